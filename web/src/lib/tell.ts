/** Server messages in the reader's language: a key with arguments, formatted as `crates/words` does in Rust. */
import { forms, has, language, say } from './language.svelte';
import type { MessageWire } from '../wire/MessageWire';
import type { ValueWire } from '../wire/ValueWire';

/** Accusative, genitive, dative, and the singular of a suit; a name without such a form uses its base form. */
const FORMS = ['acc', 'gen', 'dat', 'one'];

const isMessage = (value: object): value is MessageWire => 'key' in value;

function hasForm(value: ValueWire, form: string): boolean {
  if (Array.isArray(value)) return value.some((item) => hasForm(item, form));
  return typeof value === 'object' && isMessage(value) && forms(value.key).includes(form);
}

/** `a, b and c` */
function joined(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : say('list-and', { first: items.slice(0, -1).join(', '), last });
}

function worded(value: ValueWire, form?: string): string {
  if (Array.isArray(value)) return joined(value.map((item) => worded(item, form)));
  if (typeof value !== 'object') return String(value);
  return isMessage(value) ? part(value, form) : value[language()];
}

function part({ key, args = {} }: MessageWire, form?: string): string {
  if (!has(key)) return key;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    if (typeof value === 'number') {
      values[name] = value;
      continue;
    }
    const plain = worded(value);
    values[name] = plain;
    for (const one of FORMS) values[`${name}-${one}`] = hasForm(value, one) ? worded(value, one) : plain;
    if (Array.isArray(value)) values[`${name}-n`] = value.length;
  }
  return say(form !== undefined && forms(key).includes(form) ? `${key}.${form}` : key, values);
}

/** The message as a sentence. */
export function tell(message: MessageWire): string {
  const text = part(message);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The texts of the rules by number, fetched when the first one is asked for. */
import { readFile } from './reach';

const loaded = new Map<string, Promise<Record<string, string>>>();

const titleOf = (id: string): string => (/^M/.test(id) ? 'maria' : 'friedrich');

function load(title: string): Promise<Record<string, string>> {
  let rules = loaded.get(title);
  if (!rules) {
    rules = readFile<Record<string, string>>(`/board/${title}-rules.json`);
    rules.catch(() => loaded.delete(title));
    loaded.set(title, rules);
  }
  return rules;
}

/** One sentence, or nothing if there is no such rule. */
export async function ruleText(id: string): Promise<string | null> {
  const first = titleOf(id);
  const other = first === 'maria' ? 'friedrich' : 'maria';
  return (await load(first))[id] ?? (await load(other))[id] ?? null;
}

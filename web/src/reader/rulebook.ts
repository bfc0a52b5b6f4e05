/** The catalogue of rules: found by number, searched by words. */
import { loadRules } from '../lib/rules';
import type { RuleEntry } from '../wire/RuleEntry';

export interface Section {
  name: string;
  entries: RuleEntry[];
}

/** What a player looks up; invariants and decisions are for developers. */
const isForReaders = ({ kind }: RuleEntry): boolean => kind !== 'invariant' && kind !== 'decision';

export const loadRulebook = async (title: string): Promise<RuleEntry[]> =>
  (await loadRules(title)).filter(isForReaders);

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Entries that contain every word, in their number or their text. */
export function search(book: readonly RuleEntry[], wanted: string): RuleEntry[] {
  const asked = words(wanted);
  return book.filter(({ id, lead = '', text, section }) => {
    const whole = `${id} ${section} ${lead} ${text}`.toLowerCase();
    return asked.every((word) => whole.includes(word));
  });
}

/** Entries by section, in the order of the book. */
export function sectionsOf(entries: readonly RuleEntry[]): Section[] {
  const sections = new Map<string, Section>();
  for (const entry of entries) {
    const section = sections.get(entry.section) ?? { name: entry.section, entries: [] };
    section.entries.push(entry);
    sections.set(entry.section, section);
  }
  return [...sections.values()];
}

export interface Piece {
  text: string;
  found: boolean;
}

/** The text split at every occurrence of one of the words. */
export function cutAt(text: string, wanted: string): Piece[] {
  const asked = words(wanted).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (asked.length === 0) return [{ text, found: false }];
  return text
    .split(new RegExp(`(${asked.join('|')})`, 'gi'))
    .map((part, at) => ({ text: part, found: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

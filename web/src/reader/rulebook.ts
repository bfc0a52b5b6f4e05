/** The catalogue of rules: found by number, searched by words. */
import { loadRules } from '../lib/rules';
import type { RuleEntry } from '../wire/RuleEntry';

export interface Section {
  name: string;
  entries: RuleEntry[];
}

/** What a reader wants to look up; invariants and decisions are for those who build the game. */
const isForReaders = ({ kind }: RuleEntry): boolean => kind !== 'invariant' && kind !== 'decision';

export const loadRulebook = async (title: string): Promise<RuleEntry[]> =>
  (await loadRules(title)).filter(isForReaders);

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Entries that hold every word, in their number or in their sentence. */
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

/** A sentence cut where one of the words is found. */
export function cutAt(text: string, wanted: string): Piece[] {
  const asked = words(wanted).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (asked.length === 0) return [{ text, found: false }];
  return text
    .split(new RegExp(`(${asked.join('|')})`, 'gi'))
    .map((part, at) => ({ text: part, found: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The catalogue of rules: found by number, searched by words. */
import { readFile } from '../lib/reach';

export interface RuleEntry {
  id: string;
  kind: 'rule' | 'ruling' | 'fate' | 'example';
  section: string;
  modes: string[];
  /** The question a ruling answers. */
  lead?: string;
  text: string;
  see?: string[];
}

export interface Section {
  name: string;
  entries: RuleEntry[];
}

const loaded = new Map<string, Promise<RuleEntry[]>>();

export function loadRulebook(title: string): Promise<RuleEntry[]> {
  let book = loaded.get(title);
  if (!book) {
    book = readFile<RuleEntry[]>(`/board/${title}-rulebook.json`);
    book.catch(() => loaded.delete(title));
    loaded.set(title, book);
  }
  return book;
}

/** Whose rule a number is: those of FRIEDRICH begin with F. */
export const titleOfRule = (id: string): string => (id.startsWith('F') ? 'friedrich' : 'maria');

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

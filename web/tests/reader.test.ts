import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ruleText, titleOfRule } from '../src/lib/rules';
import { cutAt, loadRulebook, search, sectionsOf } from '../src/reader/rulebook';
import { TERMS } from '../src/reader/terms';
import type { RuleEntry } from '../src/wire/RuleEntry';

/** A few entries as the server sends them. */
const entry = (id: string, kind: RuleEntry['kind'], section: string, text: string, lead?: string): RuleEntry => ({
  id,
  kind,
  section,
  modes: ['standard-4p'],
  text,
  ...(lead ? { lead } : {}),
});
const BOOK = [
  entry('F-1.1', 'rule', '1 Basic idea', 'One player leads Prussia.'),
  entry('F-9.2', 'rule', '9 Supply', 'A supply train feeds generals.'),
  entry('F-1.2', 'rule', '1 Basic idea', 'The others attack.'),
  entry('FQ-7', 'ruling', '9 Supply', 'No.', 'May a train stand beside a general of another supply?'),
  entry('FI-1', 'invariant', '9 Supply', 'No train stands on a train.'),
  entry('FD-1', 'decision', '9 Supply', 'Which way a train goes.'),
];

describe('the book of rules', () => {
  test('is fetched from the server and holds what readers look up', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify(BOOK)));
    });
    const ids = async () => (await loadRulebook('friedrich')).map(({ id }) => id);
    expect(await ids()).toEqual(['F-1.1', 'F-9.2', 'F-1.2', 'FQ-7']);
    expect(await ids()).toHaveLength(4);
    expect(await ruleText('FQ-7')).toBe('No.');
    expect(await ruleText('F-77')).toBeNull();
    expect(asked).toEqual(['/rules/friedrich.json']);
    vi.unstubAllGlobals();
  });

  test('the numbers of a title lead to its own book', () => {
    expect(['F-1.1', 'FQ-7', 'FC-10S', 'FE-3', 'FI-1', 'FD-2'].map(titleOfRule)).toEqual(Array(6).fill('friedrich'));
    expect(['M-10.1.21', 'R-15', 'RP-4', 'ME-16', 'INV-4', 'MD-9'].map(titleOfRule)).toEqual(Array(6).fill('maria'));
  });

  test('is searched by number and by all words, whatever their case', () => {
    expect(search(BOOK, 'f-1.2').map(({ id }) => id)).toEqual(['F-1.2']);
    expect(search(BOOK, 'Supply GENERAL').map(({ id }) => id)).toEqual(['F-9.2', 'FQ-7']);
    expect(search(BOOK, 'xyzzy')).toEqual([]);
    expect(search(BOOK, '  ').length).toBe(BOOK.length);
  });

  test('is told by sections in its own order', () => {
    const sections = sectionsOf(BOOK);
    expect(sections.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['1 Basic idea', 2],
      ['9 Supply', 4],
    ]);
  });

  test('a sentence is cut where words are found, signs of patterns included', () => {
    expect(cutAt('One train (T1).', 'train (t1')).toEqual([
      { text: 'One ', found: false },
      { text: 'train', found: true },
      { text: ' ', found: false },
      { text: '(T1', found: true },
      { text: ').', found: false },
    ]);
    expect(cutAt('As it is', '')).toEqual([{ text: 'As it is', found: false }]);
  });
});

describe('the glossary', () => {
  test('has as many terms as the messages', () => {
    const english = readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8');
    const keys = [...english.matchAll(/^term-([a-z-]+) =/gm)].map((match) => match[1] ?? '');
    expect(TERMS.length).toBeGreaterThanOrEqual(40);
    expect(keys.sort()).toEqual(TERMS.flatMap(({ key }) => [key, `${key}-is`]).sort());
  });
});

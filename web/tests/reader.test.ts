import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../build/rulebook';
import { cutAt, search, sectionsOf, titleOfRule } from '../src/reader/rulebook';
import { TERMS } from '../src/reader/terms';

const books = { friedrich: rulebookOf('friedrich'), maria: rulebookOf('maria') };

describe('the book of rules', () => {
  test('has every rule of both titles, each with a sentence, each number once', () => {
    const all = [...books.friedrich, ...books.maria];
    expect(all.filter(({ kind }) => kind === 'rule').length).toBe(809);
    expect(all.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test.each(['friedrich', 'maria'] as const)('the numbers of %s lead to its own book', (title) => {
    expect(books[title].filter(({ id }) => titleOfRule(id) !== title)).toEqual([]);
    expect(books[title].filter(({ id }) => !/^[A-Z]+-[0-9A-Z.]+$/i.test(id))).toEqual([]);
  });

  test('is searched by number and by all words, whatever their case', () => {
    expect(search(books.maria, 'm-10.1.21').map(({ id }) => id)).toContain('M-10.1.21');
    const found = search(books.friedrich, 'Supply TRAIN');
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ text, lead, section }) => /train/i.test(`${text} ${lead} ${section}`))).toBe(true);
    expect(search(books.friedrich, 'xyzzy')).toEqual([]);
    expect(search(books.friedrich, '  ').length).toBe(books.friedrich.length);
  });

  test('is told by sections in its own order', () => {
    const sections = sectionsOf(books.friedrich);
    expect(sections[0]?.name).toBe('1 Basic idea, material, map, set-up');
    expect(sections.flatMap(({ entries }) => entries).length).toBe(books.friedrich.length);
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

/** What is looked at on the map, and what is said of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardOf } from './boards';
import { Naming } from '../src/lib/board';
import { speakFrom } from '../src/lib/language.svelte';
import { Looking } from '../src/lib/looking.svelte';
import { phrase } from '../src/lib/phrase';
import { titleOfRule } from '../src/lib/rules';
import { ruleOf, TOPICS } from '../src/lib/topics';

describe('looking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('facts wait for the pointer to reach them, and stay while it is there', () => {
    const looking = new Looking();
    looking.rest('berlin');
    looking.rest(null);
    vi.advanceTimersByTime(500);
    expect(looking.about).toBe('berlin');
    looking.stay(true);
    vi.advanceTimersByTime(5_000);
    expect(looking.about).toBe('berlin');
    looking.stay(false);
    vi.advanceTimersByTime(5_000);
    expect(looking.about).toBeNull();
  });

  test('another city takes the place of the first at once', () => {
    const looking = new Looking();
    looking.rest('berlin');
    looking.rest(null);
    looking.rest('prag');
    vi.advanceTimersByTime(5_000);
    expect(looking.about).toBe('prag');
  });

  test('a city is marked to measure from, and let go', () => {
    const looking = new Looking();
    looking.measure('berlin');
    expect([looking.mark, looking.about]).toEqual(['berlin', 'berlin']);
    looking.measure('berlin');
    expect(looking.mark).toBeNull();
  });

  test('the second of two marked cities is measured from the first, every other from the second', () => {
    const looking = new Looking();
    looking.measure('berlin');
    expect(looking.from).toBeNull();
    looking.measure('prag');
    expect([looking.about, looking.from]).toEqual(['prag', 'berlin']);
    looking.rest('wien');
    expect(looking.from).toBe('prag');
  });
});

test.each(['friedrich', 'maria'])('every rule named beside facts of %s stands in its catalogue', (title) => {
  const coverage = readFileSync(join(import.meta.dirname, '../../data/rules/coverage.json'), 'utf8');
  const rules = new Set((JSON.parse(coverage) as { entries: { id: string }[] }).entries.map(({ id }) => id));
  const named = Object.values(TOPICS[title] ?? {});
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !rules.has(id) || titleOfRule(id) !== title)).toEqual([]);
  expect(ruleOf(title, 'protected')).toBe(title === 'maria' ? 'M-10.3.6' : 'F-5.7');
});

test('every box of a track is explained, and every city lies in a land with a name', () => {
  const english = readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8');
  const boxes = boardOf('maria').tracks.flatMap((track) => track.boxes);
  const words = boxes.flatMap(({ status, icons = [] }) => [...(status ? [status] : []), ...icons.map(({ kind }) => kind)]);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !english.includes(`\ntrack-${word} =`))).toEqual([]);
  expect(boardOf('friedrich').territories.length).toBeGreaterThan(5);
});

test('to pass or to end is named by what is asked', () => {
  speakFrom('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8'));
  const naming = new Naming(boardOf('maria'), 'en');
  const plain = (text: string) => ({ text, pieces: [], cities: [], cards: [] });
  expect(phrase(plain('end'), naming)).toBe('End movement');
  expect(phrase(plain('end'), naming, 'winter')).toBe('Stop recruiting');
  expect(phrase(plain('pass'), naming, 'peace-answer')).toBe('Refuse the peace');
  expect(phrase(plain('pass'), naming, 'effect')).toBe('Pass');
});

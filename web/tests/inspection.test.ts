/** What is looked at on the map, and what is said of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardOf } from './boards';
import { Naming } from '../src/lib/board';
import { setMessages } from '../src/lib/language.svelte';
import { Inspection } from '../src/lib/inspection.svelte';
import { phrase } from '../src/lib/phrase';
import { titleOfRule } from '../src/lib/rules';
import { ruleOf, TOPICS } from '../src/lib/topics';

describe('looking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('facts wait for the pointer to reach them, and stay while it is there', () => {
    const inspection = new Inspection();
    inspection.dwell('berlin');
    inspection.dwell(null);
    vi.advanceTimersByTime(500);
    expect(inspection.subject).toBe('berlin');
    inspection.stay(true);
    vi.advanceTimersByTime(5_000);
    expect(inspection.subject).toBe('berlin');
    inspection.stay(false);
    vi.advanceTimersByTime(5_000);
    expect(inspection.subject).toBeNull();
  });

  test('another city takes the place of the first at once', () => {
    const inspection = new Inspection();
    inspection.dwell('berlin');
    inspection.dwell(null);
    inspection.dwell('prag');
    vi.advanceTimersByTime(5_000);
    expect(inspection.subject).toBe('prag');
  });

  test('a city is marked to measure from, and let go', () => {
    const inspection = new Inspection();
    inspection.measure('berlin');
    expect([inspection.mark, inspection.subject]).toEqual(['berlin', 'berlin']);
    inspection.measure('berlin');
    expect(inspection.mark).toBeNull();
  });

  test('the second of two marked cities is measured from the first, every other from the second', () => {
    const inspection = new Inspection();
    inspection.measure('berlin');
    expect(inspection.from).toBeNull();
    inspection.measure('prag');
    expect([inspection.subject, inspection.from]).toEqual(['prag', 'berlin']);
    inspection.dwell('wien');
    expect(inspection.from).toBe('prag');
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
  const words = boxes.flatMap(({ status, icons = [] }) => [
    ...(status ? [status] : []),
    ...icons.map(({ kind }) => kind),
  ]);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !english.includes(`\ntrack-${word} =`))).toEqual([]);
  expect(boardOf('friedrich').territories.length).toBeGreaterThan(5);
});

test('to pass or to end is named by what is asked', () => {
  setMessages('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8'));
  const naming = new Naming(boardOf('maria'), 'en');
  const plain = (text: string) => ({ text, pieces: [], cities: [], cards: [] });
  expect(phrase(plain('end'), naming)).toBe('End movement');
  expect(phrase(plain('end'), naming, 'winter')).toBe('Stop recruiting');
  expect(phrase(plain('pass'), naming, 'peace-answer')).toBe('Refuse the peace');
  expect(phrase(plain('pass'), naming, 'effect')).toBe('Pass');
});

/** Panels of MARIA drawn whole: pools, boxes and tracks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { boardOf } from './boards';
import { Naming } from '../src/lib/board';
import { setMessages } from '../src/lib/language.svelte';
import { botName } from '../src/lib/seating';
import type { ViewWire } from '../src/lib/types';
import Track from '../src/table/Track.svelte';
import Victory from '../src/table/Victory.svelte';

const naming = new Naming(boardOf('maria'), 'en');
const pool = (power: string, left: number) => ({ power, pool: left, battle: 1, 'set-aside': 0, 'winter-score': 22 });

beforeEach(() => setMessages('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8')));

/** What a screen reader would find of a panel, in one line. */
function drawn(make: (target: HTMLElement) => ReturnType<typeof mount>, read: (root: HTMLElement) => string): string {
  const target = document.createElement('div');
  const made = make(target);
  flushSync();
  const text = read(target).replaceAll(/\s+/g, ' ').trim();
  void unmount(made);
  return text;
}

test('a pool that is overdrawn shows no dots and a proper minus', () => {
  const maria = {
    pools: [pool('prussia', 3), pool('france', -1)],
    'three-electors': 'france',
    emperor: null,
    italy: null,
    silesia: true,
  };
  const props = { maria: maria as unknown as NonNullable<ViewWire['maria']>, naming };
  const rows = drawn(
    (target) => mount(Victory, { target, props }),
    (root) => [...root.querySelectorAll('tbody tr td.left')].map((cell) => cell.textContent).join('|'),
  );
  expect(rows).toBe('3 ●●●|−1');
  const boxes = drawn(
    (target) => mount(Victory, { target, props }),
    (root) =>
      [...root.querySelectorAll('.boxes li')]
        .map(
          (box) =>
            `${box.querySelector('.small')?.textContent}: ${box.querySelector('.hidden')?.textContent ?? 'none'}`,
        )
        .join('; '),
  );
  expect(boxes).toBe('3 electors: France; Emperor: none; Italy: none; Silesia: Prussia');
});

test('the winter scores are shown when the game is over, and no column before', () => {
  const headings = (score: number | null): string => {
    const maria = {
      pools: [{ ...pool('prussia', 3), 'winter-score': score }],
      'three-electors': null,
      emperor: null,
      italy: null,
      silesia: false,
    };
    return drawn(
      (target) =>
        mount(Victory, { target, props: { maria: maria as unknown as NonNullable<ViewWire['maria']>, naming } }),
      (root) => [...root.querySelectorAll('thead th, tbody td')].map((cell) => cell.textContent).join('|'),
    );
  };
  expect(headings(22)).toContain('Winters');
  expect(headings(22)).toContain('|22');
  expect(headings(null)).not.toContain('Winters');
  expect(headings(null)).not.toContain('null');
});

test('a track says what the box of its marker brings', () => {
  const [, russia] = naming.board.tracks;
  if (!russia) throw new Error('MARIA has three tracks.');
  const now = (here: number): string =>
    drawn(
      (target) => mount(Track, { target, props: { track: russia, here, naming } }),
      (root) => root.querySelector('.now')?.textContent ?? '',
    );
  expect(now(0)).toBe('● Now: one more card per turn: France; a general goes abroad: Pragmatic Army');
  expect(now(2)).toBe('● Now: no effect');
});

test('bots are called by names of the language, strangers by their own', () => {
  expect([botName('captain'), botName('stockfish')]).toEqual(['Captain', 'stockfish']);
});

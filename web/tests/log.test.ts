/** The log and the recap as they are drawn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardOf } from './boards';
import { Naming } from '../src/lib/board';
import type { Game } from '../src/lib/game.svelte';
import { setMessages } from '../src/lib/language.svelte';
import { lastSeen, saveLastSeen, seeQuestion } from '../src/lib/lastseen';
import type { Entry } from '../src/lib/logbook';
import type { Trail } from '../src/lib/places';
import type { LoggedEvent, PositionUpdate } from '../src/lib/types';
import Log from '../src/table/Log.svelte';
import Recap from '../src/table/Recap.svelte';
import type { EventWire } from '../src/wire/EventWire';

const naming = new Naming(boardOf('friedrich'), 'en');
const told = (...events: EventWire[]): LoggedEvent[] =>
  events.map((event, at) => ({ number: at + 1, event, message: { key: event.kind } }));
const ROUND: EventWire[] = [
  { kind: 'turn-began', turn: 3 },
  { kind: 'power-acts', power: 'prussia' },
  { kind: 'movement-ended', power: 'prussia' },
  { kind: 'power-acts', power: 'russia' },
  { kind: 'drew', power: 'russia', number: 4 },
  { kind: 'marched', pieces: ['fermor'], path: ['warszawa', 'plock'] },
  { kind: 'conquered', power: 'russia', city: 'memel' },
  { kind: 'movement-ended', power: 'russia' },
  { kind: 'fate-drawn', card: 'elisabeth', suit: null },
];

let undo: (() => void)[] = [];
beforeEach(() => {
  setMessages('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8'));
  localStorage.clear();
});
afterEach(() => {
  for (const one of undo) one();
  undo = [];
});

function log(events: readonly LoggedEvent[]): { target: HTMLElement; shown: Entry[] } {
  const target = document.createElement('div');
  const shown: Entry[] = [];
  const onshow = (entry: Entry): void => void shown.push(entry);
  const made = mount(Log, { target, props: { events, naming, powers: ['prussia', 'russia'], onshow } });
  flushSync();
  undo.push(() => void unmount(made));
  return { target, shown };
}

const press = (target: HTMLElement, selector: string): void => {
  target.querySelector<HTMLButtonElement>(selector)?.click();
  flushSync();
};

test('marches are short, routine is behind its heading, and an entry shows itself', () => {
  const { target, shown } = log(told(...ROUND));
  const march = target.querySelector<HTMLButtonElement>('.entry.march .line');
  expect(march?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('march: Fermor: Warszawa – Płock');
  march?.click();
  flushSync();
  expect(shown.map(({ lead }) => lead.number)).toEqual([6]);
  expect(target.querySelector('.entry.march .line')?.getAttribute('aria-current')).toBe('true');
  expect(target.querySelectorAll('.entry.routine').length).toBe(0);
  press(target, '.stage button');
  expect(target.querySelectorAll('.entry.routine').length).toBe(2);
  press(target, '.stage button');
  expect(target.querySelectorAll('.entry.routine').length).toBe(0);
});

test('filters are pressed and released, and an empty result says so', () => {
  const { target } = log(told(...ROUND));
  press(target, '.filter [aria-label="Combats"]');
  expect(target.querySelector('.filter [aria-label="Combats"]')?.getAttribute('aria-pressed')).toBe('true');
  expect(target.querySelector('.log')?.textContent).toContain('Nothing of that kind');
  press(target, '.filter .all');
  expect(target.querySelectorAll('.entry').length).toBe(3);
  expect(target.querySelector('.filter .all')).toBeNull();
});

test('of two thousand entries only a page is drawn, and more on demand', () => {
  const long = told(...Array.from({ length: 300 }, () => ROUND).flat());
  expect(long.length).toBeGreaterThan(2000);
  const { target } = log(long);
  const drawn = (): number => target.querySelectorAll('.log > li').length;
  const first = drawn();
  expect(first).toBeLessThan(200);
  press(target, 'p > button');
  expect(drawn()).toBeGreaterThan(first);
});

function recap(events: readonly LoggedEvent[], version: number, isAsked = true) {
  const target = document.createElement('div');
  const shown: (readonly Trail[])[] = [];
  const view = {
    viewer: 'friedrich',
    asked: isAsked ? [{ seat: 'friedrich', power: 'prussia', about: 'movement' }] : [],
    powers: [
      { power: 'prussia', seat: 'friedrich' },
      { power: 'russia', seat: 'elisabeth' },
    ],
    pieces: [],
  };
  const position = { version, view } as unknown as PositionUpdate;
  const game = { id: 'table', events } as unknown as Game;
  const onshow = (trails: readonly Trail[]): void => void shown.push(trails);
  const made = mount(Recap, { target, props: { game, naming, position, onshow } });
  flushSync();
  undo.push(() => void unmount(made));
  return { target, shown };
}

test('a recap tells what others did, shows it, and is not told again once closed', () => {
  const { target, shown } = recap(told(...ROUND), 7);
  const text = target.querySelector('.story')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toMatch(/Turn 3.*Russia.*One march/);
  expect(text).toMatch(/and 2 more/);
  const ways = [...target.querySelectorAll<HTMLButtonElement>('.ways button')];
  ways[0]?.click();
  expect(shown.at(-1)?.map(({ kind }) => kind)).toEqual(['march', 'conquest']);
  press(target, '.close');
  expect(target.querySelector('.recap')).toBeNull();
  expect(shown.at(-1)).toEqual([]);
  // Neither after a reload.
  expect(recap(told(...ROUND), 7).target.querySelector('.recap')).toBeNull();
});

test('nobody is told anything before being asked', () => {
  expect(recap(told(...ROUND), 7, false).target.querySelector('.recap')).toBeNull();
});

test('the browser remembers how far each seat has followed its game', () => {
  const first = seeQuestion(lastSeen('table', 'friedrich'), 3, 10);
  saveLastSeen('table', 'friedrich', first);
  expect(seeQuestion(lastSeen('table', 'friedrich'), 3, 12)).toEqual(first);
  expect(seeQuestion(lastSeen('table', 'friedrich'), 4, 15)).toMatchObject({ version: 4, number: 15, before: 10 });
  expect(lastSeen('table', 'elisabeth').number).toBe(0);
  for (let table = 0; table < 150; table += 1) saveLastSeen(`t${table}`, 'friedrich', first);
  expect(lastSeen('table', 'friedrich').number).toBe(0);
  expect(lastSeen('t149', 'friedrich')).toEqual(first);
  localStorage.setItem('kabinett-last-seen', 'not ours');
  expect(lastSeen('t149', 'friedrich').number).toBe(0);
});

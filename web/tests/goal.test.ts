/** What a seat plays for, who is about to win, and what of the map means nothing in a mode. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { boardOf } from './boards';
import { Naming } from '../src/lib/board';
import { readDrawing } from '../src/lib/drawing';
import { sheetOf } from '../src/lib/fact';
import { setMessages } from '../src/lib/language.svelte';
import { alarmsOf, isNoted, litBy, ownProspect, type Light, type Prospect } from '../src/lib/prospect';
import { leaveOut } from '../src/lib/relevance';
import type { ViewWire } from '../src/lib/types';
import Goal from '../src/table/Goal.svelte';

const ROOT = join(import.meta.dirname, '../..');
const naming = new Naming(boardOf('friedrich'), 'en');
beforeEach(() => setMessages('en', readFileSync(join(ROOT, 'data/lang/en.ftl'), 'utf8')));

const prospect = (seat: string, more: Partial<Prospect> = {}): Prospect => ({
  seat,
  goal: { key: 'victory' },
  lacks: null,
  short: null,
  alarm: 'none',
  warning: null,
  wanted: [],
  guards: [],
  ...more,
});
const FRANCE = prospect('pompadour', { alarm: 'close', short: 3, warning: { key: 'goal-rival-close' } });
const power = (slug: string, seat: string) => ({ power: slug, seat, present: true, standing: { held: 1, needed: 2 } });
const view = {
  viewer: 'friedrich',
  mode: 'standard-4p',
  powers: [power('prussia', 'friedrich'), power('france', 'pompadour')],
} as unknown as ViewWire;

test('alarms are those of rivals, the most urgent first', () => {
  const now = prospect('elisabeth', { alarm: 'now' });
  const own = prospect('friedrich', { alarm: 'now' });
  expect(alarmsOf([own, FRANCE, now], 'friedrich')).toEqual([now, FRANCE]);
  expect(alarmsOf([own], null)).toEqual([own]);
});

test('an alarm that was noted is raised again only if it grows', () => {
  expect(isNoted(FRANCE, [])).toBe(false);
  expect(isNoted(FRANCE, [FRANCE])).toBe(true);
  expect(isNoted({ ...FRANCE, short: 4 }, [FRANCE])).toBe(true);
  expect(isNoted({ ...FRANCE, short: 2 }, [FRANCE])).toBe(false);
  expect(isNoted({ ...FRANCE, alarm: 'now' }, [FRANCE])).toBe(false);
  expect(isNoted(prospect('elisabeth', { alarm: 'close', short: 3 }), [FRANCE])).toBe(false);
});

test('the lights are the cities of the own seat', () => {
  const own = prospect('friedrich', { wanted: ['leipzig'], guards: ['breslau', 'berlin'] });
  expect(ownProspect([FRANCE, own], 'friedrich')).toBe(own);
  expect([litBy(own, 'goals'), litBy(own, 'threats'), litBy(own, null), litBy(null, 'goals')]).toEqual([
    ['leipzig'],
    ['breslau', 'berlin'],
    [],
    [],
  ]);
});

function show(prospects: readonly Prospect[], light: Light = null) {
  const target = document.createElement('div');
  const lights: Light[] = [];
  const props = { view, naming, prospects, light, onlight: (next: Light) => lights.push(next) };
  const made = mount(Goal, { target, props });
  flushSync();
  return { target, lights, done: () => unmount(made) };
}

test('the bar says the own goal and what is lacking, and lights the map', () => {
  const own = prospect('friedrich', { lacks: { key: 'armies', args: { unit: 'army' } }, wanted: ['leipzig'] });
  const { target, lights, done } = show([own, prospect('pompadour')]);
  expect(target.querySelector('.own')?.textContent).toMatch(/Your goal: Victory markers/);
  expect(target.querySelector('.lacks')?.textContent).toBe('Armies');
  const buttons = [...target.querySelectorAll<HTMLButtonElement>('.lights button')];
  // Nothing threatens this seat: there is no light for it.
  expect(buttons.map((button) => button.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual(['My goals 1']);
  buttons[0]?.click();
  expect(lights).toEqual(['goals']);
  expect(target.querySelector('.alarm')).toBeNull();
  void done();
});

test('an alarm names who raises it, and goes once it is noted', () => {
  const { target, done } = show([
    prospect('friedrich'),
    { ...FRANCE, alarm: 'now', warning: { key: 'goal-rival-now' } },
  ]);
  const alarm = target.querySelector('[role="alert"]');
  expect(alarm?.textContent).toMatch(/Can win now/);
  expect(alarm?.querySelectorAll('.p-france').length).toBe(1);
  alarm?.querySelector('button')?.click();
  flushSync();
  expect(target.querySelector('[role="alert"]')).toBeNull();
  void done();
});

test('the card of a power says the goal of its seat', () => {
  const whole = {
    ...view,
    powers: view.powers.map((one) => ({
      ...one,
      armies: 3,
      income: 1,
      discards: 0,
      enemies: [],
      partners: [],
      hand: { count: 0, 'by-set': [], known: [], lacks: [], exposed: [] },
    })),
  } as unknown as ViewWire;
  const lines = sheetOf('power france', whole, naming, [FRANCE])?.lines.map(({ text }) => text) ?? [];
  expect(lines.slice(0, 3)).toEqual(['Led by Pompadour.', 'Goal: Victory markers', 'Close to victory']);
});

test('what means nothing in a mode is drawn as a town, and is not in the legend', () => {
  const text = readFileSync(join(ROOT, 'data/friedrich/map.svg'), 'utf8').replaceAll(/<style[\s\S]*?<\/style>/g, '');
  const drawing = readDrawing(text, 'friedrich');
  const { root } = drawing;
  const idle = (): number => root.querySelectorAll('#legend > g.idle').length;
  const mode = (counts: string[], powers: string[]) => ({ counts, powers, 'counts-with': { expert: ['liegnitz'] } });
  leaveOut(drawing, mode(Object.keys(naming.board.cities), naming.modeFacts('standard-4p')?.powers ?? []), []);
  expect([root.querySelectorAll('.stand-in').length, idle()]).toEqual([0, 0]);

  leaveOut(drawing, mode(['breslau'], ['prussia', 'austria']), ['expert']);
  expect(root.querySelector('#city-breslau')?.matches('.objective')).toBe(true);
  expect(root.querySelector('#city-breslau .stand-in')).toBeNull();
  const brieg = root.querySelector('#city-brieg');
  expect([brieg?.matches('.objective'), brieg?.querySelectorAll('.stand-in circle').length]).toEqual([false, 2]);
  // It counts with this option.
  expect(root.querySelector('#city-liegnitz .stand-in')).toBeNull();
  // Depots of powers that play stay.
  expect(root.querySelector('#city-berlin .stand-in')).toBeNull();
  expect(root.querySelector('#city-gemuenden .stand-in')).not.toBeNull();
  const words = [...root.querySelectorAll('#legend > text.en.idle')].map((row) => row.textContent);
  // Prussia plays, but has no objectives here.
  expect(words).toEqual(expect.arrayContaining(['Objective of Russia', 'Objective of Prussia']));
  expect(words.some((row) => /Objective of Austria|Town|Depot|road/.test(row ?? ''))).toBe(false);
  const [towns, rows] = [root.querySelectorAll('.stand-in').length, idle()];
  leaveOut(drawing, mode(['breslau'], ['prussia', 'austria']), ['expert']);
  expect([root.querySelectorAll('.stand-in').length, idle()]).toEqual([towns, rows]);
});

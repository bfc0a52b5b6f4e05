import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Naming } from '../src/lib/board';
import { setMessages } from '../src/lib/language.svelte';
import type { TableInfo, ViewWire } from '../src/lib/types';
import { emblemOf, endingOf } from '../src/story/ending';
import { barOf, chancesByStep, legsUntil, luckOf, luckWord, sumOf, turnsOf } from '../src/story/figures';
import { pointsIn, wrapped } from '../src/story/picture';
import { verdictOf } from '../src/story/words';
import { boardOf } from './boards';

beforeEach(() => setMessages('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8')));

const outcome = (reason: string, seats: string[], powers: string[]) => ({ reason, seats, powers, turn: 7, held: [] });
const seen = (viewer: string | null, end: ReturnType<typeof outcome> | null, resigned: string[] = []) =>
  ({ viewer, outcome: end, resigned, turn: 7, powers: [] }) as unknown as ViewWire;

test.each([
  ['playing', seen('a', null), null],
  ['over', seen('a', outcome('fate', ['a'], ['prussia'])), 'won'],
  ['over', seen('b', outcome('fate', ['a'], ['prussia'])), 'lost'],
  ['over', seen('b', outcome('resignation', ['a'], ['prussia']), ['b']), 'resigned'],
  ['over', seen('a', outcome('objectives', ['a', 'b'], ['austria', 'france'])), 'joint'],
  ['over', seen('a', outcome('draw', ['a', 'b'], ['austria'])), 'draw'],
  ['over', seen(null, outcome('fate', ['a'], ['prussia'])), 'told'],
  ['agreed', seen('a', null), 'agreed'],
  ['abandoned', seen('a', null), 'abandoned'],
])('a game that is %s has its own kind of ending', (stage, view, kind) => {
  expect(endingOf({ stage }, view)).toBe(kind);
  if (kind) expect(emblemOf(endingOf({ stage }, view) ?? 'told')).toBeTruthy();
});

test('the end is told with people, powers and the reason', () => {
  const naming = new Naming(boardOf('friedrich'), 'en');
  const seats = [
    { seat: 'friedrich', who: 'person', name: 'Anna' },
    { seat: 'pompadour', who: 'person', name: 'Bernd' },
  ];
  const table = { mode: 'scenario-1', stage: 'over', seats } as unknown as TableInfo;
  const [first = '', second = ''] = naming.modeFacts('scenario-1')?.seats.map(({ seat }) => seat) ?? [];
  (seats[0] as { seat: string }).seat = first;
  (seats[1] as { seat: string }).seat = second;
  const won = verdictOf('won', table, seen(first, outcome('fate', [first], ['prussia'])), naming);
  expect(won.title).toBe('Victory!');
  expect(won.who).toMatch(/^Anna \(.+\) has won with Prussia in turn 7\.$/);
  expect(won.why).toMatch(/^Fate/);
  const gave = verdictOf(
    'resigned',
    table,
    seen(second, outcome('resignation', [first], ['prussia']), [second]),
    naming,
  );
  expect(gave.why).toMatch(/^Bernd \(.+\) has resigned\.$/);
  const both = outcome('objectives', [first, second], ['austria', 'france']);
  expect(verdictOf('told', table, seen(null, both), naming).title).toMatch(/^Anna \(.+\) and Bernd \(.+\) have won$/);
});

const power = (name: string, seat: string, drawn: number, expected: number) => ({
  power: name,
  seat,
  'battles-won': 2,
  'battles-lost': 1,
  'armies-lost': 3,
  'armies-inflicted': 5,
  conquests: 4,
  losses: 0,
  'cards-drawn': 10,
  'points-drawn': drawn,
  'points-expected': expected,
  'cards-spent': 8,
});

test('figures of a seat are the sum of its powers', () => {
  const powers = [power('prussia', 'a', 70, 60), power('hanover', 'a', 20, 30), power('france', 'b', 50, 50)];
  expect(sumOf(powers, 'a', 'armies-lost')).toBe(6);
  expect(luckOf(powers[0] ?? power('', '', 0, 0))).toBe(10);
  expect(powers.map(luckWord)).toEqual(['good', 'bad', 'even']);
  expect(luckWord(power('x', 'c', 0, 0))).toBe('even');
  expect(barOf(5, [1, 5, 10])).toBe(50);
  expect(barOf(0, [0, 0])).toBe(0);
});

test('campaigns are drawn up to a turn, of one power or all', () => {
  const campaigns = [
    {
      piece: 'daun',
      power: 'austria',
      paths: [
        { turn: 1, path: ['a', 'b'] },
        { turn: 3, path: ['b', 'c'] },
      ],
    },
    {
      piece: 'soubise',
      power: 'france',
      paths: [
        { turn: 2, path: ['x'] },
        { turn: 2, path: ['x', 'y'] },
      ],
    },
  ];
  expect(turnsOf(campaigns)).toEqual([1, 2, 3]);
  expect(legsUntil(campaigns, 'austria', 3).map(({ isLatest }) => isLatest)).toEqual([false, true]);
  expect(legsUntil(campaigns, null, 2).map(({ piece }) => piece)).toEqual(['daun', 'soubise']);
});

test('the picture breaks its lines and draws curves from 0 to 1', () => {
  expect(wrapped('one two three four', 9, (text) => text.length)).toEqual(['one two', 'three', 'four']);
  const at = (step: number, chance: number) => ({ step, turn: 1, chances: [{ seat: 'a', chance, powers: [] }] });
  const curve = chancesByStep([at(10, 1), at(0, 0.5)]);
  expect(pointsIn(curve, 'a')).toEqual([
    [0, 0.5],
    [1, 1],
  ]);
  expect(pointsIn(curve, 'b')).toEqual([]);
});

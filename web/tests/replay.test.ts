import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importedRecords, rememberImported } from '../src/replay/imported';
import { partsOf, pointsOf, stepAt } from '../src/replay/curve';
import { Replay } from '../src/replay/replay.svelte';
import { boardOf } from './boards';
import { Naming } from '../src/lib/board';
import { say, setMessages } from '../src/lib/language.svelte';
import { silentStepText, splitWay, traceOf } from '../src/replay/trace';
import { nextTurn, turnBefore, turnMarks } from '../src/replay/turns';

const lines = [1, 1, 1, 2, 2, 3].map((turn) => ({ seat: 'a', action: 'end', turn }));

describe('turns among the steps', () => {
  test('begin where the number changes', () => {
    expect(turnMarks(lines)).toEqual([
      { turn: 1, step: 1 },
      { turn: 2, step: 4 },
      { turn: 3, step: 6 },
    ]);
  });

  test('are gone to forwards and backwards', () => {
    expect([0, 1, 4, 6].map((at) => nextTurn(lines, at))).toEqual([1, 4, 6, 6]);
    expect([6, 5, 4, 1, 0].map((at) => turnBefore(lines, at))).toEqual([4, 4, 1, 0, 0]);
  });
});

test('a step of which the log tells nothing is said plainly, with as much as its reader may know', () => {
  setMessages('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8'));
  const [friedrich, maria] = [new Naming(boardOf('friedrich'), 'en'), new Naming(boardOf('maria'), 'en')];
  const line = (action: string, seat: string) => ({ seat, action, turn: 1 });
  expect(silentStepText(line('transfer browne=8 karl=3', 'maria-theresia'), 'standard-4p', friedrich)).toBe(
    'Maria Theresa: armies moved within a stack: Browne 8, Karl von Lothringen 3.',
  );
  expect(silentStepText(line('transfer', 'maria-theresa'), 'advanced-3p', maria)).toBe(
    'Maria Theresa: troops moved within a stack.',
  );
  expect(silentStepText(line('end', 'frederick'), 'advanced-3p', maria)).toBe('Frederick: end of this phase.');
  expect(silentStepText(line('unheard', 'frederick'), 'advanced-3p', maria)).toBe(say('replay-quiet'));
});

describe('what a line touches', () => {
  const cities = { cambrai: {}, saint: {}, 'saint-quentin': {}, noyon: {} };
  const piece = { name: '', power: '', kind: 'general' as const, rank: 1 };
  const board = { cities: cities as never, pieces: { maillebois: piece, 'france-t1': piece, noyon: piece } };

  test('a way is cut where slugs end, though slugs hold hyphens', () => {
    expect(splitWay('cambrai-saint-quentin-noyon', cities)).toEqual(['cambrai', 'saint-quentin', 'noyon']);
    expect(splitWay('saint-cambrai', cities)).toEqual(['saint', 'cambrai']);
    expect(splitWay('cambrai-nowhere', cities)).toBeNull();
  });

  test('pieces and the way of a march, nothing of a deployment', () => {
    expect(traceOf('march maillebois+france-t1 cambrai-saint-quentin', board)).toEqual({
      pieces: ['maillebois', 'france-t1'],
      way: ['cambrai', 'saint-quentin'],
    });
    expect(traceOf('deploy france maillebois=7', board)).toEqual({ pieces: [], way: [] });
    expect(traceOf('play s10.1', board)).toEqual({ pieces: [], way: [] });
    expect(traceOf('end', board)).toEqual({ pieces: [], way: [] });
  });
});

describe('imported records', () => {
  beforeEach(() => localStorage.clear());

  test('are kept once each, the latest first, and a dozen', () => {
    for (let n = 0; n < 20; n += 1) rememberImported({ id: String(n), name: `${n}.game` });
    rememberImported({ id: '15', name: 'again.game' });
    expect(importedRecords().length).toBe(12);
    expect(
      importedRecords()
        .slice(0, 2)
        .map(({ name }) => name),
    ).toEqual(['again.game', '19.game']);
  });

  test('a spoilt list is an empty one', () => {
    localStorage.setItem('kabinett-brought', '{');
    expect(importedRecords()).toEqual([]);
  });
});

describe('a replay', () => {
  const asked: string[] = [];
  let outlook = false;
  beforeEach(() => {
    asked.length = 0;
    outlook = false;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const step = Number(/steps\/(\d+)/.exec(path)?.[1] ?? -1);
      const body =
        step < 0
          ? { steps: 6, finished: true, eyes: ['public', 'a', 'full'], lines }
          : {
              step,
              steps: 6,
              line: null,
              events: [{ number: step, message: { key: `Event ${step}` } }],
              view: { turn: 1 },
              chances: outlook ? [{ seat: 'a', chance: step / 6, powers: [] }] : [],
            };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
  });

  const settle = () => vi.waitFor(() => new Promise((done) => setTimeout(done, 20)));

  test('opens in full where everything may be seen, and the log reaches back', async () => {
    const replay = new Replay('t', null);
    await replay.open(3);
    await settle();
    expect(replay.eyes).toBe('full');
    expect(replay.shown?.step).toBe(3);
    expect(replay.past.map(({ step }) => step)).toEqual([2, 1, 0]);
    expect(asked.filter((path) => path.endsWith('steps/3?eyes=full')).length).toBe(1);
  });

  test('hears the chances at every turn and at the end, and none where there are none', async () => {
    outlook = true;
    const replay = new Replay('t', null);
    await replay.open(0);
    await vi.waitFor(() => expect([...replay.chances.keys()].sort()).toEqual(expect.arrayContaining([0, 1, 4, 6])));
    outlook = false;
    const other = new Replay('u', null);
    await other.open(6);
    await settle();
    expect(other.chances.size).toBe(0);
  });

  test('keeps inside the game and goes by keys', async () => {
    const replay = new Replay('t', null);
    await replay.open(99);
    expect(replay.at).toBe(6);
    expect(replay.handleKey('PageDown')).toBe(true);
    expect(replay.at).toBe(4);
    replay.handleKey('ArrowLeft');
    expect(replay.at).toBe(3);
    replay.handleKey('Home');
    expect(replay.at).toBe(0);
    expect(replay.handleKey('x')).toBe(false);
  });

  test('shows only the step that a pull of the slider comes to', async () => {
    const replay = new Replay('t', null);
    await replay.open(0);
    await settle();
    replay.viewAs('a');
    for (const step of [1, 2, 3, 4, 5]) replay.go(step);
    await vi.waitFor(() => expect(replay.shown?.step).toBe(5));
    const seen = asked.filter((path) => path.endsWith('eyes=a')).slice(0, 2);
    expect(seen.map((path) => /steps\/(\d+)/.exec(path)?.[1])).toEqual(['0', '5']);
  });

  test('plays to the end and stops there', async () => {
    const replay = new Replay('t', null);
    await replay.open(5);
    await settle();
    replay.pace = 100;
    replay.togglePlaying();
    await vi.waitFor(() => expect(replay.at).toBe(6));
    await vi.waitFor(() => expect(replay.playing).toBe(false));
  });
});

describe('the curve of the chances', () => {
  test('has a point for every step known, in their order, the sure winner at the top', () => {
    const of = (seat: string, chance: number) => ({ seat, chance, powers: [] });
    const chances = new Map([
      [4, [of('a', 1)]],
      [0, [of('a', 0.5), of('b', 0.5)]],
    ]);
    expect(pointsOf(chances, 'a')).toBe('0,50.0 4,0.0');
    expect(pointsOf(chances, 'b')).toBe('0,50.0');
  });

  test('tells in which powers a chance lies, if it lies in several', () => {
    const of = (...powers: [string, number][]) => ({
      seat: 'a',
      chance: 0.5,
      powers: powers.map(([power, chance]) => ({ power, chance })),
    });
    expect(partsOf(of(['russia', 0.4], ['sweden', 0.1]))).toEqual([
      { power: 'russia', percent: 40 },
      { power: 'sweden', percent: 10 },
    ]);
    expect(partsOf(of(['russia', 0.5], ['sweden', 0.001]))).toEqual([]);
  });

  test('is gone along by pointer, and never beyond its ends', () => {
    expect([-5, 0, 52, 100, 140].map((x) => stepAt(x, 100, 40))).toEqual([0, 0, 21, 40, 40]);
    expect(stepAt(10, 0, 40)).toBe(0);
  });
});

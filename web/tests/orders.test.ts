/** An order from the press on a city to the word that sends it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { boardOf } from './boards';
import { beside } from '../src/lib/anchor';
import { Naming } from '../src/lib/board';
import { Choice } from '../src/lib/choice.svelte';
import { bestRoute, changesAnything, differences, effectLines } from '../src/lib/effect';
import { withoutTwins } from '../src/lib/choose';
import { found } from '../src/lib/find';
import type { Game } from '../src/lib/game.svelte';
import { setMessages } from '../src/lib/language.svelte';
import { paletteRules } from '../src/lib/palette';
import { doing } from '../src/lib/phrase';
import { set } from '../src/lib/settings.svelte';
import { shiftsOf, shiftWords } from '../src/lib/shifts';
import type { ActionEffect, ActionWire, LoggedEvent } from '../src/lib/types';
import { refused } from '../src/lib/wording';
import type { EventWire } from '../src/wire/EventWire';

setMessages('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8'));
const naming = new Naming(boardOf('friedrich'), 'en');
const NOTHING: ActionEffect = {
  ...{ asks: null, moves: [], markers: [], 'markers-gone': [], questions: [], 'questions-gone': [] },
  ...{ 'hussars-gone': [], fights: [], 'fights-gone': [], protected: [], exposed: [], supplied: [], unsupplied: [] },
  ...{ warnings: [], odds: [] },
};
const conquest: ActionEffect = { ...NOTHING, markers: [{ city: 'koeniggraetz', power: 'prussia' }] };
const warned: ActionEffect = {
  ...NOTHING,
  warnings: [{ kind: 'starves', message: { key: 'waiting' }, pieces: ['keith'], cities: [] }],
};
const action = (text: string, pieces: string[], cities: string[] = [], cards: string[] = []): ActionWire => ({
  text,
  pieces,
  cities,
  cards,
});
const march = (way: string): ActionWire => action(`march keith ${way}`, ['keith'], way.split('-'));

/** A game that knows what each action does, and keeps what was played. */
function table(actions: ActionWire[], effects: Record<string, ActionEffect>): { choice: Choice; played: string[] } {
  const played: string[] = [];
  const game = {
    position: {
      version: 1,
      legal: { actions, forms: [], free: [] },
      view: { viewer: 'friedrich', pieces: [], powers: [] },
    },
    busy: false,
    ask: ({ action: text }: { action: string }) =>
      Promise.resolve({ answer: effects[text] ? { ask: 'effect', effect: effects[text] } : null }),
    play: (text: string) => {
      played.push(text);
      return Promise.resolve({ outcome: 'done' });
    },
  };
  return { choice: new Choice(game as unknown as Game), played };
}
const soon = (): Promise<unknown> => new Promise((done) => setTimeout(done, 0));

describe('an order', () => {
  beforeEach(() => set('confirm', 'always'));
  const [plain, rich, end] = [march('a-b-d'), march('a-c-d'), action('end', [])];

  test('takes the route that takes more, and waits for a yes', async () => {
    const { choice, played } = table([plain, rich], { [plain.text]: NOTHING, [rich.text]: conquest });
    choice.take(['keith']);
    choice.aim('d');
    await soon();
    expect([choice.pending, choice.asking, choice.effect]).toEqual([rich, true, conquest]);
    expect(played).toEqual([]);
    await choice.confirm();
    expect(played).toEqual([rich.text]);
  });

  test.each([
    ['never', NOTHING, [plain.text]],
    ['never', warned, [plain.text]],
    ['risky', NOTHING, [plain.text]],
    ['risky', warned, []],
    ['risky', { ...NOTHING, asks: 'consent' }, []],
    ['always', NOTHING, []],
  ] as const)('is sent at once or not, as set: %s', async (confirm, effect, sent) => {
    set('confirm', confirm);
    const { choice, played } = table([plain], { [plain.text]: effect });
    choice.take(['keith']);
    choice.aim('d');
    await soon();
    expect(played).toEqual(sent);
    expect(choice.asking).toBe(sent.length === 0);
  });

  test('that brings something to light is risky: nothing of it is foreseen', async () => {
    set('confirm', 'risky');
    const card = action('play s6.1', [], [], ['s6.1']);
    const { choice, played } = table([card], {});
    choice.show([card]);
    await soon();
    expect([played, choice.asking]).toEqual([[], true]);
  });

  test('with a Reserve asks for its value even if nothing else is confirmed', async () => {
    set('confirm', 'never');
    const values = ['play reserve.1=s1', 'play reserve.1=s10'].map((text) => action(text, [], [], ['reserve.1']));
    const { choice, played } = table(values, {});
    choice.show(values);
    await soon();
    expect([played, choice.asking]).toEqual([[], true]);
  });

  test('to end movement is asked about only if the server warns', async () => {
    const calm = table([end], { end: NOTHING });
    await calm.choice.answer(end);
    expect(calm.played).toEqual(['end']);
    const grave = table([end], { end: warned });
    await grave.choice.answer(end);
    expect([grave.played, grave.choice.pending, grave.choice.asking]).toEqual([[], end, true]);
    set('confirm', 'never');
    const mute = table([end], { end: warned });
    await mute.choice.answer(end);
    expect(mute.played).toEqual(['end']);
  });

  test('back to where it began is offered only if it does something', async () => {
    const [idle, busy] = [march('a-b-a'), march('a-c-a')];
    const { choice } = table([plain, idle, busy], { [idle.text]: NOTHING, [busy.text]: conquest });
    choice.take(['keith']);
    expect([...choice.targets.keys()]).toEqual(['d']);
    await soon();
    expect(choice.targets.get('a')).toEqual([busy]);
  });

  test('is named on its button', () => {
    expect(doing(plain, naming)).toBe('March');
    expect(doing(action('play s6.1', [], [], ['s6.1']), naming)).toBe('Play the 6 of spades');
    expect(doing(action('play reserve.1=h4', [], [], ['reserve.1']), naming)).toBe(
      'Play the Reserve as the 4 of hearts',
    );
    expect(doing(end, naming)).toBe('End movement anyway');
  });
});

test('routes say only what the others do not', () => {
  const both = { ...conquest, protected: ['koeniggraetz'] };
  const lines = [NOTHING, both].map((effect) => effectLines({ ...effect, supplied: ['keith'] }, naming));
  const told = (at: number): string[] => differences(lines[at] ?? [], lines).map(({ text }) => text);
  expect([told(0), told(1)]).toEqual([[], ['Conquers Königgrätz', 'Protects Königgrätz']]);
  expect([changesAnything(NOTHING), changesAnything(both)]).toEqual([false, true]);
  expect(bestRoute([{ text: 'x' }, { text: 'y' }], () => NOTHING)).toEqual({ text: 'x' });
});

describe('a panel beside a place', () => {
  const bounds = { x: 0, y: 0, width: 1000, height: 800 };
  const size = { width: 300, height: 200 };
  const city = (x: number, y: number) => ({ x, y, width: 20, height: 20 });
  const isOver = (at: { x: number; y: number }, place: ReturnType<typeof city>): boolean =>
    at.x < place.x + 20 && at.x + 300 > place.x && at.y < place.y + 20 && at.y + 200 > place.y;

  test('never covers it and never leaves the bounds', () => {
    for (const place of [city(500, 400), city(0, 0), city(980, 780), city(980, 10), city(400, 790)]) {
      const at = beside(place, size, bounds);
      expect(isOver(at, place)).toBe(false);
      expect(at.x >= 0 && at.y >= 0 && at.x + 300 <= 1000 && at.y + 200 <= 800).toBe(true);
      expect(Math.hypot(at.x + 150 - place.x, at.y + 100 - place.y)).toBeLessThan(320);
    }
  });

  test('keeps clear of the way', () => {
    const at = beside(city(500, 400), size, bounds, [
      { x: 600, y: 400 },
      { x: 400, y: 400 },
    ]);
    expect(at.y >= 420 || at.y + 200 <= 400).toBe(true);
  });
});

test('names are found by their beginning first, without accents', () => {
  const options = ['Bad Königsberg', 'Königgrätz', 'Glatz', 'Torgau'].map((name) => ({ key: name, name }));
  expect(found(options, 'konig').map(({ name }) => name)).toEqual(['Königgrätz', 'Bad Königsberg']);
  expect(found(options, 'RATZ').map(({ name }) => name)).toEqual(['Königgrätz']);
  expect(found(options, ' ')).toEqual(options);
});

test('every power has a colour of its own in the palette for colour-blind eyes', () => {
  for (const title of ['friedrich', 'maria']) {
    const powers = boardOf(title).powers.map(({ slug }) => slug);
    const colours = [...paletteRules(title, powers).matchAll(/--fill:(#[0-9a-f]+)/g)].map((match) => match[1]);
    expect(new Set(colours).size).toBe(powers.length);
  }
});

test('an answer that moves a marker says where it comes to, and never beyond the track', () => {
  const maria = new Naming(boardOf('maria'), 'en');
  const shifts = (text: string) => shiftsOf(action(text, []), maria.board, [1, 3, 3]);
  expect(shifts('shift 2')).toEqual([{ track: 0, from: 1, to: 3 }]);
  expect(shifts('execute obey saxony=-1 russia=+2').map(({ from, to }) => [from, to])).toEqual([
    [1, 0],
    [3, 5],
  ]);
  expect(shifts('execute saxony=-3')[0]?.to).toBe(0);
  expect([shifts('shift 0'), shifts('bury')]).toEqual([[], []]);
  const [one] = shifts('execute saxony=-1');
  expect(one && shiftWords(one, maria)).toMatch(/^Saxony: one box to the left, “Dresden stands by Berlin”\. Then: /);
});

test('while all hussars wait only one of them is offered for a city', () => {
  const both = ['hussar hussar-1 neisse', 'hussar hussar-2 neisse'].map((text) => action(text, [], ['neisse']));
  expect(withoutTwins(both, true)).toEqual(both.slice(0, 1));
  expect(withoutTwins(both, false)).toEqual(both);
});

test('an offer that was declined is kept with its answer; one that was made is not', () => {
  const told = (...events: EventWire[]): LoggedEvent[] =>
    events.map((event, at) => ({ number: at + 1, event, message: { key: `${event.kind} ${at}` } }));
  const offer: EventWire = { kind: 'treaty-proposed', treaty: 1, from: 'a', to: 'b', clauses: [] };
  const events = told(
    offer,
    { kind: 'treaty-made', treaty: 1 },
    { ...offer, treaty: 2 },
    { kind: 'treaty-declined', treaty: 2 },
  );
  expect(refused(events)).toEqual([
    { number: 4, offer: { key: 'treaty-proposed 2' }, answer: { key: 'treaty-declined 3' } },
  ]);
});

test('the hunger of the enemy is no bad news, and what is warned of is said once', () => {
  const effect = { ...NOTHING, unsupplied: ['keith', 'daun'] };
  const lines = effectLines(effect, naming, (piece) => piece === 'keith');
  expect(lines.map(({ text, grave }) => [text, grave])).toEqual([
    ['Out of supply: Keith', true],
    [expect.stringContaining('Daun'), false],
  ]);
  expect(effectLines({ ...effect, warnings: warned.warnings }, naming, (piece) => piece === 'keith')).toHaveLength(1);
});

test('a move of somebody else leaves the pieces in hand that can still move', () => {
  const { choice } = table([march('a-b')], {});
  choice.take(['keith']);
  choice.renew();
  expect(choice.group).toEqual(['keith']);
  const { choice: stuck } = table([march('a-b')], {});
  stuck.group = ['schwerin'];
  stuck.renew();
  expect(stuck.group).toEqual([]);
});

/** What the panels of play make of the messages of the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardOf } from './boards';
import { Naming } from '../src/lib/board';
import { votesCast } from '../src/lib/college';
import { lastFight, prospects, signed } from '../src/lib/duel';
import { fateDrawn, textOf } from '../src/lib/fate';
import { exposures, suitsKnown } from '../src/lib/knowledge';
import { setMessages } from '../src/lib/language.svelte';
import { mentioned } from '../src/lib/mentioned';
import { tell } from '../src/lib/tell';
import { newDraft, sayClause, writeClause, writeProposal, type Draft } from '../src/lib/treaty';
import type { LoggedEvent, ViewWire } from '../src/lib/types';
import { dueNow, wordings } from '../src/lib/wording';
import type { EventWire } from '../src/wire/EventWire';

const told = (...events: EventWire[]): LoggedEvent[] =>
  events.map((event, at) => ({ number: at + 1, event, message: { key: event.kind } }));
const friedrich = boardOf('friedrich');

const began: EventWire = { kind: 'combat-began', attacker: 'friedrich', defender: 'daun', attackers: 7, defenders: 5 };
const played = (power: string, card: string, counted: number): EventWire => ({
  kind: 'played',
  power,
  card,
  counted,
  score: 1,
});

test('a combat is told from its beginning, with the cards as they fell', () => {
  const tied: EventWire = { kind: 'tied', attacker: 'friedrich', defender: 'daun' };
  const events = told(
    began,
    played('prussia', 's10.2', 10),
    tied,
    began,
    played('austria', 's10.2', 10),
    played('prussia', 'reserve.3', 4),
  );
  const fight = lastFight(events);
  expect([fight?.attackers, fight?.defenders, fight?.end]).toEqual([7, 5, null]);
  expect(fight?.played.map(({ power, card, counted }) => [power, card.name, counted])).toEqual([
    ['austria', 's10.2', 10],
    ['prussia', 'reserve.3', 4],
  ]);
  expect(lastFight(events.slice(0, 3))?.end).toBe(events[2]?.message);
  expect(lastFight(told(tied))).toBeNull();
});

test('what everybody knows of the own cards is told once, and of single players only what is theirs', () => {
  const all = { seat: null, cards: ['s5.1', 'reserve.2'] };
  expect(
    exposures([
      { seat: 'frederick', cards: ['s5.1', 'reserve.2', 'reserve.2'] },
      { seat: 'louis-xv', cards: ['s5.1'] },
      all,
      all,
    ]),
  ).toEqual([all, { seat: 'frederick', cards: ['reserve.2'] }]);
  expect(exposures([{ seat: 'frederick', cards: ['s5.1'] }])).toEqual([{ seat: 'frederick', cards: ['s5.1'] }]);
});

test('one more card: its scores seen from the own side, a Reserve from least to most', () => {
  const chance = (action: string, score: number | null, next: string | null) => ({ action, score, 'to-play': next });
  const chances = [
    chance('play s10.2', -2, 'attacker'),
    chance('play reserve.3=s1', 7, 'defender'),
    chance('play reserve.3=s10', -2, 'attacker'),
    chance('concede', null, null),
  ];
  expect(prospects(chances, 'defender')).toEqual([
    { card: 's10.2', least: 2, most: 2, passes: true },
    { card: 'reserve.3', least: -7, most: 2, passes: true },
  ]);
  expect(prospects(chances, 'attacker')[0]).toEqual({ card: 's10.2', least: -2, most: -2, passes: false });
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '0']);
});

test('cards of fate are remembered with their turn and the version that was drawn', () => {
  const events = told(
    { kind: 'turn-began', turn: 6 },
    { kind: 'fate-drawn', card: 'india', suit: null },
    { kind: 'turn-began', turn: 7 },
    { kind: 'fate-drawn', card: '7', suit: 'hearts' },
  );
  const drawn = fateDrawn(events);
  expect(drawn.map(({ number, turn }) => [number, turn])).toEqual([
    [2, 6],
    [4, 7],
  ]);
  const { india, 7: minor } = friedrich.cards;
  expect(drawn.map((one) => textOf(one, friedrich, 'de'))).toEqual([india?.text?.de, minor?.versions?.hearts.de]);
  expect(textOf({ card: '7', suit: null }, friedrich, 'de')).toBe('');
});

test('a card of fate is told with what it brought about', () => {
  const drawn = fateDrawn(
    told(
      { kind: 'fate-drawn', card: 'elisabeth', suit: null },
      { kind: 'power-left', power: 'russia' },
      { kind: 'general-left', piece: 'lehwaldt', deserted: 3 },
      { kind: 'turn-began', turn: 7 },
      { kind: 'conquered', city: 'halle', power: 'empire' },
    ),
  );
  expect(drawn[0]?.effects.map(({ event }) => event?.kind)).toEqual(['power-left', 'general-left']);
});

test('an event of the log knows its cities and pieces', () => {
  const path = ['torgau', 'bitterfeld', 'halle'];
  const pieces = ['friedrich', 'hildburghausen'];
  expect(mentioned({ kind: 'marched', pieces, path })).toEqual({ cities: path, pieces, isPath: true });
  const taken: EventWire = { kind: 'train-taken', piece: 'empire-t1', power: 'prussia', city: 'hildburghausen' };
  expect(mentioned(taken)).toEqual({ cities: ['hildburghausen'], pieces: ['empire-t1'], isPath: false });
  expect(mentioned(began).pieces).toEqual(['friedrich', 'daun']);
  const clauses = [{ text: 'keep-away prussia neisse 2 until 6', power: 'prussia', cities: ['neisse'] }];
  expect(mentioned({ kind: 'treaty-proposed', treaty: 1, from: 'a', to: 'b', clauses }).cities).toEqual(['neisse']);
  for (const nothing of [{ kind: 'turn-began', turn: 3 } as const, undefined])
    expect(mentioned(nothing)).toEqual({ cities: [], pieces: [], isPath: false });
});

const maria = boardOf('maria');
const naming = new Naming(maria, 'en');

test('every kind of clause is written as docs/treaties.md says, and said in words', () => {
  setMessages('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8'));
  const draft = { ...newDraft(['prussia'], ['austria'], maria, 6), fortress: 'neisse', conditionFortress: 'brieg' };
  const both = (part: Partial<Draft>): [string, string] => {
    const one = { ...draft, ...part };
    return [writeClause(one, maria), tell(sayClause(one, naming))];
  };
  expect(both({})).toEqual(['no-attack prussia austria until 6', 'Prussia does not attack Austria until turn 6']);
  expect(both({ place: 'map-flanders' })[0]).toBe('no-attack prussia austria in map-flanders until 6');
  expect(both({ kind: 'truce' })).toEqual([
    'truce prussia austria until 6',
    'Prussia keeps a truce with Austria (no attack, no conquest, no train captured, no hussars on its supply, no supply line cut) until turn 6',
  ]);
  expect(both({ kind: 'no-conquest', place: 'silesia' })).toEqual([
    'no-conquest prussia austria in silesia until 6',
    'Prussia does not take any fortress from Austria in Silesia until turn 6',
  ]);
  expect(both({ kind: 'no-conquest', other: '' })).toEqual([
    'no-conquest prussia until 6',
    'Prussia does not take any fortress until turn 6',
  ]);
  expect(both({ kind: 'no-capture', other: '', place: 'silesia' })).toEqual([
    'no-capture prussia in silesia until 6',
    'Prussia does not capture any supply train in Silesia until turn 6',
  ]);
  expect(both({ kind: 'no-hussars', power: 'austria', other: 'prussia' })[0]).toBe(
    'no-hussars austria prussia until 6',
  );
  expect(both({ kind: 'no-block', date: 'stage', stage: 'france' })).toEqual([
    'no-block prussia austria until 6 france',
    'Prussia does not end any move where it cuts the supply of Austria until the stage of France in turn 6 ends',
  ]);
  expect(both({ date: 'winter', except: ['breslau', '@silesia'] })).toEqual([
    'no-attack prussia austria until winter except breslau, except @silesia',
    'Prussia does not attack Austria until the next winter begins, except in Breslau and Silesia',
  ]);
  // What speaks of no place excepts none.
  expect(both({ kind: 'vote', except: ['breslau'] })[0]).toBe('vote prussia franz');
  expect(both({ kind: 'promise' })).toEqual([
    'promise prussia at 6',
    'In turn 6, Prussia does what the wording of the treaty says',
  ]);
  expect(both({ kind: 'promise', date: 'winter' })[0]).toBe('promise prussia at winter');
  expect(both({ kind: 'promise', date: 'stage', stage: 'austria' })[1]).toBe(
    'In turn 6, in the stage of Austria, Prussia does what the wording of the treaty says',
  );
  expect(both({ kind: 'not-enter', place: '@silesia' })).toEqual([
    'not-enter prussia @silesia until 6',
    'Prussia does not enter Silesia until turn 6',
  ]);
  expect(both({ kind: 'not-leave', place: 'breslau', around: 2 })).toEqual([
    'not-leave prussia breslau/2 until 6',
    'Prussia does not leave the area within 2 cities of Breslau until turn 6',
  ]);
  expect(both({ kind: 'keep-away', distance: 4 })[0]).toBe('keep-away prussia neisse 4 until 6');
  expect(both({ kind: 'subsidy', power: 'france', other: 'prussia', turns: 3 })).toEqual([
    'subsidy france prussia 3',
    'France pays Prussia a subsidy for 3 turns',
  ]);
  expect(both({ kind: 'cancel', power: 'france', other: 'prussia' })[0]).toBe('cancel france prussia');
  // A date without a condition it could wait for is not written.
  const dated = { kind: 'subsidy', power: 'france', other: 'prussia', turns: 3, dated: true } as const;
  expect(both(dated)[0]).toBe('subsidy france prussia 3');
  expect(both({ ...dated, condition: 'held' })).toEqual([
    'if held brieg austria then subsidy france prussia 3 until 6',
    'While Austria controls Brieg, France pays Prussia a subsidy for 3 turns until turn 6',
  ]);
  expect(both({ kind: 'vote', candidate: 'karl' })).toEqual(['vote prussia karl', 'Prussia votes for Karl Albrecht']);
  expect(both({ kind: 'no-take' })[0]).toBe('no-take prussia until 6');
  expect(both({ kind: 'no-execute', card: '1741-sweden' })[0]).toBe('no-execute prussia 1741-sweden until 6');
  expect(both({ kind: 'peace', agree: false })[0]).toBe('peace prussia no until 6');
  expect(both({ condition: 'clear', conditionPlace: 'silesia' })[0]).toBe(
    'if clear austria silesia then no-attack prussia austria until 6',
  );
  expect(both({ condition: 'held' })).toEqual([
    'if held brieg austria then no-attack prussia austria until 6',
    'While Austria controls Brieg, Prussia does not attack Austria until turn 6',
  ]);
  expect(both({ condition: 'kept', conditionClause: 2 })[0]).toBe('if kept 2 then no-attack prussia austria until 6');
  expect(writeProposal('maria-theresa', [draft, { ...draft, kind: 'vote' }], ' as  friends\n', maria)).toBe(
    'propose maria-theresa: no-attack prussia austria until 6; vote prussia franz -- as friends',
  );
});

test('nine cities of MARIA carry a vote, and votes are counted as they are told', () => {
  expect(Object.values(maria.cities).filter(({ elector }) => elector)).toHaveLength(9);
  expect(Object.values(friedrich.cities).some(({ site }) => site)).toBe(false);
  const voted = (franz: number, karl: number): EventWire => ({ kind: 'voted', seat: 'louis-xv', franz, karl });
  expect(votesCast(told(voted(3, 0), voted(0, 2)))).toEqual({ franz: 3, karl: 2, elected: null });
  const elected: EventWire = { kind: 'elected', franz: 4, karl: 5, emperor: 'karl' };
  expect(votesCast(told(voted(4, 0), elected))).toEqual({ franz: 4, karl: 5, elected: 'karl' });
});

const turn = (number: number): EventWire => ({ kind: 'turn-began', turn: number });

test('words added to a treaty are found beside it', () => {
  const offer = (treaty: number): EventWire => ({ kind: 'treaty-proposed', treaty, from: 'a', to: 'b', clauses: [] });
  const added: LoggedEvent = {
    number: 0,
    table: { kind: 'words-added', seat: 'a', name: 'Anna', words: 'as friends' },
    message: { key: 'words-added' },
  };
  expect([...wordings([...told(offer(1)), added, ...told(offer(2), turn(2)), added])]).toEqual([[1, 'as friends']]);
});

test('a promise that has come due is found for as long as its turn lasts', () => {
  const due: EventWire = { kind: 'promise-due', treaty: 3, clause: 1 };
  expect([...dueNow(told(turn(2), due))]).toEqual([3]);
  expect([...dueNow(told(turn(2), due, turn(3)))]).toEqual([]);
});

test('cards one knows are counted by suit and by where they are', () => {
  const hand = (cards: string[] | null, known: string[]) => ({ hand: { cards, known } });
  const view = {
    spent: { seen: ['s3.1', 'h2.1'], known: ['s4.1'] },
    powers: [hand(['s9.1', 'reserve.1'], []), hand(null, ['d7.2'])],
  };
  const rows = suitsKnown(view as unknown as ViewWire).map(({ suit, spent, own, elsewhere }) => [
    suit,
    spent.length,
    own.length,
    elsewhere.length,
  ]);
  expect(rows).toEqual([
    ['spades', 2, 1, 0],
    ['hearts', 1, 0, 0],
    ['clubs', 0, 0, 0],
    ['diamonds', 0, 0, 1],
    ['reserve', 0, 1, 0],
  ]);
});

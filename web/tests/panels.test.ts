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
import type { EventNews, ViewWire } from '../src/lib/types';
import { dueNow, wordings } from '../src/lib/wording';
import type { Message } from '../src/wire/Message';

const told = (...messages: Message[]): EventNews[] =>
  messages.map((message, at) => ({ number: at + 1, text: '', message }));
const general = (name: string): Message => ({ key: 'piece-general', args: { name } });
const armies = (n: number): Message => ({ key: 'n-armies', args: { n } });
const friedrich = boardOf('friedrich');

const began: Message = {
  key: 'told-combat-began',
  args: { attacker: general('Friedrich'), attackers: armies(7), defender: general('Daun'), defenders: armies(5) },
};
const played = (power: string, card: Message, counted: number): Message => ({
  key: 'told-played',
  args: { power: { key: `power-${power}` }, card, counted, score: '+1' },
});
const s10: Message = { key: 'card-suited', args: { suit: { key: 'suit-spades' }, value: 10, set: 2 } };
const reserve: Message = { key: 'card-reserve', args: { set: 3 } };

test('a combat is told from its beginning, with the cards as they fell', () => {
  const tied: Message = { key: 'told-tied', args: { attacker: general('Friedrich'), defender: general('Daun') } };
  const events = told(
    began,
    played('prussia', s10, 10),
    tied,
    began,
    played('austria', s10, 10),
    played('prussia', reserve, 4),
  );
  const fight = lastFight(events);
  expect([fight?.attackers, fight?.defenders, fight?.end]).toEqual([7, 5, null]);
  expect(fight?.played.map(({ power, card, counted }) => [power, card.name, counted])).toEqual([
    ['austria', 's10.2', 10],
    ['prussia', 'reserve.3', 4],
  ]);
  expect(lastFight(events.slice(0, 3))?.end).toBe(tied);
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

test('cards of fate are remembered with their turn and the text that was drawn', () => {
  const title = { en: 'Title', de: 'Titel', el: 'Τίτλος' };
  const text = { en: 'Text', de: 'Wortlaut', el: 'Κείμενο' };
  const events = told(
    { key: 'told-turn-began', args: { turn: 6 } },
    { key: 'told-fate-drawn', args: { title, text } },
    { key: 'told-turn-began', args: { turn: 7 } },
    { key: 'told-fate-drawn', args: { title, text: title } },
  );
  const drawn = fateDrawn(events);
  expect(drawn.map((one) => [one.number, one.turn, textOf(one, 'de')])).toEqual([
    [2, 6, 'Wortlaut'],
    [4, 7, ''],
  ]);
});

test('a sentence of the log knows its cities and pieces by their arguments', () => {
  const way: Message = { key: 'path-by-way', args: { by: ['Bitterfeld'], from: 'Torgau', to: 'Halle' } };
  const march: Message = {
    key: 'told-marched',
    args: { path: way, pieces: [general('Friedrich'), general('Hildburghausen')] },
  };
  expect(mentioned(march, friedrich)).toEqual({
    cities: ['torgau', 'bitterfeld', 'halle'],
    pieces: ['friedrich', 'hildburghausen'],
    isWay: true,
  });
  const train: Message = { key: 'piece-train', args: { name: 'T1', power: { key: 'power-empire' } } };
  const taken: Message = {
    key: 'told-train-taken',
    args: { city: 'Hildburghausen', piece: train, power: { key: 'power-prussia' } },
  };
  expect(mentioned(taken, friedrich)).toEqual({ cities: ['hildburghausen'], pieces: ['empire-t1'], isWay: false });
  expect(mentioned({ key: 'told-turn-began', args: { turn: 3 } }, friedrich).cities).toEqual([]);
  const hussar: Message = { key: 'piece-hussar', args: { name: '2', power: { key: 'power-austria' } } };
  expect(mentioned({ key: 'told-removed', args: { piece: hussar } }, boardOf('maria')).pieces).toEqual(['hussar-2']);
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
    'Prussia does not leave the country within 2 cities of Breslau until turn 6',
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
  const voted = (franz: number, karl: number): Message => ({
    key: 'told-voted',
    args: { seat: { key: 'seat-louis' }, franz, karl },
  });
  expect(votesCast(told(voted(3, 0), voted(0, 2)))).toEqual({ franz: 3, karl: 2, elected: null });
  const elected: Message = { key: 'told-elected-karl', args: { franz: 4, karl: 5 } };
  expect(votesCast(told(voted(4, 0), elected))).toEqual({ franz: 4, karl: 5, elected: 'karl' });
});

test('words added to a treaty are found beside it', () => {
  const offer = (treaty: number): Message => ({ key: 'told-treaty-proposed', args: { treaty } });
  const adds: Message = { key: 'table-adds', args: { words: 'as friends' } };
  expect([...wordings(told(offer(1), adds, offer(2), { key: 'told-turn-began', args: { turn: 2 } }, adds))]).toEqual([
    [1, 'as friends'],
  ]);
});

test('a promise that has come due is found for as long as its turn lasts', () => {
  const turn = (number: number): Message => ({ key: 'told-turn-began', args: { turn: number } });
  const due: Message = { key: 'told-promise-due', args: { treaty: 3, clause: 1 } };
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

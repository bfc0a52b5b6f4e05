/** The log read as a book, and what of it is told to somebody who is asked again. */
import { expect, test } from 'vitest';
import { boardOf } from './boards';
import { KINDS, type Kind } from '../src/lib/happening';
import { logRows, stagesOf, type Filter, type Row } from '../src/lib/logbook';
import { placeThen, trailsOf } from '../src/lib/places';
import { recapOf, stepsOf, type Recap } from '../src/lib/recap';
import type { LoggedEvent, PieceWire } from '../src/lib/types';
import type { EventWire } from '../src/wire/EventWire';

const board = boardOf('friedrich');
const told = (...events: EventWire[]): LoggedEvent[] =>
  events.map((event, at) => ({ number: at + 1, event, message: { key: event.kind } }));
const march = (piece: string, ...path: string[]): EventWire => ({ kind: 'marched', pieces: [piece], path });
const acts = (power: string): EventWire => ({ kind: 'power-acts', power });
const drew = (power: string): EventWire => ({ kind: 'drew', power, number: 4 });
const done = (power: string): EventWire => ({ kind: 'movement-ended', power });
const conquered = (power: string, city: string): EventWire => ({ kind: 'conquered', power, city });
const FIGHT: EventWire[] = [
  { kind: 'combat-began', attacker: 'daun', defender: 'heinrich', attackers: 7, defenders: 5 },
  { kind: 'played', power: 'prussia', card: 's10.2', counted: 10, score: 8 },
  { kind: 'played', power: 'austria', card: 's9.2', counted: 9, score: 1 },
  { kind: 'beaten', winner: 'daun', loser: 'heinrich', score: 1, lost: 1 },
  { kind: 'retreated', pieces: ['heinrich'], path: ['dresden', 'meissen'] },
];
/** A whole round: Prussia ends its movement, Russia and Austria act, fate is drawn, Prussia is asked again. */
const ROUND = told(
  { kind: 'turn-began', turn: 6 },
  acts('prussia'),
  drew('prussia'),
  march('friedrich', 'torgau', 'halle'),
  done('prussia'),
  acts('russia'),
  drew('russia'),
  march('fermor', 'warszawa', 'plock'),
  march('russia-t1', 'warszawa', 'plock'),
  done('russia'),
  acts('austria'),
  drew('austria'),
  conquered('austria', 'pirna'),
  march('daun', 'tetschen', 'pirna', 'dohna'),
  done('austria'),
  ...FIGHT,
  { kind: 'fate-drawn', card: 'elisabeth', suit: null },
  { kind: 'power-left', power: 'russia' },
  { kind: 'turn-began', turn: 7 },
  acts('prussia'),
  drew('prussia'),
);
const PRUSSIA = { seat: 'friedrich', powers: new Set(['prussia', 'hanover']) };
const ALL: Filter = { powers: new Set(), kinds: new Set() };
const leads = (recap: Recap | null) =>
  recap?.groups.map(({ turn, powers, lines, marches }) => [
    `${turn} ${powers.join()}`,
    lines.map((line) => line.map(({ lead }) => lead.event?.kind).join('+')).join(' '),
    marches.length,
  ]);

test('a round of others is told by power and turn, from the first event after the own last card', () => {
  const recap = recapOf(ROUND, PRUSSIA, board);
  // The last own decision is the card in the duel: what came before it was there to be read then.
  expect(leads(recap)).toEqual([
    ['6 austria', 'beaten', 0],
    ['6 ', 'fate-drawn power-left', 0],
  ]);
  expect([recap?.from, recap?.to, recap?.past]).toEqual([18, ROUND.length, false]);
});

test('without a duel the whole round is told, bookkeeping counted', () => {
  const events = ROUND.filter(({ event }) => event?.kind !== 'played');
  const recap = recapOf(events, PRUSSIA, board);
  expect(recap?.more.map(({ lead }) => lead.event?.kind)).toEqual(['drew', 'movement-ended', 'drew', 'movement-ended']);
  expect(leads(recap)).toEqual([
    ['6 russia', '', 2],
    ['6 austria', 'conquered beaten', 1],
    ['6 ', 'fate-drawn power-left', 0],
  ]);
});

test('own marches, and what they conquered on their way, are not told to who ordered them', () => {
  const after = told(
    ...ROUND.flatMap(({ event }) => event ?? []),
    conquered('prussia', 'leipzig'),
    march('friedrich', 'halle', 'leipzig'),
  );
  const recap = recapOf(after, PRUSSIA, board);
  expect(leads(recap)).toEqual(leads(recapOf(ROUND, PRUSSIA, board)));
  expect(recap?.past).toBe(true);
});

test('a conquest that only the combats settled is told', () => {
  const events = told(acts('prussia'), done('prussia'), conquered('prussia', 'leipzig'), acts('russia'));
  expect(leads(recapOf(events, PRUSSIA, board))).toEqual([['0 prussia', 'conquered', 0]]);
});

test('conquests of one power in a row share a line', () => {
  const events = told(
    acts('france'),
    conquered('france', 'minden'),
    conquered('france', 'diepholz'),
    march('richelieu', 'minden', 'diepholz'),
    conquered('empire', 'halle'),
  );
  expect(leads(recapOf(events, PRUSSIA, board))).toEqual([['0 france', 'conquered+conquered conquered', 1]]);
});

test('an answer that no event tells of is remembered by its number', () => {
  const events = ROUND.filter(({ event }) => event?.kind !== 'played');
  const beaten = events.find(({ event }) => event?.kind === 'beaten')?.number ?? 0;
  expect(leads(recapOf(events, PRUSSIA, board, [beaten - 1]))?.[0]).toEqual(['6 austria', 'beaten', 0]);
});

test('a game in which nothing was done by others has no recap', () => {
  expect(recapOf([], PRUSSIA, board)).toBeNull();
  expect(
    recapOf(told(acts('prussia'), drew('prussia'), march('friedrich', 'torgau', 'halle')), PRUSSIA, board),
  ).toBeNull();
});

test('the steps of a recap come in the order of play', () => {
  const events = ROUND.filter(({ event }) => event?.kind !== 'played');
  const recap = recapOf(events, PRUSSIA, board);
  const kinds = recap && stepsOf(recap).map(({ lead }) => lead.event?.kind);
  expect(kinds).toEqual(['marched', 'marched', 'conquered', 'marched', 'beaten', 'fate-drawn', 'power-left']);
});

const NONE: ReadonlySet<string> = new Set();
const short = (rows: readonly Row[]) =>
  rows.map((row) => {
    if (row.row === 'turn') return `turn ${row.turn}`;
    if (row.row === 'stage') return `stage ${row.powers.join()} ${row.routine}`;
    return `${row.entry.lead.event?.kind}${row.entry.rest.length > 0 ? ` +${row.entry.rest.length}` : ''}`;
  });

test('the log runs from its end, with headings above what they head, a combat as one entry, routine folded', () => {
  expect(short(logRows(ROUND, ALL, NONE, board))).toEqual([
    'turn 7',
    'stage prussia 1',
    'turn 6',
    'power-left',
    'fate-drawn',
    'stage austria 2',
    'beaten +4',
    'marched',
    'conquered',
    'stage russia 2',
    'marched',
    'marched',
    'stage prussia 2',
    'marched',
  ]);
});

test('routine that is unfolded stands where it happened', () => {
  const rows = logRows(ROUND, ALL, NONE, board);
  const russia = rows.find((row) => row.row === 'stage' && row.powers.includes('russia'));
  const opened = short(logRows(ROUND, ALL, new Set([russia?.key ?? '']), board));
  expect(opened.slice(9, 14)).toEqual(['stage russia 2', 'movement-ended', 'marched', 'marched', 'drew']);
});

test('the log is filtered by power and by kind; headings without entries go, and nothing asked for is folded', () => {
  const only = (powers: string[], kinds: Kind[]) =>
    short(logRows(ROUND, { powers: new Set(powers), kinds: new Set(kinds) }, NONE, board));
  expect(only(['russia'], [])).toEqual([
    'turn 6',
    'power-left',
    'stage russia 0',
    'movement-ended',
    'marched',
    'marched',
    'drew',
  ]);
  // Both sides of a combat find it.
  expect(only(['prussia'], ['battle'])).toEqual(['turn 6', 'stage austria 0', 'beaten +4']);
  expect(only(['sweden'], [...KINDS])).toEqual([]);
});

test('what becomes of a hungry general is one story, led by his loss if he is lost', () => {
  const hungry: EventWire = { kind: 'hungry', pieces: ['daun'], lost: 1 };
  const turned: EventWire = { kind: 'turned-over', pieces: ['daun'] };
  const removed: EventWire = { kind: 'removed', piece: 'daun' };
  const starved: EventWire = { kind: 'starved', pieces: ['daun'] };
  const of = (...events: EventWire[]) => short(logRows(told(...events), ALL, NONE, board)).slice(1);
  expect(of(hungry, turned)).toEqual(['hungry +1']);
  expect(of(hungry, turned, removed)).toEqual(['removed +2']);
  expect(of(starved, removed)).toEqual(['starved +1']);
  expect(of(starved, { kind: 'removed', piece: 'laudon' })).toEqual(['removed', 'starved']);
});

test('an unfinished combat is led by its latest event', () => {
  const rows = logRows(told(...FIGHT.slice(0, 3)), ALL, NONE, board);
  expect(short(rows)).toEqual(['turn 0', 'played +2']);
});

test('what the table tells belongs to the turn in which it happened', () => {
  const undone: LoggedEvent = {
    number: ROUND.length + 1,
    table: { kind: 'undone', seat: 'friedrich', name: 'Ada', actions: 1 },
    message: { key: 'table-undone' },
  };
  expect(
    stagesOf([...ROUND, undone])
      .at(-1)
      ?.events.at(-1),
  ).toBe(undone);
});

const piece = (slug: string, city: string): PieceWire => ({ piece: slug, city }) as unknown as PieceWire;

test('a combat is shown where it was fought, though its generals have moved on', () => {
  const now = [piece('daun', 'prag'), piece('heinrich', 'berlin')];
  const beaten = logRows(ROUND, ALL, NONE, board).find(
    (row) => row.row === 'entry' && row.entry.lead.event?.kind === 'beaten',
  );
  if (beaten?.row !== 'entry') throw new Error('There is a combat.');
  expect(trailsOf(beaten.entry, ROUND, now, board)).toEqual([
    { power: 'austria', path: ['dohna', 'dresden'], kind: 'fight' },
    { power: 'prussia', path: ['dresden', 'meissen'], kind: 'retreat' },
  ]);
  // Who was never told to move still stands where he stands.
  expect(placeThen('keith', 1, ROUND, [piece('keith', 'breslau')])).toBe('breslau');
});

test('two thousand entries are put in order at once', () => {
  const long = told(...Array.from({ length: 90 }, () => ROUND.flatMap(({ event }) => event ?? [])).flat());
  expect(long.length).toBeGreaterThan(2000);
  const rows = logRows(long, ALL, NONE, board);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(recapOf(long, PRUSSIA, board)?.groups.length).toBe(2);
});

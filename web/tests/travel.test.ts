/** Journeys and trails, the fan of a stack. */
import { describe, expect, test } from 'vitest';
import { fanPlaces } from '../src/lib/fan';
import { legsOf, standIns, timeOf, type Leg } from '../src/lib/travel';
import { shapeOf } from '../src/lib/trailshape';
import type { LoggedEvent } from '../src/lib/types';
import type { EventWire } from '../src/wire/EventWire';

const told = (...events: EventWire[]): LoggedEvent[] =>
  events.map((event, at) => ({ number: at + 1, event, message: { key: '', values: {} } as never }));
const march = (pieces: string[], ...path: string[]): EventWire => ({ kind: 'marched', pieces, path });
const isOwn = (piece: string): boolean => piece === 'friedrich';

describe('journeys', () => {
  test('are the marches, retreats and steps of others, in order', () => {
    const events = told(
      march(['daun', 'lacy'], 'prag', 'kolin'),
      march(['friedrich'], 'torgau', 'halle'),
      { kind: 'conquered', city: 'kolin', power: 'austria' },
      { kind: 'retreated', pieces: ['soubise'], path: ['jena', 'weimar', 'gotha'] },
      march(['karl'], 'wien'),
      { kind: 'stepped', piece: 'browne', path: ['brieg', 'oels'] },
    );
    expect(legsOf(events, isOwn)).toEqual([
      { number: 1, kind: 'march', pieces: ['daun', 'lacy'], path: ['prag', 'kolin'] },
      { number: 4, kind: 'retreat', pieces: ['soubise'], path: ['jena', 'weimar', 'gotha'] },
      { number: 6, kind: 'march', pieces: ['browne'], path: ['brieg', 'oels'] },
    ]);
  });

  test('leave those who wait where they began, and take the first from the map', () => {
    const legs = legsOf(
      told(march(['daun'], 'prag', 'kolin'), march(['lacy'], 'wien', 'linz'), march(['daun'], 'kolin', 'brod')),
      isOwn,
    );
    expect([...standIns(legs)]).toEqual([
      ['daun', null],
      ['lacy', 'wien'],
    ]);
    expect([...standIns(legs.slice(1))]).toEqual([
      ['lacy', null],
      ['daun', 'kolin'],
    ]);
    expect(standIns([]).size).toBe(0);
  });

  test('take longer over more roads and at a calm pace, within bounds; many hurry', () => {
    const leg = (roads: number): Leg => ({
      number: 1,
      kind: 'march',
      pieces: ['daun'],
      path: Array.from({ length: roads + 1 }, String),
    });
    const time = (roads: number, pace: 'quick' | 'calm', waiting = 1): number =>
      timeOf(leg(roads), pace, waiting).duration;
    expect(time(4, 'quick')).toBeGreaterThan(time(1, 'quick'));
    expect(time(4, 'calm')).toBeGreaterThan(time(4, 'quick'));
    expect(time(90, 'quick')).toBeLessThan(1000);
    expect(time(90, 'calm')).toBeLessThan(2000);
    expect(time(4, 'quick', 30)).toBeLessThan(time(4, 'quick', 3));
  });
});

describe('a trail', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
  ];

  test('ends before its city with an arrowhead', () => {
    const shape = shapeOf(way, 5, 10);
    expect(shape?.line).toBe('M0.0 0.0L100.0 0.0L180.0 0.0');
    expect(shape?.head).toBe('M190.0 0.0L180.0 5.0L180.0 -5.0Z');
    expect(shape?.middle).toEqual({ x: 100, y: 0 });
  });

  test('keeps its head on a short road, and has none without a road', () => {
    const short = shapeOf([way[0], { x: 10, y: 0 }] as typeof way, 5, 10);
    expect(Number(/L([\d.]+) /.exec(short?.line ?? '')?.[1])).toBeGreaterThan(0);
    expect(shapeOf(way.slice(0, 1), 5, 10)).toBeNull();
    expect(shapeOf([], 5, 10)).toBeNull();
  });
});

describe('the fan of a stack', () => {
  const middle = { x: 0, y: 0 };

  test('opens upwards, and elsewhere if cities within reach lie there', () => {
    const [left, right] = fanPlaces(middle, 2, 30, []);
    expect(left?.y).toBeLessThan(0);
    expect(right?.y).toBeLessThan(0);
    const above = [
      { x: 0, y: -30 },
      { x: -20, y: -22 },
      { x: 20, y: -22 },
    ];
    for (const { y } of fanPlaces(middle, 2, 30, above)) expect(y).toBeGreaterThan(-20);
  });

  test('has a place for each, apart from one another', () => {
    const places = fanPlaces(middle, 7, 30, []);
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
    }
  });
});

/** What the map works out before it draws: where to look, what a click means, where names stand. */
import { describe, expect, test } from 'vitest';
import { boundsOf, clamped, framed, inSight, moved, visiblePart } from '../src/lib/camera';
import { freePart } from '../src/lib/free';
import { placeLabels, type Label } from '../src/lib/labels';
import { bandOf } from '../src/lib/names';
import { placesInQuestion } from '../src/lib/question';
import { cityAt, nearestCity } from '../src/lib/snap';
import type { CitySpots } from '../src/lib/drawing';
import type { PositionUpdate } from '../src/lib/types';

const world = { width: 2000, height: 1000 };
const screen = { width: 800, height: 600 };

describe('the free part of the map', () => {
  test('is all of it without panels', () => {
    expect(freePart(screen, [])).toEqual({ x: 0, y: 0, ...screen });
    expect(freePart(screen, [{ x: 900, y: 0, width: 50, height: 50 }])).toEqual({ x: 0, y: 0, ...screen });
  });

  test('lies beside what covers most, and overlaps no panel', () => {
    const duel = { x: 100, y: 10, width: 600, height: 250 };
    const order = { x: 300, y: 540, width: 200, height: 60 };
    const free = freePart(screen, [duel, order]);
    expect(free).toEqual({ x: 0, y: 268, width: 800, height: 264 });
    const side = { x: 0, y: 0, width: 500, height: 600 };
    expect(freePart(screen, [side])).toEqual({ x: 508, y: 0, width: 292, height: 600 });
  });

  test('is the whole where everything is covered', () => {
    expect(freePart(screen, [{ x: 0, y: 0, ...screen }])).toEqual({ x: 0, y: 0, ...screen });
  });
});

describe('the camera', () => {
  const places = [
    { x: 20, y: 20 },
    { x: 60, y: 30 },
  ];

  test('brings a place at the edge of the sheet into the free part', () => {
    const free = { x: 0, y: 300, width: 800, height: 300 };
    const camera = framed(boundsOf(places), 1, world, screen, free);
    expect(camera.scale).toBe(1);
    expect(inSight(places, 20, camera, free)).toBe(true);
  });

  test('keeps in view what was in view when the frame changes its shape', () => {
    const before = { x: -500, y: -200, scale: 1 };
    const part = visiblePart(before, world, screen);
    expect(part).toEqual({ x: 500, y: 200, width: 800, height: 600 });
    const turned = { width: 400, height: 700 };
    const after = framed(part, Infinity, world, turned);
    const seen = visiblePart(after, world, turned);
    expect(seen.x).toBeLessThanOrEqual(500);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(1300);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(800);
  });

  test('pulls the edge of the sheet inside by a little, and past a panel', () => {
    const start = { x: 0, y: 0, scale: 1 };
    expect(moved(start, 999, 999, world, screen)).toEqual({ x: 40, y: 40, scale: 1 });
    expect(clamped({ x: 0, y: 999, scale: 1 }, world, screen, { x: 0, y: 250, width: 800, height: 350 }).y).toBe(290);
  });
});

describe('a click on the map', () => {
  const at = (x: number, y: number): CitySpots => ({ first: { x, y }, second: { x, y }, marker: { x, y } });
  const spots = new Map([
    ['goal', at(100, 100)],
    ['other', at(140, 100)],
    ['far', at(900, 900)],
  ]);
  const overview = { scale: 0.3, symbolScale: 1 };
  const goals = ['goal', 'far'];

  test('means the legal city within 12 pixels of it at every zoom, though another is nearer', () => {
    for (const scale of [0.15, 0.3, 1, 3]) {
      const point = { x: 100 + 11.5 / scale, y: 100 };
      expect(cityAt(point, goals, spots, { scale, symbolScale: 1 })).toBe('goal');
    }
  });

  test('means another city only where that is nearer and the point is on it', () => {
    expect(cityAt({ x: 143, y: 100 }, goals, spots, overview)).toBe('other');
    expect(cityAt({ x: 142, y: 100 }, goals, spots, { scale: 1, symbolScale: 1 })).toBe('other');
    expect(cityAt({ x: 118, y: 100 }, goals, spots, { scale: 1, symbolScale: 1 })).toBe('goal');
  });

  test('means nothing far from everything; the nearest is known all the same', () => {
    expect(cityAt({ x: 500, y: 500 }, goals, spots, overview)).toBeNull();
    expect(nearestCity({ x: 500, y: 480 }, goals, spots)?.city).toBe('goal');
    expect(nearestCity({ x: 500, y: 500 }, [], spots)).toBeNull();
  });
});

describe('names', () => {
  const sheet = { x: 0, y: 0, width: 400, height: 200 };
  const name = (id: string, x: number, y: number): Label => ({
    id,
    text: 'Königgrätz',
    at: { x, y },
    size: 20,
    gap: 5,
  });

  test('go to a free side inside the sheet, and do not overlap', () => {
    const [one, two] = placeLabels([name('a', 380, 100), name('b', 200, 100)], [], sheet);
    expect(one && one.box.x + one.box.width).toBeLessThan(380);
    expect(two && one && (two.box.x >= one.box.x + one.box.width || two.box.x + two.box.width <= one.box.x)).toBe(true);
  });

  test('without a free side are left out, unless they must be shown', () => {
    const everything = [sheet];
    expect(placeLabels([name('a', 200, 100)], everything, sheet)).toEqual([]);
    expect(placeLabels([name('a', 200, 100)], everything, sheet, true)).toHaveLength(1);
  });

  test('are read as drawn from near, and come in fewer steps the farther one is', () => {
    expect(bandOf(1)).toBeNull();
    const bands = [0.7, 0.5, 0.4, 0.3, 0.22, 0.1].map(bandOf);
    expect(bands).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the places in question', () => {
  const piece = (slug: string, city: string | null) => ({ piece: slug, city });
  const action = (pieces: string[], cities: string[]) => ({ text: '', pieces, cities, cards: [] });
  const position = (about: string | null, actions: unknown[], duel: object | null = null): PositionUpdate =>
    ({
      view: {
        viewer: 'me',
        asked: about === null ? [] : [{ seat: 'me', power: 'prussia', about }],
        pieces: [piece('keith', 'glatz'), piece('lacy', 'brieg'), piece('gone', null)],
        duel,
      },
      legal: { actions, forms: [], free: [] },
    }) as unknown as PositionUpdate;
  const duel = { attacker: 'keith', defender: 'lacy' };

  test('are both sides of a combat, and where the beaten may go', () => {
    expect(placesInQuestion(position('duel', [], duel)).cities).toEqual(['glatz', 'brieg']);
    const ways = [action([], ['brieg', 'neisse', 'cosel'])];
    expect(placesInQuestion(position('retreat', ways, duel)).cities).toEqual(['glatz', 'brieg', 'cosel']);
  });

  test('are whatever the answers name; of a movement one piece in sight is enough', () => {
    expect(placesInQuestion(position('displace', [action(['lacy'], ['oels']), action(['gone'], [])]))).toEqual({
      cities: ['brieg', 'oels'],
      isOpen: false,
    });
    expect(placesInQuestion(position('movement', [action(['keith'], ['glatz', 'nachod'])]))).toEqual({
      cities: ['glatz'],
      isOpen: true,
    });
  });

  test('are none where nothing is asked', () => {
    expect(placesInQuestion(position(null, [action(['keith'], ['oels'])])).cities).toEqual([]);
  });
});

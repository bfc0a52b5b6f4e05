import { describe, expect, test } from 'vitest';
import { boardOf } from './boards';
import { largestCluster, fitted, clamped, inSight, lookAt, moved, zoomedAt } from '../src/lib/camera';
import { bySuit, cheapest, faceOf, keyOf, readCard, sortCards } from '../src/lib/cards';
import { actionsOfCard, families, groupsOf, movable, targetsOf } from '../src/lib/choose';
import { readDrawing } from '../src/lib/drawing';
import { priceOf, readCards, readNumbers, readOrder, sumOf, writeDeploy, writeOrder } from '../src/lib/forms';
import { mergePosition } from '../src/lib/position';
import { placeStacks } from '../src/lib/stacks';
import type { ActionWire, FormOf, LegalWire, PieceWire, PositionUpdate, ViewWire } from '../src/lib/types';

const action = (text: string, pieces: string[], cities: string[] = [], cards: string[] = []): ActionWire => ({
  text,
  pieces,
  cities,
  cards,
});

const legal: LegalWire = {
  actions: [
    action('march friedrich a-b', ['friedrich'], ['a', 'b']),
    action('march friedrich a-c-b', ['friedrich'], ['a', 'c', 'b']),
    action('march friedrich+keith a-c', ['friedrich', 'keith'], ['a', 'c']),
    action('retreat x-y', [], ['x', 'y']),
    action('play s5.1', [], [], ['s5.1']),
    action('end', []),
  ],
  forms: [],
  free: [],
};

describe('a position', () => {
  const view = (pieces: unknown[], powers: unknown[], turn: number) => ({ pieces, powers, turn }) as ViewWire;
  const update = (view: ViewWire, changed?: boolean): PositionUpdate => ({
    ...{ version: 1, actions: 1, view, question: null, legal, undo: 0, prospects: [] },
    ...(changed ? { changed } : {}),
  });
  const friedrich = (city: string) => ({ piece: 'friedrich', city });
  const daun = { piece: 'daun', city: 'kolin' };
  const before = update(view([friedrich('berlin'), daun], [{ power: 'prussia', armies: 9 }], 1));

  test('keeps the pieces and powers that are not told anew', () => {
    const after = mergePosition(before, update(view([friedrich('torgau')], [], 2), true));
    expect(after.view).toEqual(view([friedrich('torgau'), daun], [{ power: 'prussia', armies: 9 }], 2));
  });

  test('told whole takes the place of the one before', () => {
    const whole = update(view([daun], [], 3));
    expect(mergePosition(before, whole).view).toEqual(whole.view);
    expect(mergePosition(null, whole).view).toEqual(whole.view);
  });
});

describe('cards', () => {
  test('of one name are told apart and lie by suit', () => {
    const suits = bySuit(['reserve.4', 'h2.1', 'reserve.4', 'h9.1']);
    expect(suits.map((cards) => cards.map(keyOf))).toEqual([
      ['h9.1 0', 'h2.1 0'],
      ['reserve.4 0', 'reserve.4 1'],
    ]);
  });

  test('make the cheapest payment there is', () => {
    expect(cheapest(['s10.1', 'h4.1', 'c2.1', 'd3.1', 'reserve.1'], 6)).toEqual(['c2.1', 'h4.1']);
    expect(cheapest(['s10.1', 'h4.1'], 5)).toEqual(['s10.1']);
    expect(cheapest(['h4.1', 'reserve.1'], 5)).toBeNull();
    expect(cheapest(['h4.1'], 0)).toEqual([]);
  });

  test('are read from their names', () => {
    expect(readCard('s10.2')).toEqual({ name: 's10.2', suit: 'spades', value: 10, set: 2, copy: 0 });
    expect(readCard('reserve.3')).toEqual({ name: 'reserve.3', suit: 'reserve', value: null, set: 3, copy: 0 });
    expect(faceOf(readCard('h7.1'))).toBe('♥7');
  });

  test('are sorted by suit, the highest first, Reserves last', () => {
    const names = sortCards(['reserve.1', 'd3.1', 's2.1', 's11.4', 'h9.2', 's11.1']).map(({ name }) => name);
    expect(names).toEqual(['s11.1', 's11.4', 's2.1', 'h9.2', 'd3.1', 'reserve.1']);
  });
});

describe('the legal list on the map', () => {
  test('a piece goes in its groups', () => {
    expect(groupsOf(legal, 'friedrich')).toEqual([['friedrich'], ['friedrich', 'keith']]);
    expect([...movable(legal)].sort()).toEqual(['friedrich', 'keith']);
  });

  test('a target keeps every way there', () => {
    const targets = targetsOf(legal, ['friedrich']);
    expect([...targets.keys()]).toEqual(['b']);
    expect(targets.get('b')?.map(({ text }) => text)).toEqual(['march friedrich a-b', 'march friedrich a-c-b']);
    expect([...targetsOf(legal, ['keith', 'friedrich']).keys()]).toEqual(['c']);
    expect([...targetsOf(legal, []).keys()]).toEqual(['y']);
  });

  test('a card finds its actions, a verb its family', () => {
    expect(actionsOfCard(legal, 's5.1').map(({ text }) => text)).toEqual(['play s5.1']);
    expect(actionsOfCard(legal, 's6.1')).toEqual([]);
    expect(families(legal).map(({ verb, actions }) => [verb, actions.length])).toEqual([
      ['march', 3],
      ['retreat', 1],
      ['play', 1],
      ['end', 1],
    ]);
  });
});

describe('forms', () => {
  test('armies are read from the example and written back', () => {
    const citySpots = ['friedrich', 'prinz-august'].map((general) => ({ general, least: 1, most: 8 }));
    const form: FormOf<'deploy'> = { form: 'deploy', power: 'prussia', generals: citySpots, total: 9, example: '' };
    const numbers = readNumbers('deploy prussia friedrich=8 prinz-august=1');
    expect(sumOf(numbers)).toBe(9);
    expect(writeDeploy(form, numbers)).toBe('deploy prussia friedrich=8 prinz-august=1');
  });

  test('an order to recruit is read and written back', () => {
    const text = 'recruit austria 2 pay h7.1+c5.3 daun=1 lacy@tabor=1 austria-t1@tabor';
    const order = readOrder(text);
    expect(order).toEqual({
      gains: { daun: 1, lacy: 1 },
      places: { lacy: 'tabor', 'austria-t1': 'tabor' },
      pay: ['h7.1', 'c5.3'],
    });
    const form = { form: 'recruit', power: 'austria', price: 6, 'trains-off': ['austria-t1'] } as FormOf<'recruit'>;
    expect(writeOrder(form, order)).toBe(text);
    expect(priceOf(form, order)).toBe(18);
  });

  test('cards are read from payments and discards', () => {
    expect(readCards('corps traun pay reserve.1+s4.2')).toEqual(['reserve.1', 's4.2']);
    expect(readCards('discards s4.2')).toEqual(['s4.2']);
    expect(readCards('corps traun')).toEqual([]);
  });
});

describe('the eye over the map', () => {
  const world = { width: 2000, height: 1000 };
  const screen = { width: 1000, height: 1000 };

  test('looks first where most stand, or around the first', () => {
    const [a, b, c, d] = [
      { x: 0, y: 0 },
      { x: 500, y: 500 },
      { x: 540, y: 520 },
      { x: 560, y: 480 },
    ];
    expect(largestCluster([a, b, c, d], { width: 90, height: 70 })).toEqual([b, c]);
    expect(largestCluster([a, b, c, d], { width: 130, height: 130 })).toEqual([b, c, d]);
    expect(largestCluster([a, b, c, d], { width: 130, height: 130 }, true)).toEqual([a]);
    expect(largestCluster([], screen)).toEqual([]);
  });

  test('shows all of it, centred', () => {
    expect(fitted(world, screen)).toEqual({ scale: 0.5, x: 0, y: 250 });
  });

  test('keeps what lies under the pointer', () => {
    const before = lookAt(1000, 500, 1, world, screen);
    const after = zoomedAt(before, 2, 400, 300, world, screen);
    const under = (camera: typeof before) => [(400 - camera.x) / camera.scale, (300 - camera.y) / camera.scale];
    expect(after.scale).toBe(2);
    expect(under(after)).toEqual(under(before));
  });

  test('knows what is in sight, a margin away from the edges', () => {
    const camera = { x: -100, y: 0, scale: 2 };
    const screen = { x: 0, y: 0, width: 400, height: 300 };
    expect(inSight([{ x: 100, y: 50 }], 24, camera, screen)).toBe(true);
    expect(
      inSight(
        [
          { x: 100, y: 50 },
          { x: 60, y: 50 },
        ],
        24,
        camera,
        screen,
      ),
    ).toBe(false);
    expect(inSight([{ x: 100, y: 145 }], 24, camera, screen)).toBe(false);
  });

  test('leaves the sheet by a little at most', () => {
    const far = moved(lookAt(1000, 500, 2, world, screen), 99_999, -99_999, world, screen);
    expect(far).toEqual({ scale: 2, x: 40, y: -1040 });
    expect(clamped({ x: 0, y: 0, scale: 0.01 }, world, screen).scale).toBe(0.5);
    expect(clamped({ x: 0, y: 0, scale: 99 }, world, screen).scale).toBe(3);
  });
});

describe.each(['friedrich', 'maria'])('the board of %s', (title) => {
  const board = boardOf(title);

  test('names everything in three languages', () => {
    expect(Object.keys(board.cities).length).toBeGreaterThan(400);
    for (const { name, letter } of board.powers) {
      expect([name.en, name.de, name.el].every((one) => one.length > 2) && letter.length > 0).toBe(true);
    }
    expect(new Set(board.powers.map(({ letter }) => letter)).size).toBe(board.powers.length);
    for (const piece of Object.values(board.pieces)) expect(['general', 'train', 'hussar']).toContain(piece.kind);
    expect(Object.values(board.cards).every(({ title: name }) => name.el.length > 0)).toBe(true);
  });
});

describe('pieces on the drawing', () => {
  const drawing = readDrawing(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 100 50" data-focus="3 4"><g id="city-a" data-city="a" ' +
      'data-anchor="5 6" data-second="20 0" data-marker="0 9"/><path data-style="fill: red"/></svg>',
    'friedrich',
  );
  const piece = (slug: string, power: string, city: string | null): PieceWire => ({
    piece: slug,
    power,
    place: city ? 'city' : 'off',
    city,
    'face-down': false,
    moved: false,
    retreated: false,
    chosen: false,
    troops: null,
    least: 1,
    most: 8,
  });

  test('rooms are read from the anchors', () => {
    expect(drawing.citySpots.get('a')).toEqual({
      first: { x: 5, y: 6 },
      second: { x: 25, y: 6 },
      marker: { x: 5, y: 15 },
    });
    expect(drawing.corner).toEqual({ x: -10, y: -20 });
    expect(drawing.root.querySelector('path')?.style.cssText).toContain('red');
  });

  test('generals of a power are one stack led by the highest rank, a train stands beside', () => {
    const pieces = [
      piece('winterfeldt', 'prussia', 'a'),
      piece('friedrich', 'prussia', 'a'),
      piece('prussia-t1', 'prussia', 'a'),
      piece('keith', 'prussia', null),
    ];
    const stacks = placeStacks(pieces, boardOf('friedrich'), drawing.citySpots);
    expect(stacks.map(({ lead, slugs, at }) => [lead, slugs.length, at.x])).toEqual([
      ['friedrich', 2, 5],
      ['prussia-t1', 1, 25],
    ]);
  });
});

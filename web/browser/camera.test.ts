/** Where the map looks, and what a click or a drag on it means. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { openScene, type Scene } from './scene';

const { house, guest } = household();
const STILL = { reducedMotion: 'reduce' } as const;
const SCREENS = {
  desktop: { ...STILL, viewport: { width: 1440, height: 900 } },
  phone: { ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
/** Schwerin and Keith stand in one stack in Glatz. */
const KEITH: Scene = { record: 'friedrich/offensive-won', line: /^friedrich march keith glatz/ };
const WEST: Scene = { record: 'friedrich/west-fate', line: / march / };
const NEIPPERG: Scene = { record: 'maria/intro-prussia', line: /^maria-theresa march neipperg reichenberg/ };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Spot {
  x: number;
  y: number;
}

const camera = (page: Page): Promise<string> => page.locator('div.board').evaluate((board) => board.style.transform);

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector}.`);
  return box;
}

/** Where a city is on the screen. */
async function spotOf(page: Page, city: string): Promise<Spot> {
  const { x, y, width, height } = await boxOf(page, `.sheet g[data-city="${city}"] circle.hit`);
  return { x: x + width / 2, y: y + height / 2 };
}

const isIn = ({ x, y }: Spot, box: Box, margin = 0): boolean =>
  x >= box.x - margin && x <= box.x + box.width + margin && y >= box.y - margin && y <= box.y + box.height + margin;

/** The map no longer moves. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  let before = '';
  await expect.poll(async () => before === (before = await camera(page))).toBe(true);
}

test('a drag from the overview lands where it is dropped; the map keeps still under it', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, KEITH);
  await settled(page);
  const { x, y, width, height } = await boxOf(page, '.piece[data-city="glatz"] .hit');
  const overview = await camera(page);
  const goal = await spotOf(page, 'neisse');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(
      x + width / 2 + ((goal.x - x - width / 2) * step) / 8,
      y + height / 2 + ((goal.y - y - height / 2) * step) / 8,
    );
    await page.waitForTimeout(80);
    expect(await camera(page)).toBe(overview);
  }
  expect(await page.locator('.target').count()).toBeGreaterThan(5);
  await page.mouse.up();
  await expect.poll(() => page.locator('.order').innerText()).toMatch(/Schwerin and Keith[\s\S]*Neisse/);
  expect(await page.locator('.target.aimed').getAttribute('data-city')).toBe('neisse');
  expect(troubles).toEqual([]);
});

const COMBATS: { name: string; scene: Scene }[] = [
  { name: 'a fight of FRIEDRICH', scene: { record: 'friedrich/four-fate', line: / play / } },
  { name: 'a retreat of FRIEDRICH', scene: { record: 'friedrich/four-fate', line: / retreat / } },
  { name: 'a fight of MARIA', scene: { record: 'maria/politics-2', line: / play / } },
  { name: 'a retreat of MARIA', scene: { record: 'maria/politics-2', line: / retreat / } },
];
const EVERYWHERE = COMBATS.flatMap((combat) =>
  Object.entries(SCREENS).map(([on, screen]) => ({ ...combat, on, screen })),
);

test.each(EVERYWHERE)('$name is in sight beside the panels, on a $on', async ({ scene, screen }) => {
  const { page, troubles } = await guest(screen);
  await openScene(page, house.home, scene);
  await page.locator('.duel').waitFor();
  await settled(page);
  const cities = await page
    .locator('[data-tag]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-tag') ?? ''));
  // Both sides, and where the beaten may go.
  const goals = await page.locator('.target').count();
  expect(cities.length).toBeGreaterThanOrEqual(goals === 0 ? 2 : 3);
  const frame = await boxOf(page, 'div.frame');
  const duel = await boxOf(page, '.duel');
  for (const city of cities) {
    const spot = await spotOf(page, city);
    expect(isIn(spot, frame, -8), `${city} is on the map`).toBe(true);
    expect(isIn(spot, duel), `${city} is covered`).toBe(false);
  }
  expect(troubles).toEqual([]);
});

test('the names in question are not covered by pieces', async () => {
  const { page } = await guest(STILL);
  await openScene(page, house.home, { record: 'friedrich/four-fate', line: / retreat / });
  await settled(page);
  const boxes = (selector: string): Promise<Box[]> =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Box));
  const discs = await boxes('.piece .disc');
  const names = await boxes('[data-tag]');
  expect(names.length).toBeGreaterThan(4);
  const covers = (disc: Box, name: Box): boolean =>
    disc.x < name.x + name.width &&
    disc.x + disc.width > name.x &&
    disc.y < name.y + name.height &&
    disc.y + disc.height > name.y;
  expect(names.filter((name) => discs.some((disc) => covers(disc, name)))).toEqual([]);
});

/** A stack is chosen, and the map seen from afar. */
async function chooseFromAfar(page: Page, city: string): Promise<void> {
  await page.locator(`.piece[data-city="${city}"] .hit`).first().click({ force: true });
  await page.locator('.target').first().waitFor();
  await page.locator('div.frame').press('0');
  await settled(page);
}

test('each city within reach is a click area of 24 pixels from afar; a near miss names one', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, KEITH);
  await chooseFromAfar(page, 'glatz');
  const cities = await page
    .locator('.target')
    .evaluateAll((goals) => goals.map((goal) => goal.getAttribute('data-city') ?? ''));
  const onScreen = async (): Promise<Map<string, Spot>> => {
    const spots = new Map<string, Spot>();
    for (const city of cities) spots.set(city, await spotOf(page, city));
    return spots;
  };
  const away = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
  let tried = 0;
  for (const city of cities) {
    // The map may have made room for the order before.
    await settled(page);
    const spots = await onScreen();
    const spot = spots.get(city) ?? { x: 0, y: 0 };
    // Eleven pixels off, on a side where no other city within reach, no fan and no panel is nearer.
    const sides = [0, 1, 2, 3, 4, 5, 6, 7].map((side) => ({
      x: spot.x + 11 * Math.cos((side * Math.PI) / 4),
      y: spot.y + 11 * Math.sin((side * Math.PI) / 4),
    }));
    const free = sides.filter((side) => [...spots].every(([other, at]) => other === city || away(side, at) > 13));
    const at = [];
    for (const side of free) {
      const isMap = await page.evaluate(
        ({ x, y }) =>
          document.elementFromPoint(x, y)?.closest('div.frame') &&
          !document.elementFromPoint(x, y)?.closest('.piece, .fan'),
        side,
      );
      if (isMap) at.push(side);
    }
    if (!at[0]) continue;
    await page.mouse.click(at[0].x, at[0].y);
    await expect.poll(() => page.locator('.target.aimed').getAttribute('data-city')).toBe(city);
    expect(await page.locator('.order button.main').count()).toBe(1);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(4);

  const frame = await boxOf(page, 'div.frame');
  await page.mouse.click(frame.x + 60, frame.y + frame.height - 40);
  expect(await page.locator('.hint').innerText()).toMatch(/^Nearest city within reach: \S/);
  expect(troubles).toEqual([]);
});

test('one general is taken from a stack by its fan: by pointer, by finger, by keyboard', async () => {
  const chosen = (page: Page): Promise<string[]> =>
    page.locator('.fan .one.chosen').evaluateAll((all) => all.map((one) => one.getAttribute('data-group') ?? ''));
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, KEITH);
  await settled(page);
  await page.locator('.piece[data-city="glatz"] .hit').first().click({ force: true });
  await expect.poll(() => chosen(page)).toEqual(['schwerin+keith']);
  await settled(page);
  await page.locator('.fan [data-group="keith"]').click();
  await expect.poll(() => chosen(page)).toEqual(['keith']);
  expect(await page.locator('.order').count()).toBe(0);

  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.fan').count()).toBe(0);
  await page.locator('.piece[data-city="glatz"] .hit').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.fan').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen(page)).toEqual(['schwerin']);
  expect(troubles).toEqual([]);

  const { page: phone } = await guest(SCREENS.phone);
  await openScene(phone, house.home, KEITH);
  await settled(phone);
  await phone.locator('.piece[data-city="glatz"] .hit').first().tap({ force: true });
  await settled(phone);
  await phone.locator('.fan [data-group="keith"]').tap();
  await expect.poll(() => chosen(phone)).toEqual(['keith']);
});

test('a piece reached by keyboard comes into sight with the map, not past it', async () => {
  const { page } = await guest(SCREENS.phone);
  await openScene(page, house.home, KEITH);
  await settled(page);
  for (let zoom = 0; zoom < 4; zoom += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await settled(page);
  await page.locator('.piece.movable .hit').first().focus();
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press('Tab');
    await settled(page);
    const { x, y, width, height } = await boxOf(page, '.piece .hit:focus');
    expect(isIn({ x: x + width / 2, y: y + height / 2 }, await boxOf(page, 'div.frame'))).toBe(true);
    expect(await page.locator('div.frame').evaluate((frame) => [frame.scrollLeft, frame.scrollTop])).toEqual([0, 0]);
  }
});

/** The pieces that are in the frame, so many pixels from its edge. */
async function inFrame(page: Page, inside = 0): Promise<string[]> {
  const frame = await boxOf(page, 'div.frame');
  const all = await page.locator('.piece').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { left, top, width, height } = (piece.querySelector('.hit') ?? piece).getBoundingClientRect();
      return { name: piece.getAttribute('data-piece') ?? '', x: left + width / 2, y: top + height / 2 };
    }),
  );
  return all.filter((one) => isIn(one, frame, -inside)).map(({ name }) => name);
}

test('a resized window shows the same theatre', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, NEIPPERG);
  await settled(page);
  const frame = await boxOf(page, 'div.frame');
  await page.mouse.move(frame.x + frame.width * 0.6, frame.y + frame.height * 0.5);
  await page.mouse.wheel(0, -120);
  await settled(page);
  const before = await inFrame(page, 20);
  expect(before.length).toBeGreaterThan(4);
  for (const viewport of [
    { width: 900, height: 700 },
    { width: 420, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await settled(page);
    expect(await inFrame(page)).toEqual(expect.arrayContaining(before));
  }
  expect(troubles).toEqual([]);
});

test.each(Object.entries(SCREENS))(
  'the first view fits the theatre that plays; 0 shows it again, then all: on a %s',
  async (_name, screen) => {
    const { page } = await guest(screen);
    await openScene(page, house.home, WEST);
    await settled(page);
    const all = await page.locator('.piece').count();
    expect((await inFrame(page)).length).toBe(all);
    const first = await camera(page);
    const frame = await boxOf(page, 'div.frame');
    expect((await boxOf(page, 'div.board')).width).toBeGreaterThan(frame.width * 1.2);
    await page.locator('div.frame').press('ArrowRight');
    await page.locator('div.frame').press('0');
    await settled(page);
    expect(await camera(page)).toBe(first);
    await page.locator('div.frame').press('0');
    await settled(page);
    const board = await boxOf(page, 'div.board');
    expect(board.width).toBeLessThanOrEqual(frame.width + 1);
    // However hard it is pushed, the sheet stays; on a phone it can be pulled from under the buttons.
    for (let push = 0; push < 9; push += 1) await page.locator('div.frame').press('Shift+ArrowRight');
    const pushed = await boxOf(page, 'div.board');
    expect(frame.x - pushed.x).toBeLessThan(100);
  },
);

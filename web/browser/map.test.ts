/** What the map tells whoever looks at it, before anything is ordered. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { byPointer, choosePiece } from './play';
import { openScene, type Scene } from './scene';

const { house, guest } = household();
const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
/** Keith stands before a fortress, and behind it a supply train. */
const KEITH: Scene = { record: 'friedrich/offensive-won', line: /^friedrich march keith glatz/ };
/** Neipperg passes a fortress and goes where a Saxon stands. */
const NEIPPERG: Scene = { record: 'maria/intro-prussia', line: /^maria-theresa march neipperg reichenberg/ };

const version = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-version');
const facts = (page: Page) => page.locator('aside.facts');

/** The pieces are chosen in the list; the map leans in over where they may go. */
async function choose(page: Page, name: string): Promise<void> {
  await choosePiece(page, byPointer, name);
  await page.locator('.target').first().waitFor();
  await page.waitForTimeout(500);
}

test('a finger held on a city tells its facts and gives no order; a short touch orders', async () => {
  const { page, context, troubles } = await guest({ ...STILL, ...PHONE });
  await openScene(page, house.home, KEITH);
  await choose(page, 'Keith');
  const before = await version(page);
  const box = await page.locator('.target[data-city="nachod"]').boundingBox();
  if (!box) throw new Error('There is no such goal.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await context.newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await facts(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => facts(page).innerText()).toMatch(/Nachod[\s\S]*One city from Glatz/);
  await page.waitForTimeout(300);
  expect(await page.locator('.order').count()).toBe(0);
  expect(await version(page)).toBe(before);
  await page.touchscreen.tap(at.x, at.y);
  await page.locator('.order button.main').waitFor();
  expect(await version(page)).toBe(before);
  expect(troubles).toEqual([]);
});

test.each([
  {
    scene: KEITH,
    name: 'Keith',
    to: 'pardubitz',
    place: 'koeniggraetz',
    told: /Conquers Königgrätz[\s\S]*Captures \S/,
    sign: '.cross',
    done: /conquers Königgrätz/,
  },
  {
    scene: NEIPPERG,
    name: 'Neipperg',
    to: 'dresden',
    place: 'zittau',
    told: /Zittau: conquered once[\s\S]*Neipperg will fight Rutowski/,
    sign: '.fight',
    done: /claims Zittau/,
  },
])(
  'the way of $name is drawn under the pointer; what comes of it is shown before it is ordered',
  async ({ scene, name, to, place, told, sign, done }) => {
    const { page, troubles } = await guest(STILL);
    await openScene(page, house.home, scene);
    await choose(page, name);
    const before = await version(page);
    expect(await page.locator('polyline.way').count()).toBe(0);
    // An enemy may stand on the goal.
    const goal = page.locator(`.overlay [data-city="${to}"]`).last();
    await goal.hover();
    await page.locator('polyline.way').first().waitFor();
    expect(await page.locator('.order').count()).toBe(0);

    await goal.click();
    await page.locator(`[data-foreseen="${place}"]`).waitFor();
    await expect.poll(() => page.locator('.order').innerText()).toMatch(told);
    expect(await page.locator(`.foreseen ${sign}`).count()).toBe(1);
    expect(await version(page)).toBe(before);
    // What was foreseen comes to pass.
    await page.locator('.order button.main').click();
    await expect.poll(() => page.locator('.log').innerText()).toMatch(done);
    expect(troubles).toEqual([]);
  },
);

test('two cities that are clicked are so far apart; a key tells of the piece that has the focus', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, KEITH);
  const before = await version(page);
  for (const city of ['breslau', 'brieg']) {
    await page.locator(`.sheet [data-city="${city}"]`).first().click();
    await page.waitForTimeout(100);
  }
  await expect.poll(() => facts(page).innerText()).toMatch(/Brieg[\s\S]*(One city|\d+ cities) from Breslau/);
  await page.keyboard.press('Escape');
  await expect.poll(() => facts(page).count()).toBe(0);

  await page.locator('.piece[data-city="glatz"] [role="button"]').first().focus();
  await page.keyboard.press('i');
  await expect.poll(() => facts(page).innerText()).toMatch(/Glatz[\s\S]*Keith/);
  expect(await version(page)).toBe(before);
  expect(troubles).toEqual([]);
});

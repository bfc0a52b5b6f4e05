/** Orders as a person gives them: beside their place, confirmed as set, by pointer and by keyboard. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe';
import { household } from './house';
import { byKeyboard, byPointer, choosePiece, find, reach } from './play';
import { openScene, type Scene } from './scene';

const { house, guest } = household();
const STILL = { reducedMotion: 'reduce' } as const;
/** Prussia's eight generals and two trains, each on a city of its own. */
const TEN: Scene = { record: 'friedrich/expert-fate-4', line: /^friedrich march/, from: 43 };
const KEITH: Scene = { record: 'friedrich/offensive-won', line: /^friedrich march keith glatz/ };

const version = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-version');
const confirm = async (page: Page, value: string): Promise<void> => {
  await page.addInitScript((set) => localStorage.setItem('kabinett-settings', JSON.stringify({ confirm: set })), value);
};

interface Spot {
  x: number;
  y: number;
  city: string;
}

/** A destination in sight that nothing covers, as far from all pieces as can be. */
const openGoal = (page: Page): Promise<Spot | undefined> =>
  page.evaluate(() => {
    const middle = (one: Element): Spot => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, city: one.getAttribute('data-city') ?? '' };
    };
    const pieces = [...document.querySelectorAll('.piece')].map(middle);
    const room = ({ x, y }: Spot): number => Math.min(...pieces.map((one) => Math.hypot(one.x - x, one.y - y)));
    const goals = [...document.querySelectorAll('.target')].filter((one) => {
      const { x, y } = middle(one);
      return document.elementFromPoint(x, y)?.closest('.target') === one;
    });
    return goals.map(middle).sort((one, other) => room(other) - room(one))[0];
  });

/** A point of a piece that no other piece covers. */
const pointOf = (page: Page, piece: string): Promise<Spot | undefined> =>
  page.evaluate((slug) => {
    const one = document.querySelector(`[data-piece="${slug}"]`);
    const box = one?.getBoundingClientRect();
    if (!one || !box) return undefined;
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8];
    return steps
      .flatMap((down) =>
        steps.map((right) => ({ x: box.x + box.width * right, y: box.y + box.height * down, city: '' })),
      )
      .find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-piece]') === one);
  }, piece);

test('a Prussian turn of ten marches takes 21 clicks with confirmations off', async () => {
  const { page, troubles } = await guest(STILL);
  await confirm(page, 'never');
  await openScene(page, house.home, TEN);
  let clicks = 0;
  const pieces = await page
    .locator('.piece.movable, .piece:has(.movable)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-piece') ?? ''));
  const waiting = [...pieces];
  for (let tries = 0; waiting.length > 0 && tries < 30; tries += 1) {
    const piece = waiting.shift() ?? '';
    const before = await version(page);
    const at = await pointOf(page, piece);
    // Whoever is covered moves after whoever covers him.
    if (!at) {
      waiting.push(piece);
      continue;
    }
    await page.mouse.click(at.x, at.y);
    clicks += 1;
    await page.locator('.target').first().waitFor();
    await page.waitForTimeout(150);
    const goal = await openGoal(page);
    if (!goal) throw new Error(`No goal of ${piece} is in sight.`);
    await page.mouse.click(goal.x, goal.y);
    clicks += 1;
    await expect.poll(() => version(page)).not.toBe(before);
    await expect.poll(() => page.locator(`[data-piece="${piece}"]`).getAttribute('data-city')).toBe(goal.city);
  }
  expect(waiting).toEqual([]);
  await page.getByRole('button', { name: 'End movement' }).click();
  clicks += 1;
  await expect.poll(() => page.locator('#asked').innerText()).not.toMatch(/Prussia moves its pieces/);
  expect(pieces).toHaveLength(10);
  expect(clicks).toBeLessThanOrEqual(21);
  expect(troubles).toEqual([]);
});

test('risky orders only: a harmless march goes at once, and can be taken back', async () => {
  const { page, troubles } = await guest(STILL);
  await confirm(page, 'risky');
  await openScene(page, house.home, KEITH);
  await choosePiece(page, byPointer, 'Keith');
  await page.locator('.target[data-city="neurode"]').click();
  await expect.poll(() => page.locator('[data-piece="keith"]').getAttribute('data-city')).toBe('neurode');
  await page.getByRole('button', { name: /Take back/ }).click();
  await expect.poll(() => page.locator('.piece[data-city="glatz"]').count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

test('risky orders only: a march that the server warns of is confirmed, with the warning in sight', async () => {
  const { page, troubles } = await guest(STILL);
  await confirm(page, 'risky');
  await openScene(page, house.home, KEITH);
  await choosePiece(page, byPointer, 'Keith');
  await page.waitForTimeout(300);
  await page.locator('.overlay [data-city="pardubitz"]').last().click();
  await page.locator('.order .warnings li').first().waitFor();
  expect(await page.locator('.order button.main').innerText()).toBe('March');
  expect(troubles).toEqual([]);
});

test('risky orders only: a card that is played is shown to everybody, so it is confirmed', async () => {
  const { page, troubles } = await guest(STILL);
  await confirm(page, 'risky');
  await openScene(page, house.home, { record: 'friedrich/eased-empire', line: / play / });
  await page.locator('.duel .more li button').first().click();
  const button = page.locator('.order button.main');
  await button.waitFor();
  expect(await button.innerText()).toMatch(/^Play the \d+ of diamonds$/);
  expect(troubles).toEqual([]);
});

test.each([
  { where: 'desk', options: {} },
  { where: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
])('the order stands beside its city; on a $where', async ({ where, options }) => {
  const { page, troubles } = await guest({ ...STILL, ...options });
  await openScene(page, house.home, KEITH);
  await choosePiece(page, byPointer, 'Keith');
  await page.waitForTimeout(300);
  await page.locator('.overlay [data-city="pardubitz"]').last().click();
  const button = page.locator('.order button.main');
  await expect.poll(() => button.innerText()).toBe('March');
  await page.waitForTimeout(400);
  const [order, goal] = [
    await page.locator('.order').boundingBox(),
    await page.locator('.overlay [data-city="pardubitz"]').last().boundingBox(),
  ];
  if (!order || !goal) throw new Error('Something is not in sight.');
  const gap = Math.max(
    order.x - (goal.x + goal.width),
    goal.x - (order.x + order.width),
    order.y - (goal.y + goal.height),
    goal.y - (order.y + order.height),
  );
  // Not over it; and on a desk right beside it, on a phone at the lower edge.
  expect(gap).toBeGreaterThanOrEqual(0);
  if (where === 'desk') expect(gap).toBeLessThan(40);
  else expect(order.y + order.height).toBeGreaterThan(820);
  expect(await violations(page, { within: '.order' })).toEqual([]);
  expect(troubles).toEqual([]);
});

test('routes that differ say how, and the better one is proposed', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, KEITH);
  await choosePiece(page, byPointer, 'Keith');
  await page.waitForTimeout(300);
  await page.locator('.target[data-city="kosteletz"]').click();
  const routes = page.locator('.order select');
  await expect.poll(() => routes.locator('option:checked').innerText()).toMatch(/Königgrätz · Conquers Königgrätz/);
  expect(await routes.locator('option').allInnerTexts()).toContainEqual(expect.stringMatching(/^via Habelschwert/));
  await expect.poll(() => page.locator('.order li').allInnerTexts()).toContainEqual(expect.stringMatching(/Conquers/));
  // A march in a circle is offered if it takes something, and only then.
  await page.keyboard.press('Escape');
  await choosePiece(page, byPointer, 'Keith');
  await find(page, byPointer, page.locator('.goals input'), 'glatz');
  await expect.poll(() => page.locator('.order').innerText()).toMatch(/Glatz via Trautenau[\s\S]*Conquers Trautenau/);
  expect(await page.locator('.order select').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('by keyboard a piece and a city are found by their first letters', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, KEITH);
  await reach(page, page.locator('.groups input'));
  await page.keyboard.type('kei');
  await expect.poll(() => page.locator('.groups [role="option"]').first().innerText()).toMatch(/Keith$/);
  expect(await violations(page, { within: '.asked' })).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('.groups .chosen', { hasText: 'Keith' }).waitFor();
  // The line for the city has the focus; accents need not be typed.
  await page.keyboard.type('konig');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.order').innerText()).toMatch(/Keith to Königgrätz/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent.trim())).toBe('March');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-piece="keith"]').getAttribute('data-city')).toBe('koeniggraetz');
  expect(troubles).toEqual([]);
});

test('settings hold at once and after a reload', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, KEITH);
  const root = page.locator('html');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await byKeyboard(page, page.getByRole('button', { name: 'Settings' }));
  await dialog.waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  for (const name of ['never', 'calm', 'dark', 'largest', 'for colour blindness'])
    await dialog.getByRole('radio', { name, exact: true }).check();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  const looks = async (): Promise<(string | null)[]> => [
    await root.getAttribute('data-text'),
    await root.getAttribute('data-palette'),
    await root.getAttribute('data-dark'),
    await page
      .locator('.shield circle')
      .first()
      .evaluate((one) => getComputedStyle(one).fill),
  ];
  const chosen = ['130', 'colour-blind', '', 'rgb(0, 114, 178)'];
  await expect.poll(looks).toEqual(chosen);
  await page.reload();
  await page.locator('.asked.yours').waitFor();
  expect(await looks()).toEqual(chosen);
  const before = await version(page);
  await choosePiece(page, byPointer, 'Keith');
  await page.waitForTimeout(300);
  await page.locator('.target[data-city="nachod"]').click();
  await expect.poll(() => version(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  expect(troubles).toEqual([]);
});

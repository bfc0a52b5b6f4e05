/** What happened since the last decision, and the log: by clicking, after whole rounds of bots. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { answer, byPointer, march, newGame, untilAsked } from './play';
import { openScene } from './scene';

const { house, guest } = household();
const DESK = { reducedMotion: 'reduce' } as const;
const PHONE = { ...DESK, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Answers in the simplest way until others have acted and this seat is asked again. */
async function untilTold(page: Page): Promise<void> {
  for (let answers = 0; answers < 120; answers += 1) {
    expect(await untilAsked(page)).toBe('asked');
    if ((await page.locator('.recap').count()) > 0) return;
    const version = await page.locator('main').getAttribute('data-version');
    await answer(page, byPointer);
    await page.waitForFunction(
      (before) => document.querySelector('main')?.getAttribute('data-version') !== before,
      version,
      { timeout: 60_000 },
    );
  }
  throw new Error('Nothing was ever told.');
}

const shownCities = (page: Page): Promise<number> => page.locator('[data-shown]').count();

test.each([
  { title: 'friedrich', mode: 'standard-4p', me: /Frederick/, told: ['Russia', 'Austria', 'France'] },
  { title: 'maria', mode: 'introductory-3p', me: /Maria Theresa/, told: ['France', 'Prussia'] },
] as const)('after a round of bots in $title a card tells what they did, all at once or step by step', async (wish) => {
  const { page, troubles } = await guest(DESK);
  await newGame(page, house.home, wish);
  await untilTold(page);
  const recap = page.locator('.recap');
  const story = recap.locator('.story');
  for (const power of wish.told) expect(await story.innerText()).toContain(power);
  // It stands above the question and leaves it in sight.
  expect((await page.locator('#asked').boundingBox())?.y).toBeLessThan(700);

  await recap.getByRole('button', { name: 'All on the map' }).click();
  await expect.poll(() => shownCities(page)).toBeGreaterThan(3);
  const all = await shownCities(page);
  await recap.getByRole('button', { name: 'Step by step' }).click();
  await expect.poll(() => recap.locator('.figure').innerText()).toMatch(/^1 \/ \d+$/);
  await expect.poll(() => shownCities(page)).toBeLessThan(all);
  const first = await recap.locator('.step').innerText();
  // The next step has the focus: it goes on by keyboard, too.
  await page.keyboard.press('Enter');
  await expect.poll(() => recap.locator('.figure').innerText()).toMatch(/^2 \/ \d+$/);
  expect(await recap.locator('.step').innerText()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => recap.locator('.figure').innerText()).toMatch(/^1 \/ \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => recap.locator('.figure').innerText()).toMatch(/^2 \/ \d+$/);

  // It is still there after a reload, and gone for good once it has been closed.
  const text = await story.innerText();
  await page.reload();
  await expect.poll(() => story.innerText()).toBe(text);
  await recap.getByRole('button', { name: 'Close this summary' }).click();
  await expect.poll(() => recap.count()).toBe(0);
  expect(await shownCities(page)).toBe(0);
  await page.reload();
  await untilAsked(page);
  expect(await recap.count()).toBe(0);
  expect(troubles).toEqual([]);
});

test.each([
  { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ },
  { title: 'maria', mode: 'introductory-3p', me: /Maria Theresa/ },
] as const)('on a phone the card of $title is one line until it is opened', async (wish) => {
  const { page, troubles } = await guest(PHONE);
  await newGame(page, house.home, wish);
  await untilTold(page);
  const recap = page.locator('.recap');
  expect((await recap.boundingBox())?.height).toBeLessThan(60);
  expect((await page.locator('#asked').boundingBox())?.y).toBeLessThan(844);
  await recap.locator('.fold').click();
  await recap.locator('.story').waitFor();
  await recap.getByRole('button', { name: 'Step by step' }).click();
  await expect.poll(() => shownCities(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(troubles).toEqual([]);
});

test('who acts folds the card up, and can open it again', async () => {
  const { page, troubles } = await guest(DESK);
  await openScene(page, house.home, { record: 'maria/political-france', line: /^maria-theresa march/, from: 60 });
  const recap = page.locator('.recap');
  await recap.locator('.story').waitFor();
  await march(page, byPointer);
  await expect.poll(() => recap.locator('.story').count()).toBe(0);
  await recap.locator('.fold').click();
  await recap.locator('.story').waitFor();
  expect(troubles).toEqual([]);
});

test('the log has headings, folds routine and combats, and is filtered by power and kind', async () => {
  const { page, troubles } = await guest(DESK);
  await openScene(page, house.home, { record: 'friedrich/eased-empire', line: /^maria-theresia march/, from: 120 });
  const log = page.locator('.log');
  const headings = await log.locator('.turn').allInnerTexts();
  expect(headings.length).toBeGreaterThan(2);
  expect(headings.map((text) => Number(/\d+/.exec(text)?.[0] ?? 0))).toEqual(
    headings.map((text) => Number(/\d+/.exec(text)?.[0] ?? 0)).toSorted((one, other) => other - one),
  );
  // Routine is folded into the heading of its nation.
  const routine = log.locator('.stage button').first();
  expect(await log.getByText('has finished moving').count()).toBe(0);
  await routine.click();
  await expect.poll(() => log.locator('.entry.routine').count()).toBeGreaterThan(0);
  await routine.click();
  await expect.poll(() => log.locator('.entry.routine').count()).toBe(0);

  const filter = page.locator('.filter');
  await filter.getByRole('button', { name: 'Combats' }).click();
  await expect.poll(() => log.locator('.entry:not(.battle)').count()).toBe(0);
  const battles = await log.locator('.entry.battle').count();
  expect(battles).toBeGreaterThan(0);
  const cards = log.locator('.entry.battle .toggle').first();
  await cards.click();
  await expect.poll(() => log.locator('.how').innerText()).toMatch(/attacks/);
  // A combat shows itself where it was fought.
  await log.locator('.entry.battle .line').first().click();
  await expect.poll(() => shownCities(page)).toBeGreaterThan(0);

  await filter.getByRole('button', { name: 'Sweden' }).click();
  await expect.poll(() => log.locator('.entry').count()).toBeLessThan(battles);
  await filter.getByRole('button', { name: 'Combats' }).click();
  await expect.poll(() => log.locator('.stage').allInnerTexts()).not.toContain('Hanover');
  await filter.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => log.locator('.entry.march').count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

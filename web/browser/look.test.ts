import { expect, test } from 'vitest';
import { household } from './house';
import { byPointer, choosePiece, newGame, playUntil, untilAsked } from './play';

const { house, guest } = household();

test('each language is spoken at once, in the lobby and at the table', async () => {
  const { page, troubles } = await guest();
  await newGame(page, house.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await untilAsked(page);
  const words = { de: 'Deine Entscheidung', el: 'Η απόφασή σου', en: 'Your decision' };
  for (const [language, sentence] of Object.entries(words)) {
    await page.locator('header select').selectOption(language);
    await expect.poll(() => page.locator('.asked .eyebrow').textContent()).toBe(sentence);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const keys = (await page.locator('body').innerText()).match(/\b(act|about|form|phase|tab|say)-[a-z-]+/g);
    expect(keys).toBeNull();
  }
  expect(troubles).toEqual([]);
});

test('a phone of 360 pixels shows everything without scrolling sideways', async () => {
  const { page, troubles } = await guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const sideways = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto(house.home);
  await page.locator('button.begin').waitFor();
  expect(await sideways()).toBe(0);
  await newGame(page, house.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await untilAsked(page);
  expect(await sideways()).toBe(0);
  await playUntil(page, byPointer, /moves/);
  await choosePiece(page, byPointer);
  await page.locator('.target').first().waitFor();
  await page.waitForTimeout(500);
  const before = await page.locator('.piece.selected').first().getAttribute('data-city');
  // Some goal lies inside the frame: it is tapped, and the order stands over the map.
  const frame = await page.locator('div.frame').boundingBox();
  for (const goal of await page.locator('.target').all()) {
    const box = await goal.boundingBox();
    if (
      !box ||
      !frame ||
      box.y < frame.y ||
      box.y + box.height > frame.y + frame.height - 120 ||
      box.x < 0 ||
      box.x > 300
    )
      continue;
    await goal.tap();
    break;
  }
  await page.locator('.order button.main').tap();
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/march/);
  expect(before).not.toBeNull();
  expect(await sideways()).toBe(0);
  expect(troubles).toEqual([]);
});

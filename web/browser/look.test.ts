import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, House, openBrowser } from './house';
import { byPointer, newGame, playUntil, untilAsked } from './play';

const house = new House();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser: Browser;

beforeAll(async () => {
  await house.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

interface Found {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** What axe-core has to say of a page, in lines. The printed sheet under the pieces is a picture and is left out. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await (window as unknown as { axe: { run: (what: object) => Promise<Found> } }).axe.run({ exclude: [['.sheet']] })) as Found);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

describe('every screen is open to everybody', () => {
  test.each([false, true])('dark: %s', async (dark) => {
    const { page, troubles } = await guest(browser, { colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(house.home);
    await page.locator('button.begin').waitFor();
    expect(await violations(page)).toEqual([]);
    await newGame(page, house.home, { title: 'maria', mode: 'advanced-3p', me: /Maria Theresa/, link: /Louis/ });
    await page.locator('.gathering').waitFor();
    expect(await violations(page)).toEqual([]);
    await newGame(page, house.home, { title: 'maria', mode: 'advanced-3p', me: /Maria Theresa/ });
    await untilAsked(page);
    expect(await violations(page)).toEqual([]);
    await playUntil(page, byPointer, /political display|moves/);
    expect(await violations(page)).toEqual([]);
    for (const tab of ['talk', 'affairs', 'treaties', 'text', 'table']) {
      await page.locator(`#tab-${tab}`).click();
      expect(await violations(page), tab).toEqual([]);
    }
    await playUntil(page, byPointer, /moves/);
    await page.locator('.groups button').first().click();
    await page.locator('.target').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

test('each language is spoken at once, in the lobby and at the table', async () => {
  const { page, troubles } = await guest(browser);
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
  await page.context().close();
});

test('a phone of 360 pixels shows everything without scrolling sideways', async () => {
  const { page, troubles } = await guest(browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto(house.home);
  await page.locator('button.begin').waitFor();
  expect(await sideways()).toBe(0);
  await newGame(page, house.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await untilAsked(page);
  expect(await sideways()).toBe(0);
  await playUntil(page, byPointer, /moves/);
  await page.locator('.groups button').first().tap();
  await page.locator('.target').first().waitFor();
  await page.waitForTimeout(500);
  const before = await page.locator('.piece.selected').first().getAttribute('data-city');
  // Some goal lies inside the frame: it is tapped, and the order stands over the map.
  const frame = await page.locator('div.frame').boundingBox();
  for (const goal of await page.locator('.target').all()) {
    const box = await goal.boundingBox();
    if (!box || !frame || box.y < frame.y || box.y + box.height > frame.y + frame.height - 120 || box.x < 0 || box.x > 300) continue;
    await goal.tap();
    break;
  }
  await page.locator('.order button.main').tap();
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/march/);
  expect(before).not.toBeNull();
  expect(await sideways()).toBe(0);
  expect(troubles).toEqual([]);
});

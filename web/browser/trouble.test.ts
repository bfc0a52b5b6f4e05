import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, House, listen, openBrowser } from './house';
import { byPointer, march, newGame, playUntil } from './play';

const house = new House();
let browser: Browser;

beforeAll(async () => {
  await house.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const DOHNA = '[data-piece="dohna"]';

test('a restart of the server, a lost connection and a stale tab in mid-turn lose nothing', async () => {
  const { context, page, troubles } = await guest(browser);
  const table = await newGame(page, house.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await playUntil(page, byPointer, /Prussia moves/);
  await march(page, byPointer);
  const entries = await page.locator('.log li').count();

  // The server is killed and comes back: the page says so, and goes on where it was.
  await house.stop();
  await page.getByText('The connection is lost').waitFor({ timeout: 10_000 });
  await house.start();
  await expect.poll(() => page.getByText('The connection is lost').count(), { timeout: 30_000 }).toBe(0);
  expect(await page.locator('.log li').count()).toBe(entries);
  await march(page, byPointer);
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(entries);

  // The network goes away and comes back.
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await context.setOffline(false);
  await march(page, byPointer);

  // A second tab moves on; in the first an order of the old position is refused or played, never lost or played twice.
  const other = listen(context, await context.newPage());
  await other.page.goto(table);
  await other.page.locator(DOHNA).waitFor();
  await playUntil(other.page, byPointer, /Prussia moves/, 1);
  await page.locator('.groups button').first().click();
  await other.page.getByRole('button', { name: 'End the movement' }).click();
  await expect.poll(() => page.locator('#asked').innerText()).not.toContain('Prussia moves');
  expect(await page.locator('.order').count()).toBe(0);
  await expect.poll(async () => (await page.locator('#asked').innerText()) === (await other.page.locator('#asked').innerText())).toBe(true);
  const text = (one: typeof page): Promise<string> => one.locator('.log li').first().innerText();
  await expect.poll(async () => (await text(page)) === (await text(other.page))).toBe(true);
  expect(troubles).toEqual([]);
  expect(other.troubles).toEqual([]);
});

import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, House, openBrowser } from './house';

const RECORD = join(import.meta.dirname, '../../fixtures/maria/intro-france.game');
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

test('a foreign record is refused with a sentence, a good one is seen step by step and played on', async () => {
  const { page } = await guest(browser);
  await page.goto(house.home);
  const foreign = { name: 'foreign.game', mimeType: 'text/plain', buffer: Buffer.from('1. e4 e5') };
  await page.locator('input[type=file]').setInputFiles(foreign);
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('not a record of Kabinett');

  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.waitForURL(/\/r\//);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const said = () => slider.getAttribute('aria-valuetext');
  expect(await said()).toMatch(/^Step 0 of \d+/);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(said).toMatch(/^Step 1 of/);
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.status').innerText()).toContain('has won');
  await page.keyboard.press('PageDown');
  await page.locator('.look select').selectOption('public');
  await expect.poll(() => page.locator('#replay-tab-panel').innerText()).toContain('The public sees no hands');

  await page.locator('details > summary', { hasText: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('div.frame').waitFor();
});

test('a rule is found by its address and by a word, a term in the glossary', async () => {
  const { page } = await guest(browser);
  await page.goto(`${house.home}/rules/M-10.1.21`);
  await page.locator('.entry.asked', { hasText: 'M-10.1.21' }).waitFor();
  await page.getByRole('searchbox').fill('hussar');
  await expect.poll(() => page.locator('.entry mark').count()).toBeGreaterThan(10);
  await page.goto(`${house.home}/words`);
  expect(await page.locator('dt').count()).toBe(40);
});

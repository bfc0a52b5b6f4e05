/** Writes docs/screenshots: every screen, both titles, light and dark, desktop and phone. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { byPointer, newGame, playUntil, untilAsked, type Wish } from './play';

const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
const LARGEST = 6_000_000;
const { house, guest } = household();
mkdirSync(FOLDER, { recursive: true });

async function shot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await session.detach();
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 800 };
const GAMES: readonly Wish[] = [
  { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ },
  { title: 'maria', mode: 'advanced-3p', me: /Maria Theresa/ },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries({ desktop: DESK, phone: PHONE })) {
    test(`${colorScheme}, ${size}`, async () => {
      const { page } = await guest({ viewport, colorScheme, reducedMotion: 'reduce' });
      const name = (screen: string): string => `${screen}-${size}-${colorScheme}`;
      await page.goto(house.home);
      await page.locator('button.begin').waitFor();
      await shot(page, name('lobby'));
      for (const wish of GAMES) {
        await newGame(page, house.home, wish);
        await untilAsked(page);
        await shot(page, name(`${wish.title}-deployment`));
        if (wish.title === 'maria') {
          await playUntil(page, byPointer, /political display/);
          await shot(page, name('maria-politics'));
        }
        await playUntil(page, byPointer, /moves/);
        await page.locator('.groups button').first().click();
        await page.locator('.target').first().waitFor();
        await page.locator('.asked summary').last().click();
        await page.locator('button.goal').first().click();
        await page.locator('.side').evaluate((side) => side.scrollTo(0, 0));
        await shot(page, name(`${wish.title}-march`));
        await page.locator('.order button').last().click();
        for (const tab of ['affairs', 'text']) {
          await page.locator(`#tab-${tab}`).click();
          await page.locator(`#tab-${tab}`).scrollIntoViewIfNeeded();
          await page.locator(`#tab-${tab}`).evaluate((one) => one.scrollIntoView({ block: 'start' }));
          if (size === 'desktop') await shot(page, name(`${wish.title}-${tab}`));
        }
        const found = await playUntil(page, byPointer, /give in/, 60).catch(() => 'over');
        if (found === 'found') await shot(page, name(`${wish.title}-combat`));
      }
    }, 600_000);
  }
}

test('all of them together are small', () => {
  const sum = readdirSync(FOLDER).reduce((bytes, file) => bytes + statSync(join(FOLDER, file)).size, 0);
  expect(sum).toBeLessThan(LARGEST);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { aim, byPointer } from './play';
import { openScene } from './scene';

const { house, guest } = household();

interface Watched {
  touched: Set<Node>;
  sheet: number;
}

/** Notes every node of the map that is changed, added or taken away from now on. */
const watchMap = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { touched: new Set(), sheet: 0 };
    (window as unknown as { watched: Watched }).watched = watched;
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes, type } of records) {
        // Names step aside for a piece, and the root says from how far it is seen; nothing else of the sheet changes.
        const isName = (target as Element).matches?.('.name, .sheet > svg');
        if (!isName && (target as Element).closest?.('.sheet')) watched.sheet += 1;
        for (const node of type === 'childList' ? [...addedNodes, ...removedNodes] : [target]) {
          if (node.nodeType === Node.ELEMENT_NODE) watched.touched.add(node);
        }
      }
    }).observe(document.querySelector('div.frame') as Element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });

test('a march redraws the pieces that moved, not the map', async () => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await openScene(page, house.home, { record: 'friedrich/eased-empire', line: /^friedrich march/ });
  const all = await page.locator('div.frame *').count();
  const pieces = await page.locator('.piece').count();
  const { piece, city } = await aim(page, byPointer);
  const still = await page.locator(`.piece:not([data-piece="${piece}"])`).first().elementHandle();
  await watchMap(page);
  await page.locator('.order button.main').click();
  await expect.poll(() => page.locator(`[data-piece="${piece}"]`).getAttribute('data-city')).toBe(city);
  await page.waitForTimeout(500);
  const { touched, sheet } = await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    return { touched: watched.touched.size, sheet: watched.sheet };
  });
  console.log(`${touched} of ${all} nodes of the map changed with one march; ${pieces} pieces are on it`);
  expect(sheet).toBe(0);
  expect(touched).toBeGreaterThan(0);
  expect(touched).toBeLessThan(all / 20);
  // Who did not move is the same node as before.
  expect(await still?.evaluate((one) => one.isConnected)).toBe(true);
  expect(troubles).toEqual([]);
});

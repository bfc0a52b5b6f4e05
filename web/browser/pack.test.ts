/** A server with a pack of its host's own shows the board it plays on. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { household } from './house';
import { byPointer, choosePiece, newGame, playUntil } from './play';

/** FRIEDRICH's pack, in which Riesa is called Elbfurt and lies a hundred units further north. */
const folder = mkdtempSync(join(tmpdir(), 'kabinett-pack-'));
cpSync(join(import.meta.dirname, '../../data/friedrich'), folder, { recursive: true });
for (const file of ['cities.csv', 'roads.csv']) {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace('riesa,Riesa,982,1140', 'elbfurt,Elbfurt,1012,1040').replaceAll(',riesa,', ',elbfurt,');
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, file), changed);
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { house, guest } = household(['--data', folder]);

/** Where a city's sign is on the screen. */
async function place(page: Page, city: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.sheet #city-${city}`).boundingBox();
  if (!box) throw new Error(`${city} is not drawn.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a renamed and moved city is shown with its new name at its new place, and marched to', async () => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('response', (response) => void fetched.push(response.url()));
  await newGame(page, house.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await playUntil(page, byPointer, /moves/);

  // The map and what is said of it are those of the pack, under one tag.
  expect(await page.locator('.sheet #name-elbfurt').textContent()).toBe('Elbfurt');
  expect(await page.locator('.sheet [data-city="riesa"]').count()).toBe(0);
  expect(await page.locator('.sheet text', { hasText: 'Riesa' }).count()).toBe(0);
  const tags = fetched.flatMap((url) => /\/board\/friedrich\.(?:json|svg|css)\?v=([0-9a-f]+)$/.exec(url)?.[1] ?? []);
  expect(tags.length).toBeGreaterThanOrEqual(3);
  expect(new Set(tags).size).toBe(1);

  // Measured on the screen between two cities that have not moved.
  const [oschatz, meissen, elbfurt] = [
    await place(page, 'oschatz'),
    await place(page, 'meissen'),
    await place(page, 'elbfurt'),
  ];
  const scale = (meissen.x - oschatz.x) / (1028 - 939);
  expect(Math.abs(elbfurt.x - oschatz.x - scale * (1012 - 939))).toBeLessThan(12 * scale);
  expect(Math.abs(elbfurt.y - oschatz.y - scale * (1040 - 1121))).toBeLessThan(12 * scale);

  // Friedrich goes there.
  await choosePiece(page, byPointer, 'Friedrich');
  const goal = page.locator('.target[data-city="elbfurt"]');
  await goal.waitFor();
  await page.waitForTimeout(500);
  await goal.hover();
  await page.locator('polyline.way').first().waitFor();
  if (process.env.KABINETT_PICTURE) await page.screenshot({ path: process.env.KABINETT_PICTURE });
  await goal.click();
  await page.locator('.order button.main').click();
  await expect.poll(() => page.locator('[data-piece="friedrich"]').getAttribute('data-city')).toBe('elbfurt');
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/Friedrich[^\n]*Elbfurt/);
  expect(troubles).toEqual([]);
});

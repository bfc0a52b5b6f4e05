import { describe, expect, test } from 'vitest';
import { household } from './house';
import { byPointer, newGame, playUntil, question, untilAsked } from './play';

const { house, guest } = household();

describe('a person plays a full turn by clicking', () => {
  test.each([
    { title: 'friedrich', mode: 'standard-4p', me: /Frederick/, piece: 'dohna', stack: 'friedrich' },
    { title: 'maria', mode: 'advanced-3p', me: /Maria Theresa/, piece: 'neipperg', stack: 'khevenhueller' },
  ] as const)('of $title', async ({ title, mode, me, piece }) => {
    const { page, troubles } = await guest();
    await newGame(page, house.home, { title, mode, me });
    await untilAsked(page);
    expect(await question(page)).toMatch(/Distribute the (armies|troops)/);
    await playUntil(page, byPointer, /moves/);
    const turn = await page.locator('.status b').first().innerText();

    // The view may still be where the question before was asked.
    await page.getByRole('button', { name: /Theatre of war/ }).click();
    await page.waitForTimeout(500);
    // A general is clicked, cities glow, one is clicked, the way is drawn, the order is confirmed.
    await page.locator(`[data-piece="${piece}"]`).click();
    await expect.poll(() => page.locator('.target').count()).toBeGreaterThan(3);
    const goal = page.locator('.target').last();
    const city = await goal.getAttribute('data-city');
    await page.waitForTimeout(400);
    await goal.click();
    await page.locator('polyline.way').first().waitFor();
    await page.locator('.order button.main').click();
    await expect.poll(() => page.locator(`[data-piece="${piece}"]`).getAttribute('data-city')).toBe(city);
    expect(await page.locator('.log').innerText()).toMatch(/march/);

    // What was done may be taken back, and done again.
    await page.getByRole('button', { name: /Take back/ }).click();
    await expect.poll(() => page.locator(`[data-piece="${piece}"]`).getAttribute('data-city')).not.toBe(city);

    // The others have their turns, and it is ours again.
    await page.getByRole('button', { name: 'End movement' }).click();
    await expect
      .poll(
        async () => {
          if ((await page.locator('.status b').first().innerText()) !== turn) return 'next';
          if ((await page.locator('.asked.yours').count()) > 0) {
            await page
              .locator('.order button.main, .asked .family button, .asked > form button.main')
              .first()
              .click({ timeout: 500 })
              .catch(() => null);
          }
          return 'same';
        },
        { timeout: 150_000, interval: 100 },
      )
      .toBe('next');
    expect(troubles).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { household, Line } from './house';
import { aim, byPointer, march, newGame, playUntil, untilAsked } from './play';

const { house, guest } = household();

/** Prussia is in the middle of its movement: one march is done, others may follow. */
async function inMidTurn(page: Page, home: string): Promise<string> {
  const table = await newGame(page, home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await playUntil(page, byPointer, /Prussia moves/);
  await march(page, byPointer);
  return table;
}

/** All a player sees of the game: where everything stands, the cards in hand, the question, the log. */
async function seen(page: Page): Promise<unknown> {
  const pieces = await page
    .locator('.piece')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-piece')} ${one.getAttribute('data-city')}`).sort(),
    );
  const hand = await page.locator('.hand .card .hidden').allInnerTexts();
  const question = await page.locator('#asked').innerText();
  const log = await page.locator('.log .entry').allInnerTexts();
  return { pieces, hand, question, log };
}

const lost = (page: Page) => page.getByText('The connection is lost');
const cityOf = (page: Page, piece: string): Promise<string | null> =>
  page.locator(`[data-piece="${piece}"]`).getAttribute('data-city');

describe('in mid-turn nothing is lost', () => {
  test('when the server is killed and comes back', async () => {
    const { page, troubles } = await guest({ reducedMotion: 'reduce' });
    await inMidTurn(page, house.home);
    const before = await seen(page);
    await house.stop();
    await lost(page).waitFor({ timeout: 30_000 });
    // What was there can still be read.
    expect(await seen(page)).toEqual(before);
    await house.start();
    await expect.poll(() => lost(page).count(), { timeout: 60_000 }).toBe(0);
    expect(await seen(page)).toEqual(before);
    // The march from before the restart can be taken back, and the game goes on.
    await page.getByRole('button', { name: /Take back/ }).click();
    await expect.poll(async () => await page.locator('.log .entry').first().innerText()).toMatch(/takes back/);
    await march(page, byPointer);
    expect(troubles).toEqual([]);
  });

  test('when the connection breaks while an order is on its way', async () => {
    const line = await Line.to(house);
    const { page, troubles } = await guest({ reducedMotion: 'reduce' });
    await inMidTurn(page, line.home);
    const entries = await page.locator('.log .entry').count();
    const { piece, city } = await aim(page, byPointer);
    // The server hears the order and plays it; its answer never comes.
    line.deafen();
    await page.locator('.order button.main').click();
    await page.waitForTimeout(1000);
    line.cut();
    await lost(page).waitFor({ timeout: 30_000 });
    expect(await cityOf(page, piece)).not.toBe(city);
    line.mend();
    await expect.poll(() => cityOf(page, piece), { timeout: 60_000 }).toBe(city);
    await expect.poll(() => lost(page).count()).toBe(0);
    // It was played once.
    const told = (await page.locator('.log .entry').allInnerTexts()).slice(
      0,
      (await page.locator('.log .entry').count()) - entries,
    );
    expect(told.filter((entry) => /march/.test(entry)).length).toBe(1);
    expect(await page.locator('.order').count()).toBe(0);

    // An order given while there is no connection waits for its player, who gives it again.
    const next = await aim(page, byPointer);
    line.cut();
    await lost(page).waitFor({ timeout: 30_000 });
    await page.locator('.order button.main').click();
    expect(await cityOf(page, next.piece)).not.toBe(next.city);
    line.mend();
    await expect.poll(() => lost(page).count(), { timeout: 60_000 }).toBe(0);
    await page.locator('.order button.main').click();
    await expect.poll(() => cityOf(page, next.piece)).toBe(next.city);
    expect(troubles).toEqual([]);
    line.close();
  });

  test('when a second tab has played on', async () => {
    const line = await Line.to(house);
    const { page, troubles } = await guest({ reducedMotion: 'reduce' });
    const table = await inMidTurn(page, line.home);
    const { piece, city } = await aim(page, byPointer);
    const start = await cityOf(page, piece);

    // The same seat is opened once more, by a line of its own.
    const seats = await page.evaluate(() => localStorage.getItem('kabinett-seats') ?? '');
    const second = await guest({ reducedMotion: 'reduce' });
    await second.page.addInitScript((kept) => localStorage.setItem('kabinett-seats', kept), seats);
    await second.page.goto(table.replace(line.home, house.home));
    await untilAsked(second.page);

    // The first tab does not hear that the second has played on; its order is meant for a moment that has passed.
    line.hold();
    await second.page.getByRole('button', { name: 'End movement' }).click();
    await expect.poll(() => second.page.locator('#asked').innerText()).not.toContain('Prussia moves');
    await page.locator('.order button.main').click();
    await page.waitForTimeout(500);
    line.release();

    // The order is refused with a sentence, nothing has moved, and both see the same.
    await page.locator('.asked .trouble').waitFor();
    expect((await page.locator('.asked .trouble').innerText()).length).toBeGreaterThan(20);
    expect(await cityOf(page, piece)).toBe(start);
    expect(city).not.toBe(start);
    expect(await page.locator('.order').count()).toBe(0);
    const question = (one: Page): Promise<string> => one.locator('#asked').innerText();
    await expect.poll(async () => (await question(page)) === (await question(second.page))).toBe(true);
    await expect
      .poll(async () => JSON.stringify(await seen(page)) === JSON.stringify(await seen(second.page)))
      .toBe(true);
    for (const one of [troubles, second.troubles]) expect(one).toEqual([]);
    line.close();
  });
});

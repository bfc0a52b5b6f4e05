import { expect, test } from 'vitest';
import type { FromServer } from '../src/wire/FromServer';
import { household } from './house';
import { byPointer, newGame, playUntil, untilAsked } from './play';

const { house, guest } = household();

/** The cards each power was said to hold, in these messages. */
function handsIn(received: readonly string[]): Map<string, string[]> {
  const hands = new Map<string, string[]>();
  for (const text of received) {
    const { position } = JSON.parse(text) as Partial<FromServer>;
    for (const { power, hand } of position?.view.powers ?? []) {
      if (hand.cards) hands.set(power, [...(hands.get(power) ?? []), ...hand.cards]);
    }
  }
  return hands;
}

test('two people share a screen behind a curtain, and the other hand is never in the page', async () => {
  const { page, received, troubles } = await guest();
  await newGame(page, house.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick|Maria Theresa/ });
  const first = new Set(['prussia', 'hanover']);
  const second = new Set(['austria', 'imperial-army', 'reichsarmee', 'empire']);

  // Frederick sits first, plays until he holds cards, and passes the screen on.
  await untilAsked(page);
  await page.locator('.asked > form button.main').first().click();
  await page.waitForTimeout(500);
  await page.locator('.asked > form button.main').first().click();
  await expect.poll(() => page.locator('.asked.yours').count()).toBe(0);
  await page.getByRole('button', { name: 'Pass the screen on' }).click();

  // The curtain shows nothing of either.
  await page.getByText('Pass the screen to the next player.').waitFor();
  expect(await page.locator('.card, .hand, [data-piece]').count()).toBe(0);
  expect([...handsIn(received).keys()].every((power) => first.has(power))).toBe(true);
  received.length = 0;

  await page.getByRole('button', { name: 'Open the curtain' }).click();
  await untilAsked(page);
  expect((await page.locator('.hand h3').allInnerTexts()).join()).not.toMatch(/Prussia|Hanover/);
  await playUntil(page, byPointer, /Distribute/, 3);
  await page.locator('.asked > form button.main').first().click();
  await page.waitForTimeout(500);
  if ((await page.locator('.asked.yours').count()) > 0) await page.locator('.asked > form button.main').first().click();
  await page.getByRole('button', { name: 'Pass the screen on' }).click();
  expect([...handsIn(received).keys()].every((power) => second.has(power))).toBe(true);
  received.length = 0;

  // Frederick again: Prussia has drawn, and none of what Austria will draw has come.
  await page.getByRole('button', { name: 'Open the curtain' }).click();
  await playUntil(page, byPointer, /Prussia moves/, 10);
  const hands = handsIn(received);
  expect(hands.get('prussia')?.length).toBeGreaterThan(0);
  expect([...hands.keys()].every((power) => first.has(power))).toBe(true);
  const shown = await page.locator('.hand .card .hidden').allInnerTexts();
  expect(shown.length).toBe(new Set(shown).size);
  expect(troubles).toEqual([]);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { FromServer } from '../src/wire/FromServer';
import { household } from './house';
import { byPointer, newGame, playUntil, untilAsked } from './play';
import { seatAll, type Scene } from './scene';

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
  // Two Reserves of a set are alike.
  const shown = (await page.locator('.hand .card .hidden').allInnerTexts()).filter(
    (label) => !label.startsWith('Reserve'),
  );
  expect(shown.length).toBe(new Set(shown).size);
  expect(troubles).toEqual([]);
});

interface Hand {
  codes: string[];
  labels: string[];
}

/** What a seat holds, seen in a browser of its own. All Reserves of a set are alike and prove nothing. */
async function handOf(page: Page, received: readonly string[], link: string): Promise<Hand> {
  await page.goto(link);
  await page.locator('.hand').first().waitFor();
  const codes = [...handsIn(received).values()].flat().filter((code) => !code.startsWith('reserve'));
  const labels = (await page.locator('.hand .card .hidden').allInnerTexts()).filter(
    (label) => !label.startsWith('Reserve'),
  );
  expect(codes.length).toBeGreaterThan(2);
  expect(labels.length).toBe(codes.length);
  return { codes, labels };
}

test.each<Scene & { other: string }>([
  { record: 'friedrich/eased-empire', line: /^maria-theresia march/, other: 'friedrich' },
  { record: 'maria/intro-france', line: /^maria-theresa march/, other: 'frederick' },
])('of two hands of $record one is in the page, and behind the curtain none', async ({ other, ...scene }) => {
  const { table, asked, tokens } = await seatAll(house.home, scene);
  const links = [asked, other].map((seat) => `${table}#${tokens.get(seat)}`);
  const hands: Hand[] = [];
  for (const link of links) {
    const { page, received } = await guest();
    hands.push(await handOf(page, received, link));
  }
  const [first, second] = hands as [Hand, Hand];

  // One browser takes both seats; the one that is asked sits first.
  const { page, received, troubles } = await guest({ reducedMotion: 'reduce' });
  for (const link of links) {
    await page.goto(house.home);
    await page.goto(link);
    await page.locator('.hand').first().waitFor();
  }
  const shown = async ({ labels }: Hand): Promise<number> => {
    const html = await page.content();
    return labels.filter((label) => html.includes(label)).length;
  };
  const told = ({ codes }: Hand): number =>
    codes.filter((code) => received.some((text) => new RegExp(`\\b${code}\\b`).test(text))).length;
  const all = first.codes.length;
  expect([await shown(first), told(first)]).toEqual([all, all]);
  expect([await shown(second), told(second)]).toEqual([0, 0]);

  await page.getByRole('button', { name: 'Pass the screen on' }).click();
  await page.getByRole('button', { name: 'Open the curtain' }).waitFor();
  expect(await shown(first)).toBe(0);
  expect([await shown(second), told(second)]).toEqual([0, 0]);

  received.length = 0;
  await page.getByRole('button', { name: 'Open the curtain' }).click();
  await page.locator('.hand').first().waitFor();
  expect([await shown(first), told(first)]).toEqual([0, 0]);
  const others = second.codes.length;
  expect([await shown(second), told(second)]).toEqual([others, others]);
  expect(troubles).toEqual([]);
});

/** Pieces of others travel along their roads, one after the other; nobody has to watch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../src/lib/types';
import { household } from './house';
import { answer, byPointer, newGame, playUntil } from './play';

const { house, guest } = household();

/** The journeys the server has told of, in order: of the powers that are not ours. */
function told(received: readonly string[], own: RegExp): string[] {
  const events = received.flatMap((frame) => (JSON.parse(frame) as ServerMessage).events ?? []);
  return events.flatMap(({ event }) => {
    if (event?.kind !== 'marched' && event?.kind !== 'retreated') return [];
    return own.test(event.pieces[0] ?? '') ? [] : [event.pieces.join('+')];
  });
}

/** Keeps the names of the pieces that set out on a journey. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const kept = window as unknown as { journeys: string[] };
    kept.journeys = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const name = node instanceof Element ? node.getAttribute('data-traveller') : null;
          if (name !== null) kept.journeys.push(name);
        }
      }
    }).observe(document.querySelector('div.board') ?? document.body, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { journeys: string[] }).journeys);
}

/** The others' first turn, seen by Prussia. */
async function othersMove(
  page: Page,
  received: readonly string[],
): Promise<{ journeys: string[]; expected: string[] }> {
  await newGame(page, house.home, { title: 'friedrich', mode: 'standard-4p', bot: 'captain', me: /Frederick/ });
  await playUntil(page, byPointer, /moves/);
  const journeys = await watch(page);
  const own = new RegExp(
    `^(${(await page.locator('.piece.p-prussia, .piece.p-hanover').evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')))).join('|')}|prussia|hanover)`,
  );
  for (let answers = 0; answers < 20 && told(received, own).length < 3; answers += 1) {
    await answer(page, byPointer).catch(() => false);
    await page.waitForTimeout(100);
  }
  await page.locator('.asked.yours').waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator('[data-traveller]').count()).toBe(0);
  return { journeys: await journeys(), expected: told(received, own) };
}

test('others’ pieces travel in the order of their moves, and arrive', async () => {
  const { page, troubles, received } = await guest();
  const { journeys, expected } = await othersMove(page, received);
  expect(expected.length).toBeGreaterThan(2);
  expect(journeys).toEqual(expected);
  expect(troubles).toEqual([]);
});

test('with reduced motion, or switched off, they stand where they went', async () => {
  const { page, troubles, received } = await guest({ reducedMotion: 'reduce' });
  const { journeys, expected } = await othersMove(page, received);
  expect(expected.length).toBeGreaterThan(2);
  expect(journeys).toEqual([]);
  expect(troubles).toEqual([]);

  const other = await guest();
  await other.context.addInitScript(() => localStorage.setItem('kabinett-settings', '{"pace":"off"}'));
  expect((await othersMove(other.page, other.received)).journeys).toEqual([]);
});

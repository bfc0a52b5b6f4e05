import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { answer, byPointer, chooseGoal, choosePiece, untilAsked } from './play';

const { house, guest } = household();

test.each(['FRIEDRICH', 'MARIA'])('a new game of %s takes two clicks', async (title) => {
  const { page, troubles } = await guest();
  await page.goto(house.home);
  await page.locator('button.title', { hasText: new RegExp(title, 'i') }).click();
  await page.locator('button.begin').click();
  await page.waitForURL(/\/t\//);
  await untilAsked(page);
  expect(await page.locator('h1').innerText()).toMatch(new RegExp(title, 'i'));
  expect(troubles).toEqual([]);
});

/** What the guide says is done as it says it. Says which lesson was followed. */
const LESSONS: readonly [string, RegExp, (page: Page, lesson: string) => Promise<unknown>][] = [
  [
    'pick',
    /It is your move/,
    async (page, lesson) => {
      const general = /move\. (.*) stands in/.exec(lesson)?.[1] ?? '';
      await page
        .locator('.guide')
        .getByRole('button', { name: `Show ${general}` })
        .click();
      await choosePiece(page, byPointer, general);
    },
  ],
  ['goal', /glow/, (page) => chooseGoal(page, byPointer)],
  ['confirm', /The route is drawn/, (page) => page.locator('.order button.main').click()],
  ['more', /Well marched/, (page) => page.getByRole('button', { name: 'End movement' }).click()],
  ['end', /None of your pieces can move/, (page) => page.getByRole('button', { name: 'End movement' }).click()],
  ['waiting', /The others are deciding/, (page) => page.waitForTimeout(200)],
  ['deploy', /Before the war/, (page) => answer(page, byPointer)],
];

test.each(['FRIEDRICH', 'MARIA'])('the guide of %s plays the first turn with the player', async (title) => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await page.goto(house.home);
  await page
    .locator('.first')
    .getByRole('button', { name: new RegExp(title, 'i') })
    .click();
  const lesson = page.locator('.guide .lesson');
  await expect.poll(() => lesson.innerText()).toContain('Welcome to the table');
  await page.locator('.generals button').first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => lesson.innerText()).toContain('Above the map');
  await page.getByRole('button', { name: 'Next' }).click();

  const followed = new Set<string>();
  for (let steps = 0; steps < 300; steps += 1) {
    const said = await lesson.innerText();
    if (said.includes('Your first turn is over')) break;
    const [name, , follow] = LESSONS.find(([, words]) => words.test(said)) ?? [
      'other',
      /./,
      (here: Page) => answer(here, byPointer),
    ];
    followed.add(name);
    // Bots play on meanwhile: what was right to do may be gone, and the guide says something else then.
    await follow(page, said).catch(() => null);
    await page.waitForTimeout(50);
  }
  expect(await lesson.innerText()).toContain('Your first turn is over');
  expect(await page.locator('.status b').first().innerText()).toBe('Turn 2');
  for (const name of ['deploy', 'pick', 'goal', 'confirm', 'more']) expect([...followed]).toContain(name);
  expect(await page.locator('.log').innerText()).toMatch(/march/);
  await page.locator('.guide button.main').click();
  expect(await page.locator('.guide').count()).toBe(0);
  expect(troubles).toEqual([]);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { answer, byPointer, chooseGoal, choosePiece, untilAsked } from './play';
import { tableAt, type Scene } from './scene';

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

/** From the lobby to the guided game. */
async function beginGuided(page: Page, title: string): Promise<void> {
  await page.goto(house.home);
  await page
    .locator('.first')
    .getByRole('button', { name: new RegExp(title, 'i') })
    .click();
}
const says = (page: Page): Promise<string> => page.locator('.guide .says').innerText();

test.each(['FRIEDRICH', 'MARIA'])('the guide of %s plays the first turn with the player and stays', async (title) => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await beginGuided(page, title);
  await expect.poll(() => says(page)).toContain('Welcome to the table');
  await page.locator('.generals button').first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => says(page)).toContain('Above the map');
  await page.getByRole('button', { name: 'Next' }).click();

  const turn = page.locator('.status b').first();
  const followed = new Set<string>();
  for (let steps = 0; steps < 300 && (await turn.innerText()) !== 'Turn 2'; steps += 1) {
    const said = await says(page);
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
  expect(await turn.innerText()).toBe('Turn 2');
  for (const name of ['deploy', 'pick', 'goal', 'confirm', 'more']) expect([...followed]).toContain(name);
  expect(await page.locator('.log').innerText()).toMatch(/march/);
  // There is more to meet: it names what.
  await page.locator('.guide').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('kabinett-lessons'))).toContain('"march"');
  await page.locator('.guide .close').click();
  expect(await page.locator('.guide').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test.each([
  { title: 'FRIEDRICH', powers: 3 },
  { title: 'MARIA', powers: 5 },
])('six clicks lead from the lobby to the first march of a guided game of $title', async ({ title, powers }) => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  let clicks = 0;
  const click = async (selector: string): Promise<void> => {
    await page.locator(selector).first().click();
    clicks += 1;
  };
  await beginGuided(page, title);
  clicks += 1;
  await untilAsked(page);
  // A small game: few powers take part.
  expect(await page.locator('li[data-fact^="power "]').count()).toBe(powers);
  await click('.asked form button.main');
  // One answer on the way: a card is laid down, or the hussars are left.
  await expect.poll(() => page.locator('#asked').innerText()).not.toMatch(/Distribute/);
  await untilAsked(page);
  if (!/moves its pieces/.test(await page.locator('#asked').innerText())) {
    await click('.asked .family button');
    await expect.poll(() => page.locator('#asked').innerText(), { timeout: 30_000 }).toMatch(/moves its pieces/);
  }
  await page.locator('.piece.general.movable').first().waitFor();
  await click('.piece.general.movable');
  await page.locator('.target').first().waitFor();
  await page.waitForTimeout(400);
  const goal = await page.evaluate(() => {
    const spots = [...document.querySelectorAll('.target')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { one, x: x + width / 2, y: y + height / 2 };
    });
    const open = spots.find(({ one, x, y }) => document.elementFromPoint(x, y)?.closest('.target') === one);
    return open && { x: open.x, y: open.y };
  });
  if (!goal) throw new Error('No goal is in sight.');
  await page.mouse.click(goal.x, goal.y);
  clicks += 1;
  await click('.order button.main');
  // Only what one has done oneself can be taken back.
  await page.getByRole('button', { name: /Take back/ }).waitFor();
  expect(clicks).toBeLessThanOrEqual(6);
  expect(troubles).toEqual([]);
});

test.each<Scene & { words: RegExp; lesson: string; topic: string }>([
  { record: 'friedrich/eased-empire', line: / play /, words: /A combat\./, lesson: 'guide-at-duel', topic: 'combat' },
  { record: 'maria/political-winter', line: / recruit /, words: /Winter:/, lesson: 'guide-at-winter', topic: 'winter' },
  {
    record: 'maria/political-austria',
    line: / bid /,
    words: /place a card/,
    lesson: 'guide-at-bid',
    topic: 'politics',
  },
])('late in $record the guide speaks of what is new, once: $topic', async ({ words, lesson, topic, ...scene }) => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  const link = await tableAt(house.home, scene);
  const id = /\/t\/([a-z0-9]+)/.exec(link)?.[1] ?? '';
  await page.addInitScript((table) => localStorage.setItem('kabinett-guided', JSON.stringify([table])), id);
  await page.goto(link);
  await page.locator('.guide').getByRole('button', { name: 'Next' }).click();
  await page.locator('.guide').getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => says(page)).toMatch(words);
  const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('kabinett-lessons'));
  expect((await kept()) ?? '').not.toContain(lesson);
  const before = await page.locator('main').getAttribute('data-version');
  for (let tries = 0; tries < 5; tries += 1) {
    if ((await page.locator('main').getAttribute('data-version')) !== before) break;
    await answer(page, byPointer).catch(() => false);
    await page.waitForTimeout(300);
  }
  await expect.poll(kept).toContain(`"${lesson}"`);
  expect(await kept()).toContain(`"${topic}"`);
  await page.reload();
  await page.locator('.guide').getByRole('button', { name: 'Next' }).click();
  await page.locator('.guide').getByRole('button', { name: 'Next' }).click();
  expect(await says(page)).not.toMatch(words);
  expect(troubles).toEqual([]);
});

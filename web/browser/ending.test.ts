import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { newGame, untilAsked } from './play';
import { bring, openScene, seatAll, type Scene } from './scene';

const { house, guest } = household();
const end = (page: Page) => page.locator('dialog.end');

/** The last decision of a recorded game, made by hand: everybody sees the end with their own eyes. */
async function endOf(scene: Scene, viewer: string): Promise<{ page: Page; troubles: string[] }> {
  const { table, asked, tokens } = await seatAll(house.home, scene);
  const watcher = await guest({ reducedMotion: 'reduce' });
  await watcher.page.goto(`${table}#${tokens.get(viewer)}`);
  const player = viewer === asked ? watcher : await guest({ reducedMotion: 'reduce' });
  if (player !== watcher) await player.page.goto(`${table}#${tokens.get(asked)}`);
  await untilAsked(player.page);
  await player.page.getByRole('button', { name: 'End movement' }).click();
  // What cannot be undone and costs something is asked once more.
  const sure = player.page.locator('[class*=confirm] button.main, .order button.main').first();
  await end(player.page).or(sure).first().waitFor({ timeout: 60_000 });
  if (await sure.isVisible()) await sure.click();
  await end(watcher.page).waitFor({ timeout: 60_000 });
  return watcher;
}

const JOINT: Scene = { record: 'friedrich/joint-victory', line: /^pompadour end/, from: 190 };

test.each<[string, Scene, string, RegExp, RegExp]>([
  ['won', { record: 'friedrich/west-france', line: /^france end/, from: 86 }, 'france', /Victory!/, /objective/],
  ['joint', JOINT, 'pompadour', /A shared victory!/, /have won together with Austria and France in turn 9/],
  ['lost', JOINT, 'friedrich', /The war is lost/, /have won together/],
  ['draw', { record: 'maria/intro-two-draw', line: /^b end/, from: 119 }, 'b', /A draw/, /share the honours/],
])('a game that is %s ends so', async (kind, scene, viewer, title, told) => {
  const { page, troubles } = await endOf(scene, viewer);
  await page.locator(`dialog.end.${kind}`).waitFor();
  expect(await page.locator('#end-title').innerText()).toMatch(title);
  expect(await end(page).locator('header').innerText()).toMatch(told);
  // Closed, it leaves the final position; and it can be opened again.
  await page.getByRole('button', { name: 'See the final position', exact: true }).click();
  await expect.poll(() => end(page).count()).toBe(0);
  expect(await page.locator('.piece').count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'The story of this game' }).click();
  await end(page).waitFor();
  expect(troubles).toEqual([]);
});

test('who resigns reads so, and has a rematch and the replay at hand', async () => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await newGame(page, house.home, { title: 'friedrich', mode: 'scenario-1', me: /France/ });
  await untilAsked(page);
  await page.locator('#tab-table').click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('dialog.end.resigned').waitFor({ timeout: 60_000 });
  expect(await page.locator('#end-title').innerText()).toBe('You have resigned');
  expect(await end(page).locator('header').innerText()).toMatch(/Guest \(.+\) has resigned/);
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch, same seats' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await untilAsked(page);
  expect(troubles).toEqual([]);
});

test('a game ended by agreement says so', async () => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await newGame(page, house.home, { title: 'friedrich', mode: 'scenario-1', me: /France/ });
  await untilAsked(page);
  await page.locator('#tab-table').click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
  await page.locator('dialog.end.agreed').waitFor({ timeout: 60_000 });
  expect(await end(page).innerText()).toContain('Nobody has won');
  expect(troubles).toEqual([]);
});

test('a finished game has its story: curve, turning points, campaigns, deeds, hands, picture', async () => {
  const { page, troubles, context } = await guest({ reducedMotion: 'reduce', acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.home });
  const id = await bring(house.home, 'friedrich/four-fate');
  await page.goto(`${house.home}/r/${id}`);
  await page.getByRole('button', { name: 'The story of this game' }).click();
  await page.locator('dialog.end.told').waitFor({ timeout: 60_000 });
  expect(await page.locator('#end-title').innerText()).toMatch(/has won$/);
  await end(page).locator('.curve').waitFor({ timeout: 60_000 });
  for (const heading of ['Turning points', 'Battles and losses', 'The battles', 'The hands, laid open'])
    expect(await end(page).innerText()).toContain(heading);
  expect(await end(page).locator('.figures tbody tr').count()).toBe(7);

  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('The link to the replay has been copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${house.home}/r/${id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture of the result' }).click(),
  ]);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(10_000);

  // Campaigns are drawn over the map, for one power or all, up to a turn.
  await page.getByRole('button', { name: 'Campaigns on the map' }).click();
  const legs = page.locator('.campaigns .leg');
  await expect.poll(() => legs.count()).toBeGreaterThan(10);
  const all = await legs.count();
  await page.getByRole('button', { name: /^F?\s*France$/ }).click();
  await expect.poll(() => legs.count()).toBeLessThan(all);
  await page.getByRole('slider', { name: 'Campaigns up to this turn' }).fill('2');
  await expect.poll(() => legs.count()).toBeLessThan(all / 2);
  await page.getByRole('button', { name: 'Back to the story' }).click();

  // A turning point opens the replay at its step.
  const step = (await end(page).locator('ol a').first().getAttribute('href'))?.split('#')[1];
  await end(page).locator('ol a').first().click();
  await expect
    .poll(() => page.getByRole('slider').getAttribute('aria-valuetext'))
    .toMatch(new RegExp(`^Step ${step} of`));
  expect(troubles).toEqual([]);
});

test('the winters of MARIA stand in the story', async () => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await openScene(page, house.home, { record: 'maria/winter-prussia', line: /^frederick end/, from: 230 });
  await page.locator('.asked .family button.main').first().click();
  await page.locator('dialog.end.won').waitFor({ timeout: 60_000 });
  expect(await end(page).innerText()).toContain('the winter scores decided');
  expect(await end(page).locator('.figures', { hasText: 'Winter' }).count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

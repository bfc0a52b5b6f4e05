import { expect, test } from 'vitest';
import { household, Line } from './house';
import { byPointer, newGame, playUntil, untilAsked } from './play';

const { house, guest } = household();

test('people are called by name and role, and waiting says for whom and how long', async () => {
  const host = await guest({ reducedMotion: 'reduce' });
  await host.page.goto(house.home);
  await host.page.getByLabel('Your name').fill('Anna');
  await host.page.getByLabel('Your name').blur();
  await host.page.evaluate(() => localStorage.setItem('kabinett-name', 'Anna'));
  const table = await newGame(host.page, house.home, {
    title: 'friedrich',
    mode: 'scenario-1',
    me: /Prussia|Frederick|Hanover/,
    link: /France|Pompadour/,
  });
  const link = await host.page.locator('input[readonly]').inputValue();

  // The invitation says who invites to lead what, and what happens next.
  const friend = await guest({ reducedMotion: 'reduce' });
  await friend.page.goto(link);
  await expect.poll(() => friend.page.locator('h1').innerText()).toMatch(/^Anna invites you to lead/);
  await friend.page.getByLabel('Your name').fill('Bernd');
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await untilAsked(host.page);

  // In the strip, in the chat, while waiting; and the tab says whose turn it is.
  await expect.poll(() => host.page.locator('.strip').innerText()).toMatch(/Anna \(.+\)[\s\S]*Bernd \(.+\)/);
  await expect.poll(() => host.page.title()).toMatch(/^● Your turn/);
  expect(await host.page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg');
  await host.page.locator('#tab-talk').click();
  await host.page.getByPlaceholder('Say something').fill('Good luck!');
  await host.page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => friend.page.locator('#tab-talk').getAttribute('aria-label')).toMatch(/one unread message/);
  expect(await friend.page.locator('#tab-talk .badge').innerText()).toBe('1');
  await friend.page.locator('#tab-talk').click();
  await friend.page.getByText('Good luck!').waitFor();
  expect(await friend.page.locator('#tab-panel').innerText()).toMatch(/Anna \(.+\)/);
  expect(await friend.page.locator('#tab-talk .badge').count()).toBe(0);

  // Both deploy at once; then one waits for the other.
  await friend.page.locator('.asked > form button.main').first().click();
  await expect.poll(() => friend.page.locator('.panel.asked').innerText()).toMatch(/Anna \(.+\)[\s\S]*Asked (now|\d+)/);
  await expect.poll(() => friend.page.title()).not.toMatch(/Your turn/);
  expect(table).toContain('/t/');
  for (const one of [host, friend]) expect(one.troubles).toEqual([]);
});

test('a server that no longer answers is noticed within seconds, said, and found again', async () => {
  const line = await Line.to(house);
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await newGame(page, line.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await playUntil(page, byPointer, /Prussia moves/);
  const silent = page.getByText('The server does not answer');
  line.hold();
  const begun = Date.now();
  await silent.waitFor({ timeout: 15_000 });
  expect(Date.now() - begun).toBeLessThan(12_000);
  line.release();
  await expect.poll(() => silent.count(), { timeout: 60_000 }).toBe(0);
  expect(await page.locator('#asked').innerText()).toContain('Prussia moves');
  expect(troubles).toEqual([]);
  line.close();
});

test('an order without an answer is said to be on its way', async () => {
  const line = await Line.to(house);
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await newGame(page, line.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await playUntil(page, byPointer, /Prussia moves/);
  line.hold();
  await page.getByRole('button', { name: 'End movement' }).click();
  await page.getByText('Sent, waiting for the answer').waitFor({ timeout: 5000 });
  line.release();
  await expect.poll(() => page.getByText('Sent, waiting for the answer').count()).toBe(0);
  expect(troubles).toEqual([]);
  line.close();
});

test('the curtain names the next player, and passing on is the main thing to do', async () => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await page.goto(house.home);
  await page.locator('button.title', { hasText: /friedrich/i }).click();
  await page.locator('select').nth(1).selectOption('scenario-1');
  for (const seat of await page.locator('label.seat select').all()) await seat.selectOption('me');
  const names = page.getByLabel(/^Who plays/);
  await names.nth(0).fill('Anna');
  await names.nth(1).fill('Bernd');
  await page.locator('button.begin').click();
  await page.waitForURL(/\/t\//);
  await untilAsked(page);
  await page.locator('.asked > form button.main').first().click();
  await expect.poll(() => page.locator('.asked.yours').count()).toBe(0);
  const pass = page.locator('.due button.main');
  await expect.poll(() => pass.innerText()).toMatch(/^Pass the screen on to Bernd \(/);
  await pass.click();
  await expect.poll(() => page.locator('.curtain').innerText()).toMatch(/Bernd \(/);
  await page.getByRole('button', { name: 'Open the curtain' }).click();
  await untilAsked(page);
  expect(troubles).toEqual([]);
});

test('at a table with pledges everybody sits, and what was pledged opens by itself', async () => {
  const host = await guest({ reducedMotion: 'reduce' });
  await host.page.goto(house.home);
  await host.page.locator('button.title', { hasText: /friedrich/i }).click();
  await host.page.locator('select').nth(1).selectOption('scenario-1');
  await host.page.locator('label.seat select').nth(0).selectOption('me');
  await host.page.locator('label.seat select').nth(1).selectOption('link');
  await host.page.getByLabel(/With pledges/).check();
  await host.page.locator('button.begin').click();
  const link = await host.page.locator('input[readonly]').inputValue();
  await host.page.getByText('Fair play').click();
  expect(await host.page.locator('.gathering dl').innerText()).toMatch(/Pledged by Guest/);

  const friend = await guest({ reducedMotion: 'reduce' });
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await expect
    .poll(() => host.page.locator('.gathering dl').innerText())
    .toMatch(/Pledged and revealed[\s\S]*Pledged and revealed/);
  const start = host.page.getByRole('button', { name: 'Start the game' });
  await expect.poll(() => start.isEnabled()).toBe(true);
  await start.click();
  await untilAsked(host.page);
  for (const one of [host, friend]) expect(one.troubles).toEqual([]);
});

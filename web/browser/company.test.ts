import { expect, test } from 'vitest';
import { household } from './house';
import { newGame, untilAsked } from './play';

const { house, guest } = household();

test('two browsers play, a third watches and learns no secret', async () => {
  const host = await guest({ reducedMotion: 'reduce' });
  const table = await newGame(host.page, house.home, {
    title: 'friedrich',
    mode: 'standard-4p',
    me: /Frederick/,
    link: /Maria Theresa/,
  });

  // The link is shown to the host; the friend sits down with it, and the address forgets the secret.
  const link = await host.page.locator('input[readonly]').inputValue();
  expect(link).toContain('#');
  const friend = await guest({ reducedMotion: 'reduce' });
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: /Sit down/ }).click();
  expect(friend.page.url()).toBe(table);
  await host.page.getByRole('button', { name: 'Start the game' }).click();

  await untilAsked(host.page);
  await untilAsked(friend.page);
  const watcher = await guest({ reducedMotion: 'reduce' });
  await watcher.page.goto(table);
  await watcher.page.locator('div.frame').waitFor();
  await expect.poll(() => watcher.page.locator('.status').innerText()).toContain('You are watching');
  expect(await watcher.page.locator('.panel.asked button, .panel.asked form').count()).toBe(0);

  // A word is heard by all three.
  await host.page.locator('#tab-talk').click();
  await host.page.getByPlaceholder('Say something').fill('Good luck!');
  await host.page.getByRole('button', { name: 'Send' }).click();
  for (const { page } of [friend, watcher]) {
    await page.locator('#tab-talk').click();
    await page.getByText('Good luck!').waitFor();
  }

  // What one does, the others see.
  await host.page.locator('.asked > form button.main').first().click();
  for (const { page } of [watcher, friend]) {
    await page.locator('#tab-log').click();
    // Routine is folded into the heading of its stage.
    await page.locator('.log .stage button').first().click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('Prussia has distributed');
  }
  expect(watcher.received.join('')).not.toMatch(/"cards":\[/);
  expect(watcher.received.join('')).not.toMatch(/"troops":\d/);
  for (const one of [host, friend, watcher]) expect(one.troubles).toEqual([]);
});

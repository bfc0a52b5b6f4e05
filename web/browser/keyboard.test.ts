import { expect, test } from 'vitest';
import { household } from './house';
import { answer, byKeyboard, march, question, reach, untilAsked } from './play';

const { house, guest } = household();

test('a whole short game is played by keyboard alone, in the text view', async () => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await page.goto(house.home);
  await page.locator('button.begin').waitFor();
  await byKeyboard(page, page.locator('button.title').first());
  const modes = page.locator('select').nth(1);
  await reach(page, modes);
  for (let at = 0; at < 8 && (await modes.inputValue()) !== 'scenario-1'; at += 1)
    await page.keyboard.press('ArrowDown');
  expect(await modes.inputValue()).toBe('scenario-1');
  const bots = page.locator('select').nth(2);
  await reach(page, bots);
  for (let at = 0; at < 5 && (await bots.inputValue()) !== 'recruit'; at += 1) await page.keyboard.press('ArrowUp');
  await byKeyboard(page, page.locator('button.begin'));
  await untilAsked(page);

  await byKeyboard(page, page.getByRole('tab', { name: 'Log' }));
  while ((await page.getByRole('tab', { name: 'Position as text' }).getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowRight');
  }
  expect(await page.getByRole('tabpanel').innerText()).toContain('armies');

  let marched = 0;
  for (let answers = 0; answers < 600; answers += 1) {
    if ((await untilAsked(page)) === 'over') break;
    if (
      marched < 3 &&
      /moves/.test(await question(page)) &&
      (await page.locator('.asked .groups :is(button, input)').count()) > 0
    ) {
      // Recruits play at random: the question may be gone before the order is given. Then the next one will do.
      const done = await march(page, byKeyboard).then(
        () => true,
        () => false,
      );
      if (done) marched += 1;
    }
    await answer(page, byKeyboard).catch(() => false);
    await page.waitForTimeout(20);
  }
  expect(marched).toBe(3);
  expect(await question(page)).toContain('The game is over');
  expect(troubles).toEqual([]);
});

import { expect, test } from 'vitest';
import { household } from './house';
import { openScene } from './scene';

const { house, guest } = household();

test('sounds are off, are switched on in the heading, and stay on', async () => {
  const { page, troubles } = await guest();
  await page.addInitScript(() => {
    const counted = window as unknown as { sounds: number };
    counted.sounds = 0;
    // Every sound, a tone or a rustle, has a loudness.
    const gain = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function () {
      counted.sounds += 1;
      return gain.call(this);
    };
  });
  const sounds = (): Promise<number> => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await openScene(page, house.home, { record: 'friedrich/eased-empire', line: / play / });
  const button = page.getByRole('button', { name: 'Sounds' });
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await page.locator('button.card.lit').first().click();
  await page.locator('.order button.main').click();
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/plays/);
  expect(await sounds()).toBe(0);

  // The switch itself is heard; then a card is.
  await openScene(page, house.home, { record: 'friedrich/eased-empire', line: / play / });
  await button.click();
  const switched = await sounds();
  expect(switched).toBeGreaterThan(0);
  await page.locator('button.card.lit').first().click();
  await page.locator('.order button.main').click();
  await expect.poll(sounds).toBeGreaterThan(switched);
  await page.reload();
  await button.waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  expect(troubles).toEqual([]);
});

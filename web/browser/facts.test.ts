import { expect, test } from 'vitest';
import { violations } from './axe';
import { household } from './house';
import { openScene, type Scene } from './scene';

const { house, guest } = household();
const SCENES: Record<string, Scene> = {
  friedrich: { record: 'friedrich/four-fate', line: /^friedrich march/, from: 120 },
  maria: { record: 'maria/politics-1', line: / bid /, from: 40 },
};

test.each(['friedrich', 'maria'])(
  'whatever one rests on in %s says what it is, with the rule and its text',
  async (title) => {
    const { page, troubles } = await guest({ reducedMotion: 'reduce' });
    await openScene(page, house.home, SCENES[title] as Scene);
    const sheet = page.getByRole('dialog');

    await page.locator('.strip li').first().hover();
    await sheet.waitFor();
    const rule = sheet.locator('button.rule').first();
    expect(await rule.innerText()).toMatch(title === 'maria' ? /^M-/ : /^F-/);
    await rule.click();
    await sheet.locator(`a[href="/rules/${await rule.innerText()}"]`).waitFor();
    expect(await violations(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.mouse.move(700, 500);
    await sheet.waitFor({ state: 'detached' });

    // The keyboard: i on a card of the hand, and the focus comes back.
    const card = page.locator('.hand .card').first();
    await card.focus();
    await page.keyboard.press('i');
    const label = await card.locator('.hidden').innerText();
    await expect.poll(async () => (await sheet.locator('h2').innerText()).toLowerCase()).toBe(label.toLowerCase());
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await card.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(troubles).toEqual([]);
  },
);

test('on a phone a name is tapped, and the map grows and shrinks', async () => {
  const { page, troubles } = await guest({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await openScene(page, house.home, SCENES.friedrich as Scene);
  await page.locator('.strip .name').first().tap();
  const box = await page.getByRole('dialog').boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

  // Whoever is asked sees a general of his own at once.
  const seen = await page.locator('.piece.general.p-prussia').evaluateAll((pieces) => {
    const frame = document.querySelector('div.frame')?.getBoundingClientRect();
    return pieces
      .map((one) => one.getBoundingClientRect())
      .filter(({ x, y }) => frame && x >= 0 && x < frame.right && y >= frame.top && y < frame.bottom).length;
  });
  expect(seen).toBeGreaterThan(0);

  const height = (): Promise<number> => page.locator('.map').evaluate((map) => map.clientHeight);
  const before = await height();
  await page.getByRole('button', { name: 'Larger map' }).tap();
  await expect.poll(height).toBeGreaterThan(before + 100);
  await page.getByRole('button', { name: 'Smaller map' }).tap();
  await expect.poll(height).toBe(before);
  expect(troubles).toEqual([]);
});

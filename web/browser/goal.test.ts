/** What a seat plays for, who is about to win, and what is lit on the map: by clicking and by keyboard. */
import { expect, test } from 'vitest';
import { household } from './house';
import { byKeyboard, newGame, untilAsked } from './play';
import { openScene, seatAll } from './scene';

const { house, guest } = household();
const DESK = { reducedMotion: 'reduce' } as const;
const PHONE = { ...DESK, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

test.each([
  { title: 'friedrich', mode: 'standard-4p', me: /Frederick/, power: 'Prussia', goal: /Hold out until fate/ },
  { title: 'friedrich', mode: 'standard-4p', me: /Pompadour/, power: 'France', goal: /Conquer all/ },
  { title: 'maria', mode: 'introductory-3p', me: /Maria Theresa/, power: 'Austria', goal: /Hold out/ },
  { title: 'maria', mode: 'advanced-3p', me: /Louis XV/, power: 'France', goal: /markers/ },
] as const)('$power in $title ($mode) reads its goal above the map and on its card', async (wish) => {
  const { page, troubles } = await guest(DESK);
  await newGame(page, house.home, wish);
  await untilAsked(page);
  const own = page.locator('.own');
  await expect.poll(() => own.innerText()).toMatch(wish.goal);
  await page.locator('.strip').getByRole('button', { name: wish.power }).click();
  await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/Goal: /);
  expect(await page.getByRole('dialog').innerText()).toMatch(wish.goal);
  expect(troubles).toEqual([]);
});

test.each([
  // The Imperial Army has all but won in the last turn of this game.
  { record: 'friedrich/eased-empire', line: /^friedrich end/, from: 145, who: 'Imperial Army', power: 'empire' },
  { record: 'maria/intro-france', line: /^maria-theresa end/, from: 80, who: 'France', power: 'france' },
])('in $record the others are warned of $who, once', async ({ who, power, ...scene }) => {
  const { page, troubles } = await guest(DESK);
  await openScene(page, house.home, scene);
  const alarm = page.locator('.alarm[role]', { hasText: who });
  await alarm.waitFor();
  // Words, a sign and a colour.
  expect(await alarm.innerText()).toMatch(/win/);
  expect(await alarm.locator('svg').count()).toBeGreaterThan(1);
  const strip = page.locator(`.strip [data-fact="power ${power}"]`);
  expect(await strip.locator('.alarm').count()).toBe(1);
  await byKeyboard(page, alarm.getByRole('button', { name: 'Noted' }));
  await expect.poll(() => alarm.count()).toBe(0);
  // Who has noted it still sees it at the power.
  expect(await strip.locator('.alarm').count()).toBe(1);
  expect(troubles).toEqual([]);
});

test.each([
  { name: 'a desk', size: DESK },
  { name: 'a phone', size: PHONE },
])('goals and threats are lit on the map of $name, one or the other, and put out again', async ({ size }) => {
  const { page, troubles } = await guest(size);
  const scene = { record: 'friedrich/silesia-austria', line: /^prussia march/ };
  const { table, tokens } = await seatAll(house.home, scene);
  await page.goto(`${table}#${tokens.get('prussia')}`);
  const light = (name: string) => page.locator('.lights').getByRole('button', { name });
  await byKeyboard(page, light('Threats to me'));
  await expect.poll(() => page.locator('.goal-marks.threats [data-lit]').count()).toBeGreaterThan(0);
  const threats = Number(/\d+/.exec(await light('Threats to me').innerText())?.[0]);
  expect(await page.locator('[data-lit]').count()).toBe(threats);
  if ((await light('My goals').count()) > 0) {
    await light('My goals').click();
    await expect.poll(() => page.locator('.goal-marks.goals [data-lit]').count()).toBeGreaterThan(0);
    expect(await page.locator('.goal-marks.threats').count()).toBe(0);
    await light('Threats to me').click();
  }
  await light('Threats to me').click();
  await expect.poll(() => page.locator('[data-lit]').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    size === PHONE ? 360 : 1440,
  );
  expect(troubles).toEqual([]);
});

test('objectives and signs of powers that do not play are not drawn', async () => {
  const { page, troubles } = await guest(DESK);
  await openScene(page, house.home, { record: 'friedrich/silesia-austria', line: /^prussia march/ });
  const seen = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
  expect(await seen('#city-breslau .first')).toBe(true);
  expect(await seen('#legend text.en:has-text("Objective of Austria")')).toBe(true);
  expect(await seen('#legend text.en:has-text("Objective of Russia")')).toBe(false);
  expect(await seen('#city-kuestrin .first')).toBe(false);
  expect(await seen('#city-kuestrin .stand-in')).toBe(true);
  expect(troubles).toEqual([]);
});

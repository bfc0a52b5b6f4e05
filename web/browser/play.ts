/** What a person does at a table: by pointer, or by keyboard alone. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** Presses a control that is in sight. */
export type Press = (page: Page, control: Locator) => Promise<void>;

export const byPointer: Press = async (_page, control) => {
  await control.click({ timeout: 60_000 });
};

/** Tab until the control has the focus. */
export async function reach(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < 300; tabs += 1) {
    if (await control.evaluate((one) => document.activeElement === one, undefined, { timeout: 60_000 })) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches the control.');
}

export const byKeyboard: Press = async (page, control) => {
  await reach(page, control);
  await page.keyboard.press('Enter');
};

export interface Wish {
  title: 'friedrich' | 'maria';
  mode: string;
  bot?: string;
  /** Seats this browser takes, by name; the others are bots. */
  me: RegExp;
  /** Seats for friends, by link. */
  link?: RegExp;
}

/** From the lobby to a table. */
export async function newGame(page: Page, home: string, wish: Wish): Promise<string> {
  await page.goto(home);
  await page.locator('button.title', { hasText: new RegExp(wish.title, 'i') }).click();
  await page.locator('select').nth(1).selectOption(wish.mode);
  await page
    .locator('select')
    .nth(2)
    .selectOption(wish.bot ?? 'recruit');
  for (const seat of await page.locator('label.seat').all()) {
    const name = await seat.locator('b').innerText();
    const who = wish.me.test(name) ? 'me' : wish.link?.test(name) ? 'link' : 'bot';
    await seat.locator('select').selectOption(who);
  }
  await page.locator('button.begin').click();
  await page.waitForURL(/\/t\//);
  return page.url();
}

/** Waits until this seat is asked or the game is over; says which. */
export async function untilAsked(page: Page, timeout = 60_000): Promise<'asked' | 'over'> {
  await page.locator('.asked.yours, .asked.over').first().waitFor({ timeout });
  return (await page.locator('.asked.over').count()) > 0 ? 'over' : 'asked';
}

/** The controls that answer a question, the shortest way first. */
const ANSWERS = [
  '.order button.main:enabled',
  '.asked .family button.main:enabled',
  '.asked > form button.main:enabled',
  '.asked .family button:enabled',
  '.asked button.goal:enabled',
  '.asked .goals input',
  'button.card.lit:enabled',
  '.asked .groups button:not(.drop):enabled',
  '.asked .groups input',
];

/** Chooses in a list behind a line: by a name that is typed, or the first. */
export async function find(page: Page, press: Press, line: Locator, name = ''): Promise<void> {
  await press(page, line);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

/** Chooses a group that can move: by its button, or by its name. */
export async function choosePiece(page: Page, press: Press, name?: string): Promise<void> {
  const groups = page.locator('.asked .groups');
  await groups.locator('button, input').first().waitFor();
  const buttons = name ? groups.getByRole('button', { name, exact: true }) : groups.locator('button:not(.drop)');
  if ((await buttons.count()) > 0) await press(page, buttons.first());
  else await find(page, press, groups.locator('input'), name);
}

/** Chooses the first destination in the list. */
export async function chooseGoal(page: Page, press: Press): Promise<void> {
  const goals = page.locator('.asked .goals');
  await goals.locator('button, input').first().waitFor();
  const button = goals.locator('button.goal').first();
  if ((await button.count()) > 0) await press(page, button);
  else await find(page, press, goals.locator('input'));
}

/** Answers once, in the simplest way there is. Says whether there was anything to answer. */
export async function answer(page: Page, press: Press): Promise<boolean> {
  for (const selector of ANSWERS) {
    const control = page.locator(selector).first();
    if ((await control.count()) === 0 || !(await control.isVisible())) continue;
    if (selector.endsWith('input')) await find(page, press, control);
    else await press(page, control);
    return true;
  }
  return false;
}

/** The question now asked, and its place in the course of the game. */
export const question = (page: Page): Promise<string> => page.locator('#asked').innerText();

/** Answers until the page asks something that fits; or until the game is over. */
export async function playUntil(page: Page, press: Press, wished: RegExp, most = 400): Promise<'found' | 'over'> {
  for (let answers = 0; answers < most; answers += 1) {
    if ((await untilAsked(page)) === 'over') return 'over';
    if (wished.test(await question(page))) return 'found';
    await answer(page, press).catch(() => false);
    await page.waitForTimeout(30);
  }
  throw new Error(
    `Nothing like ${wished} was asked in ${most} answers; the last question was: ${await question(page)}`,
  );
}

/** A form that need not be filled in is folded. */
export async function openForms(page: Page): Promise<void> {
  for (const folded of await page.locator('.asked details:not([open]):has(form) > summary').all()) await folded.click();
}

/** Chooses the first group that can go somewhere and an empty city for it; the order waits to be confirmed. */
export async function aim(page: Page, press: Press): Promise<{ piece: string; city: string }> {
  await choosePiece(page, press);
  await page.locator('.target').first().waitFor();
  // The map leans in.
  await page.waitForTimeout(500);
  const piece = (await page.locator('.piece.selected').first().getAttribute('data-piece')) ?? '';
  const cities = await page
    .locator('.target')
    .evaluateAll((goals) => goals.map((goal) => goal.getAttribute('data-city') ?? ''));
  const taken = await page
    .locator('.piece')
    .evaluateAll((pieces) => pieces.map((one) => one.getAttribute('data-city') ?? ''));
  const city = cities.find((one) => !taken.includes(one)) ?? '';
  await press(page, page.locator(`.target[data-city="${city}"]`));
  await page.locator('.order button.main').waitFor();
  return { piece, city };
}

/** Marches the first group that can go somewhere, and says which city it was sent to. */
export async function march(page: Page, press: Press): Promise<string> {
  const version = await page.locator('main').getAttribute('data-version');
  const { city } = await aim(page, press);
  await press(page, page.locator('.order button.main'));
  await expect.poll(() => page.locator('main').getAttribute('data-version')).not.toBe(version);
  return city;
}

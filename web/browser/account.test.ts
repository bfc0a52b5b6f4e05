import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { newGame, untilAsked } from './play';

const { house, guest } = household();

/** Opens the account in the lobby and gives name and password. */
async function give(page: Page, password: string, button: string): Promise<void> {
  await page.goto(house.home);
  await page.locator('summary', { hasText: 'Account' }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('Eleonore');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: button }).click();
}

test('who has an account plays on in another browser', async () => {
  const home = await guest();
  await give(home.page, 'a long password', 'Create an account');
  await home.page.getByText('Account of Eleonore').waitFor();
  const table = await newGame(home.page, house.home, { title: 'friedrich', mode: 'scenario-1', me: /France/ });
  await untilAsked(home.page);
  const asked = await home.page.locator('#asked').innerText();

  const away = await guest();
  await give(away.page, 'a wrong password', 'Sign in');
  await away.page.getByText('the name or the password is wrong.').waitFor();
  away.troubles.length = 0;
  await away.page.getByLabel(/^Password/).fill('a long password');
  await away.page.getByRole('button', { name: 'Sign in' }).click();
  await away.page.getByText('Account of Eleonore').waitFor();
  await away.page.locator(`.own a[href="${new URL(table).pathname}"]`).click();
  await untilAsked(away.page);
  expect(await away.page.locator('#asked').innerText()).toBe(asked);
  for (const one of [home, away]) expect(one.troubles).toEqual([]);
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe';
import { guest, House, openBrowser } from './house';
import { newGame } from './play';
import { bring, openScene, type Scene } from './scene';

const house = new House();
let browser: Browser;

beforeAll(async () => {
  await house.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** By day and by night, with the switch of the heading. */
async function dayAndNight(page: Page, what: string, without: readonly string[] = []): Promise<void> {
  for (const night of [false, true]) {
    if ((await page.locator('html[data-dark]').count() > 0) !== night) await page.locator('header button').last().click();
    await page.locator(night ? 'html[data-dark]' : 'html:not([data-dark])').waitFor({ state: 'attached' });
    expect(await violations(page, without), `${what}, ${night ? 'night' : 'day'}`).toEqual([]);
  }
}

/** Questions that have a form or a panel of their own. */
const SCENES: Readonly<Record<string, Scene>> = {
  'sheet of armies': { record: 'friedrich/eased-empire', line: /^friedrich deploy/ },
  'a card to lay down': { record: 'friedrich/eased-austria', line: / discard / },
  'the offensive': { record: 'friedrich/expert-fate-1', line: / offensive / },
  'recruits': { record: 'friedrich/expert-fate-1', line: /^friedrich recruit/ },
};

describe('axe-core finds nothing, by day and by night', () => {
  test('lobby, rules, words, gathering, replay', async () => {
    const { page, troubles } = await guest(browser, { reducedMotion: 'reduce' });
    const id = await bring(house.home, 'friedrich/west-france');
    await page.goto(house.home);
    await page.locator('button.begin').waitFor();
    await dayAndNight(page, 'lobby');
    await page.goto(`${house.home}/rules/M-10.1.21`);
    await page.locator('.entry').first().waitFor();
    await page.getByRole('searchbox').fill('hussar');
    await page.locator('.entry mark').first().waitFor();
    await dayAndNight(page, 'rules');
    await page.goto(`${house.home}/words`);
    await page.locator('dt').first().waitFor();
    await dayAndNight(page, 'words');
    await newGame(page, house.home, { title: 'maria', mode: 'advanced-3p', me: /Maria Theresa/, link: /Louis/ });
    await page.locator('.gathering').waitFor();
    await dayAndNight(page, 'gathering');
    await page.goto(`${house.home}/r/${id}#40`);
    await page.getByRole('slider').waitFor();
    await dayAndNight(page, 'replay', ['.frame']);
    for (const tab of ['affairs', 'text']) {
      await page.locator(`#replay-tab-${tab}`).click();
      await dayAndNight(page, `replay, ${tab}`, ['.map']);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test.each(Object.keys(SCENES))('asked: %s', async (what) => {
    const { page, troubles } = await guest(browser, { reducedMotion: 'reduce' });
    await openScene(page, house.home, SCENES[what] as Scene);
    await dayAndNight(page, what, ['.frame']);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

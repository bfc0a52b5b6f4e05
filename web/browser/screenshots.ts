/** Writes docs/screenshots: every screen, both titles, light and dark, desktop and phone. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household } from './house';
import { byPointer, chooseGoal, choosePiece, newGame, openForms } from './play';
import { bring, openScene, type Scene } from './scene';

const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
const LARGEST = 15_000_000;
const { house, guest } = household();
mkdirSync(FOLDER, { recursive: true });

type Open = (page: Page) => Promise<unknown>;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 800 } };

/** Scrolls what is meant to the top of what can be seen; on a phone the map covers a part of the table. */
async function toTop(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const table = one.closest('main');
      const map = table?.querySelector('.map')?.getBoundingClientRect();
      const isCovered = map && map.right > one.getBoundingClientRect().right;
      if (isCovered) table?.scrollBy(0, one.getBoundingClientRect().top - map.bottom - 8);
      else one.scrollIntoView({ block: 'start' });
    });
}

const scene =
  (what: Scene, then?: Open): Open =>
  async (page) => {
    await openScene(page, house.home, what);
    await then?.(page);
  };

/** A panel beside the map. */
const tab =
  (name: string, then?: Open): Open =>
  async (page) => {
    await page.locator(`#tab-${name}`).click();
    await then?.(page);
    await toTop(page, '.tabs');
  };

async function march(page: Page): Promise<void> {
  await choosePiece(page, byPointer);
  await page.locator('.target').first().waitFor();
  await chooseGoal(page, byPointer);
  await page.locator('.order button.main').waitFor();
  await page.locator('.side').evaluate((side) => side.scrollTo(0, 0));
}

/** A group by its name, and where it may go. */
const pick = async (page: Page, name: string): Promise<void> => {
  await choosePiece(page, byPointer, name);
  await page.locator('.target').first().waitFor();
  await page.waitForTimeout(500);
};

/** An order that waits, with all that would come of it. */
const order =
  (name: string, city: string): Open =>
  async (page) => {
    await pick(page, name);
    await page.locator(`.overlay [data-city="${city}"]`).last().click();
    await page.locator('[data-foreseen]').first().waitFor();
  };

/** What is said of a place, with one of its rules open. */
const facts =
  (city: string): Open =>
  async (page) => {
    await page.locator(`.piece[data-city="${city}"] [role="button"]`).first().focus();
    await page.keyboard.press('i');
    await page.locator('.facts li .rule').last().click();
    await page.locator('.facts q').waitFor();
  };

/** A city in sight where the group cannot go, and why; with the rule. */
const whyNot =
  (name: string): Open =>
  async (page) => {
    await pick(page, name);
    const place = await page.evaluate(() => {
      const cities = (selector: string): (string | null)[] =>
        [...document.querySelectorAll(selector)].map((one) => one.getAttribute('data-city'));
      const taken = new Set(cities('.overlay [data-city]'));
      const frame = document.querySelector('div.frame')?.getBoundingClientRect();
      const middle = {
        x: ((frame?.left ?? 0) + (frame?.right ?? 0)) / 2,
        y: ((frame?.top ?? 0) + (frame?.bottom ?? 0)) / 2,
      };
      const free = [...document.querySelectorAll('.sheet [data-city]')].filter(
        (one) => !taken.has(one.getAttribute('data-city')),
      );
      const spots = free.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { one, x: x + width / 2, y: y + height / 2 };
      });
      const away = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - middle.x, y - middle.y);
      spots.sort((a, b) => away(a) - away(b));
      const spot = spots.find(({ one, x, y }) => document.elementFromPoint(x, y)?.closest('[data-city]') === one);
      return spot && { x: spot.x, y: spot.y };
    });
    if (!place) throw new Error('Everything in sight can be reached.');
    await page.mouse.click(place.x, place.y);
    await page.locator('.order.why .rule').click();
    await page.locator('.order.why q').waitFor();
  };

async function talk(page: Page): Promise<void> {
  for (const words of ['Good luck, everybody!', 'Shall we leave Silesia alone this year?']) {
    await page.getByPlaceholder('Say something').fill(words);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('#tab-panel').getByText(words).waitFor();
  }
}

async function draft(page: Page): Promise<void> {
  const editor = page.locator('#tab-panel form').first();
  await editor.locator('.clause select').first().selectOption('peace');
  await editor.locator('textarea').fill('Flanders shall be quiet too.');
  await editor.locator('textarea').blur();
}

const guided =
  (title: RegExp): Open =>
  async (page) => {
    await page.goto(house.home);
    await page.locator('.first').getByRole('button', { name: title }).click();
    await page.locator('.guide').waitFor();
  };

const replay =
  (record: string, step: number): Open =>
  async (page) => {
    await page.goto(`${house.home}/r/${await bring(house.home, record)}#${step}`);
    await page.locator('.curve').waitFor();
  };

async function account(page: Page): Promise<void> {
  await page.goto(house.home);
  await page.locator('summary', { hasText: 'Account' }).click();
  await toTop(page, 'details');
}

async function rules(page: Page): Promise<void> {
  await page.goto(`${house.home}/rules/M-10.1.21`);
  await page.locator('.entry.asked').waitFor();
}

async function words(page: Page): Promise<void> {
  await page.goto(`${house.home}/words`);
  await page.locator('dt').first().waitFor();
}

async function lobby(page: Page): Promise<void> {
  await page.goto(house.home);
  await page.locator('button.begin').waitFor();
}

const gathering =
  (title: 'friedrich' | 'maria', mode: string, me: RegExp, link: RegExp): Open =>
  async (page) => {
    await newGame(page, house.home, { title, mode, me, link });
    await page.locator('.gathering').waitFor();
  };

const FRIEDRICH: Scene = { record: 'friedrich/four-fate', line: /^friedrich march/, from: 120 };
const MARIA: Scene = { record: 'maria/treaties', line: /^maria-theresa march/, from: 60 };

/** Before a fortress, and behind it a supply train. */
const KEITH: Scene = { record: 'friedrich/offensive-won', line: /^friedrich march keith glatz/ };
/** Before a fortress, and behind it an enemy. */
const NEIPPERG: Scene = { record: 'maria/intro-prussia', line: /^maria-theresa march neipperg reichenberg/ };

const SCREENS: Readonly<Record<string, Open>> = {
  lobby,
  account,
  rules,
  words,
  'friedrich-gathering': gathering('friedrich', 'standard-4p', /Frederick/, /Elisabeth|Pompadour/),
  'friedrich-guide': guided(/friedrich/i),
  'friedrich-deployment': scene({ record: 'friedrich/four-fate', line: /^friedrich deploy/ }),
  'friedrich-march': scene(FRIEDRICH, march),
  'friedrich-facts': scene(KEITH, facts('glatz')),
  'friedrich-foreseen': scene(KEITH, order('Keith', 'pardubitz')),
  'friedrich-why-not': scene(KEITH, whyNot('Keith')),
  'friedrich-talk': scene(FRIEDRICH, tab('talk', talk)),
  'friedrich-affairs': scene({ ...FRIEDRICH, from: 300 }, tab('affairs')),
  'friedrich-knowledge': scene(FRIEDRICH, tab('knowledge')),
  'friedrich-text': scene(FRIEDRICH, tab('text')),
  'friedrich-combat': scene({ record: 'friedrich/three-fate', line: / play /, from: 305 }),
  'friedrich-retreat': scene({ record: 'friedrich/eased-empire', line: / retreat / }),
  'friedrich-fate': scene({ record: 'friedrich/eased-austria', line: / assign / }),
  'friedrich-recruit': scene({ record: 'friedrich/expert-fate-1', line: /^friedrich recruit/ }, openForms),
  'friedrich-replay': replay('friedrich/four-fate', 160),
  'maria-gathering': gathering('maria', 'advanced-3p', /Maria Theresa/, /Louis/),
  'maria-guide': guided(/maria/i),
  'maria-deployment': scene({ record: 'maria/treaties', line: /^maria-theresa deploy/ }),
  'maria-politics': scene({ record: 'maria/politics-1', line: / bid /, from: 40 }),
  'maria-political-card': scene({ record: 'maria/political-france', line: / execute / }),
  'maria-election': scene({ record: 'maria/political-france', line: /^\S+ vote / }),
  'maria-hussars': scene({ record: 'maria/gambit-austria', line: / hussar / }),
  'maria-march': scene(MARIA, march),
  'maria-facts': scene(NEIPPERG, facts('reichenberg')),
  'maria-foreseen': scene(NEIPPERG, order('Neipperg', 'dresden')),
  'maria-why-not': scene(NEIPPERG, whyNot('Neipperg')),
  'maria-talk': scene(MARIA, tab('talk', talk)),
  'maria-treaties': scene(MARIA, tab('treaties', draft)),
  'maria-affairs': scene(MARIA, tab('affairs')),
  'maria-knowledge': scene(MARIA, tab('knowledge')),
  'maria-text': scene(MARIA, tab('text')),
  'maria-combat': scene({ record: 'maria/politics-2', line: / play /, from: 100 }),
  'maria-retreat': scene({ record: 'maria/intro-prussia', line: / retreat / }),
  'maria-winter': scene({ record: 'maria/gambit-austria', line: /^maria-theresa recruit/ }),
  'maria-replay': replay('maria/political-france', 120),
};

async function shot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(700);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  await session.detach();
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}

for (const [screen, open] of Object.entries(SCREENS)) {
  test.each(Object.entries(SIZES))(`${screen}, %s`, async (size, viewport) => {
    const { page } = await guest({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await shot(page, `${screen}-${size}-light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, `${screen}-${size}-dark`);
  });
}

test('there is nothing else, and all of them together are small', () => {
  const wanted = Object.keys(SCREENS).flatMap((screen) =>
    Object.keys(SIZES).flatMap((size) => [`${screen}-${size}-light.webp`, `${screen}-${size}-dark.webp`]),
  );
  for (const file of readdirSync(FOLDER)) if (!wanted.includes(file)) rmSync(join(FOLDER, file));
  expect(wanted.reduce((bytes, file) => bytes + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(LARGEST);
});

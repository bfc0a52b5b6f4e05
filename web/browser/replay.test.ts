import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { household } from './house';
import { untilAsked } from './play';
import { bring, FIXTURES } from './scene';

const RECORD = join(FIXTURES, 'maria/intro-france.game');
const { house, guest } = household();

test('a foreign or damaged record is refused with a sentence, and the lobby stays as it is', async () => {
  const { page, troubles } = await guest();
  await page.goto(house.home);
  const good = readFileSync(RECORD, 'utf8');
  const offered: readonly [string, string | Buffer, RegExp][] = [
    ['moves of chess', '1. e4 e5', /not a Kabinett record/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0x00]), /not a Kabinett record/],
    [
      'a line changed',
      good.replace('goeding-hradisch-wsetin', 'goeding-hradisch-goeding'),
      /line 24: the running hash does not match/,
    ],
    ['the end torn off', `${good.split('\n').slice(0, 40).join('\n')}\n`, /line 40: the file ends/],
  ];
  for (const [name, content, sentence] of offered) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect
      .poll(() => page.locator('section .trouble').allInnerTexts(), { message: name })
      .toEqual([expect.stringMatching(sentence)]);
    expect(page.url()).toBe(`${house.home}/`);
  }
  // The whole sentence is in the reader's language: nothing of it stays English.
  const said: readonly [string, RegExp, RegExp][] = [
    [
      'de',
      /^Die Aufzeichnung hält der Prüfung nicht stand, Zeile 1: Das ist keine Aufzeichnung von Kabinett/,
      /Zeile 24: Die laufende Prüfsumme passt nicht/,
    ],
    [
      'el',
      /^Η καταγραφή δεν είναι έγκυρη, γραμμή 1: δεν είναι καταγραφή του Kabinett/,
      /γραμμή 24: το τρέχον άθροισμα ελέγχου δεν ταιριάζει/,
    ],
  ];
  for (const [language, foreign, damaged] of said) {
    await page.locator('header select').selectOption(language);
    for (const [at, sentence] of [
      [0, foreign],
      [2, damaged],
    ] as const) {
      const [name, content] = offered[at] ?? ['', ''];
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
      await expect
        .poll(() => page.locator('section .trouble').allInnerTexts(), { message: name })
        .toEqual([expect.stringMatching(sentence)]);
      // What stands between quotation marks is quoted from the file.
      const own = (await page.locator('section .trouble').innerText()).replaceAll(/„[^“]*“|«[^»]*»/g, '');
      expect(own).not.toMatch(/\b(the|line|record|hash|does|this)\b/i);
    }
  }
  // The browser itself notes every refusal of the server in its console.
  expect(troubles.filter((trouble) => !/status of 4\d\d/.test(trouble))).toEqual([]);
});

test('a record is seen step by step, with any eyes, and played on against bots', async () => {
  const { page } = await guest();
  await page.goto(house.home);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.waitForURL(/\/r\//);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const said = () => slider.getAttribute('aria-valuetext');
  expect(await said()).toMatch(/^Step 0 of \d+/);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(said).toMatch(/^Step 1 of/);
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.status').innerText()).toContain('has won');
  // The last step ends the game: nothing can be played on there. A turn earlier it can.
  await page.keyboard.press('PageDown');

  // Everybody's hands are open at first; a seat sees its own, the public none.
  const hands = async (): Promise<string> => (await page.locator('.hand h3').allInnerTexts()).join();
  for (const power of [/Austria/, /Prussia/, /France/]) await expect.poll(hands).toMatch(power);
  await page.locator('.look select').selectOption('frederick');
  await expect.poll(hands).not.toMatch(/Austria|France/);
  expect(await hands()).toContain('Prussia');
  await page.locator('.look select').selectOption('public');
  await expect.poll(() => page.locator('#replay-tab-panel').innerText()).toContain('Spectators see no hands');

  await page.locator('.look select').selectOption('frederick');
  await page.locator('details > summary', { hasText: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await untilAsked(page);
  expect(await hands()).toContain('Prussia');
  expect(await hands()).not.toMatch(/Austria|France/);
});

test('the curve of the chances to win goes with the steps', async () => {
  const { page, troubles } = await guest();
  const id = await bring(house.home, 'friedrich/west-france');
  await page.goto(`${house.home}/r/${id}`);
  await page.locator('.curve').waitFor();
  const legend = (): Promise<string[]> => page.locator('.legend li').allInnerTexts();
  const begin = await legend();
  expect(begin.length).toBe(2);
  expect(begin.every((entry) => /^\S.* \d+%( \(.*\d+%\))?$/.test(entry.trim()))).toBe(true);
  // Pressed near its end, the game stands near its end.
  const field = await page.locator('.curve .field').boundingBox();
  if (!field) throw new Error('There is no curve.');
  await page.mouse.click(field.x + field.width - 1, field.y + field.height / 2);
  await expect.poll(() => page.locator('.status').innerText()).toContain('France has won');
  await expect
    .poll(async () => (await legend()).map((entry) => /\d+%/.exec(entry)?.[0]).sort())
    .toEqual(['0%', '100%']);
  expect(troubles).toEqual([]);
});

test('a rule is found by its address and by a word, a term in the glossary', async () => {
  const { page } = await guest();
  await page.goto(`${house.home}/rules/M-10.1.21`);
  await page.locator('.entry.asked', { hasText: 'M-10.1.21' }).waitFor();
  await page.getByRole('searchbox').fill('hussar');
  await expect.poll(() => page.locator('.entry mark').count()).toBeGreaterThan(10);
  await page.goto(`${house.home}/words`);
  await expect.poll(() => page.locator('dt').count()).toBe(40);
});

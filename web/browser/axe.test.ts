import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayAndNight, violations } from './axe';
import { household, PROGRAM } from './house';
import { byPointer, chooseGoal, choosePiece, newGame, openForms, untilAsked } from './play';
import { bring, openScene, type Scene } from './scene';

const { house, guest } = household();
const STILL = { reducedMotion: 'reduce' } as const;

test('the lobby with account, import and both titles; rules and words', async () => {
  const { page, troubles } = await guest(STILL);
  await page.goto(house.home);
  await page.locator('summary', { hasText: 'Account' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'chess', mimeType: 'text/plain', buffer: Buffer.from('1. e4 e5') });
  await page.locator('section .trouble').waitFor();
  await dayAndNight(page, 'lobby');
  await page.locator('button.title', { hasText: /maria/i }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('Charlotte');
  await page.getByLabel(/^Password/).fill('a long password');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('Account of Charlotte').waitFor();
  await dayAndNight(page, 'lobby of who is signed in');
  await page.goto(`${house.home}/rules/M-10.1.21`);
  await page.locator('.entry').first().waitFor();
  await page.getByRole('searchbox').fill('hussar');
  await page.locator('.entry mark').first().waitFor();
  await dayAndNight(page, 'rules');
  await page.goto(`${house.home}/words`);
  await page.locator('dt').first().waitFor();
  await dayAndNight(page, 'words');
  // The browser itself notes the refusal of the record in its console.
  expect(troubles.filter((trouble) => !/status of 4\d\d/.test(trouble))).toEqual([]);
});

test('gathering, for the host and for the guest; a table that is not there; the curtain', async () => {
  const host = await guest(STILL);
  await newGame(host.page, house.home, { title: 'maria', mode: 'advanced-3p', me: /Maria Theresa/, link: /Louis/ });
  await host.page.locator('.gathering').waitFor();
  await dayAndNight(host.page, 'gathering, host');
  const friend = await guest(STILL);
  await friend.page.goto(await host.page.locator('input[readonly]').inputValue());
  await friend.page.getByRole('button', { name: /Sit down/ }).waitFor();
  await dayAndNight(friend.page, 'gathering, friend');
  await friend.page.goto(`${house.home}/t/0123456789abcdef`);
  await friend.page.getByRole('alert').waitFor();
  await dayAndNight(friend.page, 'no table');
  await newGame(friend.page, house.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick|Maria Theresa/ });
  await untilAsked(friend.page);
  await friend.page.getByRole('button', { name: 'Pass the screen on' }).click();
  await friend.page.getByRole('button', { name: 'Open the curtain' }).waitFor();
  await dayAndNight(friend.page, 'curtain');
});

test('replay with its panels, and playing on', async () => {
  const { page, troubles } = await guest(STILL);
  const id = await bring(house.home, 'friedrich/west-france');
  await page.goto(`${house.home}/r/${id}#40`);
  await page.locator('.curve').waitFor();
  await page.locator('details > summary', { hasText: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).waitFor();
  await dayAndNight(page, 'replay');
  for (const tab of ['affairs', 'text']) {
    await page.locator(`#replay-tab-${tab}`).click();
    await dayAndNight(page, `replay, ${tab}`);
  }
  expect(troubles).toEqual([]);
});

const MARCHES: readonly Scene[] = [
  { record: 'friedrich/eased-empire', line: /^friedrich march/ },
  { record: 'maria/treaties', line: /^maria-theresa march/ },
];

test.each(MARCHES)('a march of $record: the map, the order, and every panel beside it', async (scene) => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, scene);
  await choosePiece(page, byPointer);
  await page.locator('.target').first().waitFor();
  expect(await violations(page, { sheet: true }), 'the printed sheet').toEqual([]);
  await page.locator('.target').first().hover();
  await page.locator('.facts').waitFor();
  await dayAndNight(page, 'facts of a city');
  await chooseGoal(page, byPointer);
  await page.locator('.order button.main').waitFor();
  await dayAndNight(page, 'order');
  for (const tab of await page.locator('.tabs [role=tab]').all()) {
    await tab.click();
    await dayAndNight(page, await tab.innerText(), '.side');
  }
  expect(troubles).toEqual([]);
});

/** Questions that have a form or a panel of their own. */
const SCENES: Readonly<Record<string, Scene>> = {
  'army sheets': { record: 'friedrich/eased-empire', line: /^friedrich deploy/ },
  'a card to lay down': { record: 'friedrich/eased-austria', line: / discard / },
  'the offensive': { record: 'friedrich/expert-fate-1', line: / offensive / },
  recruits: { record: 'friedrich/expert-fate-1', line: /^friedrich recruit/ },
  duel: { record: 'friedrich/eased-empire', line: / play / },
  retreat: { record: 'friedrich/eased-empire', line: / retreat / },
  'fate decides': { record: 'friedrich/eased-austria', line: / assign / },
  'duel of MARIA': { record: 'maria/gambit-ceded-endurance', line: / play / },
  bids: { record: 'maria/political-austria', line: / bid / },
  influence: { record: 'maria/political-france', line: / take / },
  'a political card': { record: 'maria/political-france', line: / execute / },
  election: { record: 'maria/political-france', line: /^\S+ vote / },
  hussars: { record: 'maria/gambit-austria', line: / hussar / },
  winter: { record: 'maria/gambit-austria', line: /^maria-theresa recruit/ },
};

test.each(Object.keys(SCENES))('asked: %s', async (what) => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, SCENES[what] as Scene);
  await openForms(page);
  if (/duel/.test(what)) await page.locator('.duel').waitFor();
  await dayAndNight(page, what);
  expect(troubles).toEqual([]);
});

test.each(['FRIEDRICH', 'MARIA'])('the guide of %s, and the text view, on a phone', async (title) => {
  const { page, troubles } = await guest({ ...STILL, viewport: { width: 360, height: 740 } });
  await page.goto(house.home);
  await page
    .locator('.first')
    .getByRole('button', { name: new RegExp(title, 'i') })
    .click();
  await page.locator('.guide').waitFor();
  await dayAndNight(page, 'guide on a phone');
  await page.locator('#tab-text').click();
  await dayAndNight(page, 'text on a phone');
  expect(troubles).toEqual([]);
});

test.each(['friedrich --mode standard-4p', 'maria --mode advanced-3p'])('the report of %s', async (games) => {
  const folder = mkdtempSync(join(tmpdir(), 'kabinett-report-'));
  const file = join(folder, 'report.html');
  execFileSync(PROGRAM, ['report', '--game', ...games.split(' '), '--games', '20', '-o', file]);
  const { page } = await guest();
  await page.setContent(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { colours: true })).toEqual([]);
});

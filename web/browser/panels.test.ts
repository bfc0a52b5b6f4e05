import { expect, test } from 'vitest';
import { household } from './house';
import { openForms } from './play';
import { openScene, tableAt, type Scene } from './scene';

const { house, guest } = household();
const STILL = { reducedMotion: 'reduce' } as const;

test.each<Scene>([
  { record: 'friedrich/eased-empire', line: / play / },
  { record: 'maria/gambit-ceded-endurance', line: / play / },
])(
  'a combat of $record stands on stage: each card with the score after it, and the cards as they fall',
  async (scene) => {
    const { page, troubles } = await guest(STILL);
    await openScene(page, house.home, scene);
    // The smallest comes first; the last is worth the most.
    const card = page.locator('.duel .more li').last();
    await card.waitFor();
    // A Reserve may count as any of its values: the last is the highest.
    const after = (await card.locator('.after').innerText()).split(' … ').at(-1)?.replace('−', '-');
    const number = await page.locator('.duel .laid').count();
    await card.locator('button').click();
    const choices = page.locator('.order select');
    if ((await choices.count()) > 0)
      await choices.selectOption({ index: (await choices.locator('option').count()) - 1 });
    await page.locator('.order button.main').click();
    await expect.poll(() => page.locator('.duel .laid').count()).toBe(number + 1);
    const score = async (): Promise<number> =>
      Number(/the score is (\S+)\./.exec(await page.locator('.log .entry').first().innerText())?.[1]);
    await expect.poll(score).toBe(Number(after));
    expect(troubles).toEqual([]);
  },
);

test('a treaty is drafted clause by clause, judged by the server and offered', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, { record: 'maria/treaties', line: /^maria-theresa march/ });
  await page.locator('#tab-treaties').click();
  const editor = page.locator('#tab-panel form').first();
  const clause = editor.locator('.clause');
  await clause.first().locator('select').first().selectOption('peace');
  await expect.poll(() => clause.first().locator('.words').innerText()).toMatch(/peace over Silesia/);
  await clause.first().locator('select').first().selectOption('no-attack');
  await editor.getByRole('button', { name: /Add a clause/ }).click();
  await clause.nth(1).locator('select').first().selectOption('keep-away');
  await editor.locator('textarea').fill('and let us stay friends');
  await expect.poll(() => editor.locator('button.main').isEnabled()).toBe(true);
  await editor.locator('button.main').click();
  await page.locator('#tab-log').click();
  await expect
    .poll(() => page.locator('.log').innerText())
    .toMatch(
      /let us stay friends[\s\S]*offers .* treaty \d+: Austria does not attack .*; generals of Austria stay at least/,
    );
  await page.locator('#tab-treaties').click();
  await expect.poll(() => page.locator('.treaty.offered').last().innerText()).toContain('let us stay friends');
  expect(troubles).toEqual([]);
});

test('a subsidy is promised on a condition, and until a turn', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, { record: 'maria/treaties', line: /^maria-theresa march/ });
  await page.locator('#tab-treaties').click();
  const editor = page.locator('#tab-panel form').first();
  await editor.locator('select').first().selectOption({ label: 'Frederick' });
  const clause = editor.locator('.clause').first();
  await clause.locator('select').first().selectOption('subsidy');
  await clause.getByLabel('Recipient').selectOption('pragmatic');
  await clause.getByLabel('Only while').selectOption('held');
  expect(await clause.locator('.words').innerText()).not.toMatch(/until/);
  await clause.getByRole('checkbox').check();
  await expect
    .poll(() => clause.locator('.words').innerText())
    .toMatch(/while \S+ controls .*, Austria pays the Pragmatic Army a subsidy for .* until turn \d+/i);
  await expect.poll(() => editor.locator('button.main').isEnabled()).toBe(true);
  await editor.locator('button.main').click();
  await expect.poll(() => page.locator('.treaty.offered').last().innerText()).toMatch(/Austria pays .* until turn \d+/);
  expect(troubles).toEqual([]);
});

test('a pool that is overdrawn shows by how much', async () => {
  const { page, troubles } = await guest(STILL);
  await page.goto(await tableAt(house.home, { record: 'maria/pool-tie-france', line: /./, from: 139 }));
  await page.locator('#tab-affairs').click();
  const france = page.locator('#tab-panel tr', { hasText: 'France' }).locator('td').first();
  await expect.poll(() => france.innerText()).toBe('−1');
  expect(troubles).toEqual([]);
});

test('an offered treaty is read and agreed to', async () => {
  const { page, troubles } = await guest(STILL);
  // Nothing is asked of who is offered a treaty: it is answered at any time.
  await page.goto(await tableAt(house.home, { record: 'maria/treaties', line: / agree 1/ }));
  await page.locator('#tab-treaties').click();
  const treaty = page.locator('.treaty').first();
  await expect.poll(() => treaty.innerText()).toMatch(/Prussia does not attack Austria/);
  await treaty.locator('button.main').click();
  await expect.poll(() => page.locator('.treaty.offered').count()).toBe(0);
  await expect.poll(() => treaty.innerText()).toMatch(/in force/);
  expect(troubles).toEqual([]);
});

test('an entry of the log is shown on the map', async () => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, { record: 'friedrich/eased-empire', line: /^maria-theresia march/ });
  expect(await page.locator('circle.shown').count()).toBe(0);
  await page.locator('.log button', { hasText: /march/ }).first().click();
  await expect.poll(() => page.locator('circle.shown').count()).toBeGreaterThan(1);
  await page.locator('.trail.march').first().waitFor();
  expect(troubles).toEqual([]);
});

test.each<Scene & { power: string }>([
  { record: 'friedrich/expert-fate-1', line: /^friedrich recruit/, power: 'Prussia' },
  { record: 'maria/gambit-austria', line: /^maria-theresa recruit austria/, power: 'Austria' },
])('recruits of $power are ordered with steppers; the sum and the payment follow', async ({ power, ...scene }) => {
  const { page, troubles } = await guest(STILL);
  await openScene(page, house.home, scene);
  await openForms(page);
  const form = page.locator('.asked form', { hasText: power }).first();
  const said = (what: RegExp) => expect.poll(() => form.innerText()).toMatch(what);
  await said(/(?:Armies|Troops): 1, .*\b(\d+) paid, \1 needed/s);
  // The server judges the order while it is written.
  await form
    .getByRole('button', { name: /: one less$/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await said(/(?:Armies|Troops): 0, .*0 paid, 0 needed.*Nothing has been bought/s);
  expect(await form.locator('button.main').isDisabled()).toBe(true);
  await form
    .getByRole('button', { name: /: one more$/ })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await said(/(?:Armies|Troops): 1, .*\b(\d+) paid, \1 needed/s);
  await expect.poll(() => form.locator('button.main').isEnabled()).toBe(true);
  await form.locator('button.main').click();
  await expect.poll(() => page.locator('.log .entry').first().innerText()).toMatch(new RegExp(`${power} recruits 1 `));
  expect(troubles).toEqual([]);
});

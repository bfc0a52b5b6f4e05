import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { household, House } from './house';
import { newGame, untilAsked } from './play';

const { house, guest } = household();

/** The rules of both games and the board played on are kept. */
const untilKept = (page: Page): Promise<unknown> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const data = await caches.open('kabinett-data');
          return (await data.keys()).map(({ url }) => new URL(url).pathname);
        }),
      { timeout: 60_000 },
    )
    .toEqual(expect.arrayContaining(['/rules/friedrich.json', '/rules/maria.json', '/board/friedrich.svg']));

test('the installed page opens without a connection, with one’s own games as last seen', async () => {
  const { page, context, troubles } = await guest({ reducedMotion: 'reduce' });
  await newGame(page, house.home, { title: 'friedrich', mode: 'scenario-1', me: /France/ });
  await untilAsked(page);
  await untilKept(page);
  const pieces = await page.locator('.piece').count();
  const table = page.url();
  await page.goto(house.home);
  await page.locator('.own').getByText('Your move').waitFor();
  expect(await page.title()).toBe('(1) Kabinett');

  await house.stop();
  await context.setOffline(true);
  await page.reload();
  await page.getByText('your games as last seen').waitFor();
  expect(await page.locator('.own').innerText()).toMatch(/Your move/);
  await page.goto(table);
  await page.getByText('As last seen here.').waitFor();
  expect(await page.locator('.piece').count()).toBe(pieces);
  await page.goto(`${house.home}/rules/M-10.1.21`);
  await page.locator('.entry.asked', { hasText: 'M-10.1.21' }).waitFor();
  await page.goto(`${house.home}/words`);
  await expect.poll(() => page.locator('dt').count()).toBeGreaterThan(30);

  // With the connection the table comes back by itself.
  await context.setOffline(false);
  await house.start();
  await page.goto(table);
  await untilAsked(page);
  expect(await page.getByText('As last seen here.').count()).toBe(0);
  expect(troubles.filter((trouble) => !/ERR_|Failed to (load|fetch)|status of 5\d\d/.test(trouble))).toEqual([]);
});

test('it can be installed: manifest, icons, a worker for the whole site', async () => {
  const manifest = (await (await fetch(`${house.home}/manifest.webmanifest`)).json()) as {
    icons: { src: string; type: string }[];
    start_url: string;
  };
  expect(manifest.start_url).toBe('/');
  for (const { src, type } of manifest.icons) {
    const answer = await fetch(house.home + src);
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type]);
  }
  const worker = await fetch(`${house.home}/service-worker.js`);
  expect(worker.headers.get('content-type')).toMatch(/javascript/);
});

/** All files of the page, in a folder of their own, so that another version can be put there. */
async function copyOfPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kabinett-page-'));
  const script = await (await fetch(`${house.home}/service-worker.js`)).text();
  const files = /"(\/[^"]*\/index\.html[^"]*|[^"]*\/index\.html[^"]*)"/.exec(script)?.[1]?.split(' ') ?? [];
  expect(files.length).toBeGreaterThan(8);
  for (const file of [...files, '/service-worker.js']) {
    const answer = await fetch(house.home + (file === '/index.html' ? '/' : file));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), Buffer.from(await answer.arrayBuffer()));
  }
  return folder;
}

test('a new version of the page takes the place of the one that was kept', async () => {
  const folder = await copyOfPage();
  const own = new House(['--page', folder]);
  await own.start();
  try {
    const { page, context } = await guest({ reducedMotion: 'reduce' });
    await page.goto(own.home);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    const change = (file: string, from: RegExp, to: string): void =>
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
    change('index.html', /<html lang="en"/, '<html lang="en" data-version="new"');
    change('service-worker.js', /kabinett-page-[0-9a-f]+/, 'kabinett-page-0123456789abcdef');
    await page.reload();
    const version = () => page.locator('html').getAttribute('data-version');
    expect(await version()).toBe('new');
    // Kept, too: it opens when the server is gone, and the old one has been put away.
    await expect
      .poll(
        () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kabinett-page-'))),
        {
          timeout: 60_000,
        },
      )
      .toEqual(['kabinett-page-0123456789abcdef']);
    await own.stop();
    await context.setOffline(true);
    await page.reload();
    expect(await version()).toBe('new');
  } finally {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

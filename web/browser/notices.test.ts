import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { household, House } from './house';
import { newGame, untilAsked } from './play';
import { expectDiscreet, mailOffice, postOffice, pushKeys, type Post } from './services';

const { house, guest } = household(['--notice-allow', '127.0.0.1', '--push-contact', 'mailto:host@example.org']);
let post: Post;
beforeAll(async () => {
  post = await postOffice();
});
afterAll(() => post.close());

async function atTable(page: Page, home = house.home): Promise<void> {
  await newGame(page, home, { title: 'friedrich', mode: 'scenario-1', me: /France/ });
  await untilAsked(page);
}

const kind = (page: Page, name: string) => page.locator(`li[data-kind=${name}]`);

test('a webhook is switched on, tried and switched off', async () => {
  const { page, troubles } = await guest({ reducedMotion: 'reduce' });
  await atTable(page);
  // Three clicks: the bell, on, one now.
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await page.getByLabel('Address of the webhook').fill(`${post.home}/hook`);
  await kind(page, 'webhook').getByRole('button', { name: 'Turn on' }).click();
  await kind(page, 'webhook').getByText('None has been sent yet.').waitFor();
  await kind(page, 'webhook').getByRole('button', { name: 'Send me one now' }).click();
  await expect.poll(() => post.arrived.filter(({ path }) => path === '/hook').length, { timeout: 10_000 }).toBe(1);
  const payload = String(post.arrived.find(({ path }) => path === '/hook')?.body);
  expect(JSON.parse(payload)).toMatchObject({ title: 'friedrich', text: expect.any(String) as string });
  expectDiscreet(payload);
  await kind(page, 'webhook').getByText('The last one went out').waitFor();
  await kind(page, 'webhook').getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Address of the webhook').waitFor();
  expect(troubles).toEqual([]);
});

test('push is switched on, arrives sealed, and is shown without any link', async () => {
  const { page, context, troubles } = await guest({ reducedMotion: 'reduce' });
  await context.grantPermissions(['notifications'], { origin: house.home });
  const { p256dh, auth, read } = pushKeys();
  // A browser without a network cannot subscribe at its maker's; it is told this address instead.
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const bytes = (text: string): ArrayBuffer =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
      PushManager.prototype.getSubscription = () => Promise.resolve(null);
      PushManager.prototype.subscribe = () =>
        Promise.resolve({ endpoint, getKey: (name: 'auth' | 'p256dh') => bytes(keys[name]) } as PushSubscription);
    },
    { endpoint: `${post.home}/push`, keys: { p256dh, auth } },
  );
  await atTable(page);
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await kind(page, 'push').getByRole('button', { name: 'Turn on' }).click();
  await kind(page, 'push').getByRole('button', { name: 'Send me one now' }).click();
  await expect.poll(() => post.arrived.filter(({ path }) => path === '/push').length, { timeout: 10_000 }).toBe(1);
  const sealed = post.arrived.find(({ path }) => path === '/push');
  expect(sealed?.headers['content-encoding']).toBe('aes128gcm');
  const payload = read(sealed?.body ?? Buffer.alloc(0));
  expectDiscreet(payload);

  // The worker of the page shows it.
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: house.home, registrationId, data: payload });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((one) => ({
        getNotifications: () => one.getNotifications(),
      }));
      return (await getNotifications()).map(({ body, data }) => ({ body, data: data as unknown }));
    });
  const { text, table } = JSON.parse(payload) as { text: string; table: string };
  await expect.poll(shown, { timeout: 10_000 }).toEqual([{ body: text, data: { path: `/t/${table}` } }]);
  expect(troubles).toEqual([]);
});

test('mail is switched on with an address, and asks its owner first', async () => {
  const mail = await mailOffice();
  const own = new House(['--smtp', `smtp://127.0.0.1:${mail.port}`, '--mail-from', 'host@example.org']);
  await own.start();
  try {
    const { page, troubles } = await guest({ reducedMotion: 'reduce' });
    await atTable(page, own.home);
    await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
    await page.getByLabel('Mail address').fill('anna@example.org');
    await kind(page, 'mail').getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('The first mail asks you to confirm your address').waitFor();
    await kind(page, 'mail').getByRole('button', { name: 'Send me one now' }).click();
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(mail.mails[0]).toContain('anna@example.org');
    expect(mail.mails.join()).not.toMatch(/\/t\/[0-9a-f]+#/);
    await kind(page, 'mail').getByRole('button', { name: 'Turn off' }).click();
    await page.getByLabel('Mail address').waitFor();
    expect(troubles.filter((trouble) => !/status of 4\d\d/.test(trouble))).toEqual([]);
  } finally {
    await own.close();
    mail.close();
  }
});

/** Lets the page be installed: it opens without a connection with what it has, and shows notices of turns. */
import { noticeOf } from './notice';
import { routeOf } from './routes';

/** What the types of a page do not know of a worker. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  data: { text(): string } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}
interface Told extends Lasting {
  data: unknown;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'push', hear: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', hear: (event: Clicked) => void): void;
  addEventListener(kind: 'message', hear: (event: Told) => void): void;
}
const worker = self as unknown as Worker;

/** Both are filled in when the page is built: another page is another worker, and takes the place of this one. */
const FILES = '%FILES%'.split(' ');
const SHELL = 'kabinett-page-%VERSION%';
const DATA = 'kabinett-data';
const files: ReadonlySet<string> = new Set(FILES);

async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('kabinett-page-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Of a file named by its hash, older ones of the same name are dropped. */
async function keep(request: Request | string, answer: Response): Promise<void> {
  if (!answer.ok) return;
  const data = await caches.open(DATA);
  const copy = answer.clone();
  const { pathname, href, search } = new URL(typeof request === 'string' ? request : request.url, worker.location.href);
  for (const kept of search === '' ? [] : await data.keys()) {
    const old = new URL(kept.url);
    if (old.pathname === pathname && old.search !== '' && old.href !== href) await data.delete(kept);
  }
  await data.put(href, copy);
}

const fromShell = async (path: string): Promise<Response | undefined> => (await caches.open(SHELL)).match(path);

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await fromShell('/index.html');
    if (kept) return kept;
    throw error;
  }
}

const shellFile = async (request: Request): Promise<Response> =>
  (await fromShell(new URL(request.url).pathname)) ?? fetch(request);

async function forever(request: Request): Promise<Response> {
  const kept = await (await caches.open(DATA)).match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  await keep(request, answer);
  return answer;
}

async function fresh(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    await keep(request, answer);
    return answer;
  } catch (error) {
    const kept = await (await caches.open(DATA)).match(request.url);
    if (kept) return kept;
    throw error;
  }
}

const ANSWERS = { page, shell: shellFile, forever, fresh };

/** What the page had loaded before this worker was there, and what it wants to have without a connection. */
async function keepAll(paths: readonly string[]): Promise<void> {
  const data = await caches.open(DATA);
  for (const path of paths) {
    const { href } = new URL(path, worker.location.href);
    const route = routeOf({ method: 'GET', url: href, mode: 'cors' }, worker.location.origin, files);
    if ((route !== 'forever' && route !== 'fresh') || (await data.match(href))) continue;
    await fetch(href).then(
      (answer) => keep(href, answer),
      () => undefined,
    );
  }
}

async function show(payload: string): Promise<void> {
  const shown = noticeOf(payload);
  if (!shown) return;
  const { title, body, tag, path } = shown;
  await worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
  const waiting = await worker.registration.getNotifications();
  await navigator.setAppBadge?.(waiting.length);
}

async function open({ notification }: Clicked): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, worker.location.origin, files);
  if (route) event.respondWith(ANSWERS[route](event.request));
});
worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
worker.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
worker.addEventListener('message', (event) => {
  const { keep: paths } = event.data as { keep?: string[] };
  if (paths) event.waitUntil(keepAll(paths));
});

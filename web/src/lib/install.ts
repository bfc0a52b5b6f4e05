/** Lets the page be installed and opened without a connection; see `src/worker`. */
import type { Games } from './types';

export const canInstall = (): boolean => 'serviceWorker' in navigator && isSecureContext;

/** What was loaded before the worker was there, and the rules of both games with the names in them. */
async function wished(): Promise<string[]> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const games = (await (await fetch('/api/titles')).json()) as Games;
  const rules = games.titles.flatMap(({ title }) => [`/rules/${title}.json`, `/board/${title}.json`]);
  return ['/api/titles', ...rules, ...loaded.filter((name) => name.includes('/board/'))];
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  // Every time: whoever left the first page early has not got everything yet, and what is there is not fetched again.
  active?.postMessage({ keep: await wished() });
}

/** Once the page stands: nothing of this may delay it. A page that cannot be installed is a page all the same. */
export function installLater(): void {
  if (!canInstall()) return;
  const begin = (): void => void register().catch(() => undefined);
  const later = (): void => void setTimeout(begin, 1500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Which requests the service worker answers, and how. Everything else goes to the server as if there were none. */

/**
 * `page`: the page itself, from the server if it answers, else as kept. `shell`: a file of the page, as kept.
 * `forever`: named by its hash, kept once fetched. `fresh`: from the server, else as last seen.
 */
export type Route = 'page' | 'shell' | 'forever' | 'fresh';

/** Screens of the page; other addresses, such as the way out of a mail, are the server's own. */
const SCREENS = /^\/(?:|t\/[a-z0-9]+|r\/[a-z0-9]+|rules(?:\/[^/]+)?|words)$/;
const FRESH = /^\/(?:rules\/[a-z]+\.json|api\/titles)$/;
const BOARD = /^\/board\/[a-z]+\.(?:json|svg|css)$/;

export function routeOf(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  origin: string,
  shell: ReadonlySet<string>,
): Route | null {
  const { pathname, searchParams, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (FRESH.test(pathname)) return 'fresh';
  if (mode === 'navigate') return SCREENS.test(pathname) ? 'page' : null;
  if (BOARD.test(pathname)) return searchParams.has('v') ? 'forever' : 'fresh';
  return shell.has(pathname) ? 'shell' : null;
}

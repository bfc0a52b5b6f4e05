/** How many games wait for this person, as a number at the icon of the installed page. */

const WAITING = 'kabinett-waiting';

function waiting(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(WAITING) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

function show(tables: ReadonlySet<string>): void {
  localStorage.setItem(WAITING, JSON.stringify([...tables]));
  const shown = tables.size > 0 ? navigator.setAppBadge?.(tables.size) : navigator.clearAppBadge?.();
  // Not every browser that has a badge lets every page use it.
  void shown?.catch(() => undefined);
}

/** Everything that waits, as the lobby knows it. */
export const setWaiting = (tables: readonly string[]): void => show(new Set(tables));

/** One table, as its own screen knows it. */
export function noteWaiting(table: string, isWaiting: boolean): void {
  const tables = waiting();
  if (tables.has(table) === isWaiting) return;
  if (isWaiting) tables.add(table);
  else tables.delete(table);
  show(tables);
}

/**
 * Positions as last seen, so that an installed page shows one's own games without a connection.
 * Kept only where one person uses this browser for the table: whoever can read it holds the secret link of the seat too.
 */
import type { PositionUpdate, TableInfo } from './types';

const SEEN = 'kabinett-last-seen';
const MOST = 6;

export interface LastSeen {
  table: TableInfo;
  position: PositionUpdate;
}

type All = Record<string, LastSeen>;

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}') as All;
  } catch {
    return {};
  }
}

/** What could be done is left out: nothing can be done without a connection. */
export function rememberSeen(id: string, { table, position }: LastSeen): void {
  const { [id]: _old, ...rest } = all();
  const still = { ...position, question: null, undo: 0, legal: { actions: [], forms: [], free: [] } };
  const kept = { ...Object.fromEntries(Object.entries(rest).slice(1 - MOST)), [id]: { table, position: still } };
  try {
    localStorage.setItem(SEEN, JSON.stringify(kept));
  } catch {
    // The storage of this browser is full: then there is nothing to see without a connection.
    localStorage.removeItem(SEEN);
  }
}

export const lastSeen = (id: string): LastSeen | null => all()[id] ?? null;

export function forgetSeen(id: string): void {
  const { [id]: _gone, ...rest } = all();
  localStorage.setItem(SEEN, JSON.stringify(rest));
}

/**
 * Positions as last seen, so that an installed page shows one's own games without a connection.
 * Kept only where one person uses this browser for the table: whoever can read it holds the secret link of the seat too.
 */
import type { PositionUpdate, TableInfo } from './types';

const SNAPSHOTS = 'kabinett-snapshots';
const MOST = 6;

export interface Snapshot {
  table: TableInfo;
  position: PositionUpdate;
}

type All = Record<string, Snapshot>;

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(SNAPSHOTS) ?? '{}') as All;
  } catch {
    return {};
  }
}

/** What could be done is left out: nothing can be done without a connection. */
export function keepSnapshot(id: string, { table, position }: Snapshot): void {
  const { [id]: _old, ...rest } = all();
  const still = { ...position, question: null, undo: 0, legal: { actions: [], forms: [], free: [] } };
  const kept = { ...Object.fromEntries(Object.entries(rest).slice(1 - MOST)), [id]: { table, position: still } };
  try {
    localStorage.setItem(SNAPSHOTS, JSON.stringify(kept));
  } catch {
    // The storage of this browser is full: then there is nothing to see without a connection.
    localStorage.removeItem(SNAPSHOTS);
  }
}

export const snapshotOf = (id: string): Snapshot | null => all()[id] ?? null;

export function dropSnapshot(id: string): void {
  const { [id]: _gone, ...rest } = all();
  localStorage.setItem(SNAPSHOTS, JSON.stringify(rest));
}

/** How far a seat has followed its game, kept by this browser: what has been told once is not told again. */

export interface LastSeen {
  /** The number of the last event of a recap that was closed. */
  read: number;
  /** The question that stands, and the number of the last event when it was first seen. */
  version: number;
  number: number;
  /** The same of the question before: it has been answered since. */
  before: number;
}

const KEY = 'kabinett-last-seen';
/** Seats remembered; those not played for longest are forgotten first. */
const MOST = 100;
const NOTHING: LastSeen = { read: 0, version: 0, number: 0, before: 0 };

type Seats = Record<string, LastSeen>;

function all(): Seats {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seats;
  } catch {
    return {};
  }
}

export const lastSeen = (table: string, seat: string): LastSeen => all()[`${table} ${seat}`] ?? NOTHING;

export function saveLastSeen(table: string, seat: string, seen: LastSeen): void {
  const name = `${table} ${seat}`;
  const others = Object.entries(all()).filter(([one]) => one !== name);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [name, seen]])));
}

/** A question is on the screen: if it is a new one, the one before has been answered. */
export function seeQuestion(seen: LastSeen, version: number, number: number): LastSeen {
  return version === seen.version ? seen : { ...seen, version, number, before: seen.number };
}

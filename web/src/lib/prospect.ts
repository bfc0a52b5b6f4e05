/** How near each seat is to winning: the server counts, the page tells. */
import type { ProspectWire } from '../wire/ProspectWire';

export type Prospect = ProspectWire;

/** Which cities are lit on the map. */
export type Light = 'goals' | 'threats' | null;

export const ownProspect = (prospects: readonly Prospect[], seat: string | null): Prospect | null =>
  prospects.find((one) => one.seat === seat) ?? null;

const GRAVITY = { none: 0, close: 1, now: 2 };

/** Rivals about to win, the most urgent first. */
export const alarmsOf = (prospects: readonly Prospect[], seat: string | null): Prospect[] =>
  prospects
    .filter((one) => one.seat !== seat && one.alarm !== 'none')
    .sort((a, b) => GRAVITY[b.alarm] - GRAVITY[a.alarm]);

/** Whether an alarm as grave as this has been noted: it need not be raised again. */
export const isNoted = (one: Prospect, noted: readonly Prospect[]): boolean =>
  noted.some(
    ({ seat, alarm, short }) =>
      seat === one.seat && GRAVITY[alarm] >= GRAVITY[one.alarm] && (short ?? 0) <= (one.short ?? 0),
  );

/** The cities a light is on. */
export const litBy = (own: Prospect | null, light: Light): readonly string[] =>
  light === null || own === null ? [] : light === 'goals' ? own.wanted : own.guards;

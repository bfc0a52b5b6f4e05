/** Which moves of others the map shows as journeys, and how long each takes. */
import type { Pace } from './settings.svelte';
import type { LoggedEvent } from './types';

export interface Leg {
  /** The number of its event. */
  number: number;
  kind: 'march' | 'retreat';
  pieces: string[];
  path: string[];
}

/** The journeys in these events, in order: marches of others, and every retreat but those of one's own choice. */
export function legsOf(events: readonly LoggedEvent[], isOwn: (piece: string) => boolean): Leg[] {
  return events.flatMap(({ number, event }): Leg[] => {
    if (event?.kind !== 'marched' && event?.kind !== 'retreated' && event?.kind !== 'stepped') return [];
    const pieces = event.kind === 'stepped' ? [event.piece] : event.pieces;
    if (pieces.length === 0 || event.path.length < 2 || pieces.every(isOwn)) return [];
    return [{ number, kind: event.kind === 'retreated' ? 'retreat' : 'march', pieces, path: event.path }];
  });
}

/** Milliseconds for each road, at least and at most for a journey, and the pause after it. */
const TIMES: Record<Exclude<Pace, 'off'>, { road: number; least: number; most: number; pause: number }> = {
  quick: { road: 130, least: 280, most: 700, pause: 60 },
  calm: { road: 340, least: 800, most: 1900, pause: 260 },
};
/** When many wait, each hurries. */
const MANY = 12;

export function timeOf(
  { path }: Leg,
  pace: Exclude<Pace, 'off'>,
  waiting: number,
): { duration: number; pause: number } {
  const { road, least, most, pause } = TIMES[pace];
  const hurry = waiting > MANY ? 0.6 : 1;
  return { duration: hurry * Math.min(most, Math.max(least, road * (path.length - 1))), pause: hurry * pause };
}

/** For each piece with a journey before it where it is drawn: where that begins, or null if it is on its way. */
export function standIns(legs: readonly Leg[]): Map<string, string | null> {
  const places = new Map<string, string | null>();
  for (const [at, { pieces, path }] of legs.entries()) {
    for (const piece of pieces) if (!places.has(piece)) places.set(piece, at === 0 ? null : (path[0] ?? null));
  }
  return places;
}

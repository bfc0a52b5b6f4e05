/** What an event speaks of on the map: its cities and pieces. */
import type { EventWire } from '../wire/EventWire';
import type { PromiseWire } from '../wire/PromiseWire';

export interface Mentioned {
  /** In the order of a path, if there is one. */
  cities: string[];
  pieces: string[];
  /** Whether the cities are a path. */
  isPath: boolean;
}

/** The fields by which events name cities and pieces. */
interface Named {
  kind: string;
  city?: string;
  cities?: string[];
  path?: string[];
  clauses?: PromiseWire[];
  piece?: string;
  pieces?: string[];
  attacker?: string;
  defender?: string;
  winner?: string;
  loser?: string;
}

const NOTHING: Named = { kind: 'nothing' };

export function mentioned(event: EventWire | undefined): Mentioned {
  const { city, cities, path, clauses, piece, pieces, attacker, defender, winner, loser }: Named = event ?? NOTHING;
  const promised = clauses?.flatMap((clause) => clause.cities) ?? [];
  const one = [piece, attacker, defender, winner, loser].filter((name) => name !== undefined);
  return {
    cities: path ?? [...(city === undefined ? [] : [city]), ...(cities ?? []), ...promised],
    pieces: [...(pieces ?? []), ...one],
    isPath: path !== undefined && path.length > 1,
  };
}

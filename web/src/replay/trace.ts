/** What a line of the record touches on the map, read from its notation; nothing is computed. */
import type { Board, Naming } from '../lib/board';
import { readNumbers } from '../lib/forms';
import { has, say } from '../lib/language.svelte';
import type { StepLine } from '../wire/StepLine';

export interface Trace {
  pieces: string[];
  /** A path from city to city, or the one city named. */
  way: string[];
}

/** Slugs joined by hyphens, which slugs may contain themselves: the longest slug whose rest still splits wins. */
export function splitWay(word: string, cities: Readonly<Record<string, unknown>>): string[] | null {
  if (Object.hasOwn(cities, word)) return [word];
  for (let cut = word.lastIndexOf('-'); cut > 0; cut = word.lastIndexOf('-', cut - 1)) {
    const first = word.slice(0, cut);
    const rest = Object.hasOwn(cities, first) ? splitWay(word.slice(cut + 1), cities) : null;
    if (rest) return [first, ...rest];
  }
  return null;
}

export function traceOf(action: string, board: Pick<Board, 'cities' | 'pieces'>): Trace {
  const [verb = '', ...words] = action.split(' ');
  const piecesIn = (word: string): string[] => word.split('+').filter((slug) => Object.hasOwn(board.pieces, slug));
  const pieces = verb === 'deploy' ? [] : words.flatMap(piecesIn);
  const way = words.filter((word) => piecesIn(word).length === 0).map((word) => splitWay(word, board.cities));
  return { pieces, way: way.find((one) => one !== null) ?? [] };
}

/** A sentence for a step without log entries, with as much as the viewer may know. */
export function silentStepText({ seat, action }: StepLine, mode: string, naming: Naming): string {
  const [verb = ''] = action.split(' ');
  const who = seat === null ? '' : naming.seat(mode, seat);
  const parts = Object.entries(readNumbers(action)).map(([piece, n]) => `${naming.piece(piece)} ${n}`);
  if (verb === 'transfer')
    return say('replay-quiet-transfer', { ...naming.unit, seat: who, n: parts.length, parts: parts.join(', ') });
  return has(`replay-quiet-${verb}`) ? say(`replay-quiet-${verb}`, { seat: who }) : say('replay-quiet');
}

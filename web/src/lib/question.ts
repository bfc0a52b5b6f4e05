/** Which places of the map a question is about, read from the legal list. */
import type { PositionUpdate } from './types';

export interface Places {
  cities: string[];
  /** All pieces of a power may be meant (movement): it is enough to see one of them. */
  isOpen: boolean;
}

/** The cities and pieces that the possible answers name, and the two sides of a combat. */
export function placesInQuestion({ view, legal }: PositionUpdate): Places {
  const mine = view.asked.find(({ seat }) => seat === view.viewer && seat !== null);
  const isOpen = mine?.about === 'movement';
  const fighters = view.duel ? [view.duel.attacker, view.duel.defender] : [];
  const answers = mine ? legal.actions : [];
  const ends = isOpen ? [] : answers.flatMap(({ cities }) => cities.slice(-1));
  const pieces = new Set([...fighters, ...answers.flatMap((action) => action.pieces)]);
  const stand = view.pieces.flatMap(({ piece, city }) => (pieces.has(piece) && city !== null ? [city] : []));
  return { cities: [...new Set([...stand, ...ends])], isOpen };
}

/** Cards of fate as read from the log: only there is the version that was drawn. */
import type { Board, Language } from './board';
import type { LoggedEvent } from './types';
import type { SuitWire } from '../wire/SuitWire';

export interface Drawn {
  /** Of the event. */
  number: number;
  /** The turn after which it was drawn. */
  turn: number;
  /** The slug of the card. */
  card: string;
  /** Which version of a minor card acts. */
  suit: SuitWire | null;
}

/** In the order in which they were drawn. */
export function fateDrawn(events: readonly LoggedEvent[]): Drawn[] {
  const list: Drawn[] = [];
  let turn = 1;
  for (const { number, event } of events) {
    if (event?.kind === 'turn-began') turn = event.turn;
    if (event?.kind === 'fate-drawn') list.push({ number, turn, card: event.card, suit: event.suit });
  }
  return list;
}

/** What the card brings; nothing for a card without a text of its own. */
export function textOf({ card, suit }: Drawn, { cards }: Board, language: Language): string {
  const facts = cards[card];
  return ((suit && facts?.versions?.[suit]) ?? facts?.text)?.[language] ?? '';
}

/** Cards of fate as read from the log: only there is the version that was drawn. */
import type { Board, Language } from './board';
import { happening } from './happening';
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
  /** What it brought about at once, each event saying its own effect. */
  effects: LoggedEvent[];
}

/** In the order in which they were drawn. */
export function fateDrawn(events: readonly LoggedEvent[]): Drawn[] {
  const list: Drawn[] = [];
  let turn = 1;
  let drawn: Drawn | undefined;
  for (const entry of events) {
    const { number, event } = entry;
    if (event?.kind === 'turn-began') {
      turn = event.turn;
      drawn = undefined;
    } else if (event?.kind === 'fate-drawn') {
      drawn = { number, turn, card: event.card, suit: event.suit, effects: [] };
      list.push(drawn);
    } else if (drawn && happening(entry).weight === 'headline') drawn.effects.push(entry);
  }
  return list;
}

/** What the card brings; nothing for a card without a text of its own. */
export function textOf({ card, suit }: Pick<Drawn, 'card' | 'suit'>, { cards }: Board, language: Language): string {
  const facts = cards[card];
  return ((suit && facts?.versions?.[suit]) ?? facts?.text)?.[language] ?? '';
}

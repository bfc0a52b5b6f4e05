/** Tactical cards as they are written: `s10.2` (suit, value, set) or `reserve.3`. */
import type { Suit } from './board';

export interface Card {
  name: string;
  suit: Suit | 'reserve';
  /** Absent on a Reserve: what it counts is chosen when it is used. */
  value: number | null;
  set: number;
  /** A set holds two Reserves: which of several cards of one name it is, from 0. */
  copy: number;
}

/** Told apart from every other card of a hand. */
export const keyOf = (card: Card): string => `${card.name} ${card.copy}`;

const LETTERS: Record<string, Suit> = { c: 'clubs', s: 'spades', h: 'hearts', d: 'diamonds' };
export const SUITS: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds'];
const ORDER: readonly string[] = [...SUITS, 'reserve'];
export const GLYPHS: Record<Suit | 'reserve', string> = {
  clubs: '♣',
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  reserve: '✶',
};

export function readCard(name: string): Card {
  const [face = '', set = '0'] = name.split('.');
  const suit = LETTERS[face.charAt(0)];
  const value = Number(face.slice(1));
  if (suit && Number.isInteger(value) && value > 0) return { name, suit, value, set: Number(set), copy: 0 };
  return { name, suit: 'reserve', value: null, set: Number(set), copy: 0 };
}

/** By suit, the highest first, Reserves last. */
export function sortCards(names: readonly string[]): Card[] {
  const rank = (card: Card) => ORDER.indexOf(card.suit) * 100 - (card.value ?? 0);
  const cards = names.map((name, at) => ({
    ...readCard(name),
    copy: names.slice(0, at).filter((one) => one === name).length,
  }));
  return cards.sort((one, other) => rank(one) - rank(other) || one.set - other.set);
}

/** The same, grouped by suit. */
export function bySuit(names: readonly string[]): Card[][] {
  const cards = sortCards(names);
  return ORDER.map((suit) => cards.filter((card) => card.suit === suit)).filter((list) => list.length > 0);
}

/** The points of cards; a Reserve has none until it is used. */
export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, { value }) => sum + (value ?? 0), 0);

export function suitOfLetter(letter: string): Suit | undefined {
  return LETTERS[letter];
}

/**
 * The cards that reach these points with the least excess, small ones first, never Reserves. Null if the
 * hand is not enough. Arithmetic, not a rule: the server judges whether it is a valid payment.
 */
export function cheapest(names: readonly string[], due: number): string[] | null {
  const best = new Map<number, string[]>([[0, []]]);
  const cards = names.map(readCard).filter(({ value }) => value !== null);
  for (const { name, value } of cards.sort((one, other) => (one.value ?? 0) - (other.value ?? 0))) {
    for (const [sum, chosen] of [...best].filter(([sum]) => sum < due)) {
      const more = sum + (value ?? 0);
      if (!best.has(more)) best.set(more, [...chosen, name]);
    }
  }
  const sums = [...best.keys()].filter((sum) => sum >= due);
  return sums.length > 0 ? (best.get(Math.min(...sums)) ?? null) : null;
}

/** `♠10`; a Reserve is only its symbol. */
export function faceOf(card: Card): string {
  return `${GLYPHS[card.suit]}${card.value ?? ''}`;
}

/** Tactical cards as they are written: `s10.2` (suit, value, set) or `reserve.3`. */
import type { Suit } from './board';

export interface Card {
  name: string;
  suit: Suit | 'reserve';
  /** Absent on a Reserve: what it counts is chosen when it is used. */
  value: number | null;
  set: number;
}

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
  if (suit && Number.isInteger(value) && value > 0) return { name, suit, value, set: Number(set) };
  return { name, suit: 'reserve', value: null, set: Number(set) };
}

/** By suit, the highest first, Reserves last. */
export function sortCards(names: readonly string[]): Card[] {
  const rank = (card: Card) => ORDER.indexOf(card.suit) * 100 - (card.value ?? 0);
  return names.map(readCard).sort((one, other) => rank(one) - rank(other) || one.set - other.set);
}

export function suitOfLetter(letter: string): Suit | undefined {
  return LETTERS[letter];
}

/** `♠10`; a Reserve is only its sign. */
export function faceOf(card: Card): string {
  return `${GLYPHS[card.suit]}${card.value ?? ''}`;
}

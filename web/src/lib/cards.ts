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
  const cards = names.map((name, at) => ({ ...readCard(name), copy: names.slice(0, at).filter((one) => one === name).length }));
  return cards.sort((one, other) => rank(one) - rank(other) || one.set - other.set);
}

/** The same in one list for each suit. */
export function bySuit(names: readonly string[]): Card[][] {
  const cards = sortCards(names);
  return ORDER.map((suit) => cards.filter((card) => card.suit === suit)).filter((list) => list.length > 0);
}

export function suitOfLetter(letter: string): Suit | undefined {
  return LETTERS[letter];
}

/** `♠10`; a Reserve is only its sign. */
export function faceOf(card: Card): string {
  return `${GLYPHS[card.suit]}${card.value ?? ''}`;
}

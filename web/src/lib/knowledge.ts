/** What this seat knows, counted and grouped from its view; nothing is inferred. */
import { readCard, SUITS } from './cards';
import type { Suit } from './board';
import { strengthOf, type PlacedStack } from './stacks';
import type { ViewWire } from './types';
import type { StackKnowledge } from '../wire/StackKnowledge';

export interface SuitKnown {
  suit: Suit | 'reserve';
  /** Spent openly, or known to this seat in addition. */
  spent: string[];
  own: string[];
  /** In the hands of others. */
  elsewhere: string[];
}

export function suitsKnown(view: ViewWire): SuitKnown[] {
  const spent = [...view.spent.seen, ...view.spent.known];
  const own = view.powers.flatMap(({ hand }) => hand.cards ?? []);
  const elsewhere = view.powers.flatMap(({ hand }) => hand.known);
  return [...SUITS, 'reserve' as const].map((suit) => {
    const of = (names: readonly string[]): string[] => names.filter((name) => readCard(name).suit === suit);
    return { suit, spent: of(spent), own: of(own), elsewhere: of(elsewhere) };
  });
}

/** A set has two Reserves of the same name: each is removed once. */
function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** Who knows which of one's own cards: what everybody knows is not repeated for single seats. */
export function exposures(
  exposed: readonly { seat: string | null; cards: readonly string[] }[],
): { seat: string | null; cards: string[] }[] {
  // Seats that do not exist in this mode know what everybody knows.
  const open = exposed
    .filter(({ seat }) => seat === null)
    .reduce<readonly string[]>((most, { cards }) => (cards.length > most.length ? cards : most), []);
  const seats = exposed
    .filter(({ seat }) => seat !== null)
    .map(({ seat, cards }) => ({ seat, cards: without(cards, open) }));
  return [{ seat: null, cards: [...open] }, ...seats].filter(({ cards }) => cards.length > 0);
}

/** What the server infers of generals who stand together: their sum is often known where the parts are not. */
export const inferredFor = (
  slugs: readonly string[],
  inferred: readonly StackKnowledge[],
): StackKnowledge | undefined =>
  inferred.find(({ generals }) => generals.length === slugs.length && slugs.every((slug) => generals.includes(slug)));

export interface StackKnown {
  power: string;
  slugs: string[];
  city: string;
  /** A number, or bounds. */
  armies: string;
  isSure: boolean;
}

/** Stacks of generals on the map, with what is known of their armies. */
export function stacksKnown(
  stacks: readonly PlacedStack[],
  view: ViewWire,
  inferred: readonly StackKnowledge[] = [],
): StackKnown[] {
  return stacks
    .filter(({ kind }) => kind === 'general')
    .map((one) => {
      const sum = inferredFor(one.slugs, inferred);
      const bounds = sum && (sum.least === sum.most ? String(sum.least) : `${sum.least}–${sum.most}`);
      const armies = bounds ?? strengthOf(one, view.strengths);
      return { power: one.power, slugs: one.slugs, city: one.city, armies, isSure: !armies.includes('–') };
    });
}

/** A combat as read from the log: armies on both sides, the cards played, the outcome. */
import { readCard, type Card } from './cards';
import type { LoggedEvent } from './types';
import type { MessageWire } from '../wire/MessageWire';

export interface PlayedCard {
  /** The slug of the power that played it. */
  power: string;
  card: Card;
  counted: number;
}

export interface Fight {
  /** Armies named when it began. */
  attackers: number;
  defenders: number;
  played: PlayedCard[];
  /** Once it is decided. */
  end: MessageWire | null;
}

/** The last combat in these events. */
export function lastFight(events: readonly LoggedEvent[]): Fight | null {
  const start = events.findLastIndex(({ event }) => event?.kind === 'combat-began');
  const began = events[start]?.event;
  if (began?.kind !== 'combat-began') return null;
  const { attackers, defenders } = began;
  const fight: Fight = { attackers, defenders, played: [], end: null };
  for (const { event, message } of events.slice(start + 1)) {
    if (event?.kind === 'played') {
      const { power, card, counted } = event;
      fight.played.push({ power, card: readCard(card), counted });
    } else if (event?.kind === 'beaten' || event?.kind === 'tied') {
      fight.end = message;
      break;
    }
  }
  return fight;
}

/** The range of scores that playing one card can lead to, from one's own side. */
export interface Prospect {
  card: string;
  least: number;
  most: number;
  /** The other side would have to answer, at best. */
  passes: boolean;
}

interface Chance {
  action: string;
  score: number | null;
  'to-play': string | null;
}

export function prospects(chances: readonly Chance[], side: string): Prospect[] {
  const found = new Map<string, Prospect>();
  for (const { action, score, 'to-play': next } of chances) {
    const card = /^play ([a-z0-9.]+)/.exec(action)?.[1];
    if (card === undefined || score === null) continue;
    const own = side === 'attacker' ? score : -score;
    const before = found.get(card) ?? { card, least: own, most: own, passes: false };
    found.set(card, {
      card,
      least: Math.min(before.least, own),
      most: Math.max(before.most, own),
      passes: before.passes || next !== side,
    });
  }
  // The smallest first, Reserves last.
  const isReserve = ({ card }: Prospect): number => Number(card.startsWith('reserve'));
  return [...found.values()].sort((one, other) => isReserve(one) - isReserve(other) || one.most - other.most);
}

/** `+3`, `−2`, `0` */
export const signed = (score: number): string => `${score > 0 ? '+' : ''}${String(score).replace('-', '−')}`;

/** A combat as read from the log: armies on both sides, the cards played, the outcome. */
import { readCard, type Card } from './cards';
import type { EventNews } from './types';
import type { Message } from '../wire/Message';
import type { Value } from '../wire/Value';

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
  end: Message | null;
}

const isMessage = (value: Value | undefined): value is Message =>
  typeof value === 'object' && !Array.isArray(value) && 'key' in value;

const keyOf = (value: Value | undefined): string => (isMessage(value) ? value.key : '');
const numberOf = (value: Value | undefined): number =>
  isMessage(value) ? Number(value.args?.n ?? 0) : Number(value ?? 0);

/** `card-suited` with `suit-spades`, 10 and 2 is `s10.2`. */
export function cardOf(value: Value | undefined): Card {
  const args = isMessage(value) ? (value.args ?? {}) : {};
  const set = numberOf(args.set);
  const suit = keyOf(args.suit).replace(/^suit-/, '');
  return readCard(suit === '' ? `reserve.${set}` : `${suit.charAt(0)}${numberOf(args.value)}.${set}`);
}

/** The last combat in these events. */
export function lastFight(events: readonly EventNews[]): Fight | null {
  const start = events.findLastIndex(({ message }) => message.key === 'told-combat-began');
  const began = events[start]?.message.args;
  if (!began) return null;
  const fight: Fight = {
    attackers: numberOf(began.attackers),
    defenders: numberOf(began.defenders),
    played: [],
    end: null,
  };
  for (const { message } of events.slice(start + 1)) {
    const args = message.args ?? {};
    if (message.key === 'told-played') {
      fight.played.push({
        power: keyOf(args.power).replace(/^power-/, ''),
        card: cardOf(args.card),
        counted: numberOf(args.counted),
      });
    } else if (message.key === 'told-beaten' || message.key === 'told-tied') {
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

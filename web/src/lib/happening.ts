/** What sort of thing an event is, how much it matters, and whom it concerns: for the log and the recap. */
import type { Board } from './board';
import { mentioned } from './mentioned';
import type { LoggedEvent } from './types';
import type { EventWire } from '../wire/EventWire';

/** What readers filter by; beside it there is the course of the game: winters, the end, what the table tells. */
export const KINDS = ['battle', 'conquest', 'loss', 'march', 'politics', 'cards'] as const;
export type Kind = (typeof KINDS)[number] | 'course';

/** A headline stands out and is told again later; routine is folded. */
export type Weight = 'headline' | 'plain' | 'routine';

export interface Happening {
  kind: Kind;
  weight: Weight;
}

const sort = (kind: Kind, weight: Weight): Happening => ({ kind, weight });

const SORTS: Readonly<Record<EventWire['kind'], Happening>> = {
  deployed: sort('cards', 'routine'),
  'turn-began': sort('course', 'plain'),
  'power-acts': sort('course', 'plain'),
  'stage-began': sort('course', 'plain'),
  'fresh-deck': sort('cards', 'routine'),
  drew: sort('cards', 'routine'),
  'drew-cards': sort('cards', 'routine'),
  'discarded-hidden': sort('cards', 'routine'),
  'discarded-card': sort('cards', 'routine'),
  'fictional-draw': sort('cards', 'routine'),
  'cards-exchanged': sort('cards', 'plain'),
  'received-card': sort('cards', 'plain'),
  marched: sort('march', 'plain'),
  stacked: sort('march', 'routine'),
  'train-taken': sort('loss', 'headline'),
  stepped: sort('march', 'plain'),
  'movement-ended': sort('march', 'routine'),
  conquered: sort('conquest', 'headline'),
  questioned: sort('conquest', 'plain'),
  'question-lifted': sort('conquest', 'plain'),
  reconquered: sort('conquest', 'headline'),
  'markers-taken-off': sort('conquest', 'headline'),
  recruited: sort('cards', 'plain'),
  returned: sort('march', 'plain'),
  'free-army': sort('cards', 'plain'),
  'army-lost': sort('loss', 'headline'),
  'combat-began': sort('battle', 'plain'),
  'combat-lapsed': sort('battle', 'plain'),
  played: sort('battle', 'plain'),
  tied: sort('battle', 'headline'),
  beaten: sort('battle', 'headline'),
  retreated: sort('battle', 'plain'),
  'no-retreat': sort('battle', 'plain'),
  evaded: sort('battle', 'plain'),
  removed: sort('loss', 'headline'),
  'turned-over': sort('loss', 'plain'),
  'turned-with': sort('loss', 'routine'),
  'turned-back': sort('loss', 'plain'),
  starved: sort('loss', 'headline'),
  'fate-marker-removed': sort('politics', 'routine'),
  'fate-drawn': sort('politics', 'headline'),
  'fate-ended': sort('politics', 'routine'),
  'offer-answered': sort('politics', 'plain'),
  declined: sort('politics', 'routine'),
  'offensive-declined': sort('politics', 'plain'),
  'offensive-begun': sort('politics', 'headline'),
  'offensive-card-taken': sort('politics', 'plain'),
  'offensive-failed': sort('politics', 'headline'),
  'power-left': sort('politics', 'headline'),
  'general-left': sort('politics', 'headline'),
  'income-changed': sort('politics', 'headline'),
  'seat-changed': sort('politics', 'headline'),
  'victory-eased': sort('politics', 'headline'),
  resigned: sort('course', 'headline'),
  ended: sort('course', 'headline'),
  'seat-done': sort('march', 'routine'),
  'combats-begin': sort('battle', 'routine'),
  'hussar-placed': sort('march', 'plain'),
  'hussar-gone': sort('march', 'routine'),
  'train-entered': sort('march', 'plain'),
  'paid-supply': sort('cards', 'plain'),
  hungry: sort('loss', 'headline'),
  'subsidy-paid': sort('politics', 'plain'),
  'contract-made': sort('politics', 'headline'),
  'contract-ended': sort('politics', 'plain'),
  'put-aside': sort('cards', 'routine'),
  'picked-up': sort('cards', 'routine'),
  disputed: sort('march', 'routine'),
  'passed-on-flanders': sort('march', 'routine'),
  'consent-asked': sort('march', 'routine'),
  'union-refused': sort('march', 'plain'),
  'command-taken': sort('march', 'routine'),
  'winter-began': sort('course', 'headline'),
  'winter-noted': sort('course', 'plain'),
  'winter-scores': sort('course', 'headline'),
  'election-called': sort('politics', 'headline'),
  voted: sort('politics', 'plain'),
  elected: sort('politics', 'headline'),
  'political-card': sort('politics', 'plain'),
  'trump-turned': sort('politics', 'routine'),
  trump: sort('politics', 'plain'),
  bid: sort('politics', 'routine'),
  'bid-shown': sort('politics', 'plain'),
  'bluff-stays': sort('politics', 'routine'),
  'turned-down': sort('politics', 'routine'),
  'took-back': sort('politics', 'routine'),
  conserved: sort('politics', 'routine'),
  'took-card': sort('politics', 'plain'),
  executed: sort('politics', 'headline'),
  discarded: sort('cards', 'routine'),
  'marker-moved': sort('politics', 'plain'),
  'corps-sent': sort('politics', 'headline'),
  'points-won': sort('course', 'plain'),
  'points-lost': sort('course', 'plain'),
  'saxony-turns': sort('politics', 'headline'),
  'sent-home': sort('march', 'plain'),
  displaced: sort('march', 'plain'),
  'peace-offered': sort('politics', 'plain'),
  'peace-answered': sort('politics', 'plain'),
  'peace-made': sort('politics', 'headline'),
  'neutrality-ends': sort('politics', 'headline'),
  'set-aside': sort('politics', 'headline'),
  'aside-returned': sort('politics', 'headline'),
  'not-ceded': sort('politics', 'headline'),
  ceded: sort('politics', 'headline'),
  'treaty-proposed': sort('politics', 'headline'),
  'treaty-made': sort('politics', 'headline'),
  'treaty-declined': sort('politics', 'headline'),
  'treaty-withdrawn': sort('politics', 'headline'),
  'proposal-lapsed': sort('politics', 'plain'),
  'treaty-waived': sort('politics', 'headline'),
  'clause-ended': sort('politics', 'plain'),
  'clause-released': sort('politics', 'headline'),
  'promise-due': sort('politics', 'headline'),
  'treaty-ended': sort('politics', 'plain'),
};

/** What the table itself tells (a bot stands in, actions taken back) belongs to the course of the game. */
const OF_THE_TABLE = sort('course', 'plain');

export function happening({ event }: LoggedEvent): Happening {
  // A server newer than the page may tell of things the page does not know yet.
  return (event && (SORTS[event.kind] as Happening | undefined)) ?? OF_THE_TABLE;
}

/** The fields by which events name powers. */
interface Named {
  power?: string;
  powers?: readonly string[];
  giver?: string;
  receiver?: string;
  winner?: string;
  loser?: string;
  attacker?: string;
  defender?: string;
}

type Pieces = Pick<Board, 'pieces'>;

/** The powers an event concerns, the one that acts first. */
export function powersIn(event: EventWire | undefined, { pieces }: Pieces): string[] {
  if (!event) return [];
  const { power, powers, giver, receiver, winner, loser, attacker, defender } = event as Named;
  const acting = [winner, loser, attacker, defender, ...mentioned(event).pieces].map((one) => pieces[one ?? '']?.power);
  const named = [power, ...(powers ?? []), giver, receiver, ...acting];
  return [...new Set(named.filter((one) => one !== undefined))];
}

/** Where an event took place: pieces have moved on since, so the log is read for where they stood then. */
import type { Board } from './board';
import { happening, powersIn } from './happening';
import { whole, type Entry } from './logbook';
import { mentioned } from './mentioned';
import type { LoggedEvent, PieceWire } from './types';
import type { EventWire } from '../wire/EventWire';

/** What the map draws of an event. */
export interface Trail {
  /** Whose it is; empty if nobody's. */
  power: string;
  /** One city, or several in the order of a path. */
  path: string[];
  kind: 'march' | 'retreat' | 'conquest' | 'fight';
}

const names = (event: EventWire | undefined, piece: string): boolean => mentioned(event).pieces.includes(piece);

/** The city of a piece at the time of an event. */
export function placeThen(
  piece: string,
  number: number,
  events: readonly LoggedEvent[],
  now: readonly PieceWire[],
): string | null {
  const moves = events.filter(({ event }) => names(event, piece) && mentioned(event).cities.length > 0);
  const before = moves.findLast((one) => one.number < number);
  if (before) return mentioned(before.event).cities.at(-1) ?? null;
  const after = moves.find((one) => one.number >= number);
  if (after && mentioned(after.event).isPath) return mentioned(after.event).cities[0] ?? null;
  return now.find((one) => one.piece === piece)?.city ?? null;
}

function fight(entry: LoggedEvent, events: readonly LoggedEvent[], now: readonly PieceWire[]): string[] {
  const { event } = entry;
  const sides =
    event?.kind === 'beaten'
      ? [event.winner, event.loser]
      : event?.kind === 'tied' || event?.kind === 'combat-began' || event?.kind === 'combat-lapsed'
        ? [event.attacker, event.defender]
        : [];
  return sides.flatMap((piece) => placeThen(piece, entry.number, events, now) ?? []);
}

/** One event on the map; nothing if it happened nowhere. */
function trailsOfOne(
  entry: LoggedEvent,
  events: readonly LoggedEvent[],
  now: readonly PieceWire[],
  board: Pick<Board, 'pieces'>,
): Trail[] {
  const { event } = entry;
  const power = powersIn(event, board)[0] ?? '';
  const battle = fight(entry, events, now);
  if (battle.length > 0) return [{ power, path: battle, kind: 'fight' }];
  const { cities, pieces, isPath } = mentioned(event);
  if (isPath) return [{ power, path: cities, kind: event?.kind === 'retreated' ? 'retreat' : 'march' }];
  const places =
    cities.length > 0 ? cities : pieces.flatMap((piece) => placeThen(piece, entry.number, events, now) ?? []);
  const { kind } = happening(entry);
  const drawn = kind === 'conquest' ? 'conquest' : kind === 'march' ? 'march' : 'fight';
  return [...new Set(places)].map((city) => ({ power, path: [city], kind: drawn }));
}

/** An entry on the map: of a combat where it was fought and where the loser went, not each card. */
export function trailsOf(
  entry: Entry,
  events: readonly LoggedEvent[],
  now: readonly PieceWire[],
  board: Pick<Board, 'pieces'>,
): Trail[] {
  const told = whole(entry).filter(({ event }) => event?.kind !== 'played' && event?.kind !== 'combat-began');
  return (told.length > 0 ? told : whole(entry)).flatMap((one) => trailsOfOne(one, events, now, board));
}

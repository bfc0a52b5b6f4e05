/** What happened since a seat last decided something: read from the log alone, so it survives a reload. */
import type { Board } from './board';
import { happening, powersIn } from './happening';
import { entriesOf, stagesOf, whole, type Entry, type Stage } from './logbook';
import type { LoggedEvent } from './types';
import type { EventWire } from '../wire/EventWire';

export interface Own {
  seat: string;
  powers: ReadonlySet<string>;
}

/** What one stage brought. */
export interface RecapGroup {
  turn: number;
  powers: readonly string[];
  /** Worth a line each; conquests of one power in a row share one. */
  lines: Entry[][];
  marches: Entry[];
}

export interface Recap {
  /** The numbers of its first and last event. */
  from: number;
  to: number;
  groups: RecapGroup[];
  /** Everything else: bookkeeping. */
  more: Entry[];
  /** Whether the seat has decided something since. */
  past: boolean;
}

/** Events that only come about because the seat of the power they name has decided something. */
const DECIDED: ReadonlySet<string> = new Set<EventWire['kind']>([
  'deployed',
  'discarded-hidden',
  'discarded-card',
  'marched',
  'stepped',
  'movement-ended',
  'recruited',
  'returned',
  'played',
  'offer-answered',
  'declined',
  'seat-done',
  'passed-on-flanders',
  'union-refused',
  'voted',
  'bid',
  'took-card',
  'executed',
  'hussar-placed',
  'train-entered',
  'command-taken',
]);

function isDecision({ event }: LoggedEvent, own: Own, board: Pick<Board, 'pieces'>): boolean {
  if (!event || !DECIDED.has(event.kind)) return false;
  if ('seat' in event) return event.seat === own.seat;
  return own.powers.has(powersIn(event, board)[0] ?? '');
}

/** The numbers of own decisions, and of the conquests on the way of an own march, which are told before it. */
function decisions(events: readonly LoggedEvent[], own: Own, board: Pick<Board, 'pieces'>): Set<number> {
  const found = new Set<number>();
  events.forEach((one, at) => {
    if (!isDecision(one, own, board)) return;
    found.add(one.number);
    for (let back = at - 1; back >= 0; back -= 1) {
      const before = events[back];
      const { event } = before ?? {};
      if (event?.kind !== 'conquered' && event?.kind !== 'reconquered' && event?.kind !== 'train-taken') break;
      if (!before || !own.powers.has(event.power)) break;
      found.add(before.number);
    }
  });
  return found;
}

interface Reader {
  own: Own;
  board: Pick<Board, 'pieces'>;
  /** Numbers of events that need not be told to who brought them about. */
  done: ReadonlySet<number>;
}

/** The power whose conquests an entry lists. */
const conqueror = ({ lead: { event } }: Entry): string | null => (event?.kind === 'conquered' ? event.power : null);

function addLine(lines: Entry[][], entry: Entry): void {
  const last = lines.at(-1);
  const power = conqueror(entry);
  if (last?.[0] && power !== null && conqueror(last[0]) === power) last.push(entry);
  else lines.push([entry]);
}

/** What a stage brought; the rest of it goes to `more`. */
function groupOf({ turn, powers, events }: Stage, { own, board, done }: Reader, more: Entry[]): RecapGroup {
  const group: RecapGroup = { turn, powers, lines: [], marches: [] };
  for (const entry of entriesOf(events)) {
    const { kind, weight } = happening(entry.lead);
    if (done.has(entry.lead.number)) continue;
    if (weight === 'headline') addLine(group.lines, entry);
    else if (own.powers.has(powersIn(entry.lead.event, board)[0] ?? '')) continue;
    else if (kind === 'march' && weight === 'plain') group.marches.push(entry);
    else more.push(entry);
  }
  return group;
}

const isTold = ({ lines, marches }: RecapGroup): boolean => lines.length + marches.length > 0;

/** The stages as they were, each with only the events after one number, up to another; combats stay whole. */
function between(stages: readonly Stage[], after: number, upTo: number): Stage[] {
  return stages.flatMap((stage) => {
    if ((stage.events[0]?.number ?? 0) > upTo || (stage.events.at(-1)?.number ?? 0) <= after) return [];
    const events = entriesOf(stage.events)
      .filter(({ lead }) => lead.number > after && lead.number <= upTo)
      .flatMap(whole)
      .sort((a, b) => a.number - b.number);
    return events.length > 0 ? [{ ...stage, events }] : [];
  });
}

/**
 * The latest stretch between two own decisions in which something happened that is worth telling; null if there is
 * none. `decided` are numbers of events after which the seat is known to have answered although no event says so.
 */
export function recapOf(
  events: readonly LoggedEvent[],
  own: Own,
  board: Pick<Board, 'pieces'>,
  decided: readonly number[] = [],
): Recap | null {
  const stages = stagesOf(events);
  const reader = { own, board, done: decisions(events, own, board) };
  const borders = [...new Set([0, ...reader.done, ...decided])].sort((a, b) => b - a);
  let to = events.at(-1)?.number ?? 0;
  let past = false;
  for (const border of borders) {
    const more: Entry[] = [];
    const stretch = to > border ? between(stages, border, to) : [];
    const groups = stretch.map((stage) => groupOf(stage, reader, more)).filter(isTold);
    if (groups.length > 0) return { from: border + 1, to, groups, more, past };
    to = border;
    past = true;
  }
  return null;
}

/** The steps of a recap in the order in which they happened. */
export const stepsOf = ({ groups }: Recap): Entry[] =>
  groups.flatMap(({ lines, marches }) => [...lines.flat(), ...marches].sort((a, b) => a.lead.number - b.lead.number));

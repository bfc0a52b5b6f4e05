/** The log as a book: turns, the stages of each turn, and what happened in them, a combat being one entry. */
import type { Board } from './board';
import { happening, powersIn, type Kind } from './happening';
import type { LoggedEvent } from './types';
import type { EventWire } from '../wire/EventWire';

/** What belongs together: the lead says how it ended, the rest how it came about. */
export interface Entry {
  lead: LoggedEvent;
  rest: LoggedEvent[];
}

/** The part of a turn in which the same powers act; none between the turns. */
export interface Stage {
  turn: number;
  powers: readonly string[];
  events: LoggedEvent[];
}

/** Events after which no power acts until the next one is named. */
const BETWEEN: ReadonlySet<string> = new Set(['fate-marker-removed', 'fate-ended', 'fate-drawn', 'winter-began']);

export function stagesOf(events: readonly LoggedEvent[]): Stage[] {
  const stages: Stage[] = [];
  let now: Stage = { turn: 0, powers: [], events: [] };
  const begin = (turn: number, powers: readonly string[]): void => {
    now = { turn, powers, events: [] };
    stages.push(now);
  };
  for (const entry of events) {
    const { event } = entry;
    if (event?.kind === 'turn-began') begin(event.turn, []);
    else if (event?.kind === 'power-acts') begin(now.turn, [event.power]);
    else if (event?.kind === 'stage-began') begin(now.turn, event.powers);
    else {
      if (stages.length === 0 || (now.powers.length > 0 && BETWEEN.has(event?.kind ?? ''))) begin(now.turn, []);
      now.events.push(entry);
    }
  }
  return stages.filter((stage) => stage.events.length > 0);
}

const ENDS: ReadonlySet<string> = new Set(['beaten', 'tied', 'combat-lapsed']);
/** What a combat brings about, if it follows at once. */
const AFTERMATH: ReadonlySet<string> = new Set(['retreated', 'no-retreat']);
const isOfDuel = ({ event }: LoggedEvent): boolean =>
  event?.kind === 'played' || event?.kind === 'evaded' || ENDS.has(event?.kind ?? '');

/** Pieces that go hungry, starve or are captured: what becomes of them then is part of the same story. */
const stricken = (event: EventWire | undefined): readonly string[] => {
  if (event?.kind === 'starved' || event?.kind === 'hungry') return event.pieces;
  return event?.kind === 'train-taken' ? [event.piece] : [];
};

/** Adds what became of stricken pieces to their entry; a general who is gone leads it. */
function isAdded(last: Entry | undefined, one: LoggedEvent): boolean {
  const { event } = one;
  const pieces = stricken(last?.lead.event);
  if (!last || pieces.length === 0) return false;
  if (event?.kind === 'turned-over' && event.pieces.every((piece) => pieces.includes(piece))) last.rest.push(one);
  else if (event?.kind !== 'removed' || !pieces.includes(event.piece)) return false;
  else if (last.lead.event?.kind === 'hungry') [last.rest, last.lead] = [[...last.rest, last.lead], one];
  else last.rest.push(one);
  return true;
}

/** Makes one entry of each combat; an unfinished one is led by its latest event. */
export function entriesOf(events: readonly LoggedEvent[]): Entry[] {
  const entries: Entry[] = [];
  let combat: Entry | null = null;
  for (const one of events) {
    const { event } = one;
    if (event?.kind === 'combat-began') entries.push((combat = { lead: one, rest: [] }));
    else if (combat && isOfDuel(one) && !ENDS.has(combat.lead.event?.kind ?? '')) {
      combat.rest.push(combat.lead);
      combat.lead = one;
    } else if (combat && AFTERMATH.has(event?.kind ?? '')) combat.rest.push(one);
    else if (!isAdded(entries.at(-1), one)) entries.push({ lead: one, rest: [] });
  }
  return entries;
}

/** Everything an entry is made of, in the order in which it happened. */
export const whole = ({ lead, rest }: Entry): LoggedEvent[] => [...rest, lead].sort((a, b) => a.number - b.number);

export interface Filter {
  /** Only what concerns one of these powers; all if empty. */
  powers: ReadonlySet<string>;
  kinds: ReadonlySet<Kind>;
}

/** One line of the log: a heading or an entry. */
export type Row =
  | { row: 'turn'; key: string; turn: number }
  | {
      row: 'stage';
      key: string;
      powers: readonly string[];
      /** How many entries of routine it has, and whether they are listed. */
      routine: number;
      open: boolean;
    }
  | { row: 'entry'; key: string; entry: Entry; powers: readonly string[] };

const isRoutine = ({ lead }: Entry): boolean => happening(lead).weight === 'routine';

function passes({ lead }: Entry, filter: Filter, board: Pick<Board, 'pieces'>): boolean {
  const { kind } = happening(lead);
  if (filter.kinds.size > 0 && !filter.kinds.has(kind)) return false;
  return filter.powers.size === 0 || powersIn(lead.event, board).some((power) => filter.powers.has(power));
}

/** A stage and its entries, the latest first; `open` holds the keys of stages whose routine is listed. */
function stageRows(stage: Stage, filter: Filter, open: ReadonlySet<string>, board: Pick<Board, 'pieces'>): Row[] {
  const key = `s${stage.events[0]?.number}`;
  const entries = entriesOf(stage.events).filter((entry) => passes(entry, filter, board));
  // What was asked for is not folded away.
  const folds = filter.powers.size === 0 && filter.kinds.size === 0;
  const routine = folds ? entries.filter(isRoutine).length : 0;
  const listed = open.has(key) ? entries : entries.filter((entry) => !folds || !isRoutine(entry));
  const lines = listed.toReversed().map((entry): Row => ({
    row: 'entry',
    key: `e${whole(entry)[0]?.number}`,
    entry,
    powers: powersIn(entry.lead.event, board),
  }));
  if (entries.length === 0 || (stage.powers.length === 0 && routine === 0)) return lines;
  return [{ row: 'stage', key, powers: stage.powers, routine, open: open.has(key) }, ...lines];
}

/** The log from its end to its beginning, each heading above what it is the heading of. */
export function logRows(
  events: readonly LoggedEvent[],
  filter: Filter,
  open: ReadonlySet<string>,
  board: Pick<Board, 'pieces'>,
): Row[] {
  const rows: Row[] = [];
  let turn: number | null = null;
  for (const stage of stagesOf(events).toReversed()) {
    const lines = stageRows(stage, filter, open, board);
    if (lines.length === 0) continue;
    if (stage.turn !== turn) rows.push({ row: 'turn', key: `t${stage.events[0]?.number}`, turn: stage.turn });
    turn = stage.turn;
    rows.push(...lines);
  }
  return rows;
}

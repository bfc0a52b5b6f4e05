/** Free text that players added to their treaties: it follows the offer in the log. */
import type { MessageWire } from '../wire/MessageWire';
import type { LoggedEvent } from './types';

/** Treaties with a free-text promise that is due this turn; the server reminds only its author. */
export function dueNow(events: readonly LoggedEvent[]): Set<number> {
  const due = new Set<number>();
  for (const { event } of events) {
    if (event?.kind === 'turn-began') due.clear();
    if (event?.kind === 'promise-due') due.add(event.treaty);
  }
  return due;
}

export function wordings(events: readonly LoggedEvent[]): Map<number, string> {
  const found = new Map<number, string>();
  let offered: number | null = null;
  for (const { event, table } of events) {
    if (event?.kind === 'treaty-proposed') offered = event.treaty;
    else if (table?.kind === 'words-added' && offered !== null) found.set(offered, table.words);
    else offered = null;
  }
  return found;
}

/** An offer that came to nothing, as it was told, with what became of it. */
export interface Refused {
  number: number;
  offer: MessageWire;
  answer: MessageWire;
}

/** Offers that were declined, withdrawn or lapsed, the latest first. Numbers of treaties are given again. */
export function refused(events: readonly LoggedEvent[]): Refused[] {
  const open = new Map<number, MessageWire>();
  const gone: Refused[] = [];
  for (const { number, event, message } of events) {
    if (event?.kind === 'treaty-proposed') open.set(event.treaty, message);
    if (event?.kind === 'treaty-made') open.delete(event.treaty);
    const isOver =
      event?.kind === 'treaty-declined' || event?.kind === 'treaty-withdrawn' || event?.kind === 'proposal-lapsed';
    const offer = isOver ? open.get(event.treaty) : undefined;
    if (!isOver || !offer) continue;
    open.delete(event.treaty);
    gone.unshift({ number, offer, answer: message });
  }
  return gone;
}

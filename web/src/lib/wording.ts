/** Free text that players added to their treaties: it follows the offer in the log. */
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

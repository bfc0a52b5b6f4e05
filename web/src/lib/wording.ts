/** Free text that players added to their treaties: it follows the offer in the log. */
import type { EventNews } from './types';

/** Treaties with a free-text promise that is due this turn; the server reminds only its author. */
export function dueNow(events: readonly EventNews[]): Set<number> {
  const due = new Set<number>();
  for (const { message } of events) {
    if (message.key === 'told-turn-began') due.clear();
    if (message.key === 'told-promise-due') due.add(Number(message.args?.treaty));
  }
  return due;
}

export function wordings(events: readonly EventNews[]): Map<number, string> {
  const found = new Map<number, string>();
  let offered: number | null = null;
  for (const { message } of events) {
    const { key, args = {} } = message;
    if (key === 'told-treaty-proposed') offered = Number(args.treaty);
    else if (key === 'table-adds' && offered !== null && typeof args.words === 'string') found.set(offered, args.words);
    else offered = null;
  }
  return found;
}

/** What people have added to their treaties in their own words: it stands in the log after the offer. */
import type { EventNews } from './types';

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

/** The imperial election as read from the log: votes cast so far, and who was elected. */
import type { LoggedEvent } from './types';

export interface VoteCount {
  franz: number;
  karl: number;
  /** `franz` or `karl`, once it is decided. */
  elected: string | null;
}

export function votesCast(events: readonly LoggedEvent[]): VoteCount {
  const cast: VoteCount = { franz: 0, karl: 0, elected: null };
  for (const { event } of events) {
    if (event?.kind === 'election-called') Object.assign(cast, { franz: 0, karl: 0 });
    if (event?.kind === 'voted') {
      cast.franz += event.franz;
      cast.karl += event.karl;
    }
    if (event?.kind === 'elected') {
      const { franz, karl, emperor } = event;
      Object.assign(cast, { franz, karl, elected: emperor });
    }
  }
  return cast;
}

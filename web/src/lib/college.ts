/** The imperial election as read from the log: votes cast so far, and who was elected. */
import type { EventNews } from './types';

export interface VoteCount {
  franz: number;
  karl: number;
  /** `franz` or `karl`, once it is decided. */
  elected: string | null;
}

export function votesCast(events: readonly EventNews[]): VoteCount {
  const cast: VoteCount = { franz: 0, karl: 0, elected: null };
  for (const { message } of events) {
    const { key, args = {} } = message;
    if (key === 'told-election-called') Object.assign(cast, { franz: 0, karl: 0 });
    if (key === 'told-voted') {
      cast.franz += Number(args.franz);
      cast.karl += Number(args.karl);
    }
    const elected = /^told-elected-(franz|karl)$/.exec(key)?.[1];
    if (elected) Object.assign(cast, { franz: Number(args.franz), karl: Number(args.karl), elected });
  }
  return cast;
}

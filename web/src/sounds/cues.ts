/** Which sounds to play, from the difference between what the page knew before and knows now. */
import type { EventNews, TalkNews } from '../lib/types';

export type Sound = 'turn' | 'card' | 'fight' | 'talk';

export interface Known {
  events: readonly Pick<EventNews, 'number' | 'message'>[];
  talk: readonly Pick<TalkNews, 'number' | 'seat'>[];
  /** This seat has a decision to make. */
  asked: boolean;
  /** This seat; null for spectators. */
  you: string | null;
}

const FIGHTS: ReadonlySet<string> = new Set(['told-beaten', 'told-tied']);
const CARDS: ReadonlySet<string> = new Set(['told-played', 'told-bid', 'told-discarded-hidden']);

/** At most one sound of each kind, in playing order. Nothing when the page has just been opened. */
export function cuesFor(before: Known | null, now: Known): Sound[] {
  if (!before) return [];
  const heard = before.events.at(-1)?.number ?? 0;
  const said = before.talk.at(-1)?.number ?? 0;
  const keys = now.events.filter(({ number }) => number > heard).map(({ message }) => message.key);
  const sounds: Sound[] = [];
  if (keys.some((key) => CARDS.has(key))) sounds.push('card');
  if (keys.some((key) => FIGHTS.has(key))) sounds.push('fight');
  if (now.talk.some(({ number, seat }) => number > said && seat !== now.you)) sounds.push('talk');
  if (now.asked && !before.asked) sounds.push('turn');
  return sounds;
}

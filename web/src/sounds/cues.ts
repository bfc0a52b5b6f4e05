/** Which sounds to play, from the difference between what the page knew before and knows now. */
import type { LoggedEvent, ChatMessage } from '../lib/types';
import type { EventWire } from '../wire/EventWire';

export type Sound = 'turn' | 'card' | 'fight' | 'talk';

export interface Known {
  events: readonly Pick<LoggedEvent, 'number' | 'event'>[];
  talk: readonly Pick<ChatMessage, 'number' | 'seat'>[];
  /** This seat has a decision to make. */
  asked: boolean;
  /** This seat; null for spectators. */
  you: string | null;
}

const isFight = (event: EventWire): boolean => event.kind === 'beaten' || event.kind === 'tied';
const isCard = (event: EventWire): boolean =>
  event.kind === 'played' || event.kind === 'discarded-hidden' || (event.kind === 'bid' && event.placed);

/** At most one sound of each kind, in playing order. Nothing when the page has just been opened. */
export function cuesFor(before: Known | null, now: Known): Sound[] {
  if (!before) return [];
  const heard = before.events.at(-1)?.number ?? 0;
  const said = before.talk.at(-1)?.number ?? 0;
  const fresh = now.events.filter(({ number }) => number > heard).flatMap(({ event }) => event ?? []);
  const sounds: Sound[] = [];
  if (fresh.some(isCard)) sounds.push('card');
  if (fresh.some(isFight)) sounds.push('fight');
  if (now.talk.some(({ number, seat }) => number > said && seat !== now.you)) sounds.push('talk');
  if (now.asked && !before.asked) sounds.push('turn');
  return sounds;
}

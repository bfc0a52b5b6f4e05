/** Who sits where at a table just made: this browser takes its seats, the other links are kept to be given away. */
import { sit, start } from './api';
import { keepToken } from './kept';
import { has, say } from './language.svelte';
import { keepLink } from './links';
import type { CreatedNews, Place } from './types';

export type Who = 'me' | 'link' | 'open' | 'bot';

export function placeOf(who: Who, bot: string): Place {
  if (who === 'bot') return { by: 'bot', name: bot };
  return who === 'open' ? { by: 'open' } : { by: 'link' };
}

/** The game starts at once where nobody else is waited for. */
export async function takeSeats(made: CreatedNews, who: Readonly<Record<string, Who>>, name: string): Promise<void> {
  let own: string | null = null;
  for (const { seat, token } of made.links) {
    if (who[seat] !== 'me') {
      keepLink(made.id, seat, token);
      continue;
    }
    await sit(made.id, token, null, name.trim() || say('guest'));
    keepToken(made.id, token);
    own ??= token;
  }
  if (own && Object.values(who).every((one) => one === 'me' || one === 'bot')) await start(made.id, own);
}

/** What a bot is called; one that somebody else has written keeps its own name. */
export const botName = (name: string): string => (has(`strength-${name}`) ? say(`strength-${name}`) : name);

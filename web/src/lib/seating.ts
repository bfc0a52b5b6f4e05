/** Seating at a new table: this browser takes its own seats and saves the links for the others. */
import { openPledge, sit, start } from './api';
import { pledgedAt } from './pledges';
import { saveToken } from './storage';
import { has, say } from './language.svelte';
import { saveLink } from './links';
import type { CreatedTable, SeatPlan } from './types';

export type Who = 'me' | 'link' | 'open' | 'bot';

export function placeOf(who: Who, bot: string): SeatPlan {
  if (who === 'bot') return { by: 'bot', name: bot };
  return who === 'open' ? { by: 'open' } : { by: 'link' };
}

/** The game starts at once if no other player is needed. Two people before one screen have a name each. */
export async function takeSeats(
  made: CreatedTable,
  who: Readonly<Record<string, Who>>,
  name: string,
  names: Readonly<Record<string, string>> = {},
  isPledged = false,
): Promise<void> {
  let own: string | null = null;
  for (const { seat, token } of made.links) {
    if (who[seat] !== 'me') {
      saveLink(made.id, seat, token);
      continue;
    }
    const called = names[seat]?.trim() || name.trim() || say('guest');
    await sit(made.id, { token, seat: null, name: called, isPledged });
    saveToken(made.id, token);
    own ??= token;
  }
  if (!own || !Object.values(who).every((one) => one === 'me' || one === 'bot')) return;
  for (const { token, entropy } of pledgedAt(made.id)) await openPledge(made.id, token, entropy);
  await start(made.id, own);
}

/** The display name of a bot; third-party bots keep their own name. */
export const botName = (name: string): string => (has(`strength-${name}`) ? say(`strength-${name}`) : name);

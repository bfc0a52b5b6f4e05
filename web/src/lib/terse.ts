/** An entry in as few words as it takes: marches are many, and their signs say that they are marches. */
import type { Naming } from './board';
import { say } from './language.svelte';
import { tell } from './tell';
import type { LoggedEvent } from './types';

export function terse({ event, message }: LoggedEvent, naming: Naming): string {
  if (event?.kind !== 'marched' && event?.kind !== 'stepped') return tell(message);
  const pieces = event.kind === 'marched' ? event.pieces : [event.piece];
  return say('log-way', {
    pieces: pieces.map(naming.piece).join(', '),
    path: event.path.map(naming.city).join(' – '),
  });
}

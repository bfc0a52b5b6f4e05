/** What is asked, in the reader's language. */
import type { Naming } from './board';
import { GLYPHS } from './cards';
import { say } from './language.svelte';
import type { AskedFacts } from './types';

export function question(asked: AskedFacts, naming: Naming): string {
  return say(`about-${asked.about}`, {
    power: naming.power(asked.power),
    score: asked.score ?? 0,
    suit: asked.suit ? GLYPHS[asked.suit] : '',
    steps: asked.steps ?? 0,
    card: naming.card(asked.card ?? ''),
    due: asked.due ?? 0,
    most: asked.most ?? 0,
    free: asked.free ?? 0,
  });
}

/** Terms of both games that a newcomer may not know; their explanations are messages. */

export interface Term {
  key: string;
  /** Absent where both titles use it. */
  title?: 'friedrich' | 'maria';
}

export const TERMS: readonly Term[] = [
  { key: 'army' },
  { key: 'general' },
  { key: 'rank' },
  { key: 'stack' },
  { key: 'train' },
  { key: 'supply' },
  { key: 'face-down' },
  { key: 'home' },
  { key: 'depot', title: 'friedrich' },
  { key: 'main-road' },
  { key: 'sector' },
  { key: 'suit' },
  { key: 'tactical-card' },
  { key: 'reserve-card' },
  { key: 'set' },
  { key: 'combat' },
  { key: 'score' },
  { key: 'give-in' },
  { key: 'retreat' },
  { key: 'recruit' },
  { key: 'protection' },
  { key: 'objective', title: 'friedrich' },
  { key: 'fortress', title: 'maria' },
  { key: 'conquest' },
  { key: 'question-mark' },
  { key: 'clock-of-fate', title: 'friedrich' },
  { key: 'eased-victory', title: 'friedrich' },
  { key: 'offensive-option', title: 'friedrich' },
  { key: 'subsidy' },
  { key: 'hussars', title: 'maria' },
  { key: 'forced-march', title: 'maria' },
  { key: 'political-card', title: 'maria' },
  { key: 'political-display', title: 'maria' },
  { key: 'trump', title: 'maria' },
  { key: 'track', title: 'maria' },
  { key: 'election', title: 'maria' },
  { key: 'victory-marker', title: 'maria' },
  { key: 'battle-box', title: 'maria' },
  { key: 'winter', title: 'maria' },
  { key: 'treaty', title: 'maria' },
];

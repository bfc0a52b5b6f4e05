/** Several seats before one screen: who sits down next. */

/** Handing the screen on: what to do, to whom, and whether nothing else is left to do here. */
export interface PassingOn {
  pass: () => void;
  name: string | null;
  isDue: boolean;
}

/** The next seat of this browser that is asked something; if none is, simply the next. */
export function nextAtScreen(
  tokens: readonly string[],
  now: string | null,
  seatOf: Readonly<Record<string, string>>,
  asked: readonly string[],
): string | null {
  const at = tokens.indexOf(now ?? '');
  const round = [...tokens.slice(at + 1), ...tokens.slice(0, Math.max(0, at))];
  return round.find((token) => asked.includes(seatOf[token] ?? '')) ?? round[0] ?? null;
}

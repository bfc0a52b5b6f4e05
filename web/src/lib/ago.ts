/** How long ago something was, in words: "3 minutes ago". */

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Both in seconds since 1970. Under a minute it counts in tens, so that the words do not flicker. */
export function ago(since: number, now: number, language: string): string {
  const seconds = Math.max(0, now - since);
  const format = new Intl.RelativeTimeFormat(language, { numeric: seconds < 10 ? 'auto' : 'always' });
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  }
  return format.format(-Math.floor(seconds / 10) * 10, 'second');
}

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

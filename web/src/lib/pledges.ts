/**
 * Tables with pledges: this browser first shows the hash of its entropy, and opens the entropy once all are bound.
 * The arithmetic is that of docs/fair-play.md.
 */
import { sha256 } from './sha256';

const PLEDGES = 'kabinett-pledges';

/** By table, then by the secret of the seat. */
type Pledged = Record<string, Record<string, string>>;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The entropy somebody's own words stand for. */
export const entropyOfWords = (words: string): string => sha256(joined(bytesOf('kabinett words 1\n'), bytesOf(words)));

export const pledgeOf = (entropy: string): string => sha256(joined(bytesOf('kabinett pledge 1\n'), fromHex(entropy)));

function all(): Pledged {
  try {
    return JSON.parse(localStorage.getItem(PLEDGES) ?? '{}') as Pledged;
  } catch {
    return {};
  }
}

export function savePledged(table: string, token: string, entropy: string): void {
  const pledged = all();
  pledged[table] = { ...pledged[table], [token]: entropy };
  localStorage.setItem(PLEDGES, JSON.stringify(pledged));
}

/** What this browser has pledged at a table: the secret of each seat and its entropy. */
export const pledgedAt = (table: string): { token: string; entropy: string }[] =>
  Object.entries(all()[table] ?? {}).map(([token, entropy]) => ({ token, entropy }));

export function forgetPledged(table: string): void {
  const { [table]: _gone, ...rest } = all();
  localStorage.setItem(PLEDGES, JSON.stringify(rest));
}

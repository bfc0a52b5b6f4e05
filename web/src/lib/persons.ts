/** Who sits where, by name and role: "Anna (Frederick)". Bots go by their own name. */
import type { Naming } from './board';
import { say } from './language.svelte';
import { botName } from './seating';
import type { TableInfo } from './types';

/** What a table says of a seat; the lobby says as much of a table one does not sit at. */
export interface Sitter {
  seat: string;
  who: string;
  name: string | null;
}

/** The name of whoever sits there; null for an empty seat. */
export function sitterName({ who, name }: Sitter): string | null {
  if (name === null || who === 'empty') return null;
  return who === 'bot' ? botName(name) : name;
}

/** The name of a sitter with the role beside it; the role alone while nobody sits there. */
export function namedAs(sitter: Sitter | undefined, role: string): string {
  const name = sitter && sitterName(sitter);
  return name ? say('person-as', { name, role }) : role;
}

/** Whoever leads this seat, with the role. */
export function personAs(seats: readonly Sitter[], naming: Naming, mode: string, seat: string): string {
  return namedAs(
    seats.find((one) => one.seat === seat),
    naming.seat(mode, seat),
  );
}

/** The same for a table that may not have arrived yet. */
export const personAt = (table: TableInfo | null, naming: Naming, mode: string, seat: string): string =>
  personAs(table?.seats ?? [], naming, mode, seat);

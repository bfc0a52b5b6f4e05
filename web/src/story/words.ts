/** The end of a game in words. */
import type { Naming } from '../lib/board';
import { listed, say } from '../lib/language.svelte';
import { personAs } from '../lib/persons';
import type { TableInfo, ViewWire } from '../lib/types';
import type { EndingKind } from './ending';

export interface Verdict {
  title: string;
  /** Who has won, with which powers, when. */
  who: string;
  /** How that came about. */
  why: string;
}

const people = (table: TableInfo, naming: Naming, seats: readonly string[]): string =>
  listed(seats.map((seat) => personAs(table.seats, naming, table.mode, seat)));

export function verdictOf(kind: EndingKind, table: TableInfo, view: ViewWire, naming: Naming): Verdict {
  const { outcome } = view;
  if (!outcome) return { title: say(`end-${kind}`), who: say(`end-${kind}-who`, { turn: view.turn }), why: '' };
  const powers = listed(outcome.powers.map(naming.power));
  const n = outcome.seats.length;
  const told = { people: people(table, naming, outcome.seats), powers, n, turn: outcome.turn };
  const title = say(`end-${kind}`, told);
  const losers = view.resigned.filter((seat) => !outcome.seats.includes(seat));
  const why =
    outcome.reason === 'resignation' && losers.length > 0
      ? say('end-why-resigned-by', { people: people(table, naming, losers), n: losers.length })
      : say(`end-why-${outcome.reason}`);
  // A role may be called like its only power: "Anna (France) has won with France" says it twice.
  const isPlain = n === 1 && naming.seat(table.mode, outcome.seats[0] ?? '') === powers;
  const who = kind === 'draw' ? 'end-who-draw' : isPlain ? 'end-who-plain' : 'end-who';
  return { title, who: say(who, told), why };
}

/** One's own games: asked of the server with the secrets of this browser, and remembered for when it cannot be asked. */
import { call } from '../lib/api';
import { savedTables, tokensOf } from '../lib/storage';
import type { OwnTable as OwnGame } from '../wire/OwnTable';

export type { OwnTable as OwnGame } from '../wire/OwnTable';

const SEEN = 'kabinett-own-games';
/** As many as the server takes at once; the latest. */
const MOST = 200;

export const fetchOwn = (): Promise<OwnGame[]> => {
  const tables = savedTables()
    .slice(-MOST)
    .flatMap((id) =>
      tokensOf(id)
        .slice(0, 1)
        .map((token) => ({ id, token })),
    );
  return call('POST', '/api/mine', null, { tables });
};

/** Those of this browser, and those of the account that are not among them. */
export const together = (own: readonly OwnGame[], kept: readonly OwnGame[]): OwnGame[] => [
  ...own,
  ...kept.filter(({ id }) => !own.some((one) => one.id === id)),
];

export const isMyMove = ({ you, asked }: OwnGame): boolean => you !== null && asked.includes(you);

const rank = (game: OwnGame): number => {
  if (isMyMove(game)) return 0;
  return { running: 1, open: 2 }[game.standing] ?? 3;
};

/** What waits for the reader first, then what runs, what gathers, what is over; the youngest of each first. */
export const inOrder = (games: readonly OwnGame[]): OwnGame[] =>
  [...games].sort((one, other) => rank(one) - rank(other) || Number(other.created) - Number(one.created));

export function rememberOwn(games: readonly OwnGame[]): void {
  localStorage.setItem(SEEN, JSON.stringify(games.slice(0, 40)));
}

export function rememberedOwn(): OwnGame[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '[]') as OwnGame[];
  } catch {
    return [];
  }
}

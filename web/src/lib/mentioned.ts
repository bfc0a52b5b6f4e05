/** What a message speaks of on the map: its cities and pieces, found among its arguments. */
import type { Board } from './board';
import type { Message } from '../wire/Message';
import type { Value } from '../wire/Value';

export interface Mentioned {
  /** In the order of a way, where there is one. */
  cities: string[];
  pieces: string[];
  /** Whether the cities are a way. */
  isWay: boolean;
}

const byName = new WeakMap<Board, Map<string, string>>();

/** Cities are called in messages as on the board; no two of a board have one name. */
function cityNamed(board: Board, name: string): string | undefined {
  let names = byName.get(board);
  if (!names) {
    names = new Map(Object.entries(board.cities).map(([slug, { name }]) => [name, slug]));
    byName.set(board, names);
  }
  return names.get(name);
}

function pieceOf(board: Board, { key, args = {} }: Message): string | undefined {
  const kind = key.replace(/^piece-/, '');
  const { power } = args;
  const owner = typeof power === 'object' && 'key' in power ? power.key.replace(/^power-/, '') : null;
  const fits = ([slug, piece]: [string, Board['pieces'][string]]): boolean =>
    piece.kind === kind &&
    (owner === null || piece.power === owner) &&
    (piece.name === args.name || (kind === 'hussar' && slug.endsWith(`-${String(args.name)}`)));
  return Object.entries(board.pieces).find(fits)?.[0];
}

export function mentioned(message: Message, board: Board): Mentioned {
  const found: Mentioned = { cities: [], pieces: [], isWay: false };
  const addCity = (name: Value | undefined): void => {
    const slug = typeof name === 'string' ? cityNamed(board, name) : undefined;
    if (slug) found.cities.push(slug);
  };
  const visit = (value: Value | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && 'key' in value) visitMessage(value);
    else addCity(value);
  };
  const visitMessage = (one: Message): void => {
    const { key, args = {} } = one;
    if (key.startsWith('piece-')) {
      const slug = pieceOf(board, one);
      if (slug) found.pieces.push(slug);
    } else if (key === 'path-straight' || key === 'path-by-way') {
      found.isWay = true;
      [args.from, ...(Array.isArray(args.by) ? args.by : []), args.to].forEach(addCity);
    } else Object.values(args).forEach(visit);
  };
  visitMessage(message);
  return found;
}

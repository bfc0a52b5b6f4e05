/** Which pieces stand where on the drawing: generals of a power in a city are one stack, trains stand beside. */
import type { Board, Naming } from './board';
import type { Point, Room } from './drawing';
import { say } from './language.svelte';
import type { PieceWire, WireView } from './types';

export interface Stood {
  key: string;
  /** `general`, `train` or `hussar`. */
  kind: string;
  power: string;
  city: string;
  /** The piece shown: the general of the highest rank. */
  lead: string;
  slugs: string[];
  pieces: PieceWire[];
  at: Point;
}

/** Hussars stand on cities of their own list. */
export function withHussars(
  pieces: readonly PieceWire[],
  hussars: readonly (string | null)[],
  board: Board,
): PieceWire[] {
  const slugs = Object.keys(board.pieces).filter((slug) => board.pieces[slug]?.kind === 'hussar');
  return pieces.map((piece) => {
    const city = hussars[slugs.indexOf(piece.piece)];
    return city ? { ...piece, place: 'city', city } : piece;
  });
}

export function standing(pieces: readonly PieceWire[], board: Board, rooms: ReadonlyMap<string, Room>): Stood[] {
  const stacks = new Map<string, Stood>();
  for (const piece of pieces) {
    const room = piece.city === null ? undefined : rooms.get(piece.city);
    if (piece.place !== 'city' || piece.city === null || !room) continue;
    const kind = board.pieces[piece.piece]?.kind ?? 'general';
    const key = `${piece.city} ${piece.power} ${kind}`;
    const stack = stacks.get(key) ?? {
      key,
      kind,
      power: piece.power,
      city: piece.city,
      lead: piece.piece,
      slugs: [],
      pieces: [],
      at: room.first,
    };
    stack.slugs.push(piece.piece);
    stack.pieces.push(piece);
    stacks.set(key, stack);
  }
  const list = [...stacks.values()];
  for (const stack of list) {
    const rank = (slug: string) => board.pieces[slug]?.rank ?? 99;
    stack.lead = stack.slugs.reduce((best, slug) => (rank(slug) < rank(best) ? slug : best));
    const room = rooms.get(stack.city);
    const before = list.filter((other) => other.city === stack.city).indexOf(stack);
    if (room && before > 0) stack.at = room.second;
  }
  return list;
}

/** Whose generals are looked at first: of the powers that are asked of this seat, of its own, or of whoever moves. */
export function firstPowers(view: WireView): string[] {
  const own = view.powers.filter(({ seat }) => seat === view.viewer).map(({ power }) => power);
  const asked = view.asked.filter(({ seat }) => seat === view.viewer).map(({ power }) => power);
  return asked.length > 0 ? asked : own.length > 0 ? own : view.active === null ? [] : [view.active];
}

/** Their stacks of generals on the map. */
export const generalsOf = (powers: readonly string[], stood: readonly Stood[]): Stood[] =>
  stood.filter(({ kind, power }) => kind === 'general' && powers.includes(power));

/** Armies of a stack: a number where it is known, else the bounds everybody can reckon with. */
export function strengthOf(one: Stood, strengths: WireView['strengths']): string {
  if (one.pieces.every((piece) => piece.troops !== null)) {
    return String(one.pieces.reduce((sum, piece) => sum + (piece.troops ?? 0), 0));
  }
  const fact = strengths.find(
    ({ generals }) => generals.length === one.slugs.length && one.slugs.every((slug) => generals.includes(slug)),
  );
  const least = fact?.least ?? one.pieces.reduce((sum, piece) => sum + piece.least, 0);
  const most = fact?.most ?? one.pieces.reduce((sum, piece) => sum + piece.most, 0);
  return least === most ? String(least) : `${least}–${most}`;
}

/** The armies of a general in words, as exactly as they are known. */
export function strengthWords({ troops, least, most }: PieceWire, { unit }: Naming): string {
  const n = troops ?? (least === most ? least : null);
  return n === null ? say('troops-between', { least, most, ...unit }) : say('troops', { n, ...unit });
}

/** Where pieces are drawn on the map: a power's generals in a city form one stack, trains stand next to it. */
import type { Board, Naming } from './board';
import type { Point, CitySpots } from './drawing';
import { say } from './language.svelte';
import type { PieceWire, ViewWire } from './types';

export interface PlacedStack {
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

/** The positions of hussars come in a separate list. */
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

export function placeStacks(
  pieces: readonly PieceWire[],
  board: Board,
  citySpots: ReadonlyMap<string, CitySpots>,
): PlacedStack[] {
  const stacks = new Map<string, PlacedStack>();
  for (const piece of pieces) {
    const spots = piece.city === null ? undefined : citySpots.get(piece.city);
    if (piece.place !== 'city' || piece.city === null || !spots) continue;
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
      at: spots.first,
    };
    stack.slugs.push(piece.piece);
    stack.pieces.push(piece);
    stacks.set(key, stack);
  }
  const list = [...stacks.values()];
  for (const stack of list) {
    stack.lead = leadOf(stack.slugs, board);
    const spots = citySpots.get(stack.city);
    const before = list.filter((other) => other.city === stack.city).indexOf(stack);
    if (spots && before > 0) stack.at = spots.second;
  }
  return list;
}

/** The general of the highest rank. */
function leadOf(slugs: readonly string[], board: Board): string {
  const rank = (slug: string) => board.pieces[slug]?.rank ?? 99;
  return slugs.reduce((best, slug) => (rank(slug) < rank(best) ? slug : best));
}

/** Pieces that travel together, as one stack. */
export function travellingStack(
  slugs: readonly string[],
  pieces: readonly PieceWire[],
  board: Board,
): PlacedStack | null {
  const group = pieces.filter(({ piece }) => slugs.includes(piece));
  const [first] = group;
  if (!first) return null;
  const generals = group.filter(({ piece }) => board.pieces[piece]?.kind === 'general');
  const shown = generals.length > 0 ? generals : group;
  const names = shown.map(({ piece }) => piece);
  const lead = leadOf(names, board);
  const kind = board.pieces[lead]?.kind ?? 'general';
  return {
    key: names.join('+'),
    kind,
    power: first.power,
    city: '',
    lead,
    slugs: names,
    pieces: shown,
    at: { x: 0, y: 0 },
  };
}

/** Whose generals to show first: of the powers this seat must decide for, else its own, else of the active power. */
export function firstPowers(view: ViewWire): string[] {
  const own = view.powers.filter(({ seat }) => seat === view.viewer).map(({ power }) => power);
  const asked = view.asked.filter(({ seat }) => seat === view.viewer).map(({ power }) => power);
  return asked.length > 0 ? asked : own.length > 0 ? own : view.active === null ? [] : [view.active];
}

/** Their stacks of generals on the map. */
export const generalsOf = (powers: readonly string[], stacks: readonly PlacedStack[]): PlacedStack[] =>
  stacks.filter(({ kind, power }) => kind === 'general' && powers.includes(power));

/** Everything on the map that plays: pieces, markers, and the cities that count in the mode. */
export function theatreOf(
  view: Pick<ViewWire, 'pieces' | 'markers' | 'questions'>,
  citySpots: ReadonlyMap<string, CitySpots>,
  counts: readonly string[] = [],
): Point[] {
  const cities = [...view.pieces, ...view.markers, ...view.questions].flatMap(({ city }) => city ?? []).concat(counts);
  return [...new Set(cities)].flatMap((city) => citySpots.get(city)?.first ?? []);
}

/** Armies of a stack: a number if known, else the public bounds. */
export function strengthOf(one: PlacedStack, strengths: ViewWire['strengths']): string {
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

/** The armies of a general in words, as exactly as known. */
export function strengthWords({ troops, least, most }: PieceWire, { unit }: Naming): string {
  const n = troops ?? (least === most ? least : null);
  return n === null ? say('troops-between', { least, most, ...unit }) : say('troops', { n, ...unit });
}

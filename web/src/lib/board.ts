import { say } from './language.svelte';
import { adoptPalette } from './palette';
import { readFile } from './request';
import type { Board } from '../wire/Board';
import type { CityFacts } from '../wire/CityFacts';
import type { ModeInfo } from '../wire/ModeInfo';
import type { LocalizedName } from '../wire/LocalizedName';
import type { PowerFacts } from '../wire/PowerFacts';

/** What the page knows of a board: names and pictures, no rules. The server builds it from its pack. */

export type { Board } from '../wire/Board';
export type { TrackBox } from '../wire/TrackBox';
export type { TrackFacts } from '../wire/TrackFacts';

export type Suit = CityFacts['suit'];
export type Names = LocalizedName;
export type Language = keyof Names;

const loaded = new Map<string, Promise<Board>>();

/** The path of a board file. With the board's tag the browser caches it for ever; no two boards share a tag. */
export const boardPath = (title: string, end: 'json' | 'svg' | 'css', tag?: string): string =>
  `/board/${title}.${end}${tag ? `?v=${tag}` : ''}`;

/** The board of a title, fetched once. */
export function loadBoard(title: string, tag?: string): Promise<Board> {
  const path = boardPath(title, 'json', tag);
  let board = loaded.get(path);
  if (!board) {
    board = readFile<Board>(path).then((read) => {
      adoptPalette(
        read.title,
        read.powers.map(({ slug }) => slug),
      );
      return read;
    });
    board.catch(() => loaded.delete(path));
    loaded.set(path, board);
  }
  return board;
}

/** Names in the reader's language. Cities and generals are called as on the board. */
export class Naming {
  constructor(
    readonly board: Board,
    readonly language: Language,
  ) {}

  /** What this title calls the strength of a general, for messages that select on it. */
  get unit(): { unit: string } {
    return { unit: this.board.title === 'maria' ? 'troop' : 'army' };
  }

  city = (slug: string): string => this.board.cities[slug]?.name ?? slug;

  /** Trains and hussars have numbers, no names. */
  piece = (slug: string): string => {
    const piece = this.board.pieces[slug];
    if (!piece) return slug;
    return piece.kind === 'general' ? piece.name : say(`kind-${piece.kind}`, { number: /\d+$/.exec(slug)?.[0] ?? '' });
  };

  power = (slug: string): string => this.powerFacts(slug)?.name[this.language] ?? slug;
  letter = (slug: string): string => this.powerFacts(slug)?.letter ?? '?';
  card = (slug: string): string => this.board.cards[slug]?.title[this.language] ?? slug;

  mode(slug: string): string {
    return this.modeFacts(slug)?.name[this.language] ?? slug;
  }

  seat(mode: string, slug: string): string {
    return this.modeFacts(mode)?.seats.find(({ seat }) => seat === slug)?.name[this.language] ?? slug;
  }

  modeFacts(slug: string): ModeInfo | undefined {
    return this.board.modes.find(({ mode }) => mode === slug);
  }

  /** Only the advanced game has pools, boxes and the Electoral College. */
  isAdvanced(mode: string): boolean {
    return this.modeFacts(mode)?.variant === 'advanced';
  }

  private powerFacts(slug: string): PowerFacts | undefined {
    return this.board.powers.find((power) => power.slug === slug);
  }
}

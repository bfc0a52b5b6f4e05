import { say } from './language.svelte';
import { readFile } from './reach';

/** What the page knows of a board: names and pictures, no rules. Built from the board pack (`build/boards.ts`). */

export type Suit = 'clubs' | 'spades' | 'hearts' | 'diamonds';
export type Language = 'en' | 'de' | 'el';
export type Names = Record<Language, string>;

export interface PowerFacts {
  slug: string;
  name: Names;
  letter: string;
}

export interface PieceFacts {
  name: string;
  power: string;
  /** `general`, `train` or `hussar`. */
  kind: string;
  rank: number;
}

export interface CityFacts {
  name: string;
  suit?: Suit;
  /** A fortress of MARIA, and whether it carries an elector's vote. */
  site?: 'fortress' | 'major-fortress';
  elector?: boolean;
}

/** A card of fate or of politics. */
export interface CardFacts {
  title: Names;
  text?: Names;
  flavour?: Names;
  /** Powers that may take it, and where it moves the markers of the tracks. */
  arms?: string[];
  shifts?: { track: string; options: number[] }[];
  versions?: Record<Suit, Names>;
}

export interface TrackBox {
  status?: string;
  star?: boolean;
  s?: boolean;
  icons?: { kind: string; power: string }[];
}

export interface TrackFacts {
  slug: string;
  name: Names;
  left: Names;
  right: Names;
  boxes: TrackBox[];
}

export interface Land {
  slug: string;
  name: Names;
}

export interface ModeFacts {
  slug: string;
  name: Names;
  seats: { slug: string; name: Names; powers: string[] }[];
}

export interface Board {
  title: string;
  name: Names;
  sets: number;
  powers: PowerFacts[];
  modes: ModeFacts[];
  cities: Record<string, CityFacts>;
  pieces: Record<string, PieceFacts>;
  cards: Record<string, CardFacts>;
  tracks: TrackFacts[];
  /** Lands: where a city lies, and what treaties name. */
  areas: Land[];
  territories: Land[];
}

const loaded = new Map<string, Promise<Board>>();

/** The board of a title, fetched once. */
export function loadBoard(title: string): Promise<Board> {
  let board = loaded.get(title);
  if (!board) {
    board = readFile<Board>(`/board/${title}.json`);
    board.catch(() => loaded.delete(title));
    loaded.set(title, board);
  }
  return board;
}

/** Names in the reader's language. Cities and generals are called as on the board. */
export class Naming {
  constructor(
    readonly board: Board,
    readonly language: Language,
  ) {}

  /** What the rules of this title call the strength of a general: for messages that choose by it. */
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
    return this.board.modes.find((mode) => mode.slug === slug)?.name[this.language] ?? slug;
  }

  seat(mode: string, slug: string): string {
    const seats = this.board.modes.find((one) => one.slug === mode)?.seats ?? [];
    return seats.find((seat) => seat.slug === slug)?.name[this.language] ?? slug;
  }

  private powerFacts(slug: string): PowerFacts | undefined {
    return this.board.powers.find((power) => power.slug === slug);
  }
}

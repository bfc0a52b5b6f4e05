/** The messages of the server, as `docs/wire.md` explains them. */
import type { Suit } from './board';

export interface AskedWire {
  seat: string;
  power: string;
  about: string;
  score?: number;
  suit?: Suit;
  steps?: number;
  card?: string;
  effect?: number;
  due?: number;
  most?: number;
  free?: number;
}

export interface HandWire {
  count: number;
  'by-set': number[];
  cards: string[] | null;
  known: string[];
  exposed: { seat: string | null; cards: string[] }[];
  lacks: Suit[];
}

export interface PowerWire {
  power: string;
  seat: string;
  present: boolean;
  enemies: string[];
  armies: number;
  ceiling: number | null;
  hand: HandWire;
  income: number;
  discards: number;
  standing: { held: number; needed: number; eased: boolean } | null;
}

export interface PieceWire {
  piece: string;
  power: string;
  place: string;
  city: string | null;
  'face-down': boolean;
  moved: boolean;
  retreated: boolean;
  troops: number | null;
  least: number;
  most: number;
}

export interface MarkerWire {
  city: string;
  power: string;
}

export interface DuelWire {
  attacker: string;
  defender: string;
  score: number;
  'to-play': string;
  played: [number, number];
  lost: number;
}

export interface FriedrichWire {
  fate: string[];
  effect: { card: string; suit: Suit; turn: number; used: boolean } | null;
  'subsidy-cuts': number;
  'colonial-losses': number;
}

export interface TreatyWire {
  number: number;
  turn: number;
  from: string;
  to: string;
  'in-force': boolean;
  clauses: { text: string; power: string; standing: string }[];
}

export interface MariaWire {
  stage: string;
  hussars: (string | null)[];
  saxony: string;
  'political-cards': string[];
  trump: Suit | null;
  tracks: number[];
  display: { power: string; open: string[]; 'face-down': string[]; placed: boolean; 'own-card': string | null }[];
  pools: { power: string; pool: number; battle: number; 'set-aside': number; 'winter-score': number }[];
  'three-electors': string | null;
  emperor: string | null;
  italy: string | null;
  contracts: { giver: string; receiver: string; turns: number }[];
  treaties: TreatyWire[];
}

export interface ViewWire {
  viewer: string | null;
  mode: string;
  options: string[];
  turn: number;
  phase: string;
  active: string | null;
  asked: AskedWire[];
  powers: PowerWire[];
  pieces: PieceWire[];
  strengths: { generals: string[]; least: number; most: number }[];
  markers: MarkerWire[];
  questions: MarkerWire[];
  'draw-pile': number[];
  'sets-left': number;
  spent: { 'by-set': number[]; seen: string[]; known: string[] };
  combats: { attacker: string; defender: string }[];
  duel: DuelWire | null;
  resigned: string[];
  outcome: { seats: string[]; powers: string[]; reason: string; turn: number; held: number[] } | null;
  friedrich: FriedrichWire | null;
  maria?: MariaWire;
}

export interface ActionWire {
  text: string;
  pieces: string[];
  cities: string[];
  cards: string[];
}

export interface RoomWire {
  general: string;
  least: number;
  most: number;
}

export type FormWire =
  | { form: 'deploy'; power: string; generals: RoomWire[]; total: number; example: string }
  | {
      form: 'recruit';
      power: string;
      price: number;
      'least-armies': number;
      'most-armies': number;
      generals: RoomWire[];
      'generals-off': string[];
      'trains-off': string[];
      cities: string[];
      'one-city': boolean;
      hand: string[];
      example: string;
    }
  | { form: 'transfer'; generals: RoomWire[]; total: number; example: string }
  | { form: 'pay'; power: string; due: number; hand: string[]; example: string }
  | { form: 'discard'; power: string; number: number; hand: string[]; example: string }
  | { form: 'corps'; power: string; generals: string[]; due: number; hand: string[]; example: string }
  | { form: 'propose'; from: string; turn: number; last: number; example: string }
  | { form: 'answer'; treaty: number; actions: string[]; example: string }
  | { form: 'contract'; giver: string; receiver: string; most: number; runs: boolean; example: string };

export type FormOf<Kind extends FormWire['form']> = Extract<FormWire, { form: Kind }>;

export interface LegalWire {
  actions: ActionWire[];
  forms: FormWire[];
  free: FormWire[];
}

export interface PositionNews {
  version: number;
  actions: number;
  view: ViewWire;
  question: string | null;
  legal: LegalWire;
  undo: number;
}

export type Proposed = { what: 'go-back'; actions: number } | { what: 'end' };

export interface SeatNews {
  seat: string;
  who: string;
  name: string | null;
  place: string;
  connected: boolean;
  'stand-in': string | null;
}

export interface TableNews {
  id: string;
  title: string;
  mode: string;
  options: string[];
  stage: string;
  you: string | null;
  seats: SeatNews[];
  clock: number | null;
  delay: number;
  proposal: { by: string; what: Proposed; agreed: string[]; open: string[] } | null;
}

export interface EventNews {
  number: number;
  text: string;
}

export interface TalkNews {
  number: number;
  seat: string;
  at: number;
  text: string;
}

export type Answer =
  | { ask: 'piece'; actions: string[] }
  | { ask: 'why'; possible: boolean }
  | { ask: 'distance'; steps: number; way: string[] };

export interface Reply {
  id: number;
  outcome: 'done' | 'again' | 'refused' | 'stale';
  rule?: string;
  text?: string;
  answer?: Answer;
}

export interface FromServer {
  wire: number;
  reply?: Reply;
  table?: TableNews;
  position?: PositionNews;
  events?: EventNews[];
  talk?: TalkNews[];
  notes?: string;
  closed?: string;
}

export type Asked =
  | { ask: 'piece'; piece: string }
  | { ask: 'why'; action: string }
  | { ask: 'distance'; from: string; to: string };

export type Say =
  | { kind: 'attend'; table: string; token: string | null; events: number; talk: number }
  | { kind: 'play'; version: number; action: string }
  | { kind: 'take-back'; version: number; count: number }
  | { kind: 'propose'; what: Proposed }
  | { kind: 'answer'; agree: boolean }
  | { kind: 'ask'; about: Asked }
  | { kind: 'talk'; text: string }
  | { kind: 'note'; text: string };

export type Place = { by: 'link' } | { by: 'open' } | { by: 'bot'; name: string };

export interface Plan {
  title: string;
  mode: string;
  options: string[];
  seats: Place[];
}

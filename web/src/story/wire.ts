import type { MessageWire } from '../wire/MessageWire';
import type { SeatChance } from '../wire/SeatChance';

export interface TurningPoint {
  step: number;
  turn: number;
  seat: string;
  before: number;
  after: number;
  message: MessageWire;
}
export interface PowerStory {
  power: string;
  seat: string;
  'battles-won': number;
  'battles-lost': number;
  'armies-lost': number;
  'armies-inflicted': number;
  conquests: number;
  losses: number;
  'cards-drawn': number;
  'points-drawn': number;
  'points-expected': number;
  'cards-spent': number;
}
export interface BattleStory {
  step: number;
  turn: number;
  attacker: string[];
  defender: string[];
  at: [string, string];
  winner: string | null;
  'armies-lost': number;
  by: string | null;
}
export interface Campaign {
  piece: string;
  power: string;
  paths: { turn: number; path: string[] }[];
}
export interface HandStory {
  power: string;
  cards: string[];
}
export interface CurvePoint {
  step: number;
  turn: number;
  chances: SeatChance[];
}
export interface StoryWire {
  turning: TurningPoint[];
  powers: PowerStory[];
  battles: BattleStory[];
  campaigns: Campaign[];
  hands: HandStory[];
  curve: CurvePoint[];
}

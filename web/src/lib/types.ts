/** The messages of the server: types generated from Rust, documented in `docs/wire.md`. */
import type { Suit } from './board';
import type { AskedAnswer } from '../wire/AskedAnswer';
import type { FormWire } from '../wire/FormWire';
import type { FromServer } from '../wire/FromServer';
import type { TablePlan } from '../wire/TablePlan';

export type { ActionEffect } from '../wire/ActionEffect';
export type { ActionWire } from '../wire/ActionWire';
export type { Asked } from '../wire/Asked';
export type { DuelAnswer } from '../wire/DuelAnswer';
export type { CreatedTable } from '../wire/CreatedTable';
export type { CityInfo } from '../wire/CityInfo';
export type { DuelWire } from '../wire/DuelWire';
export type { LoggedEvent } from '../wire/LoggedEvent';
export type { FormWire } from '../wire/FormWire';
export type { Games } from '../wire/Games';
export type { InLobby } from '../wire/InLobby';
export type { LegalWire } from '../wire/LegalWire';
export type { OddsWire } from '../wire/OddsWire';
export type { PieceWire } from '../wire/PieceWire';
export type { PositionUpdate } from '../wire/PositionUpdate';
export type { SeatInfo } from '../wire/SeatInfo';
export type { SeatPlan } from '../wire/SeatPlan';
export type { Proposed } from '../wire/Proposed';
export type { Reply } from '../wire/Reply';
export type { RoomWire } from '../wire/RoomWire';
export type { SeatTaken } from '../wire/SeatTaken';
export type { Say } from '../wire/Say';
export type { TableInfo } from '../wire/TableInfo';
export type { ChatMessage } from '../wire/ChatMessage';
export type { SideOdds } from '../wire/SideOdds';
export type { ViewWire } from '../wire/ViewWire';
export type { WarningWire } from '../wire/WarningWire';

export type SupplyAnswer = Extract<AskedAnswer, { ask: 'supply' }>;
export type FormOf<Kind extends FormWire['form']> = Extract<FormWire, { form: Kind }>;

/** Parts of a message that have not changed are absent. */
export type ServerMessage = Partial<FromServer>;

/** A new table; everything else has its default. */
export type NewTable = Pick<TablePlan, 'title' | 'mode' | 'options' | 'seats' | 'pledges'>;

/** A question, with all fields any kind of question may have. */
export interface AskedFacts {
  seat: string;
  power: string;
  about: string;
  score?: number;
  suit?: Suit;
  steps?: number;
  card?: string;
  due?: number;
  most?: number;
  free?: number;
}

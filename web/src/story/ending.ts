/** What kind of end a game has come to, as its viewer feels it. Who has won is said by the server. */
import type { TableInfo, ViewWire } from '../lib/types';

export type EndingKind = 'won' | 'joint' | 'lost' | 'resigned' | 'draw' | 'agreed' | 'abandoned' | 'told';

export function endingOf(
  { stage }: Pick<TableInfo, 'stage'>,
  view: Pick<ViewWire, 'viewer' | 'outcome' | 'resigned'>,
): EndingKind | null {
  const { outcome, viewer, resigned } = view;
  if (!outcome) return stage === 'agreed' || stage === 'abandoned' ? stage : null;
  if (outcome.reason === 'draw') return 'draw';
  if (viewer === null) return 'told';
  if (outcome.seats.includes(viewer)) return outcome.seats.length > 1 ? 'joint' : 'won';
  return resigned.includes(viewer) ? 'resigned' : 'lost';
}

/** How it is drawn: a wreath for a victory, lowered colours for a defeat, crossed quills for a peace, an hourglass. */
export type Emblem = 'wreath' | 'lowered' | 'quills' | 'hourglass';

const EMBLEMS: Record<EndingKind, Emblem> = {
  won: 'wreath',
  joint: 'wreath',
  told: 'wreath',
  lost: 'lowered',
  resigned: 'lowered',
  draw: 'quills',
  agreed: 'quills',
  abandoned: 'hourglass',
};

export const emblemOf = (kind: EndingKind): Emblem => EMBLEMS[kind];

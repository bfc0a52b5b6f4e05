/** The position as sent by the server: complete at first, then only what has changed. */
import type { PositionUpdate } from './types';

/** Pieces and powers that are not in the update are unchanged. */
export function mergePosition(before: PositionUpdate | null, update: PositionUpdate): PositionUpdate {
  if (!before || !update.changed) return update;
  const { view } = update;
  const powers = before.view.powers.map((one) => view.powers.find((fresh) => fresh.power === one.power) ?? one);
  const pieces = before.view.pieces.map((one) => view.pieces.find((fresh) => fresh.piece === one.piece) ?? one);
  return { ...update, view: { ...view, powers, pieces } };
}

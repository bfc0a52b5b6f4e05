/** The position as sent by the server: complete at first, then only what has changed. */
import type { PositionNews } from './types';

/** Pieces and powers that are not in the update are unchanged. */
export function mergePosition(before: PositionNews | null, news: PositionNews): PositionNews {
  if (!before || !news.changed) return news;
  const { view } = news;
  const powers = before.view.powers.map((one) => view.powers.find((fresh) => fresh.power === one.power) ?? one);
  const pieces = before.view.pieces.map((one) => view.pieces.find((fresh) => fresh.piece === one.piece) ?? one);
  return { ...news, view: { ...view, powers, pieces } };
}

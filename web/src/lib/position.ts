/** The position as the server tells it: whole at first, then what has changed of it. */
import type { PositionNews } from './types';

/** Pieces and powers that are not told anew are as they were. */
export function putTogether(before: PositionNews | null, news: PositionNews): PositionNews {
  if (!before || !news.changed) return news;
  const { view } = news;
  const powers = before.view.powers.map((one) => view.powers.find((fresh) => fresh.power === one.power) ?? one);
  const pieces = before.view.pieces.map((one) => view.pieces.find((fresh) => fresh.piece === one.piece) ?? one);
  return { ...news, view: { ...view, powers, pieces } };
}

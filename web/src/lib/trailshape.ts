/** The shape of a trail: a line that ends before its city, with an arrowhead. */
import type { Point } from './drawing';

/** A point on the way from one point to another, so far from the second. */
function before(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(1, distance / length);
  return { x: to.x - (to.x - from.x) * part, y: to.y - (to.y - from.y) * part };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export interface TrailShape {
  line: string;
  head: string;
  /** The middle of the way. */
  middle: Point;
}

/** `size`: half the length of the arrowhead; `gap`: how far before the last point the head ends. */
export function shapeOf(points: readonly Point[], size: number, gap: number): TrailShape | null {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  // A short last road still shows some line before the head.
  const fit = Math.min(1, (length * 0.8) / (gap + 2 * size));
  const tip = before(from, to, gap * fit);
  const base = before(from, to, (gap + 2 * size) * fit);
  const [across, along] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const wing = (side: number): Point => ({
    x: base.x - along * side * size * fit,
    y: base.y + across * side * size * fit,
  });
  return {
    line: `M${[...points.slice(0, -1), base].map(written).join('L')}`,
    head: `M${[tip, wing(1), wing(-1)].map(written).join('L')}Z`,
    middle: halfway(points),
  };
}

function halfway(points: readonly Point[]): Point {
  const lengths = points.slice(1).map((to, at) => Math.hypot(to.x - (points[at]?.x ?? 0), to.y - (points[at]?.y ?? 0)));
  let left = lengths.reduce((sum, one) => sum + one, 0) / 2;
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [points[at], points[at + 1]];
    if (from && to && left <= length) return before(from, to, length - left);
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
}

/** Where a panel stands beside what it is about. All in pixels of the window. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
}

const GAP = 14;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const holds = ({ x, y, width, height }: Box, spot: Spot): boolean =>
  spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * The corner of a panel of this size: inside the bounds, beside the anchor and not on it, and over as few of the spots
 * as possible.
 */
export function beside(
  anchor: Box,
  size: { width: number; height: number },
  bounds: Box,
  spots: readonly Spot[] = [],
): Spot {
  const middle = { x: anchor.x + anchor.width / 2 - size.width / 2, y: anchor.y + anchor.height / 2 - size.height / 2 };
  const right = { x: anchor.x + anchor.width + GAP, y: middle.y };
  const left = { x: anchor.x - GAP - size.width, y: middle.y };
  const below = { x: middle.x, y: anchor.y + anchor.height + GAP };
  const above = { x: middle.x, y: anchor.y - GAP - size.height };
  const inside = ({ x, y }: Spot): Spot => ({
    x: between(x, bounds.x, bounds.x + bounds.width - size.width),
    y: between(y, bounds.y, bounds.y + bounds.height - size.height),
  });
  const covers = (at: Spot): number => {
    const panel = { ...at, ...size };
    return spots.filter((spot) => holds(panel, spot)).length + (meets(panel, anchor) ? 100 : 0);
  };
  const corners = [above, below].flatMap(({ y }) => [left, right].map(({ x }) => ({ x, y })));
  const places = [right, left, below, above, ...corners].map(inside);
  return places.reduce((best, place) => (covers(place) < covers(best) ? place : best));
}

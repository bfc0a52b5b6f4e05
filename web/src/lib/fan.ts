/** The fan at a stack: one place for each group that can be taken from it. */
import type { Point } from './drawing';

/** Between two places of the fan, in degrees. */
const STEP = 42;
/** Directions in the order of preference: up first, then the sides. */
const DIRECTIONS = [-90, -45, -135, 0, 180, 45, 135, 90];

const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function placesAt(middle: Point, count: number, radius: number, direction: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((direction + (at - (count - 1) / 2) * STEP) * Math.PI) / 180;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

/** Places around a stack, on the side where they cover the fewest of the points that can be clicked. */
export function fanPlaces(middle: Point, count: number, radius: number, others: readonly Point[]): Point[] {
  const covered = (places: readonly Point[]): number =>
    others.filter((other) => places.some((place) => away(place, other) < radius * 0.6)).length;
  return DIRECTIONS.map((direction) => placesAt(middle, count, radius, direction)).reduce((best, places) =>
    covered(places) < covered(best) ? places : best,
  );
}

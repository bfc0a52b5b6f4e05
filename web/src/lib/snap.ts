/** Which city is meant by a point of the map, however far the map is zoomed out. */
import type { CitySpots, Point } from './drawing';

/** Within so many pixels a legal city is meant, whatever else is there: a click area of 24 pixels at every zoom. */
const SURE = 12;
/** Within so many, unless another city is nearer. */
const LIKELY = 26;
/** The sign of a city as drawn, in units of the drawing at symbol scale 1. */
const SIGN = 15;

export interface Nearest {
  city: string;
  /** In units of the drawing. */
  away: number;
}

export function nearestCity(
  at: Point,
  cities: Iterable<string>,
  spots: ReadonlyMap<string, CitySpots>,
): Nearest | null {
  let best: Nearest | null = null;
  for (const city of cities) {
    const spot = spots.get(city)?.first;
    if (!spot) continue;
    const away = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (!best || away < best.away) best = { city, away };
  }
  return best;
}

/** Pixels to a unit of the drawing, and how much larger than usual its signs are. */
export interface Zoom {
  scale: number;
  symbolScale: number;
}

/** The legal city at or near a point; any other city only if the point is on it. */
export function cityAt(
  at: Point,
  goals: Iterable<string>,
  spots: ReadonlyMap<string, CitySpots>,
  { scale, symbolScale }: Zoom,
): string | null {
  const goal = nearestCity(at, goals, spots);
  const isOn = ({ away }: Nearest): boolean => away * scale <= SURE || away <= SIGN * symbolScale;
  if (goal && goal.away * scale <= SURE) return goal.city;
  const any = nearestCity(at, spots.keys(), spots);
  if (goal && any && (isOn(goal) || goal.away * scale <= LIKELY) && goal.away <= any.away) return goal.city;
  return any && isOn(any) ? any.city : null;
}

/** The curve of the chances to win: where its points lie, and which step lies under a pointer. */
import type { SeatChance } from '../wire/SeatChance';

const percent = (chance: number): number => Math.round(100 * chance);

/** How a seat's chance is split among its powers, in per cent; empty if one power has all of it. */
export function partsOf({ powers }: SeatChance): { power: string; percent: number }[] {
  const parts = powers
    .map(({ power, chance }) => ({ power, percent: percent(chance) }))
    .filter((part) => part.percent > 0);
  return parts.length > 1 ? parts : [];
}

/** One point for every known step, in order; the top is a certain win, the bottom a certain loss. */
export function pointsOf(chances: ReadonlyMap<number, readonly SeatChance[]>, seat: string): string {
  const known = [...chances].sort(([one], [other]) => one - other);
  const points = known.flatMap(([step, all]) => {
    const own = all.find((one) => one.seat === seat);
    return own ? [`${step},${(100 * (1 - own.chance)).toFixed(1)}`] : [];
  });
  return points.join(' ');
}

/** The step at this distance from the left edge of a field of this width. */
export function stepAt(from: number, width: number, last: number): number {
  if (width <= 0) return 0;
  return Math.min(last, Math.max(0, Math.round((from / width) * last)));
}

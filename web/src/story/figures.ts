/** Arithmetic on the story of a game: lengths of bars, sums by seat, points of curves. */
import type { SeatChance } from '../wire/SeatChance';
import type { Campaign } from '../wire/Campaign';
import type { CurvePoint } from '../wire/CurvePoint';
import type { PowerStory } from '../wire/PowerStory';

/** The curve as the replay draws it: chances by step. */
export const chancesByStep = (curve: readonly CurvePoint[]): ReadonlyMap<number, readonly SeatChance[]> =>
  new Map(curve.map(({ step, chances }) => [step, chances]));

/** The length of a bar in per cent of the longest. */
export const barOf = (value: number, all: readonly number[]): number => {
  const longest = Math.max(1, ...all);
  return Math.round((100 * value) / longest);
};

export type Counted = Exclude<keyof PowerStory, 'power' | 'seat'>;

/** A figure of all powers a seat led, together. */
export const sumOf = (powers: readonly PowerStory[], seat: string, key: Counted): number =>
  powers.filter((one) => one.seat === seat).reduce((sum, one) => sum + one[key], 0);

/** Points drawn above (or below) what was to be expected of as many cards, for a card: from the whole of a hand. */
export function luckOf(story: Pick<PowerStory, 'cards-drawn' | 'points-drawn' | 'points-expected'>): number {
  return Math.round(story['points-drawn'] - story['points-expected']);
}

/** Lucky, even or unlucky: a tenth more or less than expected is nothing to speak of. */
export function luckWord(story: Pick<PowerStory, 'points-drawn' | 'points-expected'>): 'good' | 'even' | 'bad' {
  const expected = story['points-expected'];
  if (expected === 0) return 'even';
  const share = story['points-drawn'] / expected;
  return share > 1.1 ? 'good' : share < 0.9 ? 'bad' : 'even';
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The turns in which anybody of this power marched. */
export function turnsOf(campaigns: readonly Campaign[]): number[] {
  return [...new Set(campaigns.flatMap(({ paths }) => paths.map(({ turn }) => turn)))].sort((a, b) => a - b);
}

export interface Leg {
  piece: string;
  power: string;
  turn: number;
  path: string[];
  /** The turn looked at, or one before it. */
  isLatest: boolean;
}

/** The marches of one power, or of all (null), up to a turn; the marches of that turn stand out. */
export function legsUntil(campaigns: readonly Campaign[], power: string | null, until: number): Leg[] {
  return campaigns
    .filter((one) => power === null || one.power === power)
    .flatMap((one) =>
      one.paths
        .filter(({ turn, path }) => turn <= until && path.length > 1)
        .map(({ turn, path }) => ({ piece: one.piece, power: one.power, turn, path, isLatest: turn === until })),
    );
}

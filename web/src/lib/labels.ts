/** Names on the map without overlaps: each is tried on all sides of its place, the important ones first. */
import type { Rect } from './camera';
import type { Point } from './drawing';

export interface Label {
  id: string;
  text: string;
  at: Point;
  /** Font size, in units of the drawing. */
  size: number;
  /** From the place to the edge of the name. */
  gap: number;
}

export interface PlacedLabel extends Label {
  /** The middle of its base line. */
  x: number;
  y: number;
  box: Rect;
}

/** Average width of a letter, as a part of the font size. */
const LETTER = 0.47;
const CAPITAL = 0.74;

export function widthOf(text: string, size: number): number {
  const capitals = [...text].filter((letter) => letter !== letter.toLowerCase()).length;
  return size * (capitals * CAPITAL + (text.length - capitals) * LETTER);
}

/** Sides in the order of preference: right, left, below, above, then the corners. */
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.8, 0.8],
  [0.8, -0.8],
  [-0.8, 0.8],
  [-0.8, -0.8],
];

function boxAt({ text, at, size, gap }: Label, [right, down]: readonly [number, number]): Rect {
  const [width, height] = [widthOf(text, size), size];
  const [x, y] = [at.x + right * (gap + width / 2), at.y + down * (gap + height / 2)];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of a box lies outside the sheet. */
const outside = (box: Rect, sheet: Rect): number => box.width * box.height - overlap(box, sheet);

/**
 * Places names on a sheet, the first ones first. A name without a free side is left out; if all must be shown it takes
 * the side where it covers least.
 */
export function placeLabels(
  labels: readonly Label[],
  taken: readonly Rect[],
  sheet: Rect,
  mustShow = false,
): PlacedLabel[] {
  const boxes = [...taken];
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    let best: { box: Rect; covers: number } | null = null;
    for (const side of SIDES) {
      const box = boxAt(label, side);
      let covers = outside(box, sheet);
      for (const other of boxes) covers += overlap(box, other);
      if (!best || covers < best.covers) best = { box, covers };
      if (covers < 1e-6) break;
    }
    if (!best || (best.covers >= 1e-6 && !mustShow)) continue;
    const { box } = best;
    boxes.push(box);
    placed.push({ ...label, x: box.x + box.width / 2, y: box.y + box.height * 0.76, box });
  }
  return placed;
}

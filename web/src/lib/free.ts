/** Which part of the map no panel covers. */
import type { Rect, Size } from './camera';

/** Space between a panel and what the map shows beside it, in pixels. */
const GAP = 8;

/**
 * The largest rectangle of the screen without any of these panels. Its edges are edges of panels or of the screen, so
 * that all candidates can be tried: there are never more than a handful of panels.
 */
export function freePart(screen: Size, panels: readonly Rect[]): Rect {
  const inside = panels
    .map((panel) => ({
      left: Math.max(0, panel.x - GAP),
      right: Math.min(screen.width, panel.x + panel.width + GAP),
      top: Math.max(0, panel.y - GAP),
      bottom: Math.min(screen.height, panel.y + panel.height + GAP),
    }))
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
  const xs = [0, screen.width, ...inside.flatMap(({ left, right }) => [left, right])];
  const ys = [0, screen.height, ...inside.flatMap(({ top, bottom }) => [top, bottom])];
  let best: Rect | null = null;
  for (const x of xs) {
    for (const y of ys) {
      for (const right of xs) {
        for (const bottom of ys) {
          const [width, height] = [right - x, bottom - y];
          if (width <= 0 || height <= 0 || (best && width * height <= best.width * best.height)) continue;
          const isFree = inside.every(
            (panel) => panel.left >= right || panel.right <= x || panel.top >= bottom || panel.bottom <= y,
          );
          if (isFree) best = { x, y, width, height };
        }
      }
    }
  }
  return best ?? { x: 0, y: 0, ...screen };
}

/** The camera over the map: pure functions, so that they can be tested. */

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

/** Screen = world * scale + (x, y); the world begins at 0, 0. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

interface Spot {
  x: number;
  y: number;
}

const NEAREST = 3;
/** How far the edge of the sheet may be pulled inside the frame, in pixels. */
const OVERSCROLL = 40;

const all = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

export const fitScale = (world: Size, screen: Size): number =>
  Math.min(screen.width / world.width, screen.height / world.height);

/** Not further out than the whole map, not closer than lettering needs. */
function clampScale(scale: number, world: Size, screen: Size): number {
  return Math.min(Math.max(scale, Math.min(fitScale(world, screen), 1)), NEAREST);
}

/**
 * Keeps the map on the screen, give or take a little. `free` is the part of the screen that no panel covers: the edge
 * of the sheet may be pulled into it, or what lies there could not be shown.
 */
export function clamped(camera: Camera, world: Size, screen: Size, free: Rect = all(screen)): Camera {
  const scale = clampScale(camera.scale, world, screen);
  const axis = (at: number, length: number, start: number, room: number) => {
    const size = length * scale;
    const [most, least] = [start + OVERSCROLL, start + room - OVERSCROLL - size];
    return least > most ? start + (room - size) / 2 : Math.min(most, Math.max(least, at));
  };
  return {
    scale,
    x: axis(camera.x, world.width, free.x, free.width),
    y: axis(camera.y, world.height, free.y, free.height),
  };
}

export function fitted(world: Size, screen: Size): Camera {
  return lookAt(world.width / 2, world.height / 2, fitScale(world, screen), world, screen);
}

/** The smallest rectangle around these points. */
export function boundsOf(points: readonly Spot[], margin = 0): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** Shows a part of the world as large as it fits into the free part of the screen, but never closer than `nearest`. */
export function framed(part: Rect, nearest: number, world: Size, screen: Size, free: Rect = all(screen)): Camera {
  const scale = Math.min(nearest, free.width / part.width, free.height / part.height);
  return lookAt(part.x + part.width / 2, part.y + part.height / 2, scale, world, screen, free);
}

/** The part of the world that is on the screen. */
export function visiblePart({ x, y, scale }: Camera, world: Size, screen: Size): Rect {
  const [left, top] = [Math.max(0, -x / scale), Math.max(0, -y / scale)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(world.width, (screen.width - x) / scale) - left),
    height: Math.max(1, Math.min(world.height, (screen.height - y) / scale) - top),
  };
}

/** The largest group of points that fits into a window of this size; the group around the first point if `isLed`. */
export function largestCluster<P extends Spot>(points: readonly P[], window: Size, isLed = false): P[] {
  const around = (middle: P): P[] =>
    points.filter(
      ({ x, y }) => Math.abs(x - middle.x) <= window.width / 2 && Math.abs(y - middle.y) <= window.height / 2,
    );
  return (isLed ? points.slice(0, 1) : points)
    .map(around)
    .reduce((best, one) => (one.length > best.length ? one : best), []);
}

/** Whether all of these points are in this part of the screen, a margin away from its edges. */
export function inSight(points: readonly Spot[], margin: number, camera: Camera, part: Rect): boolean {
  const within = (at: number, start: number, room: number): boolean =>
    at >= start + margin && at <= start + room - margin;
  return points.every(
    ({ x, y }) =>
      within(x * camera.scale + camera.x, part.x, part.width) &&
      within(y * camera.scale + camera.y, part.y, part.height),
  );
}

/** Brings a point of the world to the middle of the free part of the screen. */
export function lookAt(
  x: number,
  y: number,
  scale: number,
  world: Size,
  screen: Size,
  free: Rect = all(screen),
): Camera {
  const near = clampScale(scale, world, screen);
  const [middleX, middleY] = [free.x + free.width / 2, free.y + free.height / 2];
  return clamped({ scale: near, x: middleX - x * near, y: middleY - y * near }, world, screen, free);
}

/** Zooms around (x, y) of the screen. */
export function zoomedAt(
  camera: Camera,
  factor: number,
  x: number,
  y: number,
  world: Size,
  screen: Size,
  free: Rect = all(screen),
): Camera {
  const scale = clampScale(camera.scale * factor, world, screen);
  const ratio = scale / camera.scale;
  return clamped({ scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio }, world, screen, free);
}

export function moved(
  camera: Camera,
  dx: number,
  dy: number,
  world: Size,
  screen: Size,
  free: Rect = all(screen),
): Camera {
  return clamped({ ...camera, x: camera.x + dx, y: camera.y + dy }, world, screen, free);
}

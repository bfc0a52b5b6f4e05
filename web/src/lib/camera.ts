/** The camera over the map: pure functions, so that they can be tested. */

export interface Size {
  width: number;
  height: number;
}

/** Screen = world * scale + (x, y); the world begins at 0, 0. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

const NEAREST = 3;

export const fitScale = (world: Size, screen: Size): number =>
  Math.min(screen.width / world.width, screen.height / world.height);

/** Not further out than the whole map, not closer than lettering needs. */
function clampScale(scale: number, world: Size, screen: Size): number {
  return Math.min(Math.max(scale, Math.min(fitScale(world, screen), 1)), NEAREST);
}

/** Keeps the map on the screen: centred where it is smaller, without gaps where it is larger. */
export function clamped(camera: Camera, world: Size, screen: Size): Camera {
  const scale = clampScale(camera.scale, world, screen);
  const axis = (at: number, length: number, room: number) => {
    const size = length * scale;
    return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  };
  return { scale, x: axis(camera.x, world.width, screen.width), y: axis(camera.y, world.height, screen.height) };
}

export function fitted(world: Size, screen: Size): Camera {
  return clamped({ x: 0, y: 0, scale: fitScale(world, screen) }, world, screen);
}

/** Frames all of these points with a margin, but never closer than `nearest`. */
export function framed(
  points: readonly { x: number; y: number }[],
  margin: number,
  nearest: number,
  world: Size,
  screen: Size,
): Camera {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const scale = Math.min(nearest, screen.width / (right - left), screen.height / (bottom - top));
  return lookAt((left + right) / 2, (top + bottom) / 2, scale, world, screen);
}

/** The largest group of points that fits into a window of this size; the group around the first point if `isLed`. */
export function largestCluster<P extends { x: number; y: number }>(
  points: readonly P[],
  window: Size,
  isLed = false,
): P[] {
  const around = (middle: P): P[] =>
    points.filter(
      ({ x, y }) => Math.abs(x - middle.x) <= window.width / 2 && Math.abs(y - middle.y) <= window.height / 2,
    );
  return (isLed ? points.slice(0, 1) : points)
    .map(around)
    .reduce((best, one) => (one.length > best.length ? one : best), []);
}

/** Whether all of these points are on the screen, a margin away from its edges. */
export function inSight(
  points: readonly { x: number; y: number }[],
  margin: number,
  camera: Camera,
  screen: Size,
): boolean {
  const within = (at: number, room: number): boolean => at >= margin && at <= room - margin;
  return points.every(
    ({ x, y }) =>
      within(x * camera.scale + camera.x, screen.width) && within(y * camera.scale + camera.y, screen.height),
  );
}

/** Centres a point of the world. */
export function lookAt(x: number, y: number, scale: number, world: Size, screen: Size): Camera {
  const clampedScale = clampScale(scale, world, screen);
  return clamped(
    { scale: clampedScale, x: screen.width / 2 - x * clampedScale, y: screen.height / 2 - y * clampedScale },
    world,
    screen,
  );
}

/** Zooms around (x, y) of the screen. */
export function zoomedAt(camera: Camera, factor: number, x: number, y: number, world: Size, screen: Size): Camera {
  const scale = clampScale(camera.scale * factor, world, screen);
  const ratio = scale / camera.scale;
  return clamped({ scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio }, world, screen);
}

export function moved(camera: Camera, dx: number, dy: number, world: Size, screen: Size): Camera {
  return clamped({ ...camera, x: camera.x + dx, y: camera.y + dy }, world, screen);
}

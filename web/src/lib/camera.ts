/** Where the eye is over the map: pure sums, so that they can be tested. */

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

/** Neither further out than the whole sheet nor further in than letters need. */
function heldScale(scale: number, world: Size, screen: Size): number {
  return Math.min(Math.max(scale, Math.min(fitScale(world, screen), 1)), NEAREST);
}

/** Keeps the sheet on the screen: centred where it is smaller, without gaps where it is larger. */
export function held(camera: Camera, world: Size, screen: Size): Camera {
  const scale = heldScale(camera.scale, world, screen);
  const axis = (at: number, length: number, room: number) => {
    const size = length * scale;
    return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  };
  return { scale, x: axis(camera.x, world.width, screen.width), y: axis(camera.y, world.height, screen.height) };
}

export function fitted(world: Size, screen: Size): Camera {
  return held({ x: 0, y: 0, scale: fitScale(world, screen) }, world, screen);
}

/** Looks at all of these points, with a margin, but never nearer than `nearest`. */
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

/** The most of these points that lie together in a window of this size; those around the first one, if `isLed`. */
export function crowd<P extends { x: number; y: number }>(points: readonly P[], window: Size, isLed = false): P[] {
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

/** Looks at a point of the world. */
export function lookAt(x: number, y: number, scale: number, world: Size, screen: Size): Camera {
  const kept = heldScale(scale, world, screen);
  return held({ scale: kept, x: screen.width / 2 - x * kept, y: screen.height / 2 - y * kept }, world, screen);
}

/** Zooms and keeps what lies under (x, y) of the screen where it is. */
export function zoomedAt(camera: Camera, factor: number, x: number, y: number, world: Size, screen: Size): Camera {
  const scale = heldScale(camera.scale * factor, world, screen);
  const ratio = scale / camera.scale;
  return held({ scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio }, world, screen);
}

export function moved(camera: Camera, dx: number, dy: number, world: Size, screen: Size): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, world, screen);
}

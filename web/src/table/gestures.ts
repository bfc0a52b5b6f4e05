/** What pointers do on the map: pan, pinch, click, drag a piece, dwell on a city. */
import type { Drawing, Point } from '../lib/drawing';
import { cityAt, nearestCity } from '../lib/snap';
import type { MapCamera } from './mapcamera.svelte';

export interface GestureHost {
  eye: MapCamera;
  frame: () => HTMLElement;
  drawing: () => Drawing;
  /** Cities that can be chosen now. */
  goals: () => ReadonlySet<string>;
  isDraggable: (piece: string) => boolean;
  oncity: (city: string) => void;
  onpiece: (piece: string) => void;
  /** A piece is dragged to this point; null when that ends. */
  ondrag: (piece: string, at: Point | null) => void;
  /** A piece was let go at this city. */
  ondrop: (piece: string, city: string) => void;
  /** The pointer dwells on a city, or a finger is held there; null when it ends. */
  ondwell: (city: string | null) => void;
  /** The pointer entered a city, or (null) left it. */
  onhover: (city: string | null) => void;
  /** A click or drop that met nothing, with the nearest city that can be chosen; the point is one of the frame. */
  onmiss: (nearest: string, at: Point) => void;
}

const HOVER_DELAY = 450;
/** Pixels a pointer may tremble. */
const TREMBLE = 5;

interface Pressed {
  at: Point;
  piece: string | null;
  city: string | null;
  moved: boolean;
  dragged: boolean;
}

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private pressed: Pressed | null = null;
  private dwellTimer: ReturnType<typeof setTimeout> | undefined;
  private dwelt: string | null = null;
  private hovered: string | null = null;

  constructor(private readonly host: GestureHost) {}

  private inFrame(event: MouseEvent): Point {
    const box = this.host.frame().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private unitsAt(event: MouseEvent): Point {
    const at = this.inFrame(event);
    const { x, y, scale } = this.host.eye.now ?? { x: 0, y: 0, scale: 1 };
    const { corner } = this.host.drawing();
    return { x: (at.x - x) / scale + corner.x, y: (at.y - y) / scale + corner.y };
  }

  private cityAt(event: MouseEvent): string | null {
    const { citySpots, symbolScale } = this.host.drawing();
    const scale = this.host.eye.now?.scale ?? 1;
    return cityAt(this.unitsAt(event), this.host.goals(), citySpots, { scale, symbolScale });
  }

  /** The piece under the pointer, unless a city that can be chosen is nearer than the middle of the piece. */
  private meant(event: MouseEvent): { piece: string | null; city: string | null } {
    const target = (event.target as Element).closest('[data-piece]');
    const piece = target?.getAttribute('data-piece') ?? null;
    const named = (event.target as Element).closest('[data-city]')?.getAttribute('data-city') ?? null;
    const snapped = this.cityAt(event);
    const goals = this.host.goals();
    if (!target) return { piece, city: snapped ?? named };
    const { left, width, top, height } = (target.querySelector('.hit') ?? target).getBoundingClientRect();
    const toPiece = Math.hypot(event.clientX - left - width / 2, event.clientY - top - height / 2);
    const goal = nearestCity(this.unitsAt(event), goals, this.host.drawing().citySpots);
    const isNearer = goal !== null && goal.city !== named && goal.away * (this.host.eye.now?.scale ?? 1) < toPiece;
    return isNearer && snapped === goal.city ? { piece: null, city: snapped } : { piece, city: named };
  }

  /** Reports a city once the pointer has stayed on it for a moment. */
  private trackDwell(event: PointerEvent): void {
    const { city } = this.meant(event);
    const isMouse = event.pointerType === 'mouse';
    if (isMouse && city !== this.hovered) this.host.onhover((this.hovered = city));
    if (city === this.dwelt && city !== null) return;
    clearTimeout(this.dwellTimer);
    if (this.dwelt !== null && isMouse) this.host.ondwell((this.dwelt = null));
    if (city === null) return;
    this.dwellTimer = setTimeout(() => {
      this.dwelt = city;
      if (this.pressed && !isMouse) this.pressed.moved = true;
      this.host.ondwell(city);
    }, HOVER_DELAY);
  }

  leave(): void {
    clearTimeout(this.dwellTimer);
    if (this.hovered !== null) this.host.onhover((this.hovered = null));
    if (this.dwelt !== null) this.host.ondwell((this.dwelt = null));
  }

  down(event: PointerEvent): void {
    // What lies in a fan is a button of its own.
    if (event.button !== 0 || (event.target as Element).closest('[data-fan]')) return;
    this.leave();
    this.trackDwell(event);
    this.host.eye.hold();
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.pressed = {
      at: { x: event.clientX, y: event.clientY },
      ...this.meant(event),
      moved: this.fingers.size > 1,
      dragged: false,
    };
  }

  move(event: PointerEvent): void {
    const { eye } = this.host;
    const before = this.fingers.get(event.pointerId);
    const { pressed } = this;
    if (!before && event.pointerType === 'mouse') this.trackDwell(event);
    if (!before || !eye.now || !pressed) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!pressed.moved && Math.hypot(now.x - pressed.at.x, now.y - pressed.at.y) < TREMBLE) return;
    if (!pressed.moved) this.host.frame().setPointerCapture(event.pointerId);
    clearTimeout(this.dwellTimer);
    pressed.moved = true;
    this.fingers.set(event.pointerId, now);
    if (this.fingers.size === 1 && pressed.piece && this.host.isDraggable(pressed.piece)) {
      pressed.dragged = true;
      this.host.ondrag(pressed.piece, this.unitsAt(event));
      const over = this.cityAt(event);
      this.host.onhover((this.hovered = over !== null && this.host.goals().has(over) ? over : null));
    } else if (this.fingers.size === 1) eye.pan(now.x - before.x, now.y - before.y);
    else this.pinch(event, before, now);
  }

  private pinch(event: PointerEvent, before: Point, now: Point): void {
    const other = [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    if (!other) return;
    const { eye } = this.host;
    const box = this.host.frame().getBoundingClientRect();
    const span = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    eye.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    eye.zoom(span(now) / span(before), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.dwellTimer);
    this.fingers.delete(event.pointerId);
    const { pressed } = this;
    if (!pressed) return;
    if (this.fingers.size === 0) {
      this.pressed = null;
      this.host.eye.release(pressed.dragged);
    }
    const isDone = event.type === 'pointerup';
    if (pressed.dragged && pressed.piece) {
      this.host.ondrag(pressed.piece, null);
      if (this.hovered !== null) this.host.onhover((this.hovered = null));
      if (isDone) this.drop(event, pressed.piece);
    } else if (!pressed.moved && isDone) {
      if (pressed.piece) this.host.onpiece(pressed.piece);
      else if (pressed.city) this.host.oncity(pressed.city);
      else this.miss(event);
    }
  }

  private drop(event: PointerEvent, piece: string): void {
    const city = this.cityAt(event);
    if (city) this.host.ondrop(piece, city);
    else this.miss(event);
  }

  private miss(event: PointerEvent): void {
    const nearest = nearestCity(this.unitsAt(event), this.host.goals(), this.host.drawing().citySpots);
    if (nearest) this.host.onmiss(nearest.city, this.inFrame(event));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.inFrame(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.host.eye.zoom(Math.exp((-event.deltaY * lines) / 400), at.x, at.y);
  }
}

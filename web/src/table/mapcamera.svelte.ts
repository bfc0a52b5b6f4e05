/** The camera of one map on the screen: what it shows, who moved it last, and what it goes back to. */
import {
  boundsOf,
  clamped,
  fitted,
  framed,
  inSight,
  largestCluster,
  moved,
  visiblePart,
  zoomedAt,
  type Camera,
  type Rect,
  type Size,
} from '../lib/camera';
import type { Drawing, Point } from '../lib/drawing';

/** Sizes of signs on the screen, 1 being as drawn. Names can be told apart from here on without help. */
const NEAR_ENOUGH = 1;
const CLOSEST_ZOOM = 1.35;
/** Close enough for a question about a place; nearer than this the way there is lost from sight. */
const QUESTION_ZOOM = 1.05;
const LEGIBLE = 0.6;
/** The first view of a phone that cannot show everything. */
const FIRST = 0.7;
/** Pieces keep their size on the screen; from here on they do not cover one another. */
const WHOLE = 0.17;
const MARGIN = 56;

/** What the first view shows: the theatre, or on a small screen the pieces of one's own powers. */
export interface FirstView {
  theatre: readonly Point[];
  own: readonly Point[];
  /** Around the first of one's own pieces. */
  isLed: boolean;
}

interface Subject {
  part: Rect;
  nearest: number;
}

const cornersOf = ({ x, y, width, height }: Rect): Point[] => [
  { x, y },
  { x: x + width, y: y + height },
];

export class MapCamera {
  now = $state.raw<Camera | null>(null);
  screen = $state.raw<Size>({ width: 0, height: 0 });
  /** The part of the screen that no panel covers. */
  free = $state.raw<Rect>({ x: 0, y: 0, width: 0, height: 0 });
  /** The camera is animated. */
  gliding = $state(false);
  /** What it was told to show, until somebody moves the map by hand. */
  private subject: Subject | null = null;
  /** What was on the screen before it was resized. */
  private kept: Rect | null = null;
  /** The view before and after the camera moved by itself. */
  private away: { from: Camera; to: Camera } | null = null;
  /** Nothing has moved it yet: it shows the first view in whatever frame it is given. */
  private isFirst = true;
  private isHeld = false;
  private later: (() => void) | null = null;

  constructor(
    private readonly drawing: () => Drawing,
    private readonly first: () => FirstView,
  ) {}

  get world(): Size {
    return this.drawing().size;
  }

  /** How large signs are on the screen, 1 being as drawn. */
  get signs(): number {
    return (this.now?.scale ?? 1) * this.drawing().symbolScale;
  }

  private inside(points: readonly Point[]): Point[] {
    const { corner } = this.drawing();
    return points.map(({ x, y }) => ({ x: x - corner.x, y: y - corner.y }));
  }

  /** The free part without a margin for the pieces at its edges. */
  private get room(): Rect {
    const { x, y, width, height } = this.free;
    const margin = Math.min(MARGIN, 0.2 * Math.min(width, height));
    return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
  }

  private show(part: Rect, nearest: number): Camera {
    const size = this.drawing().symbolScale;
    const camera = framed(part, nearest / size, this.world, this.screen, this.room);
    return clamped(camera, this.world, this.screen, this.free);
  }

  resize(screen: Size): void {
    const before = this.screen;
    const isAway = this.away !== null && this.away.to === this.now;
    this.screen = screen;
    this.free = { x: 0, y: 0, ...screen };
    if (!this.now || this.isFirst) this.now = this.firstView();
    else if (this.subject) this.now = this.show(this.subject.part, this.subject.nearest);
    else {
      this.kept ??= visiblePart(this.now, this.world, before);
      this.now = framed(this.kept, Infinity, this.world, screen);
    }
    if (isAway && this.away) this.away.to = this.now;
  }

  /** Panels have come, gone or grown. */
  clear(free: Rect): void {
    const { x, y, width, height } = this.free;
    if (x === free.x && y === free.y && width === free.width && height === free.height) return;
    this.free = free;
    if (!this.now || this.isHeld) return;
    const { subject } = this;
    if (this.isFirst) this.now = this.firstView();
    else if (!subject) this.now = clamped(this.now, this.world, this.screen, free);
    else if (!this.isInSight(cornersOf(subject.part), this.room)) this.goAway(subject, subject);
  }

  private isInSight(inside: readonly Point[], part: Rect, margin = 0): boolean {
    return this.now !== null && inSight(inside, margin, this.now, part);
  }

  private firstView(): Camera {
    const { theatre, own, isLed } = this.first();
    const { focus, symbolScale } = this.drawing();
    const shows = (points: readonly Point[]): Camera | null => {
      if (points.length === 0) return null;
      const camera = this.show(boundsOf(this.inside(points)), NEAR_ENOUGH);
      return camera.scale * symbolScale >= WHOLE ? camera : null;
    };
    const whole = theatre.length > 0 ? null : fitted(this.world, this.screen);
    if (whole && whole.scale * symbolScale >= WHOLE) return whole;
    const { width, height } = this.screen;
    const scale = FIRST / symbolScale;
    const near = largestCluster(own, { width: (width - 80) / scale, height: (height - 80) / scale }, isLed);
    const cluster = this.show(boundsOf(this.inside(near.length > 0 ? near : [focus])), 0.85);
    return shows(theatre) ?? (isLed ? cluster : (shows(own) ?? cluster));
  }

  /** Fits the theatre that plays; asked again, the whole sheet. */
  fit(): void {
    const { theatre } = this.first();
    const whole = fitted(this.world, this.screen);
    const to = theatre.length > 0 ? this.show(boundsOf(this.inside(theatre)), NEAR_ENOUGH) : whole;
    const isThere =
      this.now &&
      Math.abs(this.now.scale / to.scale - 1) < 0.01 &&
      Math.hypot(this.now.x - to.x, this.now.y - to.y) < 2;
    this.byHand(isThere ? whole : to, true);
  }

  /** Somebody moves the map: from here on it stays where it is put. */
  byHand(camera: Camera, isGliding = false): void {
    this.gliding = isGliding;
    this.now = camera;
    this.subject = null;
    this.kept = null;
    this.isFirst = false;
  }

  pan(dx: number, dy: number): void {
    if (this.now) this.byHand(moved(this.now, dx, dy, this.world, this.screen, this.free));
  }

  zoom(factor: number, x: number, y: number, isGliding = false): void {
    if (this.now) this.byHand(zoomedAt(this.now, factor, x, y, this.world, this.screen, this.free), isGliding);
  }

  private glide(to: Camera): void {
    this.gliding = true;
    this.now = to;
    this.kept = null;
    this.isFirst = false;
  }

  /** While a pointer is down the map does not move by itself. */
  hold(): void {
    this.isHeld = true;
  }

  /** What came in the meantime is done now; after a drag it is not, for it was about the piece dragged. */
  release(wasDrag: boolean): void {
    this.isHeld = false;
    const { later } = this;
    this.later = null;
    if (!wasDrag) later?.();
  }

  private whenReleased(move: () => void): void {
    if (this.isHeld) this.later = move;
    else move();
  }

  private goAway({ part, nearest }: Subject, subject: Subject | null): void {
    if (!this.now) return;
    const to = this.show(part, nearest);
    this.away = { from: this.away?.to === this.now ? this.away.from : this.now, to };
    this.glide(to);
    this.subject = subject;
  }

  /** Shows the places a question is about, unless they can be seen and read already. */
  question(points: readonly Point[]): void {
    this.whenReleased(() => {
      if (points.length === 0 || !this.now) return;
      const inside = this.inside(points);
      const part = boundsOf(inside);
      if (this.signs >= LEGIBLE && this.isInSight(inside, this.room)) this.subject = { part, nearest: this.signs };
      else {
        const subject = { part, nearest: QUESTION_ZOOM };
        this.goAway(subject, subject);
      }
    });
  }

  /** Zooms in on points that are too close to distinguish. */
  zoomIn(points: readonly Point[]): void {
    this.whenReleased(() => {
      if (!this.now || points.length === 0 || this.signs >= NEAR_ENOUGH) return;
      const part = boundsOf(this.inside(points));
      if (this.show(part, CLOSEST_ZOOM).scale > this.now.scale) this.goAway({ part, nearest: CLOSEST_ZOOM }, null);
    });
  }

  /** Moves the view if points are not in the free part; never zooms in. */
  reveal(points: readonly Point[]): void {
    this.whenReleased(() => {
      if (!this.now || points.length === 0) return;
      const inside = this.inside(points);
      if (this.isInSight(inside, this.free, 24)) return;
      const isAway = this.away?.to === this.now;
      this.glide(this.show(boundsOf(inside), this.signs));
      if (isAway && this.away) this.away.to = this.now;
    });
  }

  /** Moves the view if none of these points can be seen. */
  revealAny(points: readonly Point[]): void {
    this.whenReleased(() => {
      if (!this.now || points.length === 0) return;
      if (this.inside(points).some((one) => this.isInSight([one], this.free, 24))) return;
      this.glide(this.show(boundsOf(this.inside(points)), QUESTION_ZOOM));
    });
  }

  /** Shows all points, as somebody asked for. */
  look(points: readonly Point[]): void {
    if (points.length === 0) return;
    const nearest = points.length === 1 ? Math.max(this.signs, 0.9) : CLOSEST_ZOOM;
    this.glide(this.show(boundsOf(this.inside(points)), nearest));
    this.subject = null;
  }

  /** Undoes what the camera did by itself, unless the map was moved since. */
  restore(): void {
    this.whenReleased(() => {
      this.subject = null;
      if (this.away && this.away.to === this.now) this.glide(this.away.from);
      this.away = null;
    });
  }
}

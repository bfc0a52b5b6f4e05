/** When the fact popover opens and closes: on hover, long press, click or key. */
import { Inspection } from './inspection.svelte';

const HOVER_DELAY = 450;
/** Pixels a finger may move during a long press. */
const MOVE_TOLERANCE = 8;

const factUnder = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fact]') : null;

export class Popover {
  readonly inspection = new Inspection();
  /** The element next to which the popover opens. */
  anchor = $state.raw<Element | null>(null);
  /** Opened by keyboard: the popover takes the focus. */
  byKey = $state(false);
  /** What had the focus before it opened. */
  private before: Element | null = null;
  private under: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };
  /** A long press: the click that follows is ignored. */
  private wasHeld = false;

  open(element: HTMLElement, byKey = false): void {
    this.anchor = element;
    this.byKey = byKey;
    if (byKey) this.before = document.activeElement;
    this.inspection.dwell(element.dataset.fact ?? null);
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.inspection.close();
    if (this.byKey && this.before instanceof HTMLElement) this.before.focus();
    this.byKey = false;
  };

  over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || (event.target as Element).closest?.('.facts')) return;
    const element = factUnder(event);
    if (element === this.under) return;
    this.under = element;
    clearTimeout(this.timer);
    if (element) this.timer = setTimeout(() => this.open(element), HOVER_DELAY);
    if (this.inspection.subject !== null && !this.byKey) this.inspection.dwell(null);
  };

  down = (event: PointerEvent): void => {
    clearTimeout(this.timer);
    this.wasHeld = false;
    if (event.target instanceof Element && !event.target.closest('.facts') && this.inspection.subject !== null)
      this.inspection.close();
    const element = factUnder(event);
    if (!element || event.pointerType === 'mouse') return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.wasHeld = true;
      this.open(element);
    }, HOVER_DELAY);
  };

  move = (event: PointerEvent): void => {
    if (
      event.pointerType !== 'mouse' &&
      Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > MOVE_TOLERANCE
    )
      clearTimeout(this.timer);
  };

  up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') clearTimeout(this.timer);
  };

  /** Swallows the click after a long press; a click on an element without another action opens its facts. */
  click = (event: MouseEvent): void => {
    const element = factUnder(event);
    if (this.wasHeld && element) {
      event.preventDefault();
      event.stopPropagation();
    } else if (element && (event.target as Element).closest('[data-tap]')) this.open(element, event.detail === 0);
    this.wasHeld = false;
  };

  menu = (event: MouseEvent): void => {
    if (this.wasHeld && factUnder(event)) event.preventDefault();
  };

  key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.inspection.subject !== null) return this.close();
    const element = factUnder(event);
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    const isAsked =
      event.key === 'i' ||
      ((event.key === 'Enter' || event.key === ' ') && (event.target as Element).matches('[data-tap]'));
    if (!isAsked) return;
    event.preventDefault();
    this.open(element, true);
  };
}

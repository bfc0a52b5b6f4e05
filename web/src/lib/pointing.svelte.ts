/** The pointer, a finger or a key rests on something that names a fact: when its sheet opens, and when it goes. */
import { Looking } from './looking.svelte';

const REST = 450;
/** A finger trembles. */
const STIR = 8;

const factUnder = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fact]') : null;

export class Pointing {
  readonly looking = new Looking();
  /** Beside what the sheet opens. */
  anchor = $state.raw<Element | null>(null);
  /** Opened by a key: the sheet takes the focus. */
  byKey = $state(false);
  /** What had the focus before. */
  private before: Element | null = null;
  private under: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };
  /** A finger was held: what follows is no click. */
  private held = false;

  open(element: HTMLElement, byKey = false): void {
    this.anchor = element;
    this.byKey = byKey;
    if (byKey) this.before = document.activeElement;
    this.looking.rest(element.dataset.fact ?? null);
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.looking.close();
    if (this.byKey && this.before instanceof HTMLElement) this.before.focus();
    this.byKey = false;
  };

  over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || (event.target as Element).closest?.('.facts')) return;
    const element = factUnder(event);
    if (element === this.under) return;
    this.under = element;
    clearTimeout(this.timer);
    if (element) this.timer = setTimeout(() => this.open(element), REST);
    if (this.looking.about !== null && !this.byKey) this.looking.rest(null);
  };

  down = (event: PointerEvent): void => {
    clearTimeout(this.timer);
    this.held = false;
    if (event.target instanceof Element && !event.target.closest('.facts') && this.looking.about !== null)
      this.looking.close();
    const element = factUnder(event);
    if (!element || event.pointerType === 'mouse') return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.held = true;
      this.open(element);
    }, REST);
  };

  move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STIR)
      clearTimeout(this.timer);
  };

  up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') clearTimeout(this.timer);
  };

  /** A held finger is no click; a click on what can do nothing else asks what it is. */
  click = (event: MouseEvent): void => {
    const element = factUnder(event);
    if (this.held && element) {
      event.preventDefault();
      event.stopPropagation();
    } else if (element && (event.target as Element).closest('[data-tap]')) this.open(element, event.detail === 0);
    this.held = false;
  };

  menu = (event: MouseEvent): void => {
    if (this.held && factUnder(event)) event.preventDefault();
  };

  key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.looking.about !== null) return this.close();
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

/** What is being inspected on the map: a city whose facts are shown, a city to measure from, a hovered city. */

/** Milliseconds to move the pointer onto the panel of facts. */
const CLOSE_DELAY = 900;

export class Inspection {
  subject = $state<string | null>(null);
  /** Distances are measured from here. */
  mark = $state<string | null>(null);
  /** The previous mark: the mark itself is measured from there. */
  private earlier = $state<string | null>(null);
  hovered = $state<string | null>(null);
  private closeTimer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer dwells on a city, or (null) no longer does. */
  dwell(city: string | null): void {
    clearTimeout(this.closeTimer);
    if (city !== null) this.subject = city;
    else this.closeTimer = setTimeout(() => (this.subject = null), CLOSE_DELAY);
  }

  /** The pointer is over the panel itself. */
  stay(stays: boolean): void {
    clearTimeout(this.closeTimer);
    if (!stays) this.dwell(null);
  }

  close(): void {
    clearTimeout(this.closeTimer);
    this.subject = null;
  }

  /** Where the inspected city is measured from. */
  get from(): string | null {
    return this.subject === this.mark ? this.earlier : this.mark;
  }

  /** Marks a city to measure from; marking it again removes the mark. */
  measure(city: string): void {
    const isAgain = this.mark === city;
    this.earlier = isAgain ? null : this.mark;
    this.mark = isAgain ? null : city;
    this.dwell(city);
  }
}

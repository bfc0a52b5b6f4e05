/** What is looked at on the map: a city with its facts, one to measure from, one the pointer is over. */

/** Time enough to reach the panel of facts with the pointer. */
const LINGER = 900;

export class Looking {
  about = $state<string | null>(null);
  /** Distances are told from here. */
  mark = $state<string | null>(null);
  /** The one marked before: where the mark itself is measured from. */
  private earlier = $state<string | null>(null);
  over = $state<string | null>(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** The pointer rests on a city, or no longer. */
  rest(city: string | null): void {
    clearTimeout(this.leaving);
    if (city !== null) this.about = city;
    else this.leaving = setTimeout(() => (this.about = null), LINGER);
  }

  /** The pointer is over the facts themselves. */
  stay(stays: boolean): void {
    clearTimeout(this.leaving);
    if (!stays) this.rest(null);
  }

  close(): void {
    clearTimeout(this.leaving);
    this.about = null;
  }

  /** Where the city that is looked at is measured from. */
  get from(): string | null {
    return this.about === this.mark ? this.earlier : this.mark;
  }

  /** A city is marked to measure from it; marked again, it is let go. */
  measure(city: string): void {
    const isAgain = this.mark === city;
    this.earlier = isAgain ? null : this.mark;
    this.mark = isAgain ? null : city;
    this.rest(city);
  }
}

/** A game replayed step by step: the current step, the point of view, and a cache of fetched steps. */
import type { LoggedEvent } from '../lib/types';
import type { SeatChance } from '../wire/SeatChance';
import type { ReplayStep } from '../wire/ReplayStep';
import type { ReplaySummary } from '../wire/ReplaySummary';
import { stepOf, stepsOf } from './api';
import { nextTurn, turnBefore, turnMarks } from './turns';

/** How many fetched steps are cached; the oldest are evicted first. */
const CACHE_SIZE = 400;
/** How many earlier steps the log shows. */
const BACK = 8;
const AHEAD = 2;
/** Milliseconds per step at normal speed. */
const STEP_TIME = 1300;

export const PACES = [0.5, 1, 2, 4] as const;

export class Replay {
  steps = $state.raw<ReplaySummary | null>(null);
  at = $state(0);
  eyes = $state('public');
  shown = $state.raw<ReplayStep | null>(null);
  problem = $state('');
  playing = $state(false);
  pace = $state<number>(1);
  /** Each seat's chance to win, by step, as far as fetched. */
  chances = $state.raw<ReadonlyMap<number, readonly SeatChance[]>>(new Map());

  private cache = new Map<string, ReplayStep>();
  /** Counts fetched steps, so that the log updates. */
  private fetched = $state(0);
  private isShowing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly token: string | null,
  ) {}

  last = $derived.by(() => this.steps?.steps ?? 0);

  /** What the previous steps brought, latest first, as far as fetched. */
  past = $derived.by(() => {
    void this.fetched;
    const list: { step: number; events: LoggedEvent[] }[] = [];
    for (let step = this.at - 1; step > this.at - 1 - BACK && step >= 0; step -= 1) {
      const found = this.cache.get(this.key(step));
      if (!found) break;
      if (found.events.length > 0) list.push({ step, events: found.events });
    }
    return list;
  });

  /** Loads the list of steps; a finished game is first shown with all hands open. */
  async open(step: number): Promise<void> {
    try {
      const steps = await stepsOf(this.id, this.token);
      this.steps = steps;
      this.eyes = steps.eyes.at(-1) ?? 'public';
      this.go(step);
      void this.loadChances();
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  private key(step: number, eyes: string = this.eyes): string {
    return `${eyes} ${step}`;
  }

  go(step: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(step)));
    void this.show();
  }

  viewAs(eyes: string): void {
    this.eyes = eyes;
    void this.show();
  }

  /** Moves by one step, by a turn, or to either end; false if the key does nothing. */
  handleKey(key: string): boolean {
    const lines = this.steps?.lines ?? [];
    const goals: Record<string, () => number> = {
      ArrowLeft: () => this.at - 1,
      ArrowDown: () => this.at - 1,
      ArrowRight: () => this.at + 1,
      ArrowUp: () => this.at + 1,
      PageUp: () => nextTurn(lines, this.at),
      PageDown: () => turnBefore(lines, this.at),
      Home: () => 0,
      End: () => this.last,
    };
    const goal = goals[key];
    if (!goal) return false;
    this.pause();
    this.go(goal());
    return true;
  }

  private async fetch(step: number, eyes: string): Promise<ReplayStep> {
    const key = this.key(step, eyes);
    const known = this.cache.get(key);
    if (known) return known;
    const found = await stepOf(this.id, this.token, step, eyes);
    this.cache.set(key, found);
    const oldest = this.cache.keys().next().value;
    if (this.cache.size > CACHE_SIZE && oldest !== undefined) this.cache.delete(oldest);
    this.fetched += 1;
    if (found.chances.length > 0 && !this.chances.has(step))
      this.chances = new Map(this.chances).set(step, found.chances);
    return found;
  }

  /** Dragging the slider passes many steps: only the latest is fetched. */
  private async show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    try {
      for (let done = ''; done !== this.key(this.at);) {
        const { at, eyes } = this;
        this.shown = await this.fetch(at, eyes);
        done = this.key(at, eyes);
      }
      this.problem = '';
    } catch (error) {
      this.problem = (error as Error).message;
      this.pause();
    } finally {
      this.isShowing = false;
    }
    this.scheduleNext();
    void this.prefetch();
  }

  /** Fetches the next steps and those the log shows. */
  private async prefetch(): Promise<void> {
    const { at, eyes } = this;
    const steps = [...Array(AHEAD).keys()]
      .map((n) => at + 1 + n)
      .concat([...Array(BACK).keys()].map((n) => at - 1 - n));
    for (const step of steps) {
      if (this.at !== at || this.eyes !== eyes || this.problem) return;
      if (step >= 0 && step <= this.last) await this.fetch(step, eyes).catch(() => null);
    }
  }

  /** The chances at the beginning of every turn and at the end, for the curve. */
  private async loadChances(): Promise<void> {
    const turns = turnMarks(this.steps?.lines ?? []).map(({ step }) => step);
    for (const step of [0, this.last, ...turns]) {
      const found = await this.fetch(step, this.eyes).catch(() => null);
      if (!found || found.chances.length === 0) return;
    }
  }

  togglePlaying(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.last) this.go(0);
    else this.scheduleNext();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private scheduleNext(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.timer = setTimeout(() => this.go(this.at + 1), STEP_TIME / this.pace);
  }
}

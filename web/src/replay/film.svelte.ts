/** A game looked at step by step: which step is shown, with whose eyes, and what was shown before. */
import { tell } from '../lib/tell';
import type { ChanceNews } from '../wire/ChanceNews';
import type { StepNews } from '../wire/StepNews';
import type { StepsNews } from '../wire/StepsNews';
import { stepOf, stepsOf } from './api';
import { nextTurn, turnBefore, turnMarks } from './turns';

/** How many steps are kept once fetched; the oldest are forgotten first. */
const KEPT = 400;
/** How many earlier steps the log reaches back. */
const BACK = 8;
const AHEAD = 2;
/** How long a step is shown at the usual pace. */
const STEP_TIME = 1300;

export const PACES = [0.5, 1, 2, 4] as const;

export class Film {
  steps = $state.raw<StepsNews | null>(null);
  at = $state(0);
  eyes = $state('public');
  shown = $state.raw<StepNews | null>(null);
  trouble = $state('');
  playing = $state(false);
  pace = $state<number>(1);
  /** How likely each seat was to win, by step, as far as it has been heard. */
  chances = $state.raw<ReadonlyMap<number, readonly ChanceNews[]>>(new Map());

  private kept = new Map<string, StepNews>();
  /** Counts what has been fetched, so that the log follows. */
  private fetched = $state(0);
  private isShowing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly token: string | null,
  ) {}

  last = $derived.by(() => this.steps?.steps ?? 0);

  /** Whole sentences of the steps before this one, the latest first, as far as they have been fetched. */
  past = $derived.by(() => {
    void this.fetched;
    const list: { step: number; texts: string[] }[] = [];
    for (let step = this.at - 1; step > this.at - 1 - BACK && step >= 0; step -= 1) {
      const news = this.kept.get(this.key(step));
      if (!news) break;
      if (news.events.length > 0) list.push({ step, texts: news.events.map(({ message }) => tell(message)) });
    }
    return list;
  });

  /** Reads what there is; a game that is over is seen in full at first. */
  async open(step: number): Promise<void> {
    try {
      const steps = await stepsOf(this.id, this.token);
      this.steps = steps;
      this.eyes = steps.eyes.at(-1) ?? 'public';
      this.go(step);
      void this.measure();
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  private key(step: number, eyes: string = this.eyes): string {
    return `${eyes} ${step}`;
  }

  go(step: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(step)));
    void this.show();
  }

  look(eyes: string): void {
    this.eyes = eyes;
    void this.show();
  }

  /** By one step, a turn, or to an end. */
  by(key: string): boolean {
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

  private async fetch(step: number, eyes: string): Promise<StepNews> {
    const key = this.key(step, eyes);
    const known = this.kept.get(key);
    if (known) return known;
    const news = await stepOf(this.id, this.token, step, eyes);
    this.kept.set(key, news);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.fetched += 1;
    if (news.chances.length > 0 && !this.chances.has(step))
      this.chances = new Map(this.chances).set(step, news.chances);
    return news;
  }

  /** Whoever pulls the slider passes many steps: only the one it has come to is fetched. */
  private async show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    try {
      for (let done = ''; done !== this.key(this.at);) {
        const { at, eyes } = this;
        this.shown = await this.fetch(at, eyes);
        done = this.key(at, eyes);
      }
      this.trouble = '';
    } catch (error) {
      this.trouble = (error as Error).message;
      this.pause();
    } finally {
      this.isShowing = false;
    }
    this.plan();
    void this.around();
  }

  /** What will be wanted next, and the log. */
  private async around(): Promise<void> {
    const { at, eyes } = this;
    const steps = [...Array(AHEAD).keys()]
      .map((n) => at + 1 + n)
      .concat([...Array(BACK).keys()].map((n) => at - 1 - n));
    for (const step of steps) {
      if (this.at !== at || this.eyes !== eyes || this.trouble) return;
      if (step >= 0 && step <= this.last) await this.fetch(step, eyes).catch(() => null);
    }
  }

  /** The chances at the beginning of every turn and at the end, for the curve. */
  private async measure(): Promise<void> {
    const turns = turnMarks(this.steps?.lines ?? []).map(({ step }) => step);
    for (const step of [0, this.last, ...turns]) {
      const news = await this.fetch(step, this.eyes).catch(() => null);
      if (!news || news.chances.length === 0) return;
    }
  }

  turn(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.last) this.go(0);
    else this.plan();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.timer = setTimeout(() => this.go(this.at + 1), STEP_TIME / this.pace);
  }
}

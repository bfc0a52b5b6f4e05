/** The end of a game on the screen: the story, opened by itself once, and the campaigns drawn over the map. */
import { storyOf } from './api';
import { legsUntil, turnsOf, type Leg } from './figures';
import type { StoryWire } from '../wire/StoryWire';

export class Ending {
  /** The screen of the end lies over the table. */
  open = $state(false);
  story = $state.raw<StoryWire | null>(null);
  problem = $state('');
  /** Campaigns are drawn over the map. */
  marching = $state(false);
  /** Whose campaigns; null for everybody's. */
  power = $state<string | null>(null);
  until = $state(0);
  private isShown = false;
  private isAsked = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
  ) {}

  turns = $derived.by(() => turnsOf(this.story?.campaigns ?? []));
  powers = $derived.by(() => [...new Set(this.story?.campaigns.map(({ power }) => power) ?? [])]);
  legs = $derived.by((): Leg[] =>
    this.marching ? legsUntil(this.story?.campaigns ?? [], this.power, this.until) : [],
  );

  /** Where anybody went, for the map to show it all. */
  get cities(): string[] {
    return [...new Set(this.legs.flatMap(({ path }) => path))];
  }

  /** Opened by itself when the game ends, and never again unless asked for. */
  announce(): void {
    if (this.isShown) return;
    this.isShown = true;
    this.show();
  }

  show(): void {
    this.open = true;
    this.marching = false;
    void this.load();
  }

  close(): void {
    this.open = false;
  }

  march(): void {
    this.open = false;
    this.marching = true;
    this.until = this.turns.at(-1) ?? 0;
  }

  private async load(): Promise<void> {
    if (this.story || this.isAsked) return;
    this.isAsked = true;
    this.problem = '';
    try {
      this.story = await storyOf(this.table, this.token);
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.isAsked = false;
  }
}

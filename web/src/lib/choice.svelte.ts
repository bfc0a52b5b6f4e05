/** What the player has picked on the map so far: a group, a destination, a path; all from the legal list. */
import { groupsOf, movable, targetsOf, verbOf } from './choose';
import type { Game, Problem } from './game.svelte';
import { readWhy, problemOf } from './game.svelte';
import type { ActionWire, LegalWire } from './types';

const NOTHING: LegalWire = { actions: [], forms: [], free: [] };

/** What the player tried that is not possible. */
export interface Wanted {
  city?: string;
  piece?: string;
  card?: string;
}

export class Choice {
  group = $state.raw<string[]>([]);
  pending = $state.raw<ActionWire | null>(null);
  alternatives = $state.raw<ActionWire[]>([]);
  whyNot = $state.raw<{ problem: Problem; wanted: Wanted } | null>(null);

  constructor(private readonly game: Game) {}

  legal = $derived.by(() => this.game.position?.legal ?? NOTHING);
  movable = $derived.by(() => movable(this.legal));
  targets = $derived.by(() => targetsOf(this.legal, this.group));
  /** Every group that can move. */
  groups = $derived.by(() => {
    const groups = new Map<string, string[]>();
    for (const piece of this.movable)
      for (const group of groupsOf(this.legal, piece)) groups.set(group.join('+'), group);
    return [...groups.values()];
  });

  isGroup(group: readonly string[]): boolean {
    return group.join('+') === this.group.join('+');
  }

  clear(): void {
    this.group = [];
    this.drop();
  }

  private drop(): void {
    this.pending = null;
    this.alternatives = [];
    this.whyNot = null;
  }

  take(group: string[]): void {
    this.drop();
    this.group = this.isGroup(group) ? [] : group;
  }

  /** A click on a stack cycles through its groups, largest first, then deselects. */
  pick(stack: readonly string[]): void {
    const within = this.groups.filter((group) => group.every((slug) => stack.includes(slug)));
    const groups = within.sort((one, other) => other.length - one.length);
    const at = groups.findIndex((group) => this.isGroup(group));
    this.drop();
    this.group = groups[at + 1] ?? [];
  }

  /** A click on a city: go there, or show why not. */
  aim(city: string, from: string | null = null): void {
    const actions = this.targets.get(city);
    this.whyNot = null;
    if (actions?.[0]) {
      if (this.pending && this.pending.cities.at(-1) === city) return void this.confirm();
      this.alternatives = actions;
      this.pending = actions[0];
    } else if (this.group.length > 0 && from !== null) void this.askWhyNot(from, city);
  }

  private async askWhyNot(from: string, to: string): Promise<void> {
    this.pending = null;
    const sample = this.legal.actions.find((action) => action.pieces.join('+') === this.group.join('+'));
    const verb = sample ? verbOf(sample) : 'march';
    await this.why(from, to, (way) => `${verb} ${this.group.join('+')} ${way.join('-')}`, { city: to });
  }

  /** A piece that cannot move: the server is asked why it may not go one city in some direction. */
  async whyCannotMove(piece: string, from: string, somewhere: string): Promise<void> {
    this.clear();
    await this.why(from, somewhere, (way) => `march ${piece} ${way.slice(0, 2).join('-')}`, { piece });
  }

  private async why(
    from: string,
    to: string,
    action: (way: readonly string[]) => string,
    wanted: Wanted,
  ): Promise<void> {
    const distance = await this.game.ask({ ask: 'distance', from, to });
    if (!distance) return;
    if (distance.answer?.ask !== 'distance') this.whyNot = { problem: problemOf(distance), wanted };
    else await this.whyAction(action(distance.answer.way), wanted);
  }

  async whyAction(action: string, wanted: Wanted): Promise<void> {
    const problem = readWhy(await this.game.ask({ ask: 'why', action }));
    if (problem) this.whyNot = { problem, wanted };
  }

  /** A card in the hand: a second click plays it. */
  show(actions: ActionWire[]): void {
    if (this.pending && actions.includes(this.pending)) return void this.confirm();
    this.whyNot = null;
    this.alternatives = actions;
    this.pending = actions[0] ?? null;
  }

  /** Without a reply the order stays, to be sent again once reconnected. */
  async confirm(): Promise<void> {
    const action = this.pending;
    if (!action || this.game.busy) return;
    const reply = await this.game.play(action.text);
    if (reply && this.pending === action) this.clear();
  }
}

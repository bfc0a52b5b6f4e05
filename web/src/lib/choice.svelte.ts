/** What the player has picked on the map so far: a group, a destination, a path; all from the legal list. */
import { endsWhereItBegan, groupsOf, hasDestination, movable, targetsOf, verbOf, withoutTwins } from './choose';
import { bestRoute, changesAnything } from './effect';
import type { Game, Problem } from './game.svelte';
import { readWhy, problemOf } from './game.svelte';
import { setting } from './settings.svelte';
import type { ActionEffect, ActionWire, LegalWire } from './types';

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
  /** The pending order waits for a yes; otherwise it is sent as soon as it is known to be harmless. */
  asking = $state(false);
  whyNot = $state.raw<{ problem: Problem; wanted: Wanted } | null>(null);
  /** What each order asked about would do; null where something hidden would come to light first. */
  private foreseen = $state.raw<ReadonlyMap<string, ActionEffect | null>>(new Map());

  constructor(private readonly game: Game) {}

  legal = $derived.by(() => this.game.position?.legal ?? NOTHING);
  movable = $derived.by(() => movable(this.legal));
  private reached = $derived.by(() => targetsOf(this.legal, this.group));
  /** Marches that lead nowhere are offered only if they do something on the way. */
  targets = $derived.by(() => {
    const worthIt = (action: ActionWire): boolean => {
      const effect = this.foreseen.get(action.text);
      return !endsWhereItBegan(action) || (effect !== undefined && (effect === null || changesAnything(effect)));
    };
    const kept = [...this.reached].map(
      ([city, actions]) => [city, withoutTwins(actions.filter(worthIt), this.areHussarsWaiting)] as const,
    );
    return new Map(kept.filter(([, actions]) => actions.length > 0));
  });
  private areHussarsWaiting = $derived.by(
    () => this.game.position?.view.maria?.hussars.every((city) => city === null) ?? false,
  );
  /** Whether this seat commands the power of a piece. */
  isOwn = (piece: string): boolean => {
    const view = this.game.position?.view;
    const power = view?.pieces.find((one) => one.piece === piece)?.power;
    return view?.powers.some((one) => one.power === power && one.seat === view.viewer) ?? false;
  };
  effect = $derived.by(() => (this.pending ? (this.foreseen.get(this.pending.text) ?? null) : null));
  effectOf = (text: string): ActionEffect | null => this.foreseen.get(text) ?? null;
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
    this.asking = false;
    this.alternatives = [];
    this.whyNot = null;
  }

  /** A new position: what was foreseen holds no longer; pieces in hand stay there if they can still move. */
  renew(): void {
    const isHeld = this.groups.some((group) => this.isGroup(group));
    this.drop();
    this.foreseen = new Map();
    if (!isHeld) this.group = [];
    else this.weighRoundTrips();
  }

  take(group: string[]): void {
    this.drop();
    this.group = this.isGroup(group) ? [] : group;
    this.weighRoundTrips();
  }

  private weighRoundTrips(): void {
    void this.foresee([...this.reached.values()].flat().filter(endsWhereItBegan));
  }

  /** Asks the server what these orders would do, each once. */
  private async foresee(actions: readonly ActionWire[]): Promise<void> {
    const unknown = actions.filter(({ text }) => !this.foreseen.has(text));
    const version = this.game.position?.version;
    const answers = await Promise.all(
      unknown.map(async ({ text }): Promise<[string, ActionEffect | null]> => {
        const reply = await this.game.ask({ ask: 'effect', action: text });
        return [text, reply?.answer?.ask === 'effect' ? reply.answer.effect : null];
      }),
    );
    if (answers.length > 0 && this.game.position?.version === version)
      this.foreseen = new Map([...this.foreseen, ...answers]);
  }

  /** A click on a stack cycles through its groups, largest first, then deselects. */
  pick(stack: readonly string[]): void {
    const within = this.groups.filter((group) => group.every((slug) => stack.includes(slug)));
    const groups = within.sort((one, other) => other.length - one.length);
    const at = groups.findIndex((group) => this.isGroup(group));
    this.drop();
    this.group = groups[at + 1] ?? [];
    this.weighRoundTrips();
  }

  /** A click on a city: go there, or show why not. */
  aim(city: string, from: string | null = null): void {
    const actions = this.targets.get(city);
    this.whyNot = null;
    if (actions?.[0]) {
      if (this.pending && this.pending.cities.at(-1) === city) return void this.confirm();
      void this.consider(actions);
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
    void this.consider(actions);
  }

  /** An order and its alternatives: proposes the best, and asks for a yes where the settings want one. */
  private async consider(actions: ActionWire[]): Promise<void> {
    const [first] = actions;
    if (!first) return;
    const confirm = setting('confirm');
    /** Values of a Reserve are a choice of their own; of several routes the best is known. */
    const isOpen = actions.length > 1 && !hasDestination(first);
    this.whyNot = null;
    this.alternatives = actions;
    this.pending = first;
    this.asking = confirm === 'always' || isOpen;
    if (confirm === 'never' && actions.length === 1) return this.confirm();
    await this.foresee(actions);
    if (this.pending !== first) return;
    this.pending = bestRoute(actions, this.effectOf) ?? first;
    if (this.asking) return;
    if (confirm === 'never' || !this.isRisky()) return this.confirm();
    this.asking = true;
  }

  /** Warned of, dependent on another player, or not to be taken back: then nothing could be foreseen. */
  private isRisky(): boolean {
    return this.effect === null || this.effect.asks !== null || this.effect.warnings.length > 0;
  }

  /** An answer that needs no map. Ending movement is asked about once if the server warns of what follows. */
  async answer(action: ActionWire): Promise<void> {
    this.clear();
    if (verbOf(action) === 'end' && setting('confirm') !== 'never') {
      await this.foresee([action]);
      if ((this.effectOf(action.text)?.warnings.length ?? 0) > 0) {
        this.pending = action;
        this.asking = true;
        return;
      }
    }
    await this.game.play(action.text);
  }

  /** Without a reply the order stays, to be sent again once reconnected. */
  async confirm(): Promise<void> {
    const action = this.pending;
    if (!action || this.game.busy) return;
    const reply = await this.game.play(action.text);
    if (reply && this.pending === action) this.clear();
  }
}

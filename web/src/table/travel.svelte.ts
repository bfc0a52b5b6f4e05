/** Journeys of others' pieces, one after the other; nobody has to wait for them. */
import { untrack } from 'svelte';
import type { Board } from '../lib/board';
import type { Game } from '../lib/game.svelte';
import { travelPace } from '../lib/settings.svelte';
import { legsOf, standIns, timeOf, type Leg } from '../lib/travel';
import type { Trail } from '../lib/trails.svelte';
import type { PieceWire } from '../lib/types';

export class Travel {
  /** The first is under way. */
  private legs = $state.raw<readonly Leg[]>([]);

  get underWay(): Leg | null {
    return this.legs[0] ?? null;
  }

  private readonly places = $derived(standIns(this.legs));

  /** The pieces as they are drawn: those that wait stand where they began, the one on its way is drawn by itself. */
  drawn(pieces: readonly PieceWire[]): readonly PieceWire[] {
    if (this.places.size === 0) return pieces;
    return pieces.map((one) => {
      const city = this.places.get(one.piece);
      if (city === undefined) return one;
      return city === null ? { ...one, place: 'road', city } : { ...one, place: 'city', city };
    });
  }

  /** The way of the journey under way. */
  trails(board: Board): Trail[] {
    const { underWay } = this;
    const power = board.pieces[underWay?.pieces[0] ?? '']?.power;
    return underWay && power !== undefined ? [{ power, path: underWay.path, kind: underWay.kind }] : [];
  }

  time(leg: Leg): { duration: number; pause: number } {
    const pace = travelPace();
    return pace === 'off' ? { duration: 0, pause: 0 } : timeOf(leg, pace, this.legs.length);
  }

  add(legs: readonly Leg[]): void {
    if (legs.length > 0) this.legs = [...this.legs, ...legs];
  }

  arrived(leg: Leg): void {
    if (this.legs[0] === leg) this.legs = this.legs.slice(1);
  }

  /** Everybody is where they are. */
  finish(): void {
    if (this.legs.length > 0) this.legs = [];
  }
}

/** Sends others' pieces on their journeys as events come in; called once by a component. */
export function travelOnEvents(game: () => Game, isOwn: (piece: string) => boolean): Travel {
  const travel = new Travel();
  let seen = untrack(() => game().events.at(-1)?.number ?? 0);
  $effect(() => {
    const { events } = game();
    untrack(() => {
      const last = events.at(-1)?.number ?? 0;
      const isTakenBack = last < seen;
      const fresh = isTakenBack ? [] : events.filter(({ number }) => number > seen);
      seen = last;
      if (isTakenBack || travelPace() === 'off' || document.hidden) travel.finish();
      else travel.add(legsOf(fresh, isOwn));
    });
  });
  return travel;
}

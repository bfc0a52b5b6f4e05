/** Where the map looks: at what is asked, at what is chosen, at the order that waits. */
import { untrack } from 'svelte';
import type { Choice } from '../lib/choice.svelte';
import type { Drawing, Point } from '../lib/drawing';
import { placesInQuestion } from '../lib/question';
import type { PositionUpdate } from '../lib/types';

/** What the map can be told. */
export interface MapHandle {
  showQuestion: (points: readonly Point[]) => void;
  zoomToFit: (points: readonly Point[]) => void;
  reveal: (points: readonly Point[]) => void;
  revealAny: (points: readonly Point[]) => void;
  restoreView: () => void;
}

interface Followed {
  map: () => MapHandle | undefined;
  drawing: () => Drawing;
  position: () => PositionUpdate;
  choice: () => Choice;
}

/** Keeps the map on what matters; called once by a component. */
export function followQuestion({ map, drawing, position, choice }: Followed): void {
  const pointsOf = (cities: readonly string[]): Point[] =>
    cities.flatMap((city) => drawing().citySpots.get(city)?.first ?? []);
  const citiesOf = (pieces: readonly string[]): string[] =>
    position().view.pieces.flatMap(({ piece, city }) => (pieces.includes(piece) && city !== null ? [city] : []));

  const asked = $derived(placesInQuestion(position()));
  /** Compared as a text, so that a position in which the same places are in question moves nothing. */
  const subject = $derived.by(() => {
    const { group, targets } = choice();
    if (group.length > 0) return ['chosen', group.join('+'), ...targets.keys()].join(' ');
    return [asked.isOpen ? 'open' : 'asked', '', ...asked.cities].join(' ');
  });

  $effect(() => {
    const [kind = '', group = '', ...cities] = subject.split(' ');
    const shown = map();
    untrack(() => {
      if (!shown) return;
      const points = pointsOf(cities);
      if (kind === 'chosen') {
        shown.zoomToFit(points);
        shown.reveal(pointsOf(citiesOf(group.split('+'))));
      } else if (kind === 'asked' && points.length > 0) shown.showQuestion(points);
      else {
        shown.restoreView();
        shown.revealAny(points);
      }
    });
  });

  // The way of an order stays in sight beside the panel that asks to confirm it.
  $effect(() => {
    const way = choice().pending?.cities ?? [];
    untrack(() => map()?.reveal(pointsOf(way)));
  });
}

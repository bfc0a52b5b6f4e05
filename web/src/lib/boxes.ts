/** Markers in the boxes and on the tracks beside the map. */
import type { Naming } from './board';
import { boxAt, type Drawing, type Point } from './drawing';
import type { ViewWire } from './types';

export interface BoxMarker {
  id: string;
  at: Point;
  power: string | null;
  letter: string;
  size: number;
  /** Its fact, for the popover. */
  fact?: string;
  /** The city it refers to. */
  city?: string;
}

const SIZE = 11;

export function boxMarkers(
  view: ViewWire,
  naming: Naming,
  drawing: Drawing,
  votes: Readonly<Record<string, string>> = {},
): BoxMarker[] {
  const list: BoxMarker[] = [];
  const put = (id: string, power: string | null, size: number, about: Pick<BoxMarker, 'fact' | 'city'>) => {
    const at = boxAt(drawing, id);
    if (at)
      list.push({ id: `${id}-${power ?? ''}`, at, power, letter: power ? naming.letter(power) : '', size, ...about });
  };
  put(`turn-${view.turn}`, null, 13, { fact: `turn ${view.turn}` });
  const { maria } = view;
  if (!maria) return list;
  naming.board.tracks.forEach((track, at) =>
    put(`track-${track.slug}-${maria.tracks[at] ?? 0}`, null, SIZE, {
      fact: `track ${track.slug} ${maria.tracks[at] ?? 0}`,
    }),
  );
  for (const { power, pool, battle } of maria.pools) {
    for (let place = 1; place <= pool; place += 1) put(`pool-${power}-${place}`, power, 9, { fact: `power ${power}` });
    for (let won = 1; won <= battle; won += 1) put(`battle-${power}-${won}`, power, SIZE, { fact: `power ${power}` });
  }
  const boxes = { electors: maria['three-electors'], emperor: maria.emperor, italy: maria.italy };
  for (const [slug, power] of Object.entries(boxes)) {
    if (power)
      put(`victory-${slug}`, power, SIZE, { fact: `box ${slug === 'electors' ? 'three-electors' : slug} ${power}` });
  }
  for (const [city, power] of Object.entries(votes)) put(`elector-${city}`, power, SIZE, { city });
  return list;
}

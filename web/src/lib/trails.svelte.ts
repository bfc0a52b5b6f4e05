/** Trails on the map: where others went. Whoever tells of a move shows its trail here; the map draws what is shown. */

import type { Trail } from './places';

export type { Trail } from './places';

let shown = $state.raw<readonly Trail[]>([]);

/** What the map draws now; reactive. */
export const shownTrails = (): readonly Trail[] => shown;

/** Draws these trails, in their order, in place of what was drawn: one step, or a whole round at a glance. */
export function showTrails(trails: readonly Trail[]): void {
  shown = trails;
}

export const clearTrails = (): void => showTrails([]);

/** What an order would do, in lines; everything in it was computed by the server. */
import type { Naming } from './board';
import { listed, say } from './language.svelte';
import type { ActionEffect } from './types';

export interface EffectLine {
  sign: string;
  text: string;
  /** Speaks against the order. */
  grave?: boolean;
}

const taken = (effect: ActionEffect): string[] =>
  effect.moves.filter(({ to }) => to === null).map(({ piece }) => piece);

export function effectLines(
  effect: ActionEffect,
  naming: Naming,
  isOwn: (piece: string) => boolean = () => true,
): EffectLine[] {
  const cities = (list: readonly { city: string }[]): string => listed(list.map(({ city }) => naming.city(city)));
  const places = (list: readonly string[]): string => listed(list.map(naming.city));
  const pieces = (list: readonly string[]): string => listed(list.map(naming.piece));
  const list: EffectLine[] = [];
  const add = (any: number, sign: string, key: string, values: () => Record<string, string>, grave = false): void => {
    if (any > 0) list.push({ sign, text: say(key, values()), grave });
  };
  const { markers, questions, supplied } = effect;
  // What is warned of is not said twice.
  const exposed = effect.exposed.filter((city) => !effect.warnings.some(({ cities: of }) => of.includes(city)));
  const unsupplied = effect.unsupplied.filter(
    (piece) => !effect.warnings.some(({ kind, pieces: of }) => kind === 'starves' && of.includes(piece)),
  );
  const [freed, gone, driven] = [effect['markers-gone'], taken(effect), effect['hussars-gone']];
  if (effect.asks === 'consent') add(1, '…', 'effect-consent', () => ({}));
  if (effect.asks === 'command') add(1, '…', 'effect-command', () => ({}));
  add(markers.length, '⚑', 'effect-conquers', () => ({ cities: cities(markers) }));
  add(freed.length, '⚐', 'effect-frees', () => ({ cities: cities(freed) }));
  add(questions.length, '?', 'effect-question', () => ({ cities: cities(questions) }));
  add(gone.length, '✕', 'effect-takes', () => ({ pieces: pieces(gone) }));
  add(driven.length, '♞', 'effect-hussars', () => ({ cities: places(driven) }));
  for (const { attackers, defenders } of effect.fights) {
    add(1, '⚔', 'effect-fight', () => ({ attackers: pieces(attackers), defenders: pieces(defenders) }), true);
  }
  add(effect.protected.length, '◆', 'effect-protects', () => ({ cities: places(effect.protected) }));
  add(exposed.length, '◇', 'effect-exposes', () => ({ cities: places(exposed) }), true);
  add(supplied.length, '✓', 'effect-supplied', () => ({ pieces: pieces(supplied) }));
  const [hungry, starved] = [unsupplied.filter(isOwn), unsupplied.filter((piece) => !isOwn(piece))];
  add(hungry.length, '!', 'effect-unsupplied', () => ({ pieces: pieces(hungry) }), true);
  add(starved.length, '✂', 'effect-cuts', () => ({ pieces: pieces(starved) }));
  return list;
}

/** Conquests, reconquests, claims, captures and hussars driven off. */
export const gains = (effect: ActionEffect): number =>
  effect.markers.length +
  effect['markers-gone'].length +
  effect.questions.length +
  effect['hussars-gone'].length +
  taken(effect).length;

/** Whether anything but the places of the pieces would be different. */
export const changesAnything = (effect: ActionEffect): boolean =>
  gains(effect) + effect['questions-gone'].length > 0 || effect.asks !== null;

/** The route that takes the most; of equals the first. */
export function bestRoute<Route extends { text: string }>(
  routes: readonly Route[],
  effectOf: (text: string) => ActionEffect | null | undefined,
): Route | undefined {
  const worth = (route: Route): number => {
    const effect = effectOf(route.text);
    return effect ? gains(effect) : 0;
  };
  return routes.reduce<Route | undefined>(
    (best, route) => (best && worth(best) >= worth(route) ? best : route),
    undefined,
  );
}

/** The lines that are not the same on every route. */
export function differences(lines: readonly EffectLine[], all: readonly (readonly EffectLine[])[]): EffectLine[] {
  return lines.filter(({ text }) => !all.every((other) => other.some((line) => line.text === text)));
}

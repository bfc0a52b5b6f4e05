/** What the legal list offers on the map. Everything is looked up in the list; nothing is computed. */
import type { ActionWire, LegalWire } from './types';

export const verbOf = (action: ActionWire): string => action.text.split(' ', 1)[0] ?? '';

/** Whether an action has a destination on the map. */
export const hasDestination = (action: ActionWire): boolean => action.cities.length > 0;

/** A march that leads back to its first city. */
export const endsWhereItBegan = ({ cities }: ActionWire): boolean => cities.length > 1 && cities[0] === cities.at(-1);

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((slug) => other.includes(slug));

/** The groups in which a piece can move, smallest first, without duplicates. */
export function groupsOf(legal: LegalWire, piece: string): string[][] {
  const groups: string[][] = [];
  for (const action of legal.actions) {
    if (!hasDestination(action) || !action.pieces.includes(piece)) continue;
    if (!groups.some((group) => same(group, action.pieces))) groups.push(action.pieces);
  }
  return groups.sort((one, other) => one.length - other.length);
}

/** Pieces that can move. */
export function movable(legal: LegalWire): Set<string> {
  return new Set(legal.actions.filter(hasDestination).flatMap((action) => action.pieces));
}

/** For every city this group can reach, the actions that end there. For an empty group: actions without a piece. */
export function targetsOf(legal: LegalWire, group: readonly string[]): Map<string, ActionWire[]> {
  const targets = new Map<string, ActionWire[]>();
  for (const action of legal.actions) {
    const end = action.cities.at(-1);
    if (end === undefined || !same(action.pieces, group)) continue;
    targets.set(end, [...(targets.get(end) ?? []), action]);
  }
  return targets;
}

/** While all hussars wait beside the map only the first is offered: nobody can tell which of them was placed. */
export function withoutTwins(actions: readonly ActionWire[], areWaiting: boolean): ActionWire[] {
  const isHussar = (action: ActionWire): boolean => verbOf(action) === 'hussar';
  return actions.filter((action) => !areWaiting || !isHussar(action) || action === actions.find(isHussar));
}

/** The actions that name this card and nothing else. */
export function actionsOfCard(legal: LegalWire, card: string): ActionWire[] {
  return legal.actions.filter(
    (action) =>
      action.cards.length === 1 && action.cards[0] === card && action.pieces.length === 0 && !hasDestination(action),
  );
}

/** A verb with its actions, in the order of the list. */
export interface Family {
  verb: string;
  actions: ActionWire[];
}

export function families(legal: LegalWire): Family[] {
  const list: Family[] = [];
  for (const action of legal.actions) {
    const verb = verbOf(action);
    const family = list.find((one) => one.verb === verb);
    if (family) family.actions.push(action);
    else list.push({ verb, actions: [action] });
  }
  return list;
}

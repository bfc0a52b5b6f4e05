/** Where an answer would move the markers of the political tracks. */
import type { Board, Naming } from './board';
import { boxWords } from './fact';
import { say } from './language.svelte';
import type { ActionWire } from './types';

export interface Shift {
  /** The place of the track in the pack. */
  track: number;
  from: number;
  to: number;
}

/** `execute saxony=-1 russia=+2`, or `shift 2`: the marker of the track of alliances, to the right. */
function steps({ text }: ActionWire, board: Board): { track: number; by: number }[] {
  const alone = /^shift (\d+)$/.exec(text);
  if (alone)
    return [{ track: board.tracks.findIndex(({ boxes }) => boxes.some((box) => box.status)), by: Number(alone[1]) }];
  return [...text.matchAll(/([a-z]+)=([+-]?\d+)/g)].map((match) => ({
    track: board.tracks.findIndex(({ slug }) => slug === match[1]),
    by: Number(match[2]),
  }));
}

export function shiftsOf(action: ActionWire, board: Board, markers: readonly number[]): Shift[] {
  return steps(action, board).flatMap(({ track, by }) => {
    const [from, last] = [markers[track], (board.tracks[track]?.boxes.length ?? 0) - 1];
    if (from === undefined || by === 0) return [];
    return [{ track, from, to: Math.max(0, Math.min(last, from + by)) }];
  });
}

/** Which way it goes, unless that has been said, and what holds in the box it comes to. */
export function shiftWords({ track, from, to }: Shift, naming: Naming, isWaySaid = false): string {
  const facts = naming.board.tracks[track];
  const box = facts?.boxes[to];
  if (!facts || !box) return '';
  if (isWaySaid) return say('shift-then', { what: boxWords(box, naming) });
  return say(to < from ? 'shift-left' : 'shift-right', {
    track: facts.name[naming.language],
    n: Math.abs(to - from),
    end: facts[to < from ? 'left' : 'right'][naming.language],
    what: boxWords(box, naming),
  });
}

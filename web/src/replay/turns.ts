/** Where turns begin among the steps of a game. */
import type { StepLine } from '../wire/StepLine';

export interface TurnMark {
  turn: number;
  /** The first step of the turn. */
  step: number;
}

/** `lines[0]` is step 1. */
export function turnMarks(lines: readonly StepLine[]): TurnMark[] {
  const marks: TurnMark[] = [];
  lines.forEach(({ turn }, at) => {
    if (turn !== marks.at(-1)?.turn) marks.push({ turn, step: at + 1 });
  });
  return marks;
}

/** The first step of the next turn, or the end. */
export function nextTurn(lines: readonly StepLine[], at: number): number {
  return turnMarks(lines).find(({ step }) => step > at)?.step ?? lines.length;
}

/** The first step of this turn, or of the previous turn if already there. */
export function turnBefore(lines: readonly StepLine[], at: number): number {
  return turnMarks(lines).findLast(({ step }) => step < at)?.step ?? 0;
}

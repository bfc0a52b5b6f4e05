/** Which lesson to show, by the current question and selection. No rules here. */

export interface Moment {
  turn: number;
  over: boolean;
  /** The kind of question this player must answer; null while others decide. */
  about: string | null;
  /** Pieces that can move, pieces selected, and whether a destination is selected too. */
  movable: number;
  picked: number;
  aimed: boolean;
  /** One's own actions that can be taken back. */
  undo: number;
}

/** Pages that explain the screen before the first question. */
export const WELCOME = ['guide-hello', 'guide-screen'] as const;

function movement({ movable, picked, aimed, undo }: Moment): string {
  if (aimed) return 'guide-confirm';
  if (picked > 0) return 'guide-goal';
  if (movable === 0) return 'guide-end';
  return undo > 0 ? 'guide-more' : 'guide-pick';
}

/** The key of the lesson. `knows` says whether there is a lesson for a kind of question. */
export function lessonOf(moment: Moment, knows: (key: string) => boolean): string {
  if (moment.over || moment.turn > 1) return 'guide-done';
  if (moment.about === null) return 'guide-waiting';
  if (moment.about === 'movement') return movement(moment);
  const key = `guide-at-${moment.about}`;
  return knows(key) ? key : 'guide-other';
}

/** Which lesson fits the moment: chosen by what is asked and what has been picked. No rule is known here. */

export interface Moment {
  turn: number;
  over: boolean;
  /** What this player is asked, by its kind; nothing while others decide. */
  about: string | null;
  /** Pieces that may go somewhere, pieces picked, and whether a goal is picked too. */
  movable: number;
  picked: number;
  aimed: boolean;
  /** Own actions that may be taken back. */
  undo: number;
}

/** How many pages tell of the screen before the first question is looked at. */
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

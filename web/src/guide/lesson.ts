/** Which lesson to show, by the current question, the selection and what has happened. No rules here. */

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

/** What a player has learned after a guided game. */
export type Topic = 'march' | 'combat' | 'conquest' | 'supply' | 'recruiting' | 'fate' | 'politics' | 'winter';

const QUESTIONS: Readonly<Record<string, Topic>> = {
  movement: 'march',
  'combat-order': 'combat',
  duel: 'combat',
  evade: 'combat',
  retreat: 'combat',
  fate: 'fate',
  trump: 'politics',
  bid: 'politics',
  influence: 'politics',
  execute: 'politics',
  effect: 'politics',
  'pay-supply': 'supply',
  winter: 'winter',
};
const EVENTS: Readonly<Record<string, Topic>> = {
  conquered: 'conquest',
  questioned: 'conquest',
  'turned-over': 'supply',
  starved: 'supply',
  hungry: 'supply',
  recruited: 'recruiting',
  'fate-drawn': 'fate',
  'political-card': 'politics',
  'winter-began': 'winter',
};

/** The topic a question or lesson (`guide-at-duel`) belongs to. */
export const topicOf = (lesson: string): Topic | null => {
  if (lesson === 'guide-more' || lesson === 'guide-end') return 'march';
  return QUESTIONS[lesson.replace('guide-at-', '')] ?? null;
};
/** The topic an event of the log belongs to. */
export const topicOfEvent = (kind: string): Topic | null => EVENTS[kind] ?? null;

/** What this game will come to, sooner or later. */
export function topicsOf(game: { hasFate: boolean; hasPolitics: boolean; hasWinter: boolean }): Topic[] {
  return [
    'march',
    'combat',
    'conquest',
    'supply',
    'recruiting',
    ...(game.hasFate ? (['fate'] as const) : []),
    ...(game.hasPolitics ? (['politics'] as const) : []),
    ...(game.hasWinter ? (['winter'] as const) : []),
  ];
}

function movement({ movable, picked, aimed, undo }: Moment): string {
  if (aimed) return 'guide-confirm';
  if (picked > 0) return 'guide-goal';
  if (movable === 0) return 'guide-end';
  return undo > 0 ? 'guide-more' : 'guide-pick';
}

/**
 * The key of the lesson. `knows` says whether there is a lesson for a kind of question, `isMet` whether the player has
 * had it before: then the guide is silent. In the first turn it speaks of every question.
 */
export function lessonOf(
  moment: Moment,
  knows: (key: string) => boolean,
  isMet: (lesson: string) => boolean,
): string | null {
  if (moment.over) return 'guide-done';
  const isFirst = moment.turn <= 1;
  if (moment.about === null) return isFirst ? 'guide-waiting' : null;
  if (moment.about === 'movement') return isFirst || !isMet('march') ? movement(moment) : null;
  const key = `guide-at-${moment.about}`;
  if (knows(key)) return isMet(key) ? null : key;
  return isFirst ? 'guide-other' : null;
}

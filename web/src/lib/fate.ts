/** Cards of fate as the log tells them: what is written on the version that was drawn stands nowhere else. */
import type { Board, Language, Names } from './board';
import type { EventNews } from './types';
import type { Value } from '../wire/Value';

export interface Drawn {
  /** Of the event. */
  number: number;
  /** The turn after which it was drawn. */
  turn: number;
  title: Names;
  text: Names;
}

function namesOf(value: Value | undefined): Names {
  if (typeof value === 'object' && !Array.isArray(value) && 'en' in value) return value;
  return { en: '', de: '', el: '' };
}

/** The first one first. */
export function fateDrawn(events: readonly EventNews[]): Drawn[] {
  const list: Drawn[] = [];
  let turn = 1;
  for (const { number, message } of events) {
    const { key, args = {} } = message;
    if (key === 'told-turn-began') turn = Number(args.turn);
    if (key === 'told-fate-drawn') list.push({ number, turn, title: namesOf(args.title), text: namesOf(args.text) });
  }
  return list;
}

/** The card of the pack that was drawn. */
export const slugOf = ({ title }: Drawn, { cards }: Board): string =>
  Object.keys(cards).find((slug) => cards[slug]?.title.en === title.en) ?? '';

/** A card whose title says all has no other text. */
export const textOf = ({ title, text }: Drawn, language: Language): string =>
  text[language] === title[language] ? '' : text[language];

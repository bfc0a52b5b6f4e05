/** Cards of fate as read from the log: only there is the text of the version that was drawn. */
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

/** In the order in which they were drawn. */
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

/** A card without a text of its own shows its title. */
export const textOf = ({ title, text }: Drawn, language: Language): string =>
  text[language] === title[language] ? '' : text[language];

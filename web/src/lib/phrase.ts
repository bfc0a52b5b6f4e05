/** An entry of the legal list as a sentence. The verb says which message; what it names comes with the entry. */
import type { Naming } from './board';
import { faceOf, GLYPHS, readCard, suitOfLetter } from './cards';
import { forms, has, listed, say } from './language.svelte';
import { verbOf } from './choose';
import type { ActionWire } from './types';

/** `reserve.2=s5`: what a Reserve is declared to be. */
function declared(text: string): string {
  const match = /=([cshd])(\d+)/.exec(text);
  const suit = suitOfLetter(match?.[1] ?? '');
  return suit ? ` = ${GLYPHS[suit]}${match?.[2] ?? ''}` : '';
}

/** `execute obey saxony=-1 russia=+2` in words. */
function execution(text: string, naming: Naming): string {
  const parts = text.includes(' obey') ? [say('act-obey')] : [];
  for (const match of text.matchAll(/([a-z]+)=([+-]?\d+)/g)) {
    const track = naming.board.tracks.find((one) => one.slug === match[1]);
    const steps = Number(match[2]);
    const name = track?.name[naming.language] ?? match[1] ?? '';
    parts.push(`${name} ${steps < 0 ? '←' : '→'} ${Math.abs(steps)}`);
  }
  return parts.length > 0 ? parts.join(', ') : say('act-nothing');
}

/** `via Glatz – Nachod`; a march to the next city goes straight there. */
export const wayOf = ({ cities }: ActionWire, naming: Naming): string =>
  cities.length > 2
    ? say('route-via', { way: cities.slice(1, -1).map(naming.city).join(' – ') })
    : say('route-straight');

export const cardsOf = (names: readonly string[]): string =>
  names.map((name) => (readCard(name).suit === 'reserve' ? say('reserve') : faceOf(readCard(name)))).join(' ');

/** `about` is the current question: passing or ending means something different in each. */
export function phrase(action: ActionWire, naming: Naming, about = ''): string {
  const { text, pieces, cities, cards } = action;
  const verb = verbOf(action);
  const rest = text.slice(verb.length + 1);
  if (verb === 'execute') return execution(text, naming);
  if (text === 'offensive no') return say('act-offensive-no');
  const values = {
    pieces: listed(pieces.map(naming.piece)),
    first: naming.piece(pieces[0] ?? (verb === 'hussar' ? (rest.split(' ')[0] ?? '') : '')),
    second: naming.piece(pieces[1] ?? ''),
    city: naming.city(cities.at(-1) ?? ''),
    way: cities.slice(1, -1).map(naming.city).join(' – '),
    stops: Math.max(0, cities.length - 2),
    card: cardsOf(cards) + declared(text),
    suit: GLYPHS[suitOfLetter(rest) ?? 'reserve'],
    name: naming.card(rest),
    number: Number(/-?\d+/.exec(rest)?.[0] ?? 0),
    giver: naming.power(rest.split(' ')[0] ?? ''),
    receiver: naming.power(rest.split(' ')[1] ?? ''),
  };
  const special = `act-${verb}-${about}`;
  const key = has(special) ? special : `act-${verb}`;
  if (!has(key)) return text;
  const sentence = say(key, values);
  return text.endsWith(' double') ? `${sentence} ${say('act-double')}` : sentence;
}

/** Where a language has a singular of the suit, one card is of that. */
function suitOfOne(suit: string): string {
  const key = `suit-${suit}`;
  return say(forms(key).includes('one') ? `${key}.one` : key);
}

/** `the 6 of spades` */
function namedCard(action: ActionWire): string {
  const card = readCard(action.cards[0] ?? '');
  const match = /=([cshd])(\d+)/.exec(action.text);
  const suit = card.suit === 'reserve' ? suitOfLetter(match?.[1] ?? '') : card.suit;
  const named = suit
    ? say('order-card', { value: card.value ?? Number(match?.[2] ?? 0), suit: suitOfOne(suit) })
    : say('order-reserve');
  return card.suit === 'reserve' && suit ? say('order-reserve-as', { card: named }) : named;
}

/** What the button of an order says: what it does. */
export function doing(action: ActionWire, naming: Naming, about = ''): string {
  const key = `do-${verbOf(action)}`;
  if (!has(key)) return phrase(action, naming, about);
  return say(key, { card: action.cards.length > 0 ? namedCard(action) : '' });
}

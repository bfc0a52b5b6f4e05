/** A treaty being drafted: clauses as fields, written in the notation of actions and said in words. */
import type { Board, Naming } from './board';
import type { MessageWire } from '../wire/MessageWire';
import type { ValueWire } from '../wire/ValueWire';

export const KINDS = [
  'truce',
  'no-attack',
  'no-conquest',
  'no-capture',
  'no-hussars',
  'no-block',
  'not-enter',
  'not-leave',
  'keep-away',
  'subsidy',
  'cancel',
  'vote',
  'no-take',
  'no-execute',
  'peace',
  'promise',
] as const;
export type Kind = (typeof KINDS)[number];
export const CONDITIONS = ['none', 'clear', 'held', 'kept'] as const;
export type ConditionKind = (typeof CONDITIONS)[number];
export const DATES = ['turn', 'stage', 'winter'] as const;
export type DateKind = (typeof DATES)[number];
/** The maximum number of excepted places in a treaty. */
export const MOST_EXCEPTIONS = 4;

/** All fields of a clause; each kind uses some of them. */
export interface Draft {
  kind: Kind;
  power: string;
  /** Receiver of a subsidy, or the power that is spared; `` for anybody. */
  other: string;
  turns: number;
  candidate: 'franz' | 'karl';
  /** An area, `@territory`, a city, or `` for any place. */
  place: string;
  /** With a city: everything within this distance of it. */
  around: number;
  fortress: string;
  distance: number;
  /** A political card, or `` for any. */
  card: string;
  agree: boolean;
  /** Ends with a turn, with a power's stage in it, or with the next winter. */
  date: DateKind;
  until: number;
  stage: string;
  /** Places the clause does not cover, written like `place`. */
  except: readonly string[];
  /** A conditional clause may expire after a turn. */
  dated: boolean;
  condition: ConditionKind;
  conditionPower: string;
  conditionPlace: string;
  conditionFortress: string;
  conditionClause: number;
}

/** The fields of each kind, in the order of the notation. */
export type Field =
  'power' | 'other' | 'turns' | 'candidate' | 'place' | 'fortress' | 'distance' | 'card' | 'agree' | 'until';
const SPARING: readonly Field[] = ['power', 'other', 'place', 'until'];
const FIELDS: Record<Kind, readonly Field[]> = {
  truce: SPARING,
  'no-attack': SPARING,
  'no-conquest': SPARING,
  'no-capture': SPARING,
  'no-hussars': SPARING,
  'no-block': SPARING,
  'not-enter': ['power', 'place', 'until'],
  'not-leave': ['power', 'place', 'until'],
  'keep-away': ['power', 'fortress', 'distance', 'until'],
  subsidy: ['power', 'other', 'turns'],
  cancel: ['power', 'other'],
  vote: ['power', 'candidate'],
  'no-take': ['power', 'card', 'until'],
  'no-execute': ['power', 'card', 'until'],
  peace: ['power', 'agree', 'until'],
  promise: ['power', 'until'],
};

export const fieldsOf = ({ kind }: Draft): readonly Field[] => FIELDS[kind];
/** Clauses that wait for a condition indefinitely, or optionally until a turn. */
export const mayBeDated = ({ kind, condition }: Draft): boolean =>
  condition !== 'none' && (kind === 'subsidy' || kind === 'cancel');
export const isDated = (draft: Draft): boolean =>
  FIELDS[draft.kind].includes('until') || (draft.dated && mayBeDated(draft));
/** Kinds that spare another power, and those that can spare everybody. */
export const isSparing = (kind: Kind): boolean => FIELDS[kind] === SPARING;
export const maySpareAnybody = (kind: Kind): boolean => kind === 'no-conquest' || kind === 'no-capture';
/** Clauses about places can have exceptions. */
export const mayExcept = ({ kind }: Draft): boolean => isSparing(kind) || needsPlace(kind) || kind === 'keep-away';
/** Kinds that need a specific place. */
export const needsPlace = (kind: Kind): boolean => kind === 'not-enter' || kind === 'not-leave';

export function newDraft(powers: readonly string[], others: readonly string[], board: Board, turn: number): Draft {
  const fortress = fortressesOf(board)[0] ?? '';
  return {
    kind: 'no-attack',
    power: powers[0] ?? '',
    other: others[0] ?? '',
    turns: 2,
    candidate: 'franz',
    place: '',
    around: 0,
    fortress,
    distance: 3,
    card: '',
    agree: true,
    date: 'turn',
    until: turn,
    stage: powers[0] ?? '',
    except: [],
    dated: false,
    condition: 'none',
    conditionPower: others[0] ?? '',
    conditionPlace: '',
    conditionFortress: fortress,
    conditionClause: 1,
  };
}

export const fortressesOf = (board: Board): string[] =>
  Object.keys(board.cities).filter((slug) => board.cities[slug]?.site !== undefined);

const isCity = (board: Board, place: string): boolean =>
  board.areas.every(({ slug }) => slug !== place) && board.cities[place] !== undefined;
const placeWord = (draft: Draft, board: Board): string =>
  draft.around > 0 && isCity(board, draft.place) ? `${draft.place}/${draft.around}` : draft.place;

function conditionText(draft: Draft): string {
  if (draft.condition === 'clear')
    return `if clear ${draft.conditionPower} ${draft.conditionPlace || 'everywhere'} then `;
  if (draft.condition === 'held') return `if held ${draft.conditionFortress} ${draft.conditionPower} then `;
  return draft.condition === 'kept' ? `if kept ${draft.conditionClause} then ` : '';
}

export function writeClause(draft: Draft, board: Board): string {
  const { kind, power, other } = draft;
  const place = placeWord(draft, board);
  const spared = [other, place ? `in ${place}` : ''].filter((word) => word !== '').join(' ');
  const words: Record<Kind, string> = {
    truce: spared,
    'no-attack': spared,
    'no-conquest': spared,
    'no-capture': spared,
    'no-hussars': spared,
    'no-block': spared,
    'not-enter': place,
    'not-leave': place,
    'keep-away': `${draft.fortress} ${draft.distance}`,
    subsidy: `${other} ${draft.turns}`,
    cancel: other,
    vote: draft.candidate,
    'no-take': draft.card,
    'no-execute': draft.card,
    peace: draft.agree ? 'yes' : 'no',
    promise: '',
  };
  const except = mayExcept(draft) ? draft.except.map((one) => `except ${one}`).join(', ') : '';
  return (
    conditionText(draft) + [kind, power, words[kind], dateText(draft), except].filter((word) => word !== '').join(' ')
  );
}

function dateText(draft: Draft): string {
  if (!isDated(draft)) return '';
  const preposition = draft.kind === 'promise' ? 'at' : 'until';
  if (draft.date === 'winter') return `${preposition} winter`;
  return draft.date === 'stage' ? `${preposition} ${draft.until} ${draft.stage}` : `${preposition} ${draft.until}`;
}

export function writeProposal(partner: string, drafts: readonly Draft[], words: string, board: Board): string {
  const clauses = drafts.map((draft) => writeClause(draft, board)).join('; ');
  const plain = words.replaceAll(/\s+/g, ' ').trim();
  return `propose ${partner}: ${clauses}${plain ? ` -- ${plain}` : ''}`;
}

const power = (slug: string): MessageWire => ({ key: `power-${slug}` });
const number = (key: string, n: number): MessageWire => ({ key, args: { n } });

export function placeMessage(place: string, around: number, naming: Naming): ValueWire {
  const { board } = naming;
  if (place === '' || place === 'everywhere') return { key: 'ground-anywhere' };
  const named = place.startsWith('@')
    ? board.territories.find(({ slug }) => `@${slug}` === place)
    : board.areas.find(({ slug }) => slug === place);
  if (named) return named.name;
  const city = naming.city(place);
  return around > 0 ? { key: 'ground-around', args: { city, distance: number('n-cities', around) } } : city;
}

function promise(draft: Draft, naming: Naming): MessageWire {
  const own = power(draft.power);
  const place = placeMessage(draft.place, draft.around, naming);
  const titled = (none: string, one: string): MessageWire =>
    draft.card === ''
      ? { key: none, args: { power: own } }
      : { key: one, args: { power: own, card: naming.card(draft.card) } };
  switch (draft.kind) {
    case 'truce':
    case 'no-attack':
    case 'no-conquest':
    case 'no-capture':
    case 'no-hussars':
    case 'no-block':
      return sparing(draft, own, place);
    case 'promise':
      return inWords(draft, own);
    case 'not-enter':
    case 'not-leave':
      return { key: `promise-${draft.kind}`, args: { power: own, place } };
    case 'keep-away':
      return {
        key: 'promise-keep-away',
        args: { power: own, city: naming.city(draft.fortress), distance: number('n-cities', draft.distance) },
      };
    case 'subsidy':
      return {
        key: 'promise-subsidy',
        args: { power: own, receiver: power(draft.other), turns: number('n-turns', draft.turns) },
      };
    case 'cancel':
      return { key: 'promise-cancel', args: { power: own, receiver: power(draft.other) } };
    case 'vote':
      return { key: `promise-vote-${draft.candidate}`, args: { power: own } };
    case 'no-take':
      return titled('promise-take-none', 'promise-not-take');
    case 'no-execute':
      return titled('promise-execute-none', 'promise-not-execute');
    case 'peace':
      return { key: draft.agree ? 'promise-peace' : 'promise-no-peace', args: { power: own } };
  }
}

/** Messages of the kinds that can spare everybody. */
const SPARES_ANYBODY: Partial<Record<Kind, string>> = {
  'no-conquest': 'promise-conquer-nothing',
  'no-capture': 'promise-capture-nothing',
};

function sparing({ kind, other, place }: Draft, own: MessageWire, where: ValueWire): MessageWire {
  const key = other === '' ? (SPARES_ANYBODY[kind] ?? '') : `promise-${kind}`;
  const whom: Record<string, ValueWire> = other === '' ? {} : { target: power(other) };
  return place === ''
    ? { key, args: { power: own, ...whom } }
    : { key: `${key}-in`, args: { power: own, ...whom, place: where } };
}

function inWords({ date, until, stage }: Draft, own: MessageWire): MessageWire {
  if (date === 'winter') return { key: 'promise-words-next-winter', args: { power: own } };
  if (date === 'stage') return { key: 'promise-words-stage', args: { power: own, turn: until, stage: power(stage) } };
  return { key: 'promise-words', args: { power: own, turn: until } };
}

function dated(plain: MessageWire, draft: Draft): MessageWire {
  if (!isDated(draft) || draft.kind === 'promise') return plain;
  if (draft.date === 'winter') return { key: 'clause-until-next-winter', args: { promise: plain } };
  if (draft.date === 'stage')
    return { key: 'clause-until-stage', args: { promise: plain, until: draft.until, power: power(draft.stage) } };
  return { key: 'clause-until', args: { promise: plain, until: draft.until } };
}

function conditionMessage(draft: Draft, naming: Naming): MessageWire | null {
  const who = power(draft.conditionPower);
  if (draft.condition === 'clear') {
    if (draft.conditionPlace === '') return { key: 'while-clear', args: { power: who } };
    return { key: 'while-clear-in', args: { power: who, place: placeMessage(draft.conditionPlace, 0, naming) } };
  }
  if (draft.condition === 'held')
    return { key: 'while-held', args: { power: who, city: naming.city(draft.conditionFortress) } };
  return draft.condition === 'kept' ? { key: 'while-kept', args: { clause: draft.conditionClause } } : null;
}

/** The clause as a message, worded as the server would. */
export function sayClause(draft: Draft, naming: Naming): MessageWire {
  const plain = dated(promise(draft, naming), draft);
  const places = mayExcept(draft) ? draft.except.map((one) => placeMessage(one, 0, naming)) : [];
  const whole: MessageWire = places.length > 0 ? { key: 'clause-except', args: { promise: plain, places } } : plain;
  const condition = conditionMessage(draft, naming);
  return condition ? { key: 'clause-while', args: { condition, promise: whole } } : whole;
}

/** The facts shown in the popover: read from the view, nothing computed. */
import type { Naming, TrackBox } from './board';
import { GLYPHS, readCard, type Card } from './cards';
import { listed, say } from './language.svelte';
import { tell } from './tell';
import type { Prospect } from './prospect';
import { cardsOf } from './phrase';
import type { Topic } from './topics';
import type { ViewWire } from './types';

/** A sentence and the topic of its rule. */
export interface FactLine {
  text: string;
  topic?: Topic;
}

export interface FactSheet {
  heading: string;
  /** The power whose coat of arms precedes the heading. */
  power?: string;
  lines: FactLine[];
}

type Sheet = (word: string, view: ViewWire, naming: Naming, more: string) => FactSheet | null;

/** `Spades 10, set 2` */
export function cardLabel(card: Card): string {
  return `${card.value === null ? say('reserve') : `${say(`suit-${card.suit}`)} ${card.value}`}, ${say('of-set', { set: card.set })}`;
}

export function backs(sets: readonly number[]): string {
  return sets
    .map((n, at) => (n > 0 ? say('of-back', { n, set: at + 1 }) : ''))
    .filter((text) => text !== '')
    .join(', ');
}

/** Who else knows a card of one's own hand. */
function secrecy(
  name: string,
  { power, hand: { exposed } }: ViewWire['powers'][number],
  naming: Naming,
  mode: string,
): string {
  const where = naming.power(power);
  const seats = exposed.filter(({ cards }) => cards.includes(name)).map(({ seat }) => seat);
  if (seats.length === 0) return say('fact-unseen', { power: where });
  if (seats.includes(null)) return say('fact-seen-all', { power: where });
  return say('fact-seen', { power: where, who: listed(seats.map((seat) => naming.seat(mode, seat ?? ''))) });
}

const card: Sheet = (word, view, naming) => {
  const face = readCard(word);
  const lines: FactLine[] =
    face.value === null
      ? [{ text: say('fact-reserve'), topic: 'reserve' }]
      : [
          {
            text: say('fact-fights', { n: face.value, glyph: GLYPHS[face.suit], suit: say(`suit-${face.suit}`) }),
            topic: 'fights',
          },
          { text: say('fact-pays', { n: face.value }), topic: 'pays' },
        ];
  const owner = view.powers.find(({ hand }) => hand.cards?.includes(word));
  if (owner) lines.push({ text: secrecy(word, owner, naming, view.mode), topic: 'hand' });
  return { heading: cardLabel(face), lines };
};

const power: Sheet = (word, view, naming) => {
  const one = view.powers.find(({ power }) => power === word);
  if (!one) return null;
  const { standing, hand } = one;
  const names = (powers: readonly string[]): string => listed(powers.map(naming.power));
  const lines: FactLine[] = [{ text: say('fact-led', { seat: naming.seat(view.mode, one.seat) }) }];
  if (!one.present) return { heading: naming.power(word), power: word, lines: [...lines, { text: say('power-gone') }] };
  if (standing)
    lines.push({ text: say('goal-title', { held: standing.held, needed: standing.needed }), topic: 'goal' });
  if (standing?.alternative) {
    const { held, needed } = standing.alternative;
    lines.push({ text: say('goal-other', { held, needed }), topic: 'goal' });
  }
  if (standing?.eased) lines.push({ text: say('fact-eased'), topic: 'eased' });
  lines.push(...poolLines(word, view, naming));
  lines.push({
    text: say('armies-title', { n: one.armies, most: one.ceiling ?? 0, ...naming.unit }),
    topic: 'ceiling',
  });
  const sets = backs(hand['by-set']);
  lines.push({ text: `${say('fact-cards', { n: hand.count })}${sets === '' ? '' : ` (${sets})`}`, topic: 'hand' });
  if (hand.known.length > 0) lines.push({ text: say('known-cards', { cards: cardsOf(hand.known) }) });
  if (hand.lacks.length > 0)
    lines.push({ text: say('known-lacks', { suits: listed(hand.lacks.map((suit) => say(`suit-${suit}`))) }) });
  lines.push({
    text:
      one.discards > 0
        ? say('fact-income-less', { n: one.income, less: one.discards })
        : say('fact-income', { n: one.income }),
    topic: 'income',
  });
  if (one.neutral) lines.push({ text: say('fact-neutral') });
  else if (one.enemies.length > 0) lines.push({ text: say('fact-enemies', { powers: names(one.enemies) }) });
  if (one.partners.length > 0) lines.push({ text: say('fact-partners', { powers: names(one.partners) }) });
  return { heading: naming.power(word), power: word, lines };
};

/** The markers of a major power of MARIA. */
function poolLines(word: string, view: ViewWire, naming: Naming): FactLine[] {
  const pool = naming.isAdvanced(view.mode) ? view.maria?.pools.find(({ power }) => power === word) : undefined;
  if (!pool) return [];
  const winters = pool['winter-score'];
  const lines: FactLine[] = [
    { text: say('fact-pool', { n: Math.max(0, pool.pool) }), topic: 'goal' },
    { text: say('fact-battle', { n: pool.battle }), topic: 'battle-box' },
  ];
  if (winters !== null) lines.push({ text: say('fact-winters', { n: winters }), topic: 'pool' });
  return lines;
}

const political: Sheet = (word, _view, naming) => {
  const facts = naming.board.cards[word];
  if (!facts) return null;
  const lines: FactLine[] = facts.text ? [{ text: facts.text[naming.language], topic: 'political' }] : [];
  for (const { track, options } of facts.shifts ?? []) {
    const found = naming.board.tracks.find(({ slug }) => slug === track);
    lines.push({ text: `${found?.name[naming.language] ?? track} ${options.map(steps).join(' / ')}`, topic: 'track' });
  }
  if (facts.arms && facts.arms.length > 0)
    lines.push({ text: say('fact-arms', { powers: listed(facts.arms.map(naming.power)) }), topic: 'arms' });
  return { heading: naming.card(word), lines };
};

/** `←2`, `→1` */
export const steps = (number: number): string => `${number < 0 ? '←' : '→'}${Math.abs(number)}`;

const fate: Sheet = (word, _view, naming, suit) => {
  const facts = naming.board.cards[word];
  if (!facts) return null;
  const text = (facts.versions?.[suit as 'spades'] ?? facts.text)?.[naming.language];
  const lines: FactLine[] = text ? [{ text }] : [];
  lines.push(
    { text: say('fact-fate'), topic: 'fate' },
    { text: say(facts.versions ? 'fact-event' : 'fact-stroke'), topic: 'stroke' },
  );
  return { heading: naming.card(word), lines };
};

/** The effect of a track box, in words. */
export function boxWords({ status, s, star, icons = [] }: TrackBox, naming: Naming): string {
  const parts = status ? [say(`track-${status}`)] : [];
  parts.push(...icons.map(({ kind, power: whose }) => say(`track-${kind}`, { power: naming.power(whose) })));
  if (s) parts.push(say('track-annexation'));
  if (star) parts.push(say('track-star'));
  return parts.length > 0 ? parts.join('; ') : say('track-plain');
}

const track: Sheet = (word, view, naming, place) => {
  const at = naming.board.tracks.findIndex(({ slug }) => slug === word);
  const found = naming.board.tracks[at];
  const box = found?.boxes[Number(place)];
  if (!found || !box) return null;
  const here = view.maria?.tracks[at] ?? 0;
  const lines: FactLine[] = [
    { text: say('track-at', { box: Number(place) + 1, of: found.boxes.length }) },
    { text: boxWords(box, naming), topic: 'track' },
  ];
  if (here !== Number(place)) lines.push({ text: say('fact-marker-at', { box: here + 1 }) });
  return { heading: found.name[naming.language], lines };
};

const trump: Sheet = (word) => ({
  heading: say('trump-is', { suit: say(`suit-${word}`) }),
  lines: [{ text: say('fact-trump'), topic: 'trump' }],
});

const square: Sheet = (word, view, naming) => {
  const laid = view.maria?.display.find((one) => one.power === word);
  if (!laid) return null;
  const lines: FactLine[] = [];
  if (laid.open.length > 0) lines.push({ text: say('fact-open', { cards: cardsOf(laid.open) }) });
  if (laid['face-down'].length > 0)
    lines.push({ text: say('fact-turned-down', { cards: cardsOf(laid['face-down']) }) });
  if (laid['own-card']) lines.push({ text: say('fact-own-card', { cards: cardsOf([laid['own-card']]) }) });
  else if (laid.placed) lines.push({ text: say('fact-placed') });
  lines.push({ text: say('fact-influence'), topic: 'influence' });
  return { heading: naming.power(word), power: word, lines };
};

const box: Sheet = (word, _view, naming, holder) => ({
  heading: say(`victory-${word}`),
  power: holder === '' ? undefined : holder,
  lines: [
    { text: say(`fact-box-${word}`), topic: word as Topic },
    ...(holder === '' ? [] : [{ text: say('fact-box-held', { power: naming.power(holder) }) }]),
  ],
});

const turn: Sheet = (word) => ({
  heading: say('turn', { turn: word }),
  lines: [{ text: say('fact-turn'), topic: 'turns' }],
});

/** Cards of which only the number is shown in place. */
const cards: Sheet = (word) => {
  const names = word.split('+');
  return { heading: say('cards-n', { n: names.length }), lines: [{ text: cardsOf(names), topic: 'sets' }] };
};

const SHEETS: Readonly<Record<string, Sheet>> = {
  card,
  cards,
  power,
  political,
  fate,
  track,
  trump,
  square,
  box,
  turn,
};

/** How the seat of a power wins, what it lacks, and whether the others should worry. */
function goalLines(word: string, view: ViewWire, prospects: readonly Prospect[]): FactLine[] {
  const seat = view.powers.find(({ power: one, present }) => one === word && present)?.seat;
  const prospect = prospects.find((one) => one.seat === seat);
  if (!prospect) return [];
  const { goal, lacks, warning } = prospect;
  const lines: FactLine[] = [{ text: say('goal-card', { goal: tell(goal) }), topic: 'goal' }];
  return [...lines, ...[lacks, warning].flatMap((one) => (one ? [{ text: tell(one) }] : []))];
}

/** The sheet for a `data-fact`: `card s10.2`, `power prussia`, `track saxony 3`, `words Heading|Text`. */
export function sheetOf(
  fact: string,
  view: ViewWire,
  naming: Naming,
  prospects: readonly Prospect[] = [],
): FactSheet | null {
  const [kind = '', word = '', more = ''] = fact.split(' ');
  // Text given directly: a heading and a body.
  if (kind === 'words') {
    const [heading = '', text = ''] = fact.slice('words '.length).split('|');
    return { heading, lines: [{ text }] };
  }
  const sheet = SHEETS[kind]?.(word, view, naming, more);
  if (!sheet) return null;
  // After who leads the power.
  const goals = kind === 'power' ? goalLines(word, view, prospects) : [];
  const great = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    ...sheet,
    heading: great(sheet.heading),
    lines: [...sheet.lines.slice(0, 1), ...goals, ...sheet.lines.slice(1)].map((line) => ({
      ...line,
      text: great(line.text),
    })),
  };
}

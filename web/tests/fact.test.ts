/** What is said of cards, powers, tracks and boxes when they are looked at, and when it is said. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardOf } from './boards';
import { Naming } from '../src/lib/board';
import { sheetOf } from '../src/lib/fact';
import { say, setMessages } from '../src/lib/language.svelte';
import { ruleOf } from '../src/lib/topics';
import type { ViewWire } from '../src/lib/types';
import FactHost from '../src/table/FactHost.svelte';

const hand = {
  count: 3,
  'by-set': [2, 1, 0, 0],
  cards: null as string[] | null,
  known: [] as string[],
  exposed: [],
  lacks: [] as string[],
};
const power = (slug: string, more: object = {}): object => ({
  power: slug,
  seat: 'frederick',
  present: true,
  enemies: ['austria'],
  partners: [],
  neutral: false,
  armies: 22,
  ceiling: null,
  hand,
  income: 3,
  discards: 0,
  standing: { held: 2, needed: 13, eased: false, alternative: null },
  ...more,
});
const pool = { power: 'prussia', pool: 11, battle: 0, 'set-aside': 0, 'winter-score': 4 };
const view = {
  mode: 'advanced-3p',
  powers: [
    power('prussia', { hand: { ...hand, known: ['s10.2'], lacks: ['hearts'] } }),
    power('austria', {
      seat: 'maria-theresa',
      hand: {
        ...hand,
        cards: ['c5.1', 'h7.1', 'd4.1'],
        exposed: [
          { seat: null, cards: ['c5.1'] },
          { seat: 'frederick', cards: ['h7.1', 'c5.1'] },
        ],
      },
    }),
    power('france', { standing: { held: 2, needed: 13, eased: false, alternative: { held: 3, needed: 9 } } }),
    power('saxony', { present: false }),
  ],
  maria: {
    tracks: [1, 2, 3],
    pools: [pool],
    display: [{ power: 'prussia', open: ['h7.1'], 'face-down': ['c5.1'], placed: true, 'own-card': null }],
  },
} as unknown as ViewWire;
const maria = new Naming(boardOf('maria'), 'en');
const friedrich = new Naming(boardOf('friedrich'), 'en');
const loadLanguage = (language: 'en' | 'de' | 'el' = 'en'): void =>
  setMessages(language, readFileSync(join(import.meta.dirname, `../../data/lang/${language}.ftl`), 'utf8'));
const texts = (fact: string, naming = maria): string[] | undefined =>
  sheetOf(fact, view, naming)?.lines.map(({ text }) => text);

beforeEach(() => loadLanguage());

describe('sheets', () => {
  test('a power: goal, pool, troops, cards, income and friends', () => {
    const sheet = sheetOf('power prussia', view, maria);
    expect(sheet?.heading).toBe('Prussia');
    expect(sheet?.lines.map(({ text }) => text)).toEqual([
      'Led by Frederick.',
      '2 of 13 needed to win.',
      say('fact-pool', { n: 11 }),
      say('fact-battle', { n: 0 }),
      say('fact-winters', { n: 4 }),
      '22 troops',
      '3 cards in hand (2 of set 1, 1 of set 2)',
      say('known-cards', { cards: '♠10' }),
      expect.stringContaining('hearts'),
      'Draws 3 cards each turn.',
      'At war with Austria.',
    ]);
    const folded = {
      ...view,
      maria: { ...view.maria, pools: [{ ...pool, 'winter-score': null }] },
    } as unknown as ViewWire;
    expect(sheetOf('power prussia', folded, maria)?.lines.map(({ text }) => text)).not.toContain(
      say('fact-winters', { n: 4 }),
    );
    expect(sheetOf('power prussia', folded, maria)?.lines.length).toBe((sheet?.lines.length ?? 0) - 1);
    expect(texts('power prussia', friedrich)).toContain('22 armies');
    expect(texts('power saxony')).toEqual([say('fact-led', { seat: 'Frederick' }), say('power-gone')]);
    expect(texts('power france')?.slice(1, 3)).toEqual(['2 of 13 needed to win.', 'Another way to win: 3 of 9.']);
    expect(sheetOf('power nobody', view, maria)).toBeNull();
  });

  test('a card of the own hand says who knows it, and one of no hand does not', () => {
    expect(texts('card c5.1')?.at(-1)).toBe(say('fact-seen-all', { power: 'Austria' }));
    expect(texts('card h7.1')?.at(-1)).toBe(say('fact-seen', { power: 'Austria', who: 'Frederick' }));
    expect(texts('card d4.1')?.at(-1)).toBe(say('fact-unseen', { power: 'Austria' }));
    expect(texts('card s10.2')).toEqual([
      say('fact-fights', { n: 10, suit: 'spades', glyph: '♠' }),
      say('fact-pays', { n: 10 }),
    ]);
    expect(texts('card reserve.1')).toEqual([say('fact-reserve')]);
  });

  test('cards of politics and of fate, tracks, the display and the boxes', () => {
    const political = Object.keys(maria.board.cards)[0] ?? '';
    expect(sheetOf(`political ${political}`, view, maria)?.heading).toBe(maria.card(political));
    const fate = Object.keys(friedrich.board.cards)[0] ?? '';
    expect(sheetOf(`fate ${fate}`, view, friedrich)?.lines.some(({ topic }) => topic === 'fate')).toBe(true);
    const [track] = maria.board.tracks;
    expect(texts(`track ${track?.slug} 0`)).toContain(say('fact-marker-at', { box: 2 }));
    expect(texts(`track ${track?.slug} 1`)).not.toContain(say('fact-marker-at', { box: 2 }));
    expect(sheetOf(`track ${track?.slug} 99`, view, maria)).toBeNull();
    expect(texts('square prussia')?.slice(0, 3)).toEqual([
      say('fact-open', { cards: '♥7' }),
      say('fact-turned-down', { cards: '♣5' }),
      say('fact-placed'),
    ]);
    expect(texts('box emperor france')?.at(-1)).toBe(say('fact-box-held', { power: 'France' }));
    expect(texts('box silesia ')?.length).toBe(1);
  });

  test('cards that are only counted are named, and words that are at hand are said', () => {
    expect(sheetOf('cards s10.2+reserve.1', view, maria)).toEqual({
      heading: '2 cards',
      lines: [{ text: '♠10 Reserve', topic: 'sets' }],
    });
    expect(sheetOf('words +3 … +5|They answer: no luck', view, maria)).toEqual({
      heading: '+3 … +5',
      lines: [{ text: 'They answer: no luck' }],
    });
  });

  test.each(['en', 'de', 'el'] as const)(
    'in %s no sentence lacks anything, and every topic has its rule',
    (language) => {
      loadLanguage(language);
      const named = new Naming(boardOf('maria'), language);
      const facts = [
        'power prussia',
        'power austria',
        'card c5.1',
        'card reserve.1',
        'trump hearts',
        'square prussia',
        'box italy austria',
        'turn 4',
      ];
      for (const fact of facts) {
        const sheet = sheetOf(fact, view, named);
        expect(sheet?.lines.length, fact).toBeGreaterThan(0);
        for (const { text, topic } of sheet?.lines ?? []) {
          expect(text, fact).not.toMatch(/\{|\$|^fact-/);
          if (topic) expect(ruleOf('maria', topic), topic).toMatch(/^M-/);
        }
      }
    },
  );
});

describe('the sheet opens', () => {
  let thing: HTMLElement;
  let host: ReturnType<typeof mount>;
  const shown = (): string => document.querySelector('.facts h2')?.lastChild?.textContent?.trim() ?? '';
  const point = (type: string, at: Element, how: PointerEventInit): boolean =>
    at.dispatchEvent(new PointerEvent(type, { bubbles: true, ...how }));
  const wait = (time: number): void => {
    vi.advanceTimersByTime(time);
    flushSync();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML =
      '<p>else</p><span data-fact="power prussia" tabindex="0"><button data-tap>Prussia</button></span>';
    thing = document.querySelector('button') as HTMLElement;
    host = mount(FactHost, { target: document.body, props: { view, naming: maria } });
    flushSync();
  });
  afterEach(() => {
    void unmount(host);
    vi.useRealTimers();
  });

  test('where the mouse rests, not where it passes, and goes when it has left', () => {
    point('pointerover', thing, { pointerType: 'mouse' });
    wait(300);
    expect(shown()).toBe('');
    wait(300);
    expect(shown()).toBe('Prussia');
    point('pointerover', document.querySelector('p') as Element, { pointerType: 'mouse' });
    wait(2_000);
    expect(shown()).toBe('');
  });

  test('under a finger that is held, and the click that follows does nothing', () => {
    const clicked = vi.fn();
    thing.addEventListener('click', clicked);
    point('pointerdown', thing, { pointerType: 'touch' });
    wait(600);
    expect(shown()).toBe('Prussia');
    thing.click();
    expect(clicked).not.toHaveBeenCalled();
    point('pointerdown', thing, { pointerType: 'touch', clientX: 5 });
    point('pointermove', thing, { pointerType: 'touch', clientX: 50 });
    wait(600);
    expect(shown()).toBe('');
  });

  test('by the key i and by a click; Escape takes it away and gives the focus back', () => {
    thing.focus();
    thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
    flushSync();
    expect(shown()).toBe('Prussia');
    expect(document.activeElement?.className).toContain('close');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(shown()).toBe('');
    expect(document.activeElement).toBe(thing);
    thing.click();
    flushSync();
    expect(shown()).toBe('Prussia');
  });
});

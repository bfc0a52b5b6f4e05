import { describe, expect, test } from 'vitest';
import { soundsOf, type Known } from '../src/sounds/occasions';

const told = (...keys: string[]): Known['events'] => keys.map((key, at) => ({ number: at + 1, message: { key } }));
const quiet: Known = { events: told('told-turn-began'), talk: [], asked: false, you: 'frederick' };

describe('a sound is made', () => {
  test('when something is asked that was not asked before', () => {
    expect(soundsOf(quiet, { ...quiet, asked: true })).toEqual(['turn']);
    expect(soundsOf({ ...quiet, asked: true }, { ...quiet, asked: true })).toEqual([]);
  });

  test('for a card, for a fight decided, once each however many there were', () => {
    const events = told('told-turn-began', 'told-played', 'told-played', 'told-beaten', 'told-marched');
    expect(soundsOf(quiet, { ...quiet, events, asked: true })).toEqual(['card', 'fight', 'turn']);
    expect(soundsOf({ ...quiet, events }, { ...quiet, events })).toEqual([]);
    expect(soundsOf(quiet, { ...quiet, events: told('told-turn-began', 'told-marched') })).toEqual([]);
  });

  test('for the words of others, not for one’s own', () => {
    const says = (seat: string): Known => ({ ...quiet, talk: [{ number: 1, seat }] });
    expect(soundsOf(quiet, says('elisabeth'))).toEqual(['talk']);
    expect(soundsOf(quiet, says('frederick'))).toEqual([]);
    expect(soundsOf(says('elisabeth'), says('elisabeth'))).toEqual([]);
  });

  test('for nothing that happened before one came', () => {
    expect(soundsOf(null, { ...quiet, events: told('told-beaten'), asked: true })).toEqual([]);
  });
});

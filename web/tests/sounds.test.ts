import { describe, expect, test } from 'vitest';
import { cuesFor, type Known } from '../src/sounds/cues';

const told = (...keys: string[]): Known['events'] => keys.map((key, at) => ({ number: at + 1, message: { key } }));
const silentStepText: Known = { events: told('told-turn-began'), talk: [], asked: false, you: 'frederick' };

describe('a sound is made', () => {
  test('when something is asked that was not asked before', () => {
    expect(cuesFor(silentStepText, { ...silentStepText, asked: true })).toEqual(['turn']);
    expect(cuesFor({ ...silentStepText, asked: true }, { ...silentStepText, asked: true })).toEqual([]);
  });

  test('for a card, for a fight decided, once each however many there were', () => {
    const events = told('told-turn-began', 'told-played', 'told-played', 'told-beaten', 'told-marched');
    expect(cuesFor(silentStepText, { ...silentStepText, events, asked: true })).toEqual(['card', 'fight', 'turn']);
    expect(cuesFor({ ...silentStepText, events }, { ...silentStepText, events })).toEqual([]);
    expect(cuesFor(silentStepText, { ...silentStepText, events: told('told-turn-began', 'told-marched') })).toEqual([]);
  });

  test('for the words of others, not for one’s own', () => {
    const says = (seat: string): Known => ({ ...silentStepText, talk: [{ number: 1, seat }] });
    expect(cuesFor(silentStepText, says('elisabeth'))).toEqual(['talk']);
    expect(cuesFor(silentStepText, says('frederick'))).toEqual([]);
    expect(cuesFor(says('elisabeth'), says('elisabeth'))).toEqual([]);
  });

  test('for nothing that happened before one came', () => {
    expect(cuesFor(null, { ...silentStepText, events: told('told-beaten'), asked: true })).toEqual([]);
  });
});

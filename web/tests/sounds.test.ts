import { describe, expect, test } from 'vitest';
import { cuesFor, type Known } from '../src/sounds/cues';
import type { EventWire } from '../src/wire/EventWire';

const told = (...events: EventWire[]): Known['events'] => events.map((event, at) => ({ number: at + 1, event }));
const turn: EventWire = { kind: 'turn-began', turn: 2 };
const marched: EventWire = { kind: 'marched', pieces: ['daun'], path: ['prag', 'kolin'] };
const played: EventWire = { kind: 'played', power: 'austria', card: 's10.2', counted: 10, score: 3 };
const beaten: EventWire = { kind: 'beaten', loser: 'daun', winner: 'friedrich', score: 3, lost: 3 };
const bid = (placed: boolean): EventWire => ({ kind: 'bid', power: 'austria', placed });
const silentStepText: Known = { events: told(turn), talk: [], asked: false, you: 'frederick' };

describe('a sound is made', () => {
  test('when something is asked that was not asked before', () => {
    expect(cuesFor(silentStepText, { ...silentStepText, asked: true })).toEqual(['turn']);
    expect(cuesFor({ ...silentStepText, asked: true }, { ...silentStepText, asked: true })).toEqual([]);
  });

  test('for a card, for a fight decided, once each however many there were', () => {
    const events = told(turn, played, played, beaten, marched);
    expect(cuesFor(silentStepText, { ...silentStepText, events, asked: true })).toEqual(['card', 'fight', 'turn']);
    expect(cuesFor({ ...silentStepText, events }, { ...silentStepText, events })).toEqual([]);
    expect(cuesFor(silentStepText, { ...silentStepText, events: told(turn, marched) })).toEqual([]);
    expect(cuesFor(silentStepText, { ...silentStepText, events: told(turn, bid(true)) })).toEqual(['card']);
    expect(cuesFor(silentStepText, { ...silentStepText, events: told(turn, bid(false)) })).toEqual([]);
  });

  test('for the words of others, not for one’s own', () => {
    const says = (seat: string): Known => ({ ...silentStepText, talk: [{ number: 1, seat }] });
    expect(cuesFor(silentStepText, says('elisabeth'))).toEqual(['talk']);
    expect(cuesFor(silentStepText, says('frederick'))).toEqual([]);
    expect(cuesFor(says('elisabeth'), says('elisabeth'))).toEqual([]);
  });

  test('for nothing that happened before one came', () => {
    expect(cuesFor(null, { ...silentStepText, events: told(beaten), asked: true })).toEqual([]);
  });
});

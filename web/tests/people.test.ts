import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ago } from '../src/lib/ago';
import { Naming } from '../src/lib/board';
import { setMessages } from '../src/lib/language.svelte';
import { dropSnapshot, snapshotOf, keepSnapshot } from '../src/lib/snapshots';
import { personAs } from '../src/lib/persons';
import { nextAtScreen } from '../src/lib/screen';
import type { PositionUpdate, TableInfo } from '../src/lib/types';
import { boardOf } from './boards';

beforeEach(() => {
  localStorage.clear();
  setMessages('en', readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8'));
});

test('a person is called by name and role, a bot by its name, an empty seat by its role', () => {
  const naming = new Naming(boardOf('friedrich'), 'en');
  const seats = [
    { seat: 'friedrich', who: 'person', name: 'Anna' },
    { seat: 'maria-theresia', who: 'bot', name: 'captain' },
    { seat: 'elisabeth', who: 'empty', name: null },
  ];
  const called = (seat: string) => personAs(seats, naming, 'standard-4p', seat);
  expect(called('friedrich')).toBe(`Anna (${naming.seat('standard-4p', 'friedrich')})`);
  expect(called('maria-theresia')).toMatch(/^Captain \(/);
  expect(called('elisabeth')).toBe(naming.seat('standard-4p', 'elisabeth'));
});

test.each([
  [0, 'now'],
  [25, '20 seconds ago'],
  [61, '1 minute ago'],
  [7300, '2 hours ago'],
  [260_000, '3 days ago'],
])('%d seconds is said as “%s”', (seconds, words) => {
  expect(ago(1000, 1000 + seconds, 'en')).toBe(words);
});

test('the screen goes to the next seat that is asked, else to the next', () => {
  const seatOf = { a: 'one', b: 'two', c: 'three' };
  expect(nextAtScreen(['a', 'b', 'c'], 'a', seatOf, ['three'])).toBe('c');
  expect(nextAtScreen(['a', 'b', 'c'], 'b', seatOf, ['one', 'two'])).toBe('a');
  expect(nextAtScreen(['a', 'b', 'c'], 'c', seatOf, [])).toBe('a');
  expect(nextAtScreen(['a'], 'a', seatOf, ['one'])).toBeNull();
});

describe('positions as last seen', () => {
  const seen = (id: string) => ({
    table: { id } as TableInfo,
    position: { version: 3, question: { key: 'about-duel' }, legal: { actions: [1] } } as unknown as PositionUpdate,
  });

  test('are kept without what could be done', () => {
    keepSnapshot('x', seen('x'));
    expect(snapshotOf('x')?.position.version).toBe(3);
    expect(snapshotOf('x')?.position.legal.actions).toEqual([]);
    expect(snapshotOf('x')?.position.question).toBeNull();
    dropSnapshot('x');
    expect(snapshotOf('x')).toBeNull();
  });

  test('are kept of the latest few tables only', () => {
    for (let n = 0; n < 9; n += 1) keepSnapshot(`t${n}`, seen(`t${n}`));
    expect(snapshotOf('t2')).toBeNull();
    expect(snapshotOf('t8')?.table.id).toBe('t8');
  });
});

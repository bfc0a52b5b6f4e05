import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ago } from '../src/lib/ago';
import { Naming } from '../src/lib/board';
import { setMessages } from '../src/lib/language.svelte';
import { lengthText } from '../src/lib/modes';
import { personAs } from '../src/lib/persons';
import { entropyOfWords, forgetPledged, pledgedAt, pledgeOf, savePledged } from '../src/lib/pledges';
import { nextAtScreen } from '../src/lib/screen';
import { sha256 } from '../src/lib/sha256';
import { dropSnapshot, keepSnapshot, snapshotOf } from '../src/lib/snapshots';
import type { PositionUpdate, TableInfo } from '../src/lib/types';
import { inOrder, rememberedOwn, rememberOwn, together, type OwnGame } from '../src/lobby/own';
import { noticeOf } from '../src/worker/notice';
import { routeOf } from '../src/worker/routes';
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

describe('pledges', () => {
  const known = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

  test.each([0, 1, 55, 56, 63, 64, 119, 500])('%d bytes are hashed as everywhere', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    expect(sha256(bytes)).toBe(known(Buffer.from(bytes)));
  });

  test('are what docs/fair-play.md says they are', () => {
    const words = '4 6 2 1 1 3';
    const entropy = entropyOfWords(words);
    expect(entropy).toBe(known(`kabinett words 1\n${words}`));
    expect(pledgeOf(entropy)).toBe(
      known(Buffer.concat([Buffer.from('kabinett pledge 1\n'), Buffer.from(entropy, 'hex')])),
    );
  });

  test('are kept until they are opened', () => {
    savePledged('x', 'one', 'aa');
    savePledged('x', 'two', 'bb');
    savePledged('y', 'three', 'cc');
    expect(pledgedAt('x')).toEqual([
      { token: 'one', entropy: 'aa' },
      { token: 'two', entropy: 'bb' },
    ]);
    forgetPledged('x');
    expect(pledgedAt('x')).toEqual([]);
    expect(pledgedAt('y')).toHaveLength(1);
  });
});

test.each([
  [[45, 90], '45–90 minutes'],
  [[90, 150], '1½–2½ hours'],
  [[180, 360], '3–6 hours'],
] as [[number, number], string][])('a length of %j is said as “%s”', (minutes, words) => {
  expect(lengthText(minutes)).toBe(words);
});

describe('the service worker', () => {
  const shell = new Set(['/index.html', '/assets/page-x.js']);
  const route = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
    routeOf({ method, url: new URL(path, 'http://here').href, mode }, 'http://here', shell);

  test('answers for the page, its files, boards and rules, and for nothing else', () => {
    for (const path of ['/', '/t/0a1b', '/r/0a1b', '/rules', '/rules/F-5.7', '/words'])
      expect(route(path, 'navigate'), path).toBe('page');
    expect(route('/assets/page-x.js')).toBe('shell');
    expect(route('/board/maria.svg?v=12')).toBe('forever');
    expect(route('/board/maria.svg')).toBe('fresh');
    expect(route('/rules/maria.json')).toBe('fresh');
    expect(route('/api/titles')).toBe('fresh');
    for (const path of ['/api/tables/0a1b', '/api/mine', '/assets/other.js', 'http://there/board/maria.svg?v=1'])
      expect(route(path), path).toBeNull();
    expect(route('/notices/0a1b/stop', 'navigate')).toBeNull();
    expect(route('/api/titles', 'cors', 'POST')).toBeNull();
  });

  test('shows the words of a notice and goes to its table, never to a link', () => {
    const url = 'https://elsewhere/t/0a1b#secret';
    const shown = noticeOf(
      JSON.stringify({ table: '0a1b', title: 'maria', seat: 'louis', text: 'It is your turn.', url }),
    );
    expect(shown).toEqual({ title: 'Kabinett', body: 'It is your turn.', tag: '0a1b', path: '/t/0a1b' });
    expect(noticeOf(JSON.stringify({ table: '../x', text: 'Hello.' }))?.path).toBe('/');
    for (const broken of ['', '{}', 'not json', '{"table":"0a1b"}']) expect(noticeOf(broken)).toBeNull();
  });
});

describe('one’s own games', () => {
  const game = (id: string, standing: string, created: number, asked: string[] = []): OwnGame =>
    ({ id, standing, created, asked, you: 'me', seats: [], plan: {} }) as unknown as OwnGame;

  test('come in the order of what waits, what runs, what gathers, what is over', () => {
    const games = [
      game('over', 'finished', 9),
      game('open', 'open', 8),
      game('theirs', 'running', 7, ['you']),
      game('older', 'running', 1, ['me']),
      game('mine', 'running', 2, ['you', 'me']),
    ];
    expect(inOrder(games).map(({ id }) => id)).toEqual(['mine', 'older', 'theirs', 'open', 'over']);
  });

  test('are those of this browser and of the account, each once', () => {
    const here = [game('a', 'running', 1)];
    expect(together(here, [game('a', 'running', 1), game('b', 'open', 2)]).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('are remembered', () => {
    expect(rememberedOwn()).toEqual([]);
    rememberOwn([game('a', 'running', 1)]);
    expect(rememberedOwn().map(({ id }) => id)).toEqual(['a']);
  });
});

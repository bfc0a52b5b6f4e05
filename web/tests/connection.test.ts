import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type LinkState } from '../src/lib/connection';
import { Game } from '../src/lib/game.svelte';

/** A socket that is told what happens to it. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (() => void) | null = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
}

let links: LinkState[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  links = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): Socket {
  const attend = () => ({ kind: 'attend', table: 't', token: null, events: 0, talk: 0, changes: true }) as const;
  new Connection('ws://here', { attend, receive: () => undefined, link: (link) => links.push(link) });
  const socket = Socket.all[0];
  if (!socket) throw new Error('no socket was opened');
  socket.onopen();
  return socket;
}

const closeMessage = (again: boolean) =>
  JSON.stringify({ wire: 2, closed: { message: { key: 'closed-stops' }, again } });

test('a page comes back by itself where that mends it', () => {
  const socket = connected();
  socket.onmessage({ data: closeMessage(true) });
  socket.close();
  expect(links.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  Socket.all[1]?.onopen();
  expect(Socket.all[1]?.sent[0]).toContain('"attend"');
});

test('a page stays away where coming back would not help', () => {
  const socket = connected();
  socket.onmessage({ data: closeMessage(false) });
  socket.close();
  expect(links.at(-1)).toBe('closed');
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test('what was asked or comes after the end is for nobody', async () => {
  const heard: unknown[] = [];
  const attend = () => ({ kind: 'attend', table: 't', token: null, events: 0, talk: 0, changes: true }) as const;
  const connection = new Connection('ws://here', {
    attend,
    receive: (message) => heard.push(message),
    link: () => undefined,
  });
  const reply = connection.say({ kind: 'talk', text: 'Hello' });
  const socket = Socket.all.at(-1);
  connection.close();
  expect(await reply).toBeNull();
  expect(socket?.onmessage).toBeNull();
  expect(heard).toEqual([]);
});

test('a seat that leaves the screen leaves nothing behind', () => {
  const game = new Game('t', 'secret', 'ws://here');
  const message = { key: 'told-turn-began', args: { turn: 1 } };
  game.receive({
    wire: 2,
    events: [{ number: 1, message }],
    talk: [{ number: 1 }],
    notes: 'Attack Prague',
    position: { version: 1, view: {} },
  } as never);
  expect([game.position === null, game.events.length, game.talk.length, game.notes]).toEqual([
    false,
    1,
    1,
    'Attack Prague',
  ]);
  game.forget();
  expect([game.position, game.events, game.talk, game.notes, game.problem]).toEqual([null, [], [], '', null]);
});

const kinds = (socket: Socket | undefined): string[] =>
  (socket?.sent ?? []).map((text) => (JSON.parse(text) as { say: { kind: string } }).say.kind);

test('a server that falls silent is noticed within seconds, and a new line is opened', () => {
  const socket = connected();
  socket.onmessage({ data: JSON.stringify({ wire: 2 }) });
  vi.advanceTimersByTime(3000);
  expect(kinds(socket)).toEqual(['attend', 'ping']);
  // An answer in time, whatever it says: nothing is the matter.
  vi.advanceTimersByTime(2000);
  socket.onmessage({ data: JSON.stringify({ wire: 2 }) });
  vi.advanceTimersByTime(4000);
  expect(links).not.toContain('silent');
  expect(kinds(socket)).toEqual(['attend', 'ping', 'ping']);
  // No answer: said after five seconds, and tried again.
  vi.advanceTimersByTime(5000);
  expect(links.at(-1)).toBe('silent');
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  expect(links.at(-1)).toBe('silent');
  Socket.all[1]?.onopen();
  Socket.all[1]?.onmessage({ data: JSON.stringify({ wire: 2 }) });
  expect(links.at(-1)).toBe('open');
});

test('a page nobody looks at asks for no sign of life', () => {
  const socket = connected();
  socket.onmessage({ data: JSON.stringify({ wire: 2 }) });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(kinds(socket)).toEqual(['attend']);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kinds(socket)).toEqual(['attend', 'ping']);
});

test('a message without an answer is said to be on its way after a second', async () => {
  const game = new Game('t', null, 'ws://here');
  const socket = Socket.all[0];
  if (!socket) throw new Error('no socket was opened');
  socket.onopen();
  const played = game.play('end');
  vi.advanceTimersByTime(900);
  expect([game.busy, game.slow]).toEqual([true, false]);
  vi.advanceTimersByTime(200);
  expect([game.busy, game.slow]).toEqual([true, true]);
  socket.onmessage({ data: JSON.stringify({ wire: 2, reply: { id: 2, outcome: 'done' } }) });
  await played;
  expect([game.busy, game.slow]).toEqual([false, false]);
  game.close();
});

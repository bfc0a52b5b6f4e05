import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Link } from '../src/lib/connection';

/** A socket that is told what happens to it. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose();
  }
}

let links: Link[] = [];

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
  new Connection('ws://here', { attend, hear: () => undefined, link: (link) => links.push(link) });
  const socket = Socket.all[0];
  if (!socket) throw new Error('no socket was opened');
  socket.onopen();
  return socket;
}

const farewell = (again: boolean) => JSON.stringify({ wire: 1, closed: { text: '', message: { key: 'closed-stops' }, again } });

test('a page comes back by itself where that mends it', () => {
  const socket = connected();
  socket.onmessage({ data: farewell(true) });
  socket.close();
  expect(links.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  Socket.all[1]?.onopen();
  expect(Socket.all[1]?.sent[0]).toContain('"attend"');
});

test('a page stays away where coming back would not help', () => {
  const socket = connected();
  socket.onmessage({ data: farewell(false) });
  socket.close();
  expect(links.at(-1)).toBe('closed');
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

/** A WebSocket that reconnects by itself and resumes where it stopped. */
import type { ServerMessage, Reply, Say } from './types';

export type LinkState = 'opening' | 'open' | 'lost' | 'closed';

interface Hooks {
  /** The first message after every connect. */
  attend: () => Say;
  receive: (message: ServerMessage) => void;
  link: (link: LinkState) => void;
}

/** The version of the protocol; see `docs/wire.md`. */
const WIRE = 2;
const SOONEST = 500;
const LATEST = 15_000;

export class Connection {
  private socket: WebSocket | null = null;
  private next = 1;
  private pause = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private waiting = new Map<number, (reply: Reply | null) => void>();

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
  ) {
    this.open();
  }

  private open(): void {
    this.hooks.link(this.next === 1 ? 'opening' : 'lost');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = SOONEST;
      void this.say(this.hooks.attend());
      this.hooks.link('open');
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.closed && !message.closed.again) this.ended = true;
      this.hooks.receive(message);
      if (message.reply) this.settle(message.reply.id, message.reply);
    };
    socket.onclose = () => {
      for (const id of this.waiting.keys()) this.settle(id, null);
      if (this.ended) return this.hooks.link('closed');
      this.hooks.link('lost');
      this.timer = setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, LATEST);
    };
  }

  private settle(id: number, reply: Reply | null): void {
    this.waiting.get(id)?.(reply);
    this.waiting.delete(id);
  }

  /** The reply, or null if the connection was lost first. */
  say(say: Say): Promise<Reply | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.next++;
    const reply = new Promise<Reply | null>((done) => this.waiting.set(id, done));
    this.socket.send(JSON.stringify({ wire: WIRE, id, say }));
    return reply;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    // Messages still in flight are dropped.
    if (this.socket) this.socket.onmessage = null;
    this.socket?.close();
    for (const id of this.waiting.keys()) this.settle(id, null);
  }
}

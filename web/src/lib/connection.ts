/** A WebSocket that reconnects by itself and resumes where it stopped. */
import type { ServerMessage, Reply, Say } from './types';

/** `silent`: the line stands, but nothing is heard from the server any more. */
export type LinkState = 'opening' | 'open' | 'lost' | 'silent' | 'closed';

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
/** While the page is in sight the server is asked for a sign of life this often, and given this long to answer. */
const EVERY = 3000;
const PATIENCE = 5000;
/** A slow line needs longer to open, and a table that was put away longer to be fetched. */
const OPENING = 12_000;
/** Timers that fire later than this belong to a page that was itself asleep. */
const ASLEEP = 1500;

export class Connection {
  private socket: WebSocket | null = null;
  private next = 1;
  private pause = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private waiting = new Map<number, (reply: Reply | null) => void>();
  private pulse: ReturnType<typeof setInterval>;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private isSilent = false;
  private readonly look = (): void => this.ping();

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
  ) {
    this.open();
    this.pulse = setInterval(() => this.ping(), EVERY);
    document.addEventListener('visibilitychange', this.look);
  }

  private open(): void {
    this.hooks.link(this.next === 1 ? 'opening' : this.isSilent ? 'silent' : 'lost');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expect(OPENING);
    socket.onopen = () => {
      this.pause = SOONEST;
      void this.say(this.hooks.attend());
      this.expect(OPENING);
    };
    socket.onmessage = (event) => {
      this.heard();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.closed && !message.closed.again) this.ended = true;
      this.hooks.receive(message);
      if (message.reply) this.settle(message.reply.id, message.reply);
    };
    socket.onclose = () => this.fell('lost');
  }

  private fell(link: 'lost' | 'silent'): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    for (const id of this.waiting.keys()) this.settle(id, null);
    if (this.ended) {
      this.rest();
      return this.hooks.link('closed');
    }
    this.isSilent = link === 'silent';
    this.hooks.link(link);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LATEST);
  }

  private heard(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    this.isSilent = false;
    this.hooks.link('open');
  }

  /** From now on the server has so long to say anything at all. */
  private expect(patience = PATIENCE): void {
    clearTimeout(this.deadline);
    const due = Date.now() + patience;
    this.deadline = setTimeout(() => {
      // What the server said meanwhile may still wait behind this timer.
      if (Date.now() > due + ASLEEP) return this.expect(patience);
      this.abandon();
    }, patience);
  }

  /** The line is there but dead: a new one is opened, and whatever the old one still says is not heard. */
  private abandon(): void {
    const dead = this.socket;
    if (dead) dead.onopen = dead.onmessage = dead.onclose = null;
    dead?.close();
    this.fell('silent');
  }

  private ping(): void {
    if (document.hidden || this.deadline !== undefined || this.socket?.readyState !== WebSocket.OPEN) return;
    void this.say({ kind: 'ping' });
    this.expect();
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

  /** Nothing is awaited any more. */
  private rest(): void {
    clearTimeout(this.timer);
    clearTimeout(this.deadline);
    clearInterval(this.pulse);
    document.removeEventListener('visibilitychange', this.look);
  }

  close(): void {
    this.ended = true;
    this.rest();
    // Messages still in flight are dropped.
    if (this.socket) this.socket.onmessage = null;
    this.socket?.close();
    for (const id of this.waiting.keys()) this.settle(id, null);
  }
}

/** One table as this browser sees it: the latest state from the server, and what can be sent to it. */
import { Connection, type LinkState } from './connection';
import type { Snapshot } from './snapshots';
import { mergePosition } from './position';
import { language, say } from './language.svelte';
import { tell } from './tell';
import type { MessageWire } from '../wire/MessageWire';
import type {
  Asked,
  LoggedEvent,
  ServerMessage,
  PositionUpdate,
  Proposed,
  Reply,
  Say,
  TableInfo,
  ChatMessage,
} from './types';

export interface Problem {
  text: string;
  rule: string | null;
}

/** Messages the server sends only in English are about syntax, usually of half-filled forms. */
const said = (text: string | null | undefined): string => (language() === 'en' && text ? text : say('not-understood'));

/** Why not, in the current language. */
export function problemOf({ outcome, refusal, message, text }: Reply): Problem {
  const reason = refusal?.message ?? message;
  return {
    get text() {
      if (reason) return tell(reason);
      return outcome === 'stale' && !text ? say('stale') : said(text);
    },
    rule: refusal?.rule ?? null,
  };
}

/** Milliseconds after which an unanswered message is said to be on its way. */
const SLOW = 1000;

export class Game {
  link = $state<LinkState>('opening');
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<PositionUpdate | null>(null);
  events = $state.raw<LoggedEvent[]>([]);
  talk = $state.raw<ChatMessage[]>([]);
  notes = $state('');
  /** What is shown is what was last seen here; the server has not been reached. */
  remembered = $state(false);
  /** Why the server closed the connection for good. */
  closed = $state<MessageWire | null>(null);
  /** The last refusal, until something else is played. */
  problem = $state<Problem | null>(null);
  /** An action has been sent and not yet answered. */
  busy = $state(false);
  /** It takes so long that the player should be told. */
  slow = $state(false);

  private connection: Connection;

  constructor(
    readonly id: string,
    readonly token: string | null,
    address: string,
  ) {
    this.connection = new Connection(address, {
      attend: () => this.attend(),
      receive: (message) => this.receive(message),
      link: (link) => (this.link = link),
    });
  }

  private attend(): Say {
    const { id: table, token } = this;
    return { kind: 'attend', table, token, events: this.events.length, talk: this.talk.length, changes: true };
  }

  receive(message: ServerMessage): void {
    if (message.table) this.table = message.table;
    if (message.position) {
      this.position = mergePosition(this.remembered ? null : this.position, message.position);
      this.remembered = false;
    }
    const { events = [], talk = [] } = message;
    if (events.length > 0)
      this.events = [...this.events.filter((one) => one.number < (events[0]?.number ?? 0)), ...events];
    if (talk.length > 0) this.talk = [...this.talk.filter((one) => one.number < (talk[0]?.number ?? 0)), ...talk];
    if (typeof message.notes === 'string') this.notes = message.notes;
    if (message.closed && !message.closed.again) this.closed = message.closed.message;
  }

  /** Without a connection, the table as it was last seen. */
  recall({ table, position }: Snapshot): void {
    if (this.position) return;
    this.table = table;
    this.position = position;
    this.remembered = true;
  }

  private async do(words: Say): Promise<Reply | null> {
    this.busy = true;
    this.problem = null;
    const reply = await this.patiently(words);
    this.busy = false;
    if (reply?.outcome === 'refused' || reply?.outcome === 'stale') {
      this.problem = problemOf(reply);
    }
    return reply;
  }

  /** What takes long is said to. */
  private async patiently(words: Say): Promise<Reply | null> {
    const patience = setTimeout(() => (this.slow = true), SLOW);
    const reply = await this.connection.say(words);
    clearTimeout(patience);
    this.slow = false;
    return reply;
  }

  play(action: string): Promise<Reply | null> {
    return this.do({ kind: 'play', version: this.position?.version ?? 0, action });
  }

  takeBack(count: number): Promise<Reply | null> {
    return this.do({ kind: 'take-back', version: this.position?.version ?? 0, count });
  }

  propose = (what: Proposed): Promise<Reply | null> => this.do({ kind: 'propose', what });
  answer = (proposal: number, agree: boolean): Promise<Reply | null> => this.do({ kind: 'answer', proposal, agree });
  chat = (text: string): Promise<Reply | null> => this.do({ kind: 'talk', text });
  note = (text: string): Promise<Reply | null> => this.connection.say({ kind: 'note', text });
  /** What an order would do is asked on the way to giving it; other questions may take their time. */
  ask = (about: Asked): Promise<Reply | null> =>
    about.ask === 'effect' ? this.patiently({ kind: 'ask', about }) : this.connection.say({ kind: 'ask', about });

  /** Why an action is not possible; null if it is. */
  async why(action: string): Promise<Problem | null> {
    const reply = await this.ask({ ask: 'why', action });
    return readWhy(reply);
  }

  close(): void {
    this.connection.close();
  }

  /** Drops everything this seat knows: the screen is handed to another player. */
  forget(): void {
    this.close();
    this.position = null;
    this.events = [];
    this.talk = [];
    this.notes = '';
    this.problem = null;
  }
}

export function readWhy(reply: Reply | null): Problem | null {
  if (!reply || (reply.answer?.ask === 'why' && reply.answer.possible)) return null;
  return problemOf(reply);
}

/** One table as this browser sees it: what the server said last, and what may be said to it. */
import { Connection, type Link } from './connection';
import { putTogether } from './position';
import { language, say } from './language.svelte';
import { tell } from './tell';
import type { Message } from '../wire/Message';
import type { Asked, EventNews, Heard, PositionNews, Proposed, Reply, Say, TableNews, TalkNews } from './types';

export interface Trouble {
  text: string;
  rule: string | null;
}

/** What the server says in English alone is about how something is written: half-filled forms, as a rule. */
const said = (text: string | null | undefined): string => (language() === 'en' && text ? text : say('not-understood'));

/** Why not, in the language of the moment. */
export function troubleOf({ outcome, message, text, rule }: Reply): Trouble {
  return {
    get text() {
      if (message) return tell(message);
      return outcome === 'stale' && !text ? say('stale') : said(text);
    },
    rule: rule ?? null,
  };
}

export class Game {
  link = $state<Link>('opening');
  table = $state.raw<TableNews | null>(null);
  position = $state.raw<PositionNews | null>(null);
  events = $state.raw<EventNews[]>([]);
  talk = $state.raw<TalkNews[]>([]);
  notes = $state('');
  /** Why the server has ended it for good. */
  closed = $state<Message | null>(null);
  /** The last refusal, until something else is played. */
  trouble = $state<Trouble | null>(null);
  /** An action is on its way. */
  busy = $state(false);

  private connection: Connection;

  constructor(
    readonly id: string,
    readonly token: string | null,
    address: string,
  ) {
    this.connection = new Connection(address, {
      attend: () => this.attend(),
      hear: (message) => this.hear(message),
      link: (link) => (this.link = link),
    });
  }

  private attend(): Say {
    const { id: table, token } = this;
    return { kind: 'attend', table, token, events: this.events.length, talk: this.talk.length, changes: true };
  }

  hear(message: Heard): void {
    if (message.table) this.table = message.table;
    if (message.position) this.position = putTogether(this.position, message.position);
    const { events = [], talk = [] } = message;
    if (events.length > 0)
      this.events = [...this.events.filter((one) => one.number < (events[0]?.number ?? 0)), ...events];
    if (talk.length > 0) this.talk = [...this.talk.filter((one) => one.number < (talk[0]?.number ?? 0)), ...talk];
    if (typeof message.notes === 'string') this.notes = message.notes;
    if (message.closed && !message.closed.again) this.closed = message.closed.message;
  }

  private async do(words: Say): Promise<Reply | null> {
    this.busy = true;
    this.trouble = null;
    const reply = await this.connection.say(words);
    this.busy = false;
    if (reply?.outcome === 'refused' || reply?.outcome === 'stale') {
      this.trouble = troubleOf(reply);
    }
    return reply;
  }

  play(action: string): Promise<Reply | null> {
    return this.do({ kind: 'play', version: this.position?.version ?? 0, action });
  }

  takeBack(count: number): Promise<Reply | null> {
    return this.do({ kind: 'take-back', version: this.position?.version ?? 0, count });
  }

  propose = (what: Proposed): Promise<Reply | null> => this.do({ kind: 'propose', what });
  answer = (agree: boolean): Promise<Reply | null> => this.do({ kind: 'answer', agree });
  chat = (text: string): Promise<Reply | null> => this.do({ kind: 'talk', text });
  note = (text: string): Promise<Reply | null> => this.connection.say({ kind: 'note', text });
  ask = (about: Asked): Promise<Reply | null> => this.connection.say({ kind: 'ask', about });

  /** Why an action is not possible; nothing if it is. */
  async why(action: string): Promise<Trouble | null> {
    const reply = await this.ask({ ask: 'why', action });
    return readWhy(reply);
  }

  close(): void {
    this.connection.close();
  }

  /** Lets go of all that this seat knows: the screen passes to somebody else. */
  forget(): void {
    this.close();
    this.position = null;
    this.events = [];
    this.talk = [];
    this.notes = '';
    this.trouble = null;
  }
}

export function readWhy(reply: Reply | null): Trouble | null {
  if (!reply || (reply.answer?.ask === 'why' && reply.answer.possible)) return null;
  return troubleOf(reply);
}

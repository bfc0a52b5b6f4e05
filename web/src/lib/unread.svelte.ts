/** How much was said at a table since its chat was last looked at; remembered in this browser. */
import type { Game } from './game.svelte';
import { say } from './language.svelte';

const READ = 'kabinett-talk-read';
const MOST = 30;

type Read = Record<string, number>;

function all(): Read {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? '{}') as Read;
  } catch {
    return {};
  }
}

/** The tables read last are kept. */
function remember(table: string, number: number): void {
  const { [table]: _old, ...rest } = all();
  const kept = Object.fromEntries(Object.entries(rest).slice(-MOST));
  localStorage.setItem(READ, JSON.stringify({ ...kept, [table]: number }));
}

export class Unread {
  private read = $state(0);

  constructor(private readonly game: Game) {
    this.read = all()[game.id] ?? 0;
  }

  /** What one has said oneself is no news. */
  count = $derived.by(
    () => this.game.talk.filter(({ number, seat }) => number > this.read && seat !== this.game.table?.you).length,
  );

  get label(): string {
    const name = say('tab-talk');
    return this.count > 0 ? say('talk-unread', { name, n: this.count }) : name;
  }

  readAll(): void {
    const last = this.game.talk.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    remember(this.game.id, last);
  }
}

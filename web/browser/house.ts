/** A server of its own for each file of tests, a browser before it, and the guests who come. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';

export const PROGRAM = resolve(process.env.KABINETT_PROGRAM ?? '../target/debug/kabinett');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The program serving on a free port of loopback; its games survive `stop` and `start`. */
export class House {
  private process: ChildProcess | null = null;
  private folder = mkdtempSync(join(tmpdir(), 'kabinett-browser-'));
  address = '127.0.0.1:0';

  /** `words`: what the program is told besides. */
  constructor(private readonly words: readonly string[] = []) {}

  get home(): string {
    return `http://${this.address}`;
  }

  async start(): Promise<void> {
    if (!existsSync(PROGRAM))
      throw new Error(`There is no program at ${PROGRAM}; run \`cargo build -p kabinett\` first.`);
    const words = [
      'serve',
      '--addr',
      this.address,
      '--db',
      join(this.folder, 'k.db'),
      '--metrics',
      'off',
      '--bot-pause',
      '0',
    ];
    const child = spawn(PROGRAM, [...words, '--message-rate', '200', ...this.words], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    const line = await new Promise<string>((done, fail) => {
      let said = '';
      const hear = (bytes: Buffer): void => {
        said += String(bytes);
        if (/http:\/\/\S+/.test(said)) done(said);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => fail(new Error(`The server ended: ${said}`)));
    });
    this.address = /http:\/\/([0-9.:]+)/.exec(line)?.[1] ?? this.address;
  }

  async stop(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A line to the house that can be cut, or held back on the way to the page; the house knows nothing of it. */
export class Line {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private isDeaf = false;
  private kept: (() => void)[] | null = null;

  private constructor(house: House) {
    this.server = createServer((page) => {
      if (this.isCut) return void page.destroy();
      const inside = connect(Number(house.address.split(':')[1]), '127.0.0.1');
      for (const [one, other] of [
        [page, inside],
        [inside, page],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
      }
      page.on('data', (bytes) => inside.write(bytes));
      inside.on('data', (bytes) => this.answer(() => page.write(bytes)));
    });
  }

  static async to(house: House): Promise<Line> {
    const line = new Line(house);
    await new Promise<void>((done) => line.server.listen(0, '127.0.0.1', done));
    return line;
  }

  get home(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private answer(say: () => void): void {
    if (this.isDeaf) return;
    if (this.kept) this.kept.push(say);
    else say();
  }

  /** What the house says from here on is lost; it still hears. */
  deafen(): void {
    this.isDeaf = true;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
    this.isDeaf = false;
  }

  /** What the house says comes later. */
  hold(): void {
    this.kept = [];
  }

  release(): void {
    const kept = this.kept ?? [];
    this.kept = null;
    for (const say of kept) say();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/** A page that keeps what went wrong in it and what the server told it. */
export interface Guest {
  context: BrowserContext;
  page: Page;
  troubles: string[];
  received: string[];
}

/** What every file of tests begins with: a house, and guests who leave when their test is over. */
export function household(words: readonly string[] = []): {
  house: House;
  guest: (options?: BrowserContextOptions) => Promise<Guest>;
} {
  const house = new House(words);
  const guests: BrowserContext[] = [];
  let browser: Browser;
  beforeAll(async () => {
    await house.start();
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const context of guests.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  const guest = async (options: BrowserContextOptions = {}): Promise<Guest> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', ...options });
    guests.push(context);
    return listen(context, await context.newPage());
  };
  return { house, guest };
}

function listen(context: BrowserContext, page: Page): Guest {
  const troubles: string[] = [];
  const received: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // A socket that cannot be opened is said to the reader, and to the console by the browser itself.
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION/.test(message.text())) troubles.push(message.text());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin && page.url().startsWith('http')) {
      troubles.push(`a request to ${request.url()}`);
    }
  });
  return { context, page, troubles, received };
}

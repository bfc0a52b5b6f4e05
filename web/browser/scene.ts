/** Any moment of a recorded game, opened at a table of its own: people sit on every seat, so that nothing moves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { CreatedTable } from '../src/wire/CreatedTable';

export const FIXTURES = join(import.meta.dirname, '../../fixtures');

export interface Scene {
  /** A record of the fixtures: `maria/treaties`. */
  record: string;
  /** The line that was played at this moment, as it stands in the record: `frederick bid`. */
  line: RegExp;
  /** Not before this line. */
  from?: number;
}

const LINE = /^(\d+) ([a-z0-9-]+) (.*?)(?: #[0-9a-f]+)?$/gm;

/** The number of the first line that fits, and who played it. */
function momentOf(record: string, wished: RegExp, from: number): { step: number; seat: string } {
  for (const [, number, seat = '', action] of record.matchAll(LINE)) {
    if (Number(number) >= from && wished.test(`${seat} ${action}`)) return { step: Number(number) - 1, seat };
  }
  throw new Error(`No line of the record is like ${wished}.`);
}

async function post<T>(address: string, body: unknown, token?: string): Promise<T> {
  const isText = typeof body === 'string';
  const headers: Record<string, string> = { 'Content-Type': isText ? 'text/plain' : 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: isText ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** Brings a record to the server; says under which name it is kept. */
export async function bring(home: string, record: string): Promise<string> {
  return (await post<{ id: string }>(`${home}/api/import`, readFileSync(join(FIXTURES, `${record}.game`), 'utf8'))).id;
}

export interface Seated {
  table: string;
  /** The seat that was asked at this moment. */
  asked: string;
  /** The secret of each seat, by its name. */
  tokens: ReadonlyMap<string, string>;
}

/** Makes the table, with a person on every seat. */
export async function seatAll(home: string, { record, line, from = 0 }: Scene): Promise<Seated> {
  const text = readFileSync(join(FIXTURES, `${record}.game`), 'utf8');
  const { step, seat: asked } = momentOf(text, line, from);
  const seats = [...text.matchAll(/^seat: (\S+)/gm)];
  const id = await bring(home, record);
  const made = await post<CreatedTable>(`${home}/api/tables/${id}/fork`, {
    step,
    seats: seats.map(() => ({ by: 'link' })),
  });
  for (const { seat, token } of made.links) {
    await post(`${home}/api/tables/${made.id}/sit`, { seat: null, name: seat, entropy: '7'.repeat(64) }, token);
  }
  await post(`${home}/api/tables/${made.id}/start`, undefined, made.links[0]?.token);
  return { table: `${home}/t/${made.id}`, asked, tokens: new Map(made.links.map(({ seat, token }) => [seat, token])) };
}

/** Makes the table; says the secret link of the seat that was asked. */
export async function tableAt(home: string, scene: Scene): Promise<string> {
  const { table, asked, tokens } = await seatAll(home, scene);
  return `${table}#${tokens.get(asked)}`;
}

/** Opens the moment in a page, with the eyes of the seat that is asked. */
export async function openScene(page: Page, home: string, scene: Scene): Promise<void> {
  await page.goto(await tableAt(home, scene));
  await page.locator('.asked.yours').waitFor({ timeout: 60_000 });
}

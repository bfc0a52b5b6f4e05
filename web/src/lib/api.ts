/** The HTTP endpoints of the server. */
import { request, refusal } from './request';
import type { Failure } from '../wire/Failure';
import type { CreatedTable, Games, InLobby, NewTable, SeatTaken, TableInfo } from './types';

export async function call<T>(method: string, path: string, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await request(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const text = await answer.text();
  const json = /^[[{]/.test(text) ? (JSON.parse(text) as unknown) : null;
  if (!answer.ok) throw refusal((json ?? {}) as Partial<Failure>, `${answer.status} ${answer.statusText}`);
  return json as T;
}

/** 32 random bytes: this browser's contribution to the seed of a game. */
const entropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fetchGames = (): Promise<Games> => call('GET', '/api/titles');
export const fetchTables = (standing: 'open' | 'running' | 'finished'): Promise<InLobby[]> =>
  call('GET', `/api/tables?standing=${standing}`);
export const fetchTable = (table: string, token?: string): Promise<TableInfo> =>
  call('GET', `/api/tables/${table}`, token);
export const create = (plan: NewTable): Promise<CreatedTable> => call('POST', '/api/tables', null, plan);
export const start = (table: string, token: string): Promise<null> => call('POST', `/api/tables/${table}/start`, token);

/** With words of one's own, if there are any, in place of this browser's random bytes. */
export function sit(
  table: string,
  token: string | null,
  seat: string | null,
  name: string,
  words = '',
): Promise<SeatTaken> {
  const share = words ? { words } : { entropy: entropy() };
  return call('POST', `/api/tables/${table}/sit`, token, { seat, name, ...share });
}

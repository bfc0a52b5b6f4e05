/** The HTTP endpoints of the server. */
import { entropyOfWords, pledgeOf, savePledged } from './pledges';
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

export interface Sitting {
  /** The secret of the seat; null to take an open one. */
  token: string | null;
  seat: string | null;
  name: string;
  /** Words of one's own in place of this browser's random bytes. */
  words?: string;
  /** At a table with pledges only the hash is shown at first. */
  isPledged?: boolean;
}

export async function sit(
  table: string,
  { token, seat, name, words = '', isPledged = false }: Sitting,
): Promise<SeatTaken> {
  const path = `/api/tables/${table}/sit`;
  if (!isPledged) return call('POST', path, token, { seat, name, ...(words ? { words } : { entropy: entropy() }) });
  const share = words ? entropyOfWords(words) : entropy();
  const sat = await call<SeatTaken>('POST', path, token, { seat, name, pledge: pledgeOf(share) });
  const own = sat.token ?? token;
  if (own) savePledged(table, own, share);
  return sat;
}

/** Opens what was pledged, once everybody is bound. */
export const openPledge = (table: string, token: string, share: string): Promise<null> =>
  call('POST', `/api/tables/${table}/open`, token, { entropy: share });

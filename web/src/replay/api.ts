/** The HTTP endpoints of replays. */
import { call } from '../lib/api';
import { request, refusal } from '../lib/request';
import type { CreatedTable, SeatPlan } from '../lib/types';
import type { ImportedTable } from '../wire/ImportedTable';
import type { Failure } from '../wire/Failure';
import type { ForkBody } from '../wire/ForkBody';
import type { ReplayStep } from '../wire/ReplayStep';
import type { ReplaySummary } from '../wire/ReplaySummary';

export const stepsOf = (table: string, token: string | null): Promise<ReplaySummary> =>
  call('GET', `/api/tables/${table}/steps`, token);

export const stepOf = (table: string, token: string | null, step: number, eyes: string): Promise<ReplayStep> =>
  call('GET', `/api/tables/${table}/steps/${step}?eyes=${encodeURIComponent(eyes)}`, token);

export const fork = (table: string, token: string | null, step: number, seats: SeatPlan[]): Promise<CreatedTable> =>
  call('POST', `/api/tables/${table}/fork`, token, { step, seats } satisfies ForkBody);

/** Imports a record given as text; throws the server's reason if it is refused. */
export async function importRecord(record: string): Promise<ImportedTable> {
  const answer = await request('/api/import', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: record,
  });
  const json = (await answer.json().catch(() => null)) as (ImportedTable & Partial<Failure>) | null;
  if (!answer.ok || !json) throw refusal(json ?? {}, `${answer.status} ${answer.statusText}`);
  return json;
}

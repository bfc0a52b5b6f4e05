/** The HTTP endpoints of finished games. */
import { call } from '../lib/api';
import type { RematchTable } from '../wire/RematchTable';
import type { StoryWire } from '../wire/StoryWire';

export const storyOf = (table: string, token: string | null): Promise<StoryWire> =>
  call('GET', `/api/tables/${table}/story`, token);

/** Everybody who asks for the same rematch comes to the same table. */
export const rematch = (table: string, token: string, rotate: boolean): Promise<RematchTable> =>
  call('POST', `/api/tables/${table}/rematch`, token, { rotate });

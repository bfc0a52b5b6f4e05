/** Requests to the server, with errors in the reader's language. */
import { language, say } from './language.svelte';
import { tell } from './tell';
import type { Failure } from '../wire/Failure';

/** Fetch that fails with a readable message if the server cannot be reached. */
export const request = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(path, init).catch(() => {
    throw new Error(say('unreachable'));
  });

/** Why something was refused. An English-only reason is appended to a translated sentence. */
export function refusal({ error, message }: Partial<Failure>, status: string): Error {
  if (message) return new Error(tell(message));
  const plain = error ?? status;
  return new Error(language() === 'en' ? plain : say('server-refuses', { reason: plain }));
}

/** A file of the page itself, read as JSON. */
export async function readFile<T>(path: string): Promise<T> {
  const answer = await request(path);
  if (!answer.ok) throw new Error(say('unread', { file: path }));
  return (await answer.json()) as T;
}

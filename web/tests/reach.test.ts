/** Trouble on the way to the server, in the reader's language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '../src/lib/board';
import { speakFrom } from '../src/lib/language.svelte';
import { reach, readFile, refusal } from '../src/lib/reach';

const speak = (language: Language): void =>
  speakFrom(language, readFileSync(join(import.meta.dirname, '../../data/lang', `${language}.ftl`), 'utf8'));
afterEach(() => void vi.unstubAllGlobals());

test('a server that does not answer is said to be out of reach', async () => {
  speak('de');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(reach('/api/titles')).rejects.toThrow('Der Server ist nicht erreichbar');
});

test('a refusal is told in the language where the server can, else its English follows a sentence of the language', () => {
  speak('de');
  expect(refusal({ message: { key: 'stale' } }, '409 Conflict').message).toContain('Das Spiel');
  expect(refusal({ error: 'line 40: the file ends' }, '400 Bad Request').message).toBe(
    'Der Server lehnt ab und sagt auf Englisch, warum: line 40: the file ends',
  );
  speak('en');
  expect(refusal({ error: 'line 40: the file ends' }, '400').message).toBe('line 40: the file ends');
  expect(refusal({}, '502 Bad Gateway').message).toBe('502 Bad Gateway');
});

test('a file that is missing is named', async () => {
  speak('en');
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false }));
  await expect(readFile('/board/chess.json')).rejects.toThrow('/board/chess.json');
});

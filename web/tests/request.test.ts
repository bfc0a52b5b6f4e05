/** Trouble on the way to the server, in the reader's language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '../src/lib/board';
import { setMessages } from '../src/lib/language.svelte';
import { request, readFile, refusal } from '../src/lib/request';

const loadLanguage = (language: Language): void =>
  setMessages(language, readFileSync(join(import.meta.dirname, '../../data/lang', `${language}.ftl`), 'utf8'));
afterEach(() => void vi.unstubAllGlobals());

test('a server that does not answer is said to be out of reach', async () => {
  loadLanguage('de');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('/api/titles')).rejects.toThrow('Der Server ist nicht erreichbar');
});

test('a refusal is told in the language where the server can, else its English follows a sentence of the language', () => {
  loadLanguage('de');
  expect(refusal({ message: { key: 'stale' } }, '409 Conflict').message).toContain('Das Spiel');
  expect(refusal({ error: 'line 40: the file ends' }, '400 Bad Request').message).toBe(
    'Der Server lehnt ab; der Grund auf Englisch: line 40: the file ends',
  );
  loadLanguage('en');
  expect(refusal({ error: 'line 40: the file ends' }, '400').message).toBe('line 40: the file ends');
  expect(refusal({}, '502 Bad Gateway').message).toBe('502 Bad Gateway');
});

test('a file that is missing is named', async () => {
  loadLanguage('en');
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false }));
  await expect(readFile('/board/chess.json')).rejects.toThrow('/board/chess.json');
});

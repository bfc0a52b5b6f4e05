import { expect, test } from 'vitest';
import { readSettings, set, setting } from '../src/lib/settings.svelte';

const DEFAULTS = { pace: 'quick', confirm: 'always', textSize: 100, palette: 'standard' };

test('without anything stored the defaults hold', () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
});

test('what was stored is read; what is unknown or broken falls back to its default', () => {
  expect(readSettings('{"pace":"calm","textSize":130}')).toEqual({ ...DEFAULTS, pace: 'calm', textSize: 130 });
  expect(readSettings('{"pace":"fast","confirm":7,"else":1}')).toEqual(DEFAULTS);
  for (const broken of ['', 'null', '{', '[]', '3']) expect(readSettings(broken)).toEqual(DEFAULTS);
});

test('a setting is kept for the next visit', () => {
  set('confirm', 'never');
  expect(setting('confirm')).toBe('never');
  expect(readSettings(localStorage.getItem('kabinett-settings'))).toEqual({ ...DEFAULTS, confirm: 'never' });
  set('confirm', 'always');
});

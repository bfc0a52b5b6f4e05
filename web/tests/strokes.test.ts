/** Strokes of the map taken apart: the same lines at the same places. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitPath } from '../src/lib/strokes';

test('strokes are gathered by the place where they begin', () => {
  expect(splitPath('M10 10l5 0M20 20l0-3.4M900 10l-.5 .5')).toEqual(['M10 10l5 0M20 20l0-3.4', 'M900 10l-.5 .5']);
});

test('a long stroke goes on where its part before ended', () => {
  const lines = Array.from({ length: 90 }, () => 'l10-.5').join('');
  const parts = splitPath(`M0 100${lines}`);
  expect(parts).toHaveLength(3);
  expect(parts.map((part) => /^M[^l]+/.exec(part)?.[0])).toEqual(['M0 100', 'M400.0 80.0', 'M800.0 60.0']);
  expect(parts.join('').match(/l/g)).toHaveLength(90);
});

test('what is written otherwise stays as it is', () => {
  expect(splitPath('M0 0c1 1 2 2 3 3z')).toEqual(['M0 0c1 1 2 2 3 3z']);
});

test.each(['friedrich', 'maria'])('hills of %s keep every line', (title) => {
  const svg = readFileSync(join(import.meta.dirname, '../../data', title, 'map.svg'), 'utf8');
  const shade = /<path class="shade" d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const parts = splitPath(shade);
  expect(parts.length).toBeGreaterThan(15);
  const count = (text: string): number => (text.match(/l/g) ?? []).length;
  expect(count(parts.join(''))).toBe(count(shade));
});

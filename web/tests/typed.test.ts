/** The page reads typed events. Message keys are for words alone: no source may decode one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));

/** Keys of the log, of pieces and of paths, and looking into a message. */
const DECODING = /['"`^](told|table|piece|path)-|message\.(key|args)/;

test('no source decodes a message', () => {
  expect(files.length).toBeGreaterThan(100);
  const decoding = files.flatMap((file) =>
    readFileSync(join(SOURCES, file), 'utf8')
      .split('\n')
      .filter((line) => DECODING.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(decoding).toEqual([]);
});

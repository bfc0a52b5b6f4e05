import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from '../src/lib/board';

/** The board of a title as the server sends it. `cargo test -p server types` says when a file is stale. */
export const boardOf = (title: string): Board =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'boards', `${title}.json`), 'utf8')) as Board;

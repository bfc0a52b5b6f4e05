import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../data/fonts');
const FONTS = ['map-roman.woff2', 'map-italic.woff2'];

/** Emits the typeface of page and map. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    generateBundle() {
      for (const font of FONTS) {
        this.emitFile({ type: 'asset', fileName: `fonts/${font}`, source: readFileSync(join(FOLDER, font)) });
      }
    },
  };
}

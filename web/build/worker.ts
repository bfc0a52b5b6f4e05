import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
const PUBLIC = join(import.meta.dirname, '../public');

function filesIn(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path)).flatMap((name) => {
    const inside = `${path}/${name}`;
    return statSync(join(folder, inside)).isDirectory() ? filesIn(folder, inside) : [inside];
  });
}

/** Tells the service worker which files the page is made of, and a version that changes with any of them. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunk = bundle[WORKER];
      if (chunk?.type !== 'chunk') return this.error(`There is no ${WORKER}.`);
      if (chunk.imports.length > 0)
        return this.error(`${WORKER} must be one file; it imports ${chunk.imports.join()}.`);
      const hash = createHash('sha256').update(chunk.code);
      const made = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER);
      for (const one of made) hash.update(one.fileName).update(one.type === 'chunk' ? one.code : one.source);
      const own = filesIn(PUBLIC);
      for (const path of own) hash.update(path).update(readFileSync(join(PUBLIC, path)));
      const names = [...made.map(({ fileName }) => `/${fileName}`), ...own].sort();
      chunk.code = chunk.code.replace('%FILES%', names.join(' ')).replace('%VERSION%', hash.digest('hex').slice(0, 16));
    },
  };
}

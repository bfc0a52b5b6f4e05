import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTHWHILE = /\.(html|js|css|svg|json|ftl)$/;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Puts a compressed `.br` beside every text file, so that the server never compresses anything itself. */
export function squeeze(): Plugin {
  let folder = '';
  return {
    name: 'squeeze',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle: () => {
      for (const path of files(folder).filter((path) => WORTHWHILE.test(path))) {
        const bytes = readFileSync(path);
        const quality = bytes.length > 500_000 ? 9 : 11;
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        );
      }
    },
  };
}

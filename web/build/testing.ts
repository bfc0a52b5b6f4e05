import type { Plugin } from 'vite';

/** Under test, Svelte's browser half is taken, not the one for servers. */
export function svelteTesting(): Plugin {
  return {
    name: 'svelte-testing',
    config: () => (process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  };
}

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from './build/testing';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts';
import { squeeze } from './build/squeeze';
import { worker } from './build/worker';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), fonts(), worker(), squeeze()],
  build: {
    target: 'es2022',
    // The content security policy of the server allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { page: 'index.html', 'service-worker': 'src/worker/service-worker.ts' },
      // A browser finds the worker by its name; everything else is named by its hash.
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // A board is drawn whole in some tests: a busy machine needs its time for that.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});

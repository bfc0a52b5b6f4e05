import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from './build/testing';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts';
import { squeeze } from './build/squeeze';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), fonts(), squeeze()],
  build: {
    target: 'es2022',
    // The content security policy of the server allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // A board is drawn whole in some tests: a busy machine needs its time for that.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});

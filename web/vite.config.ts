import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from './build/testing';
import { defineConfig } from 'vitest/config';
import { boards } from './build/boards';
import { rulebook } from './build/rulebook';
import { squeeze } from './build/squeeze';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), boards(), rulebook(), squeeze()],
  build: {
    target: 'es2022',
    // The content security policy of the server allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});

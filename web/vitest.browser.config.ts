import { defineConfig } from 'vitest/config';

/**
 * Tests of the whole program through a real browser: `npm run browser`, with the server's program in KABINETT_PROGRAM.
 * `npm run screenshots` writes docs/screenshots in the same way, `npm run figures` measures.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [process.env.KABINETT_RUN ? `browser/${process.env.KABINETT_RUN}.ts` : 'browser/**/*.test.ts'],
    fileParallelism: false,
    // A whole machine takes part in these tests: one bad moment of it is not a fault of the page.
    retry: 2,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});

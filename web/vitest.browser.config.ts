import { defineConfig } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';

/** A test that passes only when it is tried again is said to, at the end of the run. */
const unsteady: TestCase[] = [];
const flaky: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) unsteady.push(test);
  },
  onTestRunEnd() {
    for (const test of unsteady) console.warn(`Warning: “${test.fullName}” passed only when it was tried again.`);
  },
};

/**
 * Tests of the whole program through a real browser: `npm run browser`, with the server's program in KABINETT_PROGRAM.
 * `npm run screenshots` writes docs/screenshots in the same way, `npm run figures` measures.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [process.env.KABINETT_RUN ? `browser/${process.env.KABINETT_RUN}.ts` : 'browser/**/*.test.ts'],
    fileParallelism: false,
    // A whole machine takes part in these tests; where it is not our own, one bad moment of it is forgiven, but told.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', flaky],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';
import { longestFirst } from '../ops/longest-first.ts';

/** The built site, real services, real Chromium. No retries: a test that fails sometimes is a fault. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    globalSetup: 'e2e/site.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // Two, each with a site of its own (site.ts): more would only share the two processors of the machine that checks.
    maxWorkers: 2,
    retry: 0,
    sequence: { sequencer: longestFirst(['publish', 'map', 'pages', 'search', 'map-parity', 'words', 'area']) },
  },
});

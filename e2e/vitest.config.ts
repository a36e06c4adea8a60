import { defineConfig } from 'vitest/config';
import { longestFirst } from '../ops/longest-first.ts';

/** The built site, real services, real Chromium. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    globalSetup: 'e2e/site.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Two, each with a site of its own (site.ts): more would only share the two processors of the machine that checks.
    maxWorkers: 2,
    // A test that fails sometimes is a fault, of itself or of the page. In the checks it gets a second try and is named
    // at their end, to be mended next; more than a few fail (ops/checks/test-counts.ts). Elsewhere it fails at once.
    retry: process.env.ESTIA_SECOND_TRY ? 1 : 0,
    sequence: { sequencer: longestFirst(['publish', 'map', 'pages', 'search', 'map-parity', 'words', 'area']) },
  },
});

import { defineConfig } from 'vitest/config';
import { longestFirst } from '../ops/longest-first.ts';

/** The built site, real services, real Chromium. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/support/global-setup.ts',
    setupFiles: 'e2e/support/use-own-site.ts',
    // Against hanging alone: however busy the machine is, no test may fail for being slow. Single steps end after
    // STEP_MS (visitors.ts), so that it is seen which one hung.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 90_000 } },
    pool: 'forks',
    // Two, each with a site of its own (support/global-setup.ts): more would only share the two processors of the machine that checks.
    maxWorkers: 2,
    // A worker keeps its browser and its modules from file to file.
    isolate: false,
    sequence: {
      sequencer: longestFirst([
        'screens/alerts',
        'agencies/sources',
        'listings/owner-start',
        'listings/publish',
        'site/journeys',
        'screens/listing',
        'listings/contact',
        'valuation-map',
      ]),
    },
  },
});

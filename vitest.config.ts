import { defineConfig } from 'vitest/config';
import { longestFirst } from './ops/longest-first.ts';

/** Unit and HTTP tests. E2e has a configuration of its own (e2e/vitest.config.ts): it needs the built site. */
export default defineConfig({
  test: {
    sequence: {
      sequencer: longestFirst(['search.plans', 'hostile', 'location', 'reset', 'access', 'search.oracle', 'erase']),
    },
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: 'server/testing/template.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'forks',
          maxWorkers: 2,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'] } },
      { test: { name: 'ops', include: ['ops/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});

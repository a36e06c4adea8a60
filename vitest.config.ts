import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './ops/longest-first.ts';

// Workers read compiled modules from here: half of the time that loading the server takes.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.local/compile-cache', import.meta.url));

/** Against hanging alone: no test may depend on how fast its machine is. */
const limit = process.env.ESTIA_CHECKS === 'full' ? 1_800_000 : 120_000;
const limits = { testTimeout: limit, hookTimeout: limit, expect: { poll: { timeout: limit / 2 } } };

/**
 * Loads the server before vitest follows every import of it, which takes longer than the loading. A watcher has to know
 * those imports, so it does without.
 */
const preload = process.argv.includes('run')
  ? ['--import', new URL('server/testing/environment/test-app.ts', import.meta.url).href]
  : [];

/** Unit and HTTP tests. E2e has a configuration of its own (e2e/vitest.config.ts): it needs the built site. */
export default defineConfig({
  test: {
    sequence: {
      sequencer: longestFirst([
        'search-query-plans',
        'hostile',
        'location',
        'password-reset',
        'access',
        'search-oracle',
        'erasure',
      ]),
    },
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...limits } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'demo/src/**/*.test.ts'],
          globalSetup: 'server/testing/environment/database-template.ts',
          ...limits,
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          execArgv: ['--max-semi-space-size=32', ...preload],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'], ...limits } },
      { test: { name: 'ops', include: ['ops/**/*.test.ts'], ...limits } },
    ],
  },
});

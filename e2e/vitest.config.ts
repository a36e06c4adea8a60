import { defineConfig } from 'vitest/config';

/** The built site, real services, real Chromium. No retries: a test that fails sometimes is a fault. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    globalSetup: 'e2e/site.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
    retry: 0,
  },
});

/** What a process of a running site would hold, for tests that play one of its processes themselves. */
import { parseConfig } from '../../src/config.ts';
import { createDeps } from '../../src/main/create-deps.ts';

export const openDepsOf = (env: Record<string, string>) =>
  createDeps(parseConfig({ SMTP_URL: 'smtp://127.0.0.1:1', ...env, LOG_LEVEL: 'silent' }));

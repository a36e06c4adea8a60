/** What a process of a running site would hold, for tests that play one of its processes themselves. */
import { readConfig } from '../src/config.ts';
import { openDeps } from '../src/main/open-deps.ts';

export const openDepsOf = (env: Record<string, string>) =>
  openDeps(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1', ...env, LOG_LEVEL: 'silent' }));

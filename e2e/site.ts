/** Starts the built site on a seeded database of its own, for the whole run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSiteProcess } from '@estia/server/testing/site-process';
import { findServices, makeTemplate } from '@estia/server/testing/template';
import { cloneDatabase } from '@estia/server/testing/world';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    databaseUrl: string;
  }
}

const root = fileURLToPath(new URL('../', import.meta.url));
/** Enough that Χαλάνδρι has a second page. */
const LISTINGS = 6_000;

export default async function setup(project: { provide: (key: 'origin' | 'databaseUrl', value: string) => void }) {
  const services = findServices();
  const template = await makeTemplate(services.databaseUrl);
  const database = await cloneDatabase({ ...services, template });
  const files = mkdtempSync(join(tmpdir(), 'estia-e2e-'));
  const env = { DATABASE_URL: database.url, REDIS_URL: services.redisUrl, FILES_DIR: files };
  execFileSync(process.execPath, ['server/src/main/seed.ts', '--listings', String(LISTINGS), '--seed', '7'], {
    cwd: root,
    env: { ...process.env, PUBLIC_ORIGIN: 'http://127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { origin, stop } = await startSiteProcess({ ...env, LOG_LEVEL: 'warn' });
  project.provide('origin', origin);
  project.provide('databaseUrl', database.url);

  return async () => {
    await stop();
    await database.drop();
    rmSync(files, { recursive: true, force: true });
  };
}

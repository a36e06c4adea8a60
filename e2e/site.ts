/** Starts the built site on a seeded database of its own, for the whole run. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices, makeTemplate } from '@estia/server/testing/template';
import { cloneDatabase } from '@estia/server/testing/world';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

const root = fileURLToPath(new URL('../', import.meta.url));
/** Enough that Χαλάνδρι has a second page. */
const LISTINGS = 6_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

export default async function setup(project: { provide: (key: 'origin', value: string) => void }) {
  if (!existsSync(`${root}web/build/server/index.js`)) throw new Error('Build the pages first: npm run build');
  const services = findServices();
  const template = await makeTemplate(services.databaseUrl);
  const database = await cloneDatabase({ ...services, template });
  const files = mkdtempSync(join(tmpdir(), 'estia-e2e-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: origin,
    PORT: String(port),
    DATABASE_URL: database.url,
    REDIS_URL: services.redisUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    FILES_DIR: files,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
  execFileSync(process.execPath, ['server/src/main/seed.ts', '--listings', String(LISTINGS), '--seed', '7'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site: ChildProcess = spawn(process.execPath, ['server/src/main/serve.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (tries > 150 || site.exitCode !== null) throw new Error('The site did not start');
    await new Promise((wait) => setTimeout(wait, 200));
  }
  project.provide('origin', origin);

  return async () => {
    await new Promise<void>((resolve) => {
      site.once('exit', () => resolve());
      site.kill('SIGTERM');
    });
    await database.drop();
    rmSync(files, { recursive: true, force: true });
  };
}

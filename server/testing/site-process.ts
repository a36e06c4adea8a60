/** The built site as a process of its own, as production runs it: for e2e and for the instruments. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PATIENCE_MS = 30_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

export type SiteProcess = { origin: string; pid: number; stop: () => Promise<void> };

type Env = { DATABASE_URL: string; REDIS_URL: string; FILES_DIR: string } & Record<string, string>;

export async function startSiteProcess(env: Env): Promise<SiteProcess> {
  if (!existsSync(`${root}web/build/server/index.js`)) throw new Error('Build the pages first: npm run build');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'server/src/main/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: origin,
      PORT: String(port),
      SMTP_URL: 'smtp://127.0.0.1:1',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const ready = () =>
    fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (const begun = Date.now(); !(await ready()); ) {
    if (child.exitCode !== null || Date.now() - begun > PATIENCE_MS) throw new Error('The site did not start');
    await new Promise((wait) => setTimeout(wait, 200));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

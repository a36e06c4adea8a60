/**
 * The built site and its worker as processes of their own, as production runs them: for e2e and for the instruments.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const START_TIMEOUT_MS = 300_000;

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

type RunningProcess = {
  pid: number;
  stop: () => Promise<void>;
  /** As a crash does: nothing is finished. */
  kill: () => Promise<void>;
};
export type SiteProcess = RunningProcess & { origin: string };

type Env = { DATABASE_URL: string; REDIS_URL: string; FILES_DIR: string } & Record<string, string>;

/** Not the key of .env.example: a site and a worker that are to read each other's emails are given the same env. */
const TEST_KEY = 'c2l0ZS1zaXRlLXNpdGUtc2l0ZS1zaXRlLXNpdGUtc2l0ZQ==';

const environment = (env: Env, origin: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: origin,
  SMTP_URL: 'smtp://127.0.0.1:1',
  SECRET_KEY: TEST_KEY,
  RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
  ...env,
});

function wrapProcess(child: ChildProcess): RunningProcess {
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return { pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** `port`: the one to come back to after a crash. By name, because passkeys do not work on bare addresses. */
export async function startSiteProcess(env: Env, port?: number): Promise<SiteProcess> {
  if (!existsSync(`${root}web/build/server/index.js`)) throw new Error('Build the pages first: npm run build');
  const at = port ?? (await freePort());
  const origin = `http://localhost:${at}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'server/src/main/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(env, origin), PORT: String(at) },
  });
  const ready = () =>
    fetch(`http://127.0.0.1:${at}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
  for (const begun = Date.now(); !(await ready()); ) {
    if (child.exitCode !== null || Date.now() - begun > START_TIMEOUT_MS) throw new Error('The site did not start');
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return { origin, ...wrapProcess(child) };
}

/** `origin` is where its emails lead to. */
export function startWorkerProcess(env: Env, origin: string): RunningProcess {
  return wrapProcess(
    // As `npm run work`. Otherwise V8 lets 65 MB of living objects grow to 270 before it collects: a feed makes 10 MB of garbage a second.
    spawn(process.execPath, ['--max-semi-space-size=8', '--heap-growing-percent=60', 'server/src/main/worker.ts'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment(env, origin),
    }),
  );
}

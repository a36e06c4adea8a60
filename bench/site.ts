/** The built site as a process of its own, and how much CPU it has used. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../', import.meta.url));

export function options<T extends Record<string, string>>(
  defaults: T,
): { [K in keyof T]: string } & { databaseUrl: string } {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: Object.fromEntries(
      [...Object.keys(defaults), 'database-url'].map((name) => [name, { type: 'string' as const }]),
    ),
  });
  const databaseUrl = values['database-url'] ?? process.env.DATABASE_URL ?? 'postgres://estia@127.0.0.1:54310/estia';
  return { ...defaults, ...(values as object), databaseUrl: String(databaseUrl) };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

export type Site = { origin: string; cpuMs: () => number; stop: () => Promise<void> };

const TICKS_A_SECOND = 100;

export async function startSite(databaseUrl: string, env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=64', 'server/src/main/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: origin,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      REDIS_URL: process.env.REDIS_URL ?? 'redis://127.0.0.1:54311',
      SMTP_URL: 'smtp://127.0.0.1:54312',
      FILES_DIR: process.env.FILES_DIR ?? '.local/files',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (tries > 100 || child.exitCode !== null) throw new Error('The site did not start');
    await new Promise((wait) => setTimeout(wait, 200));
  }
  return {
    origin,
    /** User and system time of the process and its threads. */
    cpuMs: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

export function percentiles(values: readonly number[]): { p50: number; p95: number; p99: number; max: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/**
 * PostgreSQL is stopped with SIGSTOP while visitors come and go, as a frozen server or a network partition would be.
 *   npm run bench -- frozen-database              30 s frozen, under load
 * It has a PostgreSQL of its own, started and seeded here (--dir keeps it for the next time), because it is stopped.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSiteProcess } from '@estia/server/testing/environment/site-process';
import { computePercentiles, parseOptions } from './harness/site.ts';

const given = parseOptions({ seconds: '30', visitors: '12', port: '56840', dir: '', listings: '300' });
const root = fileURLToPath(new URL('../', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'estia-frozen-'));
// Where all of it runs as root, the database runs as somebody else.
chmodSync(work, 0o755);
const BARS = { answerMs: 8_000, notReadyMs: 2_000, readinessMs: 1_000, recoveryMs: 5_000 };
const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));

type Sample = { at: number; ms: number; status: number; path: string; hasRetry: boolean };
type Phase = 'before' | 'frozen' | 'after';

const dir = given.dir || join(work, 'services');
const services = (command: 'start' | 'stop'): string =>
  execFileSync('bash', [join(root, 'ops/services.sh'), command, dir, given.port], { encoding: 'utf8' });

function startDatabase(): { DATABASE_URL: string; REDIS_URL: string; FILES_DIR: string } {
  const isNew = !existsSync(join(dir, 'postgres', 'PG_VERSION'));
  const lines = services('start');
  const setting = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(lines)?.[1] ?? '';
  const env = { DATABASE_URL: setting('DATABASE_URL'), REDIS_URL: setting('REDIS_URL'), FILES_DIR: join(dir, 'files') };
  if (!isNew) return env;
  console.log(`seeding ${given.listings} listings`);
  const more = { PUBLIC_ORIGIN: 'http://localhost', SMTP_URL: 'smtp://127.0.0.1:1' };
  const SECRET_KEY = 'c2l0ZS1zaXRlLXNpdGUtc2l0ZS1zaXRlLXNpdGUtc2l0ZQ==';
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env, ...more, SECRET_KEY },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('server/src/main/migrate.ts');
  run('demo/src/command/seed.ts', '--listings', given.listings, '--seed', '7');
  return env;
}

/** The postmaster and all its children: a stopped postmaster alone leaves open connections answering. */
function signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = Number(readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  // pgrep ends with 1 where it finds nobody, which is no failure here.
  const children = () =>
    execFileSync('bash', ['-c', `pgrep -P ${postmaster} || true`], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number);
  // The postmaster first, so that no child is born in between.
  for (const pid of [postmaster, ...children()]) process.kill(pid, signal);
}

const env = startDatabase();
const site = await startSiteProcess({ ...env, MAX_LOOP_DELAY_MS: '0', SEARCH_CACHE_SECONDS: '0' });
let isStopped = false;
try {
  const samples: Sample[] = [];
  const readiness: Sample[] = [];
  let unseen = 100_000;
  /** Nobody has asked for it before, so no cache answers: pages, private pages, a search, a write. */
  const requests = [
    () => ({ path: `/properties/search?for=sale&category_id=1&priceMax=${unseen++}&prefecture_ids=33&page=1` }),
    () => ({ path: `/api/property/cards?listing_ids=${unseen++}` }),
    () => ({ path: '/dashboard', headers: { cookie: `estia_session=${'x'.repeat(43)}` } }),
    () => ({ path: '/en/articles' }),
    () => ({ path: '/' }),
    () => ({
      path: '/api/property/search',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ for: 'sale', category_id: 1, price_max: unseen++ }),
    }),
  ];
  let isOver = false;
  const sample = async (into: Sample[], { path, ...init }: { path: string } & RequestInit): Promise<void> => {
    const at = performance.now();
    const reply = await fetch(site.origin + path, { ...init, redirect: 'manual' }).catch(() => null);
    await reply?.arrayBuffer().catch(() => null);
    into.push({
      at,
      ms: performance.now() - at,
      status: reply?.status ?? 0,
      path: path.replaceAll(/\d+/g, 'N'),
      hasRetry: reply?.headers.has('retry-after') ?? false,
    });
  };
  const visitor = async (number: number) => {
    for (let n = number; !isOver; n++) {
      const make = requests[n % requests.length];
      if (make) await sample(samples, make());
      await pause(50);
    }
  };
  const prober = async () => {
    while (!isOver) {
      await sample(readiness, { path: '/health/ready' });
      await pause(100);
    }
  };
  // A process that has just started compiles while it answers: what is measured is the database.
  for (let quick = 0, round = 0; quick < 3 && round < 60; round++) {
    const warm: Sample[] = [];
    for (const make of requests) await sample(warm, make());
    quick = warm.every(({ ms, status }) => ms < 500 && status < 500) ? quick + 1 : 0;
  }
  const load = [...Array.from({ length: Number(given.visitors) }, (_, n) => visitor(n)), prober()];
  await pause(10_000);
  signalPostgres('SIGSTOP');
  isStopped = true;
  const stoppedAt = performance.now();
  await pause(Number(given.seconds) * 1_000);
  signalPostgres('SIGCONT');
  isStopped = false;
  const resumedAt = performance.now();
  await pause(BARS.recoveryMs * 3);
  isOver = true;
  await Promise.all(load);

  const phaseOf = ({ at }: Sample): Phase => (at < stoppedAt ? 'before' : at < resumedAt ? 'frozen' : 'after');
  for (const phase of ['before', 'frozen', 'after'] as const) {
    const of = samples.filter((one) => phaseOf(one) === phase);
    const statuses = Object.entries(Object.groupBy(of, ({ status }) => status)).map(
      ([s, all]) => `${s} × ${all?.length}`,
    );
    const { p50, p99, max } = computePercentiles(of.map(({ ms }) => ms));
    console.log(`${phase}: ${statuses.join(', ')}; p50 ${p50} p99 ${p99} max ${max} ms`);
  }
  const slowest = samples.reduce((a, b) => (b.ms > a.ms ? b : a));
  const faults = samples.filter(({ status }) => status === 500 || status === 0);
  const withoutRetry = samples.filter(({ status, hasRetry }) => status === 503 && !hasRetry);
  const notReady = readiness.find(({ at, ms, status }) => status === 503 && at + ms > stoppedAt);
  const notReadyMs = notReady ? notReady.at + notReady.ms - stoppedAt : Number.POSITIVE_INFINITY;
  // Of the frozen time: before and after, a busy process may be late with any answer.
  const slowReadiness = Math.max(...readiness.filter((one) => phaseOf(one) === 'frozen').map(({ ms }) => ms));
  const lastBad = Math.max(
    resumedAt,
    ...[...samples, ...readiness]
      .filter((one) => one.status === 503 && one.at + one.ms > resumedAt)
      .map(({ at, ms }) => at + ms),
  );
  for (const { status, path, ms } of faults.slice(0, 5)) console.log(`  ${status} ${path} after ${Math.round(ms)} ms`);
  const recoveryMs = lastBad - resumedAt;
  const good =
    samples.length > 100 &&
    slowest.ms <= BARS.answerMs &&
    faults.length === 0 &&
    withoutRetry.length === 0 &&
    notReadyMs <= BARS.notReadyMs &&
    slowReadiness <= BARS.readinessMs &&
    recoveryMs <= BARS.recoveryMs;
  console.log(
    `${samples.length} responses, slowest ${Math.round(slowest.ms)} ms (${slowest.path}, bar ${BARS.answerMs}), ${faults.length} faults, ` +
      `${withoutRetry.length} × 503 without Retry-After, not ready after ${Math.round(notReadyMs)} ms (bar ${BARS.notReadyMs}), ` +
      `slowest readiness while frozen ${Math.round(slowReadiness)} ms (bar ${BARS.readinessMs}), normal ${Math.round(recoveryMs)} ms after resume (bar ${BARS.recoveryMs}): ${good ? 'held' : 'NOT held'}`,
  );
  process.exitCode = good ? 0 : 1;
} finally {
  if (isStopped) signalPostgres('SIGCONT');
  await site.stop();
  services('stop');
  rmSync(work, { recursive: true, force: true });
}

/**
 * npm run bench -- dev-start: how long a newcomer waits. Clones the repository (what is committed) into a temporary
 * folder, gives it the installed packages, runs `npm run dev` on ports of its own and stops when the home page answers
 * with listings on it. The first start has an empty cache of pictures, the second clone finds what the first one drew.
 * `--starts` is how many clones are started one after the other.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calibrate } from './harness/calibration.ts';
import { parseOptions } from './harness/site.ts';

const given = parseOptions({ repository: fileURLToPath(new URL('../', import.meta.url)), starts: '2', bar: '60' });
const GIVE_UP_MS = 600_000;
/** PostgreSQL, Redis, mail sink, site, inner port of the site, card provider: services.sh counts from the first. */
const PORTS = 8;

/** The first of so many ports in a row that nobody listens on. */
async function freePorts(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>((resolve) => {
      const server = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
  for (let base = 41_000 + Math.floor(Math.random() * 500) * 20; ; base += 20) {
    const free = await Promise.all(Array.from({ length: PORTS }, (_, i) => isFree(base + i)));
    if (free.every(Boolean)) return base;
  }
}

/** As .env.example, on other ports. */
function environment(example: string, base: number): string {
  const values: Record<string, string> = {
    PUBLIC_ORIGIN: `http://localhost:${base + 3}`,
    PORT: String(base + 3),
    DATABASE_URL: `postgres://estia@127.0.0.1:${base}/estia`,
    REDIS_URL: `redis://127.0.0.1:${base + 1}`,
    SMTP_URL: `smtp://127.0.0.1:${base + 2}`,
    STRIPE_HOST: `http://127.0.0.1:${base + 6}`,
  };
  return example.replace(/^(\w+)=.*$/gm, (line, name: string) => (name in values ? `${name}=${values[name]}` : line));
}

const listingsOn = (page: string): number => new Set(page.match(/\/properties\/for-(?:sale|rent)\/\d+/g) ?? []).size;

async function start(folder: string, cache: string): Promise<{ seconds: number; listings: number }> {
  execFileSync('git', ['clone', '-q', given.repository, folder]);
  // Hard links where the file system has them: npm ci is no part of what is measured.
  execFileSync('bash', [
    '-c',
    `cp -al "$0/node_modules" "$1/" 2>/dev/null || cp -r "$0/node_modules" "$1/"`,
    given.repository,
    folder,
  ]);
  const base = await freePorts();
  const env = environment(readFileSync(join(folder, '.env.example'), 'utf8'), base);
  writeFileSync(join(folder, '.env'), env);
  const { PATH, HOME, USER, LANG } = process.env;
  const begun = performance.now();
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { PATH, HOME, USER, LANG, ESTIA_CACHE_DIR: cache },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => dev.once('exit', () => resolve()));
  try {
    while (performance.now() - begun < GIVE_UP_MS && dev.exitCode === null) {
      const page = await fetch(`http://localhost:${base + 3}/`).then(
        (reply) => (reply.ok ? reply.text() : ''),
        () => '',
      );
      const listings = listingsOn(page);
      if (listings > 0) return { seconds: (performance.now() - begun) / 1_000, listings };
      await new Promise((wait) => setTimeout(wait, 200));
    }
    throw new Error('the home page never showed a listing');
  } finally {
    // To all of its processes, as Ctrl-C in a terminal does.
    if (dev.pid && dev.exitCode === null) process.kill(-dev.pid, 'SIGINT');
    await ended;
  }
}

const work = mkdtempSync(join(tmpdir(), 'estia-dev-start-'));
// PostgreSQL runs as a user of its own where this runs as root.
chmodSync(work, 0o755);
const seconds: number[] = [];
try {
  for (let nth = 1; nth <= Number(given.starts); nth++) {
    const loop = calibrate();
    const one = await start(join(work, `clone-${nth}`), join(work, 'cache'));
    seconds.push(one.seconds);
    console.log(
      `start ${nth}, ${nth === 1 ? 'nothing cached' : 'pictures cached'}: ${one.seconds.toFixed(1)} s, ${one.listings} listings on the home page; calibration loop ${loop.toFixed(2)} s`,
    );
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
const [first = Number.NaN] = seconds;
console.log(`seconds to a first page: ${first.toFixed(1)} (bar ${given.bar})`);
if (!(first <= Number(given.bar))) process.exitCode = 1;

/**
 * The site behind its real proxy (ops/nginx.sh).
 *   npm run bench -- pages/proxy-cache                        page views a second that nginx serves out of its cache
 *   npm run bench -- pages/proxy-cache --mode outage          PostgreSQL stops for --seconds: what was cached still opens, marked, and all comes back
 * Throughput looks at any seeded database. An outage has a PostgreSQL of its own, started and seeded here (--dir keeps it
 * for the next time), because it is stopped.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startSiteProcess } from '@estia/server/testing/environment/site-process';
import { launchChromium } from '../harness/chromium.ts';
import { createHttpClient, type LoadResponse } from '../harness/http-load.ts';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';

const options = parseOptions({
  mode: 'throughput',
  seconds: '',
  connections: '64',
  threads: '1',
  port: '56830',
  dir: '',
  listings: '600',
});
const root = fileURLToPath(new URL('../../', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'estia-front-'));
const BARS = { perSecond: 1_500, recoverySeconds: 90 };

const ops = (script: string, ...args: string[]): string =>
  execFileSync('bash', [join(root, 'ops', script), ...args], { encoding: 'utf8' });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const load = (): string =>
  loadavg()
    .map((each) => each.toFixed(2))
    .join(' ');
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}  (load ${load()})`);

type ProxiedSite = { origin: string; upstream: string; close: () => Promise<void> };

async function openProxiedSite(databaseUrl: string, redisUrl: string, filesDir: string): Promise<ProxiedSite> {
  const site = await startSiteProcess({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    FILES_DIR: filesDir,
    MAX_LOOP_DELAY_MS: '0',
  });
  const port = await freePort();
  ops('nginx.sh', 'start', join(work, 'nginx'), String(port), `127.0.0.1:${new URL(site.origin).port}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    upstream: site.origin,
    close: async () => {
      ops('nginx.sh', 'stop', join(work, 'nginx'));
      await site.stop();
    },
  };
}

/** Home in both languages, twenty results pages and fifty listings out of them. */
async function pagesOf(origin: string): Promise<{ home: string[]; results: string[]; listings: string[] }> {
  const { post: probe } = createHttpClient(origin, 8);
  const listings = new Set<string>();
  const results: string[] = [];
  const paths = ['33', '34', '33,34'].flatMap((places) =>
    ['sale', 'rent'].flatMap((purpose) =>
      ['', '&type_ids=1', '&type_ids=2', '&type_ids=3'].map(
        (type) => `/properties/search?for=${purpose}&category_id=1${type}&prefecture_ids=${places}&page=1`,
      ),
    ),
  );
  for (const path of paths) {
    const { status, bytes } = await probe({ path });
    const links = [...bytes.toString().matchAll(/href="(\/properties\/for-(?:sale|rent)\/\d+)"/g)];
    if (status !== 200 || links.length === 0 || results.length === 20) continue;
    results.push(path);
    for (const [, href] of links) if (href && listings.size < 50) listings.add(href);
  }
  if (results.length < 20 || listings.size < 50)
    throw new Error(`only ${results.length} results, ${listings.size} listings`);
  return { home: ['/', '/en'], results, listings: [...listings] };
}

/** Asked for as browsers do: brotli, until each is cached. */
async function warm(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (let again = 0; again < 2; again++) {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${response.status} ${path}`);
    }
  }
}

async function measureThroughput(): Promise<boolean> {
  const seconds = Number(options.seconds || 20);
  const redis = process.env.REDIS_URL ?? 'redis://127.0.0.1:54311/14';
  const front = await openProxiedSite(options.databaseUrl, redis, process.env.FILES_DIR ?? '.local/files');
  try {
    const { home: homePage, results, listings } = await pagesOf(front.upstream);
    const paths = [...homePage, ...homePage, ...homePage, ...homePage, ...results, ...listings];
    await warm(front.origin, paths);
    const script = join(work, 'mix.lua');
    writeFileSync(
      script,
      `local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local states, n = {}, 0
local heads = { ["Accept-Encoding"] = "br", ["Cookie"] = "estia_device=somebody" }
function request() n = n + 1; return wrk.format("GET", paths[n % #paths + 1], heads) end
threads = {}
function setup(thread) table.insert(threads, thread) end
hit, other, bad = 0, 0, 0
function response(status, headers)
  if status ~= 200 then bad = bad + 1 end
  local s = headers["X-Cache"]
  if s == "HIT" or s == "UPDATING" or s == "STALE" then hit = hit + 1 else other = other + 1 end
end
function done(summary, latency)
  local h, o, b = 0, 0, 0
  for _, t in ipairs(threads) do h = h + t:get("hit"); o = o + t:get("other"); b = b + t:get("bad") end
  local e = summary.errors
  io.write(string.format('FIGURES {"requests":%d,"micros":%d,"bytes":%d,"p50":%d,"p99":%d,"max":%d,"hit":%d,"other":%d,"bad":%d,"socket":%d}\\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99), latency.max, h, o, b,
    e.connect + e.read + e.write + e.timeout))
end`,
    );
    say(`${paths.length} pages are cached; wrk shares the processors with nginx and the site`);
    const out = await new Promise<string>((resolve, reject) => {
      const wrk = spawn('wrk', [
        '-t',
        options.threads,
        '-c',
        options.connections,
        '-d',
        `${seconds}s`,
        '--timeout',
        '5s',
        '-s',
        script,
        front.origin,
      ]);
      let text = '';
      wrk.stdout.on('data', (part) => {
        text += part;
      });
      wrk.on('error', reject);
      wrk.on('close', () => resolve(text));
    });
    const measured = JSON.parse(/FIGURES (.*)/.exec(out)?.[1] ?? 'null') as Record<string, number> | null;
    if (!measured) throw new Error(`wrk said: ${out}`);
    const { requests = 0, micros = 1, bytes = 0, p50 = 0, p99 = 0, max = 0, hit = 0, bad = 0, socket = 0 } = measured;
    const rate = (requests * 1e6) / micros;
    say('measured');
    console.log(
      `${rate.toFixed(0)} page views/s over ${(micros / 1e6).toFixed(1)} s, ${options.connections} connections, ${(bytes / requests / 1024).toFixed(1)} KB each; ` +
        `from the cache ${((100 * hit) / requests).toFixed(2)} %; p50 ${(p50 / 1e3).toFixed(1)} p99 ${(p99 / 1e3).toFixed(1)} max ${(max / 1e3).toFixed(1)} ms; ` +
        `${bad} answers other than 200, ${socket} socket errors`,
    );
    const good = rate >= BARS.perSecond && bad === 0 && socket === 0;
    console.log(`bar: ${BARS.perSecond} page views/s without errors: ${good ? 'held' : 'NOT held'}`);
    return good;
  } finally {
    await front.close();
  }
}

/** What a page says of its own age: the foot's time, which is there without script too. */
const parsePageTime = (reply: LoadResponse): number => {
  const [, iso = ''] = /data-as-of=""[^>]*>.*?<time dateTime="([^"]+)"/s.exec(reply.bytes.toString()) ?? [];
  return Date.parse(iso);
};

async function runOutage(): Promise<boolean> {
  const seconds = Number(options.seconds || 600);
  const dir = options.dir || join(work, 'services');
  const isNew = !existsSync(join(dir, 'postgres', 'PG_VERSION'));
  const lines = ops('services.sh', 'start', dir, options.port);
  const readServiceValue = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(lines)?.[1] ?? '';
  const env = {
    DATABASE_URL: readServiceValue('DATABASE_URL'),
    REDIS_URL: readServiceValue('REDIS_URL'),
    FILES_DIR: join(dir, 'files'),
  };
  const postgres = (...args: string[]): void => {
    const bin = execFileSync('bash', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1'], {
      encoding: 'utf8',
    });
    const command = [join(bin.trim(), 'pg_ctl'), '-D', join(dir, 'postgres'), '-w', ...args];
    const asRoot = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
    const [first = '', ...rest] = [...asRoot, ...command];
    execFileSync(first, rest, { cwd: '/', stdio: 'ignore' });
  };
  let front: ProxiedSite | null = null;
  try {
    if (isNew) {
      say(`seeding ${options.listings} listings`);
      const more = { PUBLIC_ORIGIN: 'http://localhost', SMTP_URL: 'smtp://127.0.0.1:1' };
      const SECRET_KEY = 'c2l0ZS1zaXRlLXNpdGUtc2l0ZS1zaXRlLXNpdGUtc2l0ZQ==';
      const run = (...args: string[]) =>
        execFileSync(process.execPath, args, {
          cwd: root,
          env: { ...process.env, ...env, ...more, SECRET_KEY },
          stdio: ['ignore', 'ignore', 'inherit'],
        });
      run('server/src/main/migrate.ts');
      run('demo/src/command/seed.ts', '--listings', options.listings, '--seed', '7');
    }
    front = await openProxiedSite(env.DATABASE_URL, env.REDIS_URL, env.FILES_DIR);
    const { post: probe } = createHttpClient(front.origin, 16);
    const { home: homePage, results, listings } = await pagesOf(front.upstream);
    const paths = [...homePage, ...results, ...listings];
    // Plain for what is read here, packed for the browser: the cache keeps them apart.
    await warm(front.origin, paths);
    for (const path of paths) await probe({ path });
    for (const path of paths) {
      const { headers } = await probe({ path });
      if (headers['x-cache'] === 'MISS') throw new Error(`not kept: ${path}`);
    }
    let unseen = 100_000;
    /** Nobody has asked for it before. */
    const uncachedPath = () =>
      `/properties/search?for=sale&category_id=1&priceMax=${unseen++}&prefecture_ids=33&page=1`;
    say(
      `${homePage.length} home, ${results.length} results and ${listings.length} listing pages are cached; PostgreSQL stops`,
    );
    const { port } = new URL(env.DATABASE_URL);
    postgres('-m', 'immediate', 'stop');
    const stopped = Date.now();
    const tally = { opened: 0, failed: 0, unmarked: 0, stale: 0, uncached503: 0, uncachedOther: 0 };
    const took: number[] = [];
    const faults = new Map<string, number>();
    while (Date.now() - stopped < seconds * 1_000) {
      const round = Date.now();
      for (const path of paths) {
        const begun = performance.now();
        const reply = await probe({ path });
        took.push(performance.now() - begun);
        const at = parsePageTime(reply);
        if (reply.status === 200) tally.opened += 1;
        else {
          tally.failed += 1;
          const what = `${reply.status} ${reply.headers['x-cache']} ${path.replace(/\d+/g, 'N')}`;
          faults.set(what, (faults.get(what) ?? 0) + 1);
        }
        // Rendered before the stop, and it says so.
        if (!(at <= stopped + 60_000)) tally.unmarked += 1;
        if (reply.headers['x-cache'] === 'STALE') tally.stale += 1;
      }
      const uncached = await probe({ path: uncachedPath() });
      const friendly = /href="[^"]+"[^>]*data-reload/.test(uncached.bytes.toString());
      const isNoStore = uncached.headers['cache-control'] === 'no-store';
      if (uncached.status === 503 && isNoStore && friendly && uncached.headers['retry-after']) tally.uncached503 += 1;
      else {
        tally.uncachedOther += 1;
        const what = `uncached: ${uncached.status} ${uncached.headers['cache-control']} retry-after ${uncached.headers['retry-after']} friendly ${friendly}`;
        faults.set(what, (faults.get(what) ?? 0) + 1);
      }
      await pause(Math.max(0, Math.min(10_000, seconds * 1_000 - (Date.now() - stopped)) - (Date.now() - round)));
    }
    const marked = await countStaleBanners(front.origin, ['/', results[0] ?? '/', listings[0] ?? '/'], stopped);
    say(
      `after ${seconds} s: ${JSON.stringify(tally)}, ${formatPercentiles(computePercentiles(took))}; bar shown by a browser 20 minutes on: ${marked} of 3`,
    );
    for (const [what, times] of faults) console.log(`  ${times} × ${what}`);

    postgres('-l', join(dir, 'postgres', 'server.log'), '-o', `-p ${port}`, 'start');
    const started = Date.now();
    let left = [...paths, uncachedPath()];
    while (left.length > 0 && Date.now() - started < BARS.recoverySeconds * 1_000) {
      const still: string[] = [];
      for (const path of left) {
        const reply = await probe({ path });
        const isNow = reply.status === 200 && parsePageTime(reply) >= Math.floor(started / 60_000) * 60_000;
        if (!isNow) still.push(path);
      }
      left = still;
      if (left.length > 0) await pause(500);
    }
    const recovery = (Date.now() - started) / 1_000;
    say(
      `${paths.length + 1 - left.length} of ${paths.length + 1} pages are of now again ${recovery.toFixed(1)} s after PostgreSQL; nothing was restarted`,
    );
    for (const path of left.slice(0, 5)) console.log(`  not yet: ${path}`);
    const good = tally.failed + tally.unmarked + tally.uncachedOther === 0 && left.length === 0 && marked === 3;
    console.log(
      `bar: every cached page opens and says of when it is, all is of now within ${BARS.recoverySeconds} s: ${good ? 'held' : 'NOT held'}`,
    );
    return good;
  } finally {
    await front?.close();
    ops('services.sh', 'stop', dir);
  }
}

/** How many of the pages say at their top of when they are, in a browser whose clock is 20 minutes further. */
async function countStaleBanners(origin: string, paths: readonly string[], stopped: number): Promise<number> {
  const browser = await launchChromium();
  let shown = 0;
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.clock.setFixedTime(stopped + 20 * 60_000);
    for (const path of paths) {
      const response = await page.goto(origin + path);
      if (response?.status() !== 200) continue;
      shown += await page
        .locator('[data-stale]')
        .waitFor({ timeout: 10_000 })
        .then(
          () => 1,
          () => 0,
        );
    }
  } finally {
    await browser.close();
  }
  return shown;
}

try {
  process.exitCode = (await (options.mode === 'outage' ? runOutage() : measureThroughput())) ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

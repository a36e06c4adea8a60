/**
 * Search under load. First an open loop: requests leave at their planned time whether or not earlier ones are back, and
 * latency counts from that time, so queueing cannot hide. Then throughput, interleaved: the API and pgbench running the
 * very same statements, turn by turn on the same database, and their ratio.
 *   npm run bench -- search --rate 50 --seconds 60 --rounds 3
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchMix } from '@estia/server/testing/search-mix';
import { statementWriter } from '@estia/server/testing/search-statements';
import pg from 'pg';
import { options, percentiles, startSite } from './site.ts';

const wish = options({
  rate: '50',
  seconds: '60',
  rounds: '3',
  turn: '12',
  clients: '4',
  searches: '400',
  seed: '20261115',
});
const P95_BAR_MS = 60;
const RATIO_BAR = 0.5;

const pool = new pg.Pool({ connectionString: wish.databaseUrl, max: 2 });
const { rows } = await pool.query<{ n: number }>('select count(*)::int n from listing_search');
console.log(`${rows[0]?.n} live listings`);
const next = await searchMix(pool, Number(wish.seed));
const searches = Array.from({ length: Number(wish.searches) }, () => next().body);
const bodies = searches.map((body) => JSON.stringify(body));

const site = await startSite(wish.databaseUrl);
// A bare client that asks for no compression (the proxy in front does that): the two cores are for what is measured.
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const ask = (body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${site.origin}/api/property/search`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`answered ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
for (const body of bodies) await ask(body);

async function openLoop(rate: number, seconds: number): Promise<number[]> {
  const took: number[] = [];
  const begun = performance.now();
  const flying: Promise<void>[] = [];
  for (let i = 0; i < rate * seconds; i++) {
    const planned = begun + (i * 1_000) / rate;
    const early = planned - performance.now();
    if (early > 0) await new Promise((wait) => setTimeout(wait, early));
    flying.push(ask(bodies[i % bodies.length] as string).then(() => void took.push(performance.now() - planned)));
  }
  await Promise.all(flying);
  return took;
}

async function apiTurn(seconds: number, clients: number): Promise<number> {
  let done = 0;
  let at = 0;
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        await ask(bodies[at++ % bodies.length] as string);
        done += 1;
      }
    }),
  );
  return done / seconds;
}

const folder = mkdtempSync(join(tmpdir(), 'estia-pgbench-'));
const write = statementWriter(pool);
for (const [i, body] of searches.entries()) {
  writeFileSync(join(folder, `${String(i).padStart(4, '0')}.sql`), `${(await write(body)).join(';\n')};\n`);
}
// pgbench takes at most 128 scripts: searches are dealt to them in turn, so that every one is run.
const SCRIPTS = 128;
const files = readdirSync(folder);
const dealt = Array.from({ length: Math.min(SCRIPTS, files.length) }, (_, i) =>
  files.filter((_, j) => j % SCRIPTS === i),
);
const perScript = files.length / dealt.length;
const url = new URL(wish.databaseUrl);

function pgbenchTurn(seconds: number, clients: number): number {
  const scripts = dealt.map((names, i) => {
    const path = join(folder, `dealt-${i}.sql`);
    writeFileSync(path, names.map((name) => execFileSync('cat', [join(folder, name)], { encoding: 'utf8' })).join(''));
    return `--file=${path}`;
  });
  const bin = execFileSync('bash', ['-c', 'ls /usr/lib/postgresql/*/bin/pgbench | sort -V | tail -1'], {
    encoding: 'utf8',
  }).trim();
  const out = execFileSync(
    bin,
    [
      '-n',
      '-M',
      'simple',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-h',
      url.hostname,
      '-p',
      url.port,
      '-U',
      url.username,
      ...scripts,
      url.pathname.slice(1),
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, PGOPTIONS: '-c jit=off' } },
  );
  const transactions = Number(/tps = ([\d.]+)/.exec(out)?.[1]);
  return transactions * perScript;
}

try {
  const latency = percentiles(await openLoop(Number(wish.rate), Number(wish.seconds)));
  console.log(
    `open loop at ${wish.rate}/s for ${wish.seconds} s: p50 ${latency.p50}  p95 ${latency.p95}  p99 ${latency.p99}  max ${latency.max} ms`,
  );
  const ratios: number[] = [];
  for (let round = 0; round < Number(wish.rounds); round++) {
    const cpu = site.cpuMs();
    const api = await apiTurn(Number(wish.turn), Number(wish.clients));
    const used = (site.cpuMs() - cpu) / (api * Number(wish.turn));
    const bench = pgbenchTurn(Number(wish.turn), Number(wish.clients));
    ratios.push(api / bench);
    console.log(
      `round ${round + 1}: API ${api.toFixed(0)}/s (${used.toFixed(2)} CPU-ms each)  pgbench ${bench.toFixed(0)}/s  ratio ${(api / bench).toFixed(2)}`,
    );
  }
  const ratio = percentiles(ratios).p50;
  console.log(`p95 ${latency.p95} ms (bar ${P95_BAR_MS}), API / pgbench ${ratio} (bar ${RATIO_BAR})`);
  process.exitCode = latency.p95 <= P95_BAR_MS && ratio >= RATIO_BAR ? 0 : 1;
} finally {
  await site.stop();
  await pool.end();
  rmSync(folder, { recursive: true });
}

/**
 * A source of 50,000 listings read and applied by a worker of its own: the first import without photos, the same file again, and
 * one with 1 % changed; the most memory that the worker had, what it used of the processor, and how long searches take meanwhile.
 * For these the worker stands still every few seconds, so that both sides of the comparison see the same machine. Time in
 * which it stood still is not counted. Bars: 5 minutes, 30 s, 45 s, 300 MB, 1.2 times the p95.
 *   npm run bench -- feeds/import --items 50000
 */
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemplateDatabase } from '@estia/server/testing/environment/database-template';
import { startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { openTestApp } from '@estia/server/testing/environment/test-app';
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import { buildSourceAgency, needNoPhotos } from '@estia/server/testing/sources/source-app';
import { sql } from 'kysely';
import { cpuMsOfDatabase, readProcessCpuMs } from '../harness/cpu.ts';
import { computePercentiles, parseOptions } from '../harness/site.ts';

const options = parseOptions({ items: '50000', 'redis-url': process.env.REDIS_URL ?? 'redis://127.0.0.1:54311' });
const count = Number(options.items);
const BARS = { first: 300, unchanged: 30, changed: 45, memory: 300, search: 1.2 };
const TURN_MS = 2_500;
/** Before that there is nothing to search. */
const SEARCH_FROM = Math.min(2_000, count / 2);
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const filler = 'Ευρύχωρο, φωτεινό και ανακαινισμένο, κοντά σε σχολεία, στάση λεωφορείου και αγορά. '.repeat(8);

async function writeFeed(name: string, changed: number): Promise<string> {
  const file = join(folder, name);
  const out = createWriteStream(file);
  out.write('{"format":"estia","version":1,"full":true,"listings":[\n');
  for (let at = 0; at < count; at++) {
    const listing = {
      reference: `J-${at}`,
      purpose: 'sale',
      type_id: 'apartment',
      place: ['Χαλάνδρι'],
      price: at < changed ? 55_555 : 100_000 + ((at * 7) % 400_000),
      area: 40 + (at % 120),
      bed_rooms: 1 + (at % 4),
      floor_id: '2',
      energy_class_id: 'B',
      lat: 38.0213,
      lon: 23.7986,
      street: 'Ηρακλείτου',
      street_number: String(at + 1),
      description_el: filler,
    };
    if (!out.write(`${at > 0 ? ',\n' : ''}${JSON.stringify(listing)}`))
      await new Promise<void>((resolve) => out.once('drain', () => resolve()));
  }
  out.end(']}');
  await new Promise<void>((resolve) => out.once('close', () => resolve()));
  return file;
}

let served = '';
const host = createServer((_, response) => {
  response.writeHead(200, { 'content-length': statSync(served).size });
  createReadStream(served).pipe(response);
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const address = `127.0.0.1:${(host.address() as AddressInfo).port}`;
const template = await createTemplateDatabase(options.databaseUrl);
const testApp = await openTestApp(
  { databaseUrl: options.databaseUrl, redisUrl: options['redis-url'], template },
  { FEED_TEST_HOSTS: address },
);
const { config, db, pool } = testApp.deps;
await needNoPhotos(testApp);
// An agency has at most as many listings as its plan: this one has room for all of them.
await sql`alter table plan_price disable trigger user`.execute(db);
await sql`update plan_price set max_active_listings = null`.execute(db);
const worker = startWorkerProcess(
  {
    DATABASE_URL: config.databaseUrl,
    REDIS_URL: options['redis-url'],
    FILES_DIR: config.filesDir,
    SECRET_KEY: config.secretKey.toString('base64'),
    FEED_TEST_HOSTS: address,
    WORK_ON: 'source-runs',
    LOG_LEVEL: process.env.BENCH_LOG ?? 'error',
    MAX_LOOP_DELAY_MS: '0',
  },
  'http://localhost:1',
);
const readMegabytes = (name: 'VmHWM' | 'VmRSS'): number =>
  Math.round(
    (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8'))?.[1]) * 1024) /
      1_000_000,
  );

type Measured = { seconds: number; workerCpu: number; databaseCpu: number };
const took = { working: [] as number[], still: [] as number[] };
let next: Awaited<ReturnType<typeof createSearchMix>> | null = null;

async function searchFor(ms: number, into: number[]): Promise<void> {
  if (!next) {
    const { rows } = await pool.query<{ n: number }>('select count(*)::int n from listing_search');
    if ((rows[0]?.n ?? 0) < SEARCH_FROM) return pause(ms);
    next = await createSearchMix(pool, 20_261_119);
  }
  for (const end = performance.now() + ms; performance.now() < end; ) {
    const begun = performance.now();
    const reply = await testApp.app.inject({ method: 'POST', url: '/api/property/search', payload: next().body });
    if (reply.statusCode !== 200) throw new Error(`Search: ${reply.statusCode} ${reply.body}`);
    into.push(performance.now() - begun);
    await pause(40);
  }
}

try {
  const agency = await buildSourceAgency(testApp);
  for (
    let seconds = 0;
    seconds < 60 && (await pool.query(`select 1 from pgboss.queue where name = 'source-runs'`)).rowCount === 0;
    seconds++
  )
    await pause(1_000);
  await pause(5_000);
  const idle = readMegabytes('VmRSS');
  const call = async (path: string, body: object) => {
    testApp.setNow(new Date());
    const answer = await agency.call('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const lastRun = async () =>
    (
      await pool.query<{ id: string; state: string; refused: number; rejects: number; error_code: string | null }>(
        'select id, state, refused, rejects, error_code from source_run order by id desc limit 1',
      )
    ).rows[0];
  /** Until the run is over; its yes is given at once. */
  const measure = async (isSearched: boolean): Promise<Measured> => {
    let seconds = 0;
    const [worked, stored] = [readProcessCpuMs(worker.pid), await cpuMsOfDatabase(pool)];
    for (;;) {
      const begun = performance.now();
      await (isSearched ? searchFor(TURN_MS, took.working) : pause(100));
      seconds += (performance.now() - begun) / 1_000;
      const run = await lastRun();
      if (run?.state === 'review') await call(`/sources/runs/${run.id}/confirm`, { right_declared: 'on' });
      if (run?.state === 'failed' || (run?.state === 'done' && run.refused + run.rejects > 0))
        throw new Error(`Not applied: ${JSON.stringify(run)}`);
      if (run?.state === 'done')
        return {
          seconds,
          workerCpu: (readProcessCpuMs(worker.pid) - worked) / 1_000,
          databaseCpu: ((await cpuMsOfDatabase(pool)) - stored) / 1_000,
        };
      if (isSearched) {
        process.kill(worker.pid, 'SIGSTOP');
        await searchFor(TURN_MS, took.still);
        process.kill(worker.pid, 'SIGCONT');
      }
    }
  };
  const describe = (name: string, { seconds, workerCpu, databaseCpu }: Measured): string =>
    `${name} ${seconds.toFixed(1)} s (processor: worker ${workerCpu.toFixed(1)} s, database ${databaseCpu.toFixed(1)} s)`;

  served = await writeFeed('first', 0);
  const megabytes = Math.round(statSync(served).size / 1_000_000);
  const { id } = await call('/sources', { name: 'Feed', url: `http://${address}/feed.json` });
  const first = await measure(true);
  console.log(describe('first import', first), `memory ${readMegabytes('VmHWM')} MB, idle ${idle} MB`);
  await call(`/sources/${id}/runs`, {});
  const unchanged = await measure(false);
  console.log(describe('unchanged', unchanged), `memory ${readMegabytes('VmHWM')} MB`);
  served = await writeFeed('changed', Math.ceil(count / 100));
  await call(`/sources/${id}/runs`, {});
  const changed = await measure(false);
  const memory = readMegabytes('VmHWM');
  const [working, still] = [computePercentiles(took.working), computePercentiles(took.still)];
  const ratio = working.p95 / still.p95;
  const scale = count / 50_000;
  console.log(
    `${count} listings in ${megabytes} MB: ${describe('first import', first)}, ${describe('unchanged', unchanged)}, ${describe('1 % changed', changed)} ` +
      `(bars ${BARS.first}, ${BARS.unchanged}, ${BARS.changed} s for 50,000); memory of the worker at most ${memory} MB, ${idle} MB before (bar ${BARS.memory}); ` +
      `search p95 ${working.p95} ms of ${took.working.length} beside it, ${still.p95} ms of ${took.still.length} while it stands still: ${ratio.toFixed(2)} times (bar ${BARS.search})`,
  );
  const isWithin =
    first.seconds <= BARS.first * scale &&
    unchanged.seconds <= BARS.unchanged * scale &&
    changed.seconds <= BARS.changed * scale;
  process.exitCode = isWithin && memory <= BARS.memory && ratio <= BARS.search ? 0 : 1;
} finally {
  process.kill(worker.pid, 'SIGCONT');
  await worker.kill();
  host.close();
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
}

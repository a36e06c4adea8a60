/**
 * Kills the worker with SIGKILL at random moments while it reads feeds, applies them and makes their photos, and compares at the
 * end what every agency has with what its feed said last: homes, prices, photos in their order, each once. Feeds live random
 * histories; some are cut. A slow machine may be given an end instead (`--minutes 10`).
 *   npm run bench -- feeds/kill --times 300
 * Whether it would find out: with a worker that loses what it was at, there must be faults.
 *   npm run bench -- feeds/kill --times 20 --control yes
 */
import { createTemplateDatabase } from '@estia/server/testing/environment/database-template';
import { startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { openTestApp } from '@estia/server/testing/environment/test-app';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { sql } from 'kysely';
import { parseOptions } from '../harness/site.ts';
import { openFeedAgencies, startFeedHost } from './feed-agencies.ts';
import { findFeedFaults } from './find-faults.ts';
import { drawPictures } from './random-feed.ts';

const options = parseOptions({
  times: '20',
  agencies: '16',
  seed: '150',
  minutes: '0',
  control: 'no',
  'redis-url': process.env.REDIS_URL ?? 'redis://127.0.0.1:54311',
});
const isControl = options.control === 'yes';
const random = createSeededRandom(Number(options.seed));
const below = (n: number) => Math.floor(random() * n);
/** After the first sign of work: what follows is under way then. */
const KILL_WITHIN_MS = 300;
const WORK_WITHIN_MS = 20_000;
const QUIET_SECONDS = 240;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const pictures = await drawPictures();
const host = await startFeedHost(pictures);
const template = await createTemplateDatabase(options.databaseUrl);
const testApp = await openTestApp(
  { databaseUrl: options.databaseUrl, redisUrl: options['redis-url'], template },
  { FEED_TEST_HOSTS: host.hosts },
);
const { config, db, pool } = testApp.deps;
const env = {
  DATABASE_URL: config.databaseUrl,
  REDIS_URL: options['redis-url'],
  FILES_DIR: config.filesDir,
  SECRET_KEY: config.secretKey.toString('base64'),
  FEED_TEST_HOSTS: host.hosts,
  WORK_ON: 'source-runs,source-photos',
  LOG_LEVEL: process.env.BENCH_LOG ?? 'silent',
  MAX_LOOP_DELAY_MS: '0',
};
const startWorker = () => startWorkerProcess(env, 'http://localhost:1');
const feeds = openFeedAgencies(testApp, { host, pictures, below });

/** What it had is free at once: that a claim ends later is no part of this, nor that six deaths over one file end its run. */
const endClaims = async (): Promise<void> => {
  await sql`update source_run set taken_until = null, tries = least(tries, 2) where state in ('reading', 'applying')`.execute(
    db,
  );
  await sql`update source_photo set taken_until = null, tries = least(tries, 2) where state = 'waiting'`.execute(db);
};

/** The work that ends claims would have done, which the control has lost. */
const loseClaims = async (): Promise<void> => {
  await sql`update source_run_item i set state = 'applied' from source_run r where r.id = i.run_id and r.state = 'applying' and i.state = 'pending'`.execute(
    db,
  );
  await sql`delete from source_photo where taken_until is not null`.execute(db);
};

const countWork = async (): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(
    `select (select coalesce(sum(items + unchanged + applied_creates + applied_updates + applied_removes), 0) from source_run)::int
       + (select count(*) from source_photo where state = 'ready')::int
       + (select count(*) from source_run where state = 'reading')::int + (select count(*) from photo)::int as n`,
  );
  return rows[0]?.n ?? 0;
};
const listStages = async (): Promise<string> => {
  const { rows } = await pool.query<{ stage: string }>(
    `select (select case when count(*) filter (where state = 'reading') > 0 then 'reading '
       when count(*) filter (where state = 'applying') > 0 then 'applying ' else '' end from source_run where taken_until > now())
       || case when exists (select from source_photo where state = 'waiting' and taken_until > now()) then 'photos' else '' end as stage`,
  );
  return rows[0]?.stage.trim() || 'between';
};

const stages = new Map<string, number>();
let worker = startWorker();
try {
  for (let n = 0; n < Number(options.agencies); n++) await feeds.add();
  const begun = performance.now();
  const isOver = () => Number(options.minutes) > 0 && performance.now() - begun > Number(options.minutes) * 60_000;
  let times = 0;
  for (; times < Number(options.times) && !isOver(); times++) {
    await feeds.goOn();
    const [before, since] = [await countWork(), performance.now()];
    while ((await countWork()) === before && performance.now() - since < WORK_WITHIN_MS) await pause(10);
    await pause(random() * KILL_WITHIN_MS);
    await worker.kill();
    const stage = await listStages();
    stages.set(stage, (stages.get(stage) ?? 0) + 1);
    if (isControl) await loseClaims();
    await endClaims();
    worker = startWorker();
    if (times % 25 === 24) console.log(`${times + 1} kills in ${Math.round((performance.now() - begun) / 1_000)} s`);
  }
  // The last files are read and confirmed, and their photos made.
  for (let seconds = 0; seconds < QUIET_SECONDS; seconds++) {
    const open = await feeds.goOn({ isLast: true });
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int n from source_photo where state = 'waiting'`,
    );
    if (open === 0 && rows[0]?.n === 0) break;
    // What failed for a while is asked for again after five minutes, which nobody waits for here.
    await sql`update source_photo set next_at = now() where state = 'waiting' and next_at > now()`.execute(db);
    await pause(1_000);
  }
  const faults = await findFeedFaults(pool, feeds.agencies, pictures);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  const failures = await pool.query<{ name: string; reason: string; count: number }>(
    'select name, reason, count from failure',
  );
  for (const { name, reason, count } of failures.rows) console.log(`${count} failures of ${name}: ${reason}`);
  const sent = feeds.agencies.reduce((sum, agency) => sum + agency.sent, 0);
  const homes = feeds.agencies.reduce((sum, agency) => sum + agency.history.homes.size, 0);
  const { rows } = await pool.query<{ live: number; made: number }>(
    `select (select count(*) from listing where is_active)::int as live, (select last_value from photo_id_seq)::int as made`,
  );
  console.log(
    `${times} kills of the worker (${[...stages].map(([stage, n]) => `${n} ${stage}`).join(', ')}): ${sent} files of ${feeds.agencies.length} agencies, ${homes} homes, ` +
      `${rows[0]?.live} listings up, ${rows[0]?.made} photos begun, ${host.countFetched()} fetched; ${faults.length} lost, doubled or unlike the model (bar ${isControl ? '1 or more' : '0'})`,
  );
  process.exitCode = faults.length > 0 === isControl && (rows[0]?.live ?? 0) > 0 ? 0 : 1;
} finally {
  await worker.kill();
  host.close();
  await testApp.close();
}

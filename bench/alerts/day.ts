/**
 * A whole day of the largest portals at once: four million matches are found, and 200,000 people are sent their digest of
 * the day, as the worker does it, to a mail server that answers at once. Needs the searches that `alerts/matching` saves.
 * Writes into the database it is given: use a copy.
 *   npm run bench -- alerts/day --matches 4000000 --digests 200000 --database-url postgres://estia@127.0.0.1:54310/bench_copy
 */
import { startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import pg from 'pg';
import { getSiteEnvironment, parseOptions } from '../harness/site.ts';
import { startMailServer } from './mail-server.ts';

const options = parseOptions({ matches: '4000000', digests: '200000', seed: '20261118' });
const [MATCHES, DIGESTS] = [Number(options.matches), Number(options.digests)];
const MINUTES_BAR = 60;
const LISTINGS_A_ROUND = 2_000;
const LOOK_EVERY_MS = 2_000;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 3 });
const random = createSeededRandom(Number(options.seed));
const readNumber = async (sql: string): Promise<number> => (await pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0;

/** Most people look at their matches on the site; of the others, evenly chosen, each is to get one email a day. */
async function chooseRecipients(): Promise<void> {
  await pool.query('truncate listing_change, alert');
  await pool.query('delete from email_outbox where is_bulk');
  await pool.query(`update saved_search set frequency = 'in_app' where frequency <> 'in_app'`);
  // More than are counted: not everybody's search matches something today.
  await pool.query(
    `update saved_search set frequency = 'daily', hour = 8 where subscriber_id % greatest(1, (select count(*) from subscriber) / $1) = 0`,
    [DIGESTS * 2],
  );
  await pool.query('update subscriber set messages = 0, messages_since = null where messages > 0');
}

async function waitUntilNone(sql: string): Promise<void> {
  while ((await readNumber(sql)) > 0) await pause(LOOK_EVERY_MS);
}

await chooseRecipients();
const { rows } = await pool.query<{ id: string }>('select listing_id as id from listing_search order by listing_id');
const all = rows.map(({ id }) => Number(id));
const mailServer = await startMailServer();
const worker = startWorkerProcess(
  {
    ...getSiteEnvironment(options.databaseUrl),
    SMTP_URL: mailServer.url,
    BULK_EMAILS_PER_MINUTE: '0',
    WORK_ON: 'alert-matching,alert-dispatch',
  },
  'http://localhost:3000',
);
try {
  const begun = performance.now();
  const minutes = () => ((performance.now() - begun) / 60_000).toFixed(1);
  let listings = 0;
  for (let matches = 0; matches < MATCHES; matches = await readNumber('select count(*)::int n from alert')) {
    const ids = Array.from({ length: LISTINGS_A_ROUND }, () => all[Math.floor(random() * all.length)] as number);
    listings += ids.length;
    await pool.query(
      'update listing set price = greatest(1, price * 96 / 100), updated_at = now() where id = any($1)',
      [ids],
    );
    await waitUntilNone('select count(*)::int n from (select from listing_change limit 1) c');
  }
  const matches = await readNumber('select count(*)::int n from alert');
  console.log(`${matches} matches of ${listings} changes after ${minutes()} minutes`);
  // The hour of the digests has come, for so many.
  await pool.query(
    `update alert set due_at = now() where due_at is not null and subscriber_id in (
       select subscriber_id from alert where due_at is not null group by 1 order by 1 limit $1)`,
    [DIGESTS],
  );
  await pool.query('analyze alert');
  await waitUntilNone(
    'select count(*)::int n from (select from alert where sent_at is null and due_at <= now() limit 1) a',
  );
  console.log(`digests queued after ${minutes()} minutes`);
  await waitUntilNone(
    `select count(*)::int n from (select from email_outbox where is_bulk and state = 'queued' limit 1) e`,
  );
  const taken = Number(minutes());
  const sent = await readNumber(`select count(*)::int n from email_outbox where is_bulk and state = 'sent'`);
  console.log(
    `${matches} matches and ${sent} digests (${mailServer.count()} received) in ${taken} minutes (bar ${MINUTES_BAR})`,
  );
  process.exitCode = taken <= MINUTES_BAR && sent >= DIGESTS * 0.95 && mailServer.count() >= sent ? 0 : 1;
} finally {
  await worker.stop();
  await mailServer.close();
  await pool.end();
}

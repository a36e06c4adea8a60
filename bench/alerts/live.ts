/**
 * From the answer to who publishes to the first message about it in the queue: owners publish at a fixed rate while visitors
 * search, beside the real worker and as many saved searches as the database holds (`alerts/matching` saves a million).
 * People who are sent more than three messages in ten minutes wait, as they do in earnest; the first message of a listing
 * is what is looked at. Writes into the database it is given: use a copy.
 *   npm run bench -- alerts/live --rate 20 --searches 30 --seconds 120 --database-url postgres://estia@127.0.0.1:54310/bench_copy
 */
import { randomBytes } from 'node:crypto';
import { startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import pg from 'pg';
import { createHttpClient, createSearchRequest, runOpenLoop } from '../harness/http-load.ts';
import {
  computePercentiles,
  formatPercentiles,
  getSiteEnvironment,
  parseOptions,
  startBenchSite,
} from '../harness/site.ts';
import { deleteDrafts, prepareDrafts, type ReadyDraft } from '../listings/ready-drafts.ts';
import { startMailServer } from './mail-server.ts';

const options = parseOptions({ rate: '20', searches: '30', seconds: '120', seed: '20261118' });
const [RATE, SEARCHES, SECONDS] = [Number(options.rate), Number(options.searches), Number(options.seconds)];
const P99_BAR_MS = 1_000;
/** What is not in the queue by then is late in any case. */
const WAIT_AFTER_MS = 60_000;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 3 });
const run = randomBytes(3).toString('hex');
const { rows: size } = await pool.query<{ listings: number; searches: number }>(
  'select (select count(*) from listing_search)::int listings, (select count(*) from saved_search)::int searches',
);
await pool.query('truncate listing_change, alert');
await pool.query('delete from email_outbox where is_bulk');
await pool.query('update subscriber set messages = 0, messages_since = null where messages > 0');
const next = await createSearchMix(pool, Number(options.seed), { all: true });
const requests = Array.from({ length: 600 }, () => createSearchRequest(next().body));
const drafts = await prepareDrafts(pool, run, RATE * SECONDS);
const mailServer = await startMailServer();
const env = { SMTP_URL: mailServer.url, BULK_EMAILS_PER_MINUTE: '0' };
const site = await startBenchSite(options.databaseUrl, { env });
const worker = startWorkerProcess(
  { ...getSiteEnvironment(options.databaseUrl), ...env, WORK_ON: 'alert-matching,alert-dispatch' },
  site.origin,
);
const { must } = createHttpClient(site.origin);
const answeredAt = new Map<number, number>();

const search = (i: number) => must(requests[i % requests.length] as (typeof requests)[number]);
async function publish(i: number): Promise<void> {
  const { draft_id, token } = drafts[i] as ReadyDraft;
  const reply = await must({ path: '/api/property/create', body: JSON.stringify({ draft_id }), token });
  answeredAt.set((JSON.parse(reply.bytes.toString()) as { listing_id: number }).listing_id, Date.now());
}

/** Of each listing that somebody is to hear of: when it was found, and when its first message was queued. */
async function readFirstMessages(): Promise<{ listing_id: number; found: number; queued: number | null; n: number }[]> {
  const { rows } = await pool.query<{ listing_id: string; found: Date; queued: Date | null; n: number }>(
    `select listing_id, min(created_at) as found, min(sent_at) as queued, count(*)::int as n
     from alert where listing_id = any($1::bigint[]) and due_at is not null group by listing_id`,
    [[...answeredAt.keys()]],
  );
  return rows.map(({ listing_id, found, queued, n }) => ({
    listing_id: Number(listing_id),
    found: found.getTime(),
    queued: queued?.getTime() ?? null,
    n,
  }));
}

try {
  for (let i = 0; i < 100; i++) await search(i);
  await Promise.all([runOpenLoop(SEARCHES, SECONDS, search), runOpenLoop(RATE, SECONDS, publish)]);
  const ended = Date.now();
  let waiting = 1;
  for (; waiting > 0 && Date.now() - ended < WAIT_AFTER_MS; await pause(1_000)) {
    const { rows } = await pool.query<{ n: number }>('select count(*)::int n from listing_change');
    waiting = rows[0]?.n ?? 0;
  }
  const messages = await readFirstMessages();
  const since = (listing: number, at: number) => Math.max(0, at - (answeredAt.get(listing) ?? at));
  const alerts = messages.reduce((sum, { n }) => sum + n, 0);
  console.log(
    `${answeredAt.size} listings published beside ${size[0]?.listings} listings and ${size[0]?.searches} saved searches: ${messages.length} matched, ${alerts} alerts`,
  );
  console.log(
    `found after the answer: ${formatPercentiles(computePercentiles(messages.map((m) => since(m.listing_id, m.found))))}`,
  );
  const queued = computePercentiles(messages.map((m) => since(m.listing_id, m.queued ?? Date.now())));
  const unsent = messages.filter((message) => message.queued === null).length;
  console.log(
    `first message queued after the answer: ${formatPercentiles(queued)} (bar p99 ${P99_BAR_MS}); ${unsent} without a message, ${waiting} changes not looked at`,
  );
  process.exitCode = queued.p99 <= P99_BAR_MS && unsent === 0 && waiting === 0 ? 0 : 1;
} finally {
  await worker.stop();
  await site.stop();
  await mailServer.close();
  await deleteDrafts(pool, run);
  await pool.end();
}

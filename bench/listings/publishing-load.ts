/**
 * Publishing and searching at once: owners whose drafts are whole and whose photos are ready publish at a fixed rate
 * while visitors search, and for every tenth listing it is measured how long after the answer a search finds it.
 *   npm run bench -- listings/publishing-load --rate 20 --searches 30 --seconds 300 --database-url postgres://estia@127.0.0.1:54310/bench_million
 */
import { randomBytes } from 'node:crypto';
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import pg from 'pg';
import { readBackendsCpuMs } from '../harness/cpu.ts';
import {
  createHttpClient,
  createSearchRequest,
  listDurations,
  runOpenLoop,
  type Timing,
} from '../harness/http-load.ts';
import { computePercentiles, formatPercentiles, parseOptions, startBenchSite } from '../harness/site.ts';
import { deleteDrafts, PHOTOS, prepareDrafts, type ReadyDraft } from './ready-drafts.ts';

const options = parseOptions({
  rate: '20',
  searches: '30',
  seconds: '300',
  alone: '60',
  warm: '300',
  mix: 'all',
  kept: '0',
  seed: '20261115',
});
const [RATE, SEARCHES, SECONDS] = [Number(options.rate), Number(options.searches), Number(options.seconds)];
const SEARCH_BAR_MS = 120;
const FOUND_BAR_MS = 1_000;
const POLL_MS = 50;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 3 });
const run = randomBytes(3).toString('hex');

const { rows: live } = await pool.query<{ n: number }>('select count(*)::int n from listing_search');
const next = await createSearchMix(pool, Number(options.seed), { all: options.mix === 'all' });
const requests = Array.from({ length: 600 }, () => createSearchRequest(next().body));
const requestAt = (i: number) => requests[i % requests.length] as (typeof requests)[number];
const begun = performance.now();
const drafts = await prepareDrafts(pool, run, RATE * SECONDS);
console.log(
  `${live[0]?.n} live listings, ${drafts.length} drafts with ${PHOTOS} photos each made in ${((performance.now() - begun) / 1_000).toFixed(0)} s`,
);

const site = await startBenchSite(options.databaseUrl, { kept: Number(options.kept) });
const { post } = createHttpClient(site.origin);
const failures: string[] = [];

const search = async (i: number): Promise<void> => {
  const reply = await post(requestAt(i)).catch((error: unknown) => error as Error);
  if (reply instanceof Error || reply.status !== 200)
    failures.push(`search: ${reply instanceof Error ? reply : `${reply.status} ${reply.bytes}`}`);
};

const found: number[] = [];
const looking: Promise<void>[] = [];

/** As somebody searches who knows what it costs and where it is. */
async function untilFound({ district, price, area }: ReadyDraft, listing: number): Promise<void> {
  const answered = performance.now();
  const wanted = createSearchRequest({
    for: 'sale',
    category_id: 1,
    district_ids: [district],
    priceMin: price,
    priceMax: price,
    areaMin: area,
    areaMax: area,
    sort: 'updated_desc',
    limit: 10,
    offset: 0,
  });
  for (;;) {
    const { status, bytes } = await post(wanted);
    const { properties } = JSON.parse(bytes.toString()) as { properties?: { listing_id: number }[] };
    const after = performance.now() - answered;
    if (status === 200 && properties?.some((card) => card.listing_id === listing)) return void found.push(after);
    if (after > 30_000) return void failures.push(`listing ${listing} was not found for 30 s`);
    await pause(POLL_MS);
  }
}

const publish = async (i: number): Promise<void> => {
  const draft = drafts[i] as ReadyDraft;
  const body = JSON.stringify({ draft_id: draft.draft_id });
  const reply = await post({ path: '/api/property/create', body, token: draft.token }).catch(
    (error: unknown) => error as Error,
  );
  if (reply instanceof Error || reply.status !== 200) {
    failures.push(`publish: ${reply instanceof Error ? reply : `${reply.status} ${reply.bytes}`}`);
    return;
  }
  const { listing_id } = JSON.parse(reply.bytes.toString()) as { listing_id: number };
  if (i % 10 === 0)
    looking.push(untilFound(draft, listing_id).catch((error: unknown) => void failures.push(`${error}`)));
};

/** CPU of the site and of its database connections, per second of the wall. */
async function withCpu<T>(work: () => Promise<T>): Promise<[T, string]> {
  const cpu = async () => [site.cpuMs(), await readBackendsCpuMs(pool, 'estia')] as const;
  const [before, from] = [await cpu(), performance.now()];
  const done = await work();
  const [after, wall] = [await cpu(), performance.now() - from];
  const share = (at: 0 | 1) => `${(((after[at] - before[at]) / wall) * 100).toFixed(0)} %`;
  return [done, `CPU: site ${share(0)}, PostgreSQL ${share(1)} of a core`];
}

try {
  for (let i = 0; i < Number(options.warm); i++) await search(i);
  const [alone, cpuAlone] = await withCpu(() => runOpenLoop(SEARCHES, Number(options.alone), search));
  const before = computePercentiles(listDurations(alone));
  console.log(`search alone at ${SEARCHES}/s for ${options.alone} s: ${formatPercentiles(before)}; ${cpuAlone}`);
  const [[searched, published], cpuBeside] = await withCpu(async (): Promise<[Timing[], Timing[]]> => {
    const both = await Promise.all([runOpenLoop(SEARCHES, SECONDS, search), runOpenLoop(RATE, SECONDS, publish)]);
    await Promise.all(looking);
    return both;
  });
  const [beside, made, seen] = [
    computePercentiles(listDurations(searched)),
    computePercentiles(listDurations(published)),
    computePercentiles(found),
  ];
  for (const failure of failures.slice(0, 20)) console.log(failure.slice(0, 300));
  console.log(`search beside ${RATE} publishes/s for ${SECONDS} s: ${formatPercentiles(beside)}; ${cpuBeside}`);
  console.log(
    `publish at ${RATE}/s: ${formatPercentiles(made)}; found after the answer (${found.length} looked for): ${formatPercentiles(seen)}`,
  );
  console.log(
    `${live[0]?.n} listings: search p95 ${before.p95} ms alone, ${beside.p95} ms beside ${RATE} publishes/s (bar ${SEARCH_BAR_MS}), publish p95 ${made.p95} ms, found within ${seen.max} ms (bar ${FOUND_BAR_MS}), ${failures.length} failures (bar 0)`,
  );
  process.exitCode = beside.p95 <= SEARCH_BAR_MS && seen.max <= FOUND_BAR_MS && failures.length === 0 ? 0 : 1;
} finally {
  await site.stop();
  await deleteDrafts(pool, run);
  await pool.end();
}

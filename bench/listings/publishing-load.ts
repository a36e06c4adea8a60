/**
 * Publishing and searching at once: owners whose drafts are whole and whose photos are ready publish at a fixed rate
 * while visitors search, and for every tenth listing it is measured how long after the answer a search finds it.
 *   npm run bench -- listings/publishing-load --rate 20 --searches 30 --seconds 300 --database-url postgres://estia@127.0.0.1:54310/bench_million
 */
import { createHash, randomBytes } from 'node:crypto';
import { apartmentAnswers } from '@estia/server/testing/factories/listings';
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
/** Below what a private person may have on the market at once. */
const LISTINGS_EACH = 8;
const PHOTOS = 5;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 3 });
const run = randomBytes(3).toString('hex');

type Ready = { draft_id: number; token: string; district: number; price: number; area: number };

/** Drafts as the wizard and the worker leave them, each at the place of some property of the world. */
async function prepare(count: number): Promise<Ready[]> {
  const accounts = Math.ceil(count / LISTINGS_EACH);
  const tokens = Array.from({ length: accounts }, () => randomBytes(32).toString('base64url'));
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into account (role_id, status, email, username, email_confirmed_at)
     select 2, 'approved', 'bench-${run}-' || n || '@estia.example', 'Μαρία ' || n, now() from generate_series(1, $1) n
     order by n returning id`,
    [accounts],
  );
  await pool.query(
    `insert into session (token_hash, account_id, expires_at)
     select decode(hash, 'hex'), id, now() + interval '20 days' from unnest($1::text[], $2::bigint[]) t (hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), people.map(({ id }) => id)],
  );
  const { rows: locations } = await pool.query<{ district_id: number; lat: number; lon: number }>(
    `select district_id, st_y(exact_point) lat, st_x(exact_point) lon from property
     where category_id < 4 and id = any (array(
       select (n * (select max(id) from property)::float8 / $1)::bigint from generate_series(1, $1) n))`,
    [count],
  );
  const ready: Ready[] = [];
  const answers = Array.from({ length: count }, (_, n) => {
    const location = locations[(n * 7_919) % locations.length] as (typeof locations)[number];
    const [price, area] = [60_000 + ((n * 7_907) % 400_000), 40 + (n % 120)];
    ready.push({ draft_id: 0, token: tokens[n % accounts] ?? '', district: location.district_id, price, area });
    const where = { district_id: String(location.district_id), lat: String(location.lat), lon: String(location.lon) };
    const words = `Διαμέρισμα ${area} τ.μ. σε ήσυχο δρόμο, φωτεινό, με βεράντα και αποθήκη. Κοντά σε συγκοινωνία και αγορά.`;
    const facts = { price: String(price), area: String(area), bed_rooms: String(1 + (n % 4)), description_el: words };
    return JSON.stringify(apartmentAnswers({ ...where, ...facts, heating_id: '1', extras: ['23', '27'] }));
  });
  const { rows: drafts } = await pool.query<{ id: string }>(
    `insert into draft (account_id, purpose, answers, step, created_at, updated_at)
     select a, 1, d::jsonb, 'finish', now(), now() from unnest($1::bigint[], $2::text[]) with ordinality t (a, d, n)
     order by n returning id`,
    [answers.map((_, n) => people[n % accounts]?.id), answers],
  );
  for (const [n, { id }] of drafts.entries()) Object.assign(ready[n] as Ready, { draft_id: Number(id) });
  await pool.query(
    `with wanted as (select d, p, 'bench-${run}-' || d || '-' || p as key from unnest($1::bigint[]) d, generate_series(1, ${PHOTOS}) p),
     made as (
       insert into photo (key, width, height, placeholder, has_avif, account_id)
       select key, 1600, 1200, 'data:image/webp;base64,AAAA', true, account_id from wanted join draft on draft.id = d returning id, key)
     insert into draft_photo (draft_id, client_key, upload_id, position, bytes, received, state, photo_id, created_at, uploaded_at)
     select d, key, replace(gen_random_uuid()::text, '-', ''), p, 1, 1, 'ready', made.id, now(), now()
     from wanted join made using (key) order by d, p`,
    [drafts.map(({ id }) => id)],
  );
  await pool.query('analyze draft, draft_photo, photo');
  return ready;
}

const { rows: live } = await pool.query<{ n: number }>('select count(*)::int n from listing_search');
const next = await createSearchMix(pool, Number(options.seed), { all: options.mix === 'all' });
const requests = Array.from({ length: 600 }, () => createSearchRequest(next().body));
const requestAt = (i: number) => requests[i % requests.length] as (typeof requests)[number];
const begun = performance.now();
const drafts = await prepare(RATE * SECONDS);
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
async function untilFound({ district, price, area }: Ready, listing: number): Promise<void> {
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
  const draft = drafts[i] as Ready;
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
  // Nobody is to send these; the listings stay, and are counted by the next run.
  await pool.query(
    `delete from email_outbox where account_id in (select id from account where email like 'bench-${run}-%')`,
  );
  await pool.query(`delete from draft_photo where draft_id in (select d.id from draft d join account a on a.id = d.account_id
    where a.email like 'bench-${run}-%' and d.published_at is null)`);
  await pool.query(
    `delete from draft where published_at is null and account_id in (select id from account where email like 'bench-${run}-%')`,
  );
  await pool.end();
}

/**
 * 2,000 searches at one moment: each is answered, or refused with 503 and when to come back; nothing else. Then the
 * service must be itself again within five seconds.
 *   npm run bench -- search/burst --requests 2000
 */
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import pg from 'pg';
import { createHttpClient, createSearchRequest } from '../harness/http-load.ts';
import { computePercentiles, parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ requests: '2000', seed: '11' });
const BARS = { plainMs: 200, recoveredMs: 5_000 };

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
const next = await createSearchMix(pool, Number(options.seed), { all: true });
const requests = Array.from({ length: Number(options.requests) }, () => createSearchRequest(next().body));
await pool.end();

const site = await startBenchSite(options.databaseUrl);
const { post: call, must } = createHttpClient(site.origin, Number.POSITIVE_INFINITY);
const plain = createSearchRequest({ for: 'sale', category_id: 1, prefecture_ids: [33] });
const pause = (ms: number) => new Promise((wait) => setTimeout(wait, ms));

try {
  for (const request of requests.slice(0, 50)) await must(request);
  const outcomes = new Map<string, number>();
  const took: number[] = [];
  const begun = performance.now();
  const burst = Promise.all(
    requests.map(async (request) => {
      const outcome = await call(request).then(
        ({ status, headers }) => {
          if (status === 200) took.push(performance.now() - begun);
          if (status !== 503) return String(status);
          return headers['retry-after'] ? '503 with Retry-After' : '503 without Retry-After';
        },
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }),
  ).then(() => performance.now() - begun);

  // A visitor who knows nothing of the burst asks all the while: when is he served as if nothing had been?
  let recovered = Number.POSITIVE_INFINITY;
  let plainTook = 0;
  while (performance.now() - begun < BARS.recoveredMs * 4) {
    const sent = performance.now();
    const response = await call(plain).catch(() => null);
    plainTook = performance.now() - sent;
    if (response?.status === 200 && plainTook < BARS.plainMs) {
      recovered = sent - begun;
      break;
    }
    await pause(100);
  }
  const lasted = await burst;

  console.log(`outcomes: ${[...outcomes].map(([name, n]) => `${name} × ${n}`).join(', ')}`);
  if (took.length > 0) {
    const { p50, max } = computePercentiles(took);
    console.log(`answered: p50 ${p50} ms, last ${max} ms; all over after ${lasted.toFixed(0)} ms`);
  }
  const known = (outcomes.get('200') ?? 0) + (outcomes.get('503 with Retry-After') ?? 0);
  const others = requests.length - known;
  console.log(
    `${requests.length} at once: ${others} errors other than 503 with Retry-After (bar 0), a plain search takes ${plainTook.toFixed(0)} ms again ${recovered.toFixed(0)} ms after they were sent (bar ${BARS.recoveredMs})`,
  );
  process.exitCode = others === 0 && took.length > 0 && recovered <= BARS.recoveredMs ? 0 : 1;
} finally {
  await site.stop();
}

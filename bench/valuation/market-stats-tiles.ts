/**
 * The map of asking prices: its first view in one answer, its tiles as a map asks for them (those of a view at once, six at
 * a time), first made and then cached, and the table beside it. Every tile of a market is asked for once before it is cached,
 * so nothing is cached when it is measured as made.
 *   npm run bench -- valuation/market-stats-tiles --views 200 [--database-url URL]
 */
import { request } from 'node:http';
import { marketPlaceKinds, marketStatsSorts } from '@estia/contract/valuation/model';
import pg from 'pg';
import { readBackendsCpuMs } from '../harness/cpu.ts';
import { createHttpClient, runSequentially } from '../harness/http-load.ts';
import { createMapViews, type Tile } from '../harness/map-views.ts';
import { computePercentiles, formatPercentiles, parseOptions, startBenchSite } from '../harness/site.ts';

const options = parseOptions({ views: '240', seed: '8' });
const BARS = { madeMs: 40, cachedMs: 10, overviewKb: 150 };
const AT_ONCE = 6;
const ZOOMS = [7, 8, 9, 10, 11, 12, 13, 14];

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
const { rows: sizes } = await pool.query<{ ads: number; figures: number }>(
  `select (select count(*)::int from listing_search) as ads, (select count(*)::int from market_stats) as figures`,
);
if (!sizes[0]?.figures) throw new Error('No figures: run the job market-stats-rebuild first');
console.log(`${sizes[0].ads} live ads, ${sizes[0].figures} figures`);
const views = await createMapViews(pool, Number(options.seed), Number(options.views), ZOOMS);

const markets = (['sale', 'rent'] as const).flatMap((purpose) =>
  [1, 2, 3, 4].map((category) => `for=${purpose}&category_id=${category}`),
);

/** Tiles by view, each tile of a market once. */
const asked = new Set<string>();
const pathOf = ({ z, x, y }: Tile, market: string): string => `/api/valuation/tiles/${z}/${x}/${y}?${market}`;
const tilesByView = views.map(({ filter, tiles }) => {
  const market = `for=${filter.for}&category_id=${filter.category_id}`;
  return tiles
    .map((tile) => ({ zoom: tile.z, path: pathOf(tile, market) }))
    .filter(({ path }) => !asked.has(path) && asked.add(path));
});

const site = await startBenchSite(options.databaseUrl);
const { must } = createHttpClient(site.origin, AT_ONCE);

/** Milliseconds of every tile by zoom, from the moment it was asked for. */
async function measureTiles(): Promise<Map<number, number[]>> {
  const byZoom = new Map<number, number[]>();
  for (const tiles of tilesByView) {
    const waiting = [...tiles];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let tile = waiting.shift(); tile; tile = waiting.shift()) {
          const begun = performance.now();
          await must(tile);
          byZoom.set(tile.zoom, [...(byZoom.get(tile.zoom) ?? []), performance.now() - begun]);
        }
      }),
    );
  }
  return byZoom;
}

/** CPU of the process and its backends for one tile of those looked at: it tells more than time where others are at work. */
async function withCpuCost<T>(work: () => Promise<T>): Promise<{ result: T; cpuMs: string }> {
  const before = site.cpuMs() + (await readBackendsCpuMs(pool, 'estia'));
  const result = await work();
  const used = site.cpuMs() + (await readBackendsCpuMs(pool, 'estia')) - before;
  return { result, cpuMs: `${(used / asked.size).toFixed(1)} CPU-ms a tile` };
}

/** Bytes on the wire, as a browser gets them. */
const wireBytes = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(site.origin + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        answer.headers['content-encoding'] === 'br'
          ? resolve(bytes)
          : reject(new Error(`${path} came without compression, status ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

try {
  // Connections, plans and code of the process, on a type that is not measured.
  for (const tile of views.slice(0, 30).flatMap(({ tiles }) => tiles.slice(0, 2)))
    await must({ path: pathOf(tile, 'for=sale&type_id=15') });

  const uncached = await withCpuCost(measureTiles);
  for (const [zoom, took] of [...uncached.result].sort(([a], [b]) => a - b))
    console.log(
      `zoom ${String(zoom).padStart(2)}  ${String(took.length).padStart(4)} tiles  ${formatPercentiles(computePercentiles(took))}`,
    );
  const cached = await withCpuCost(measureTiles);
  const [madeAll, cachedAll] = [uncached, cached].map(({ result }) => computePercentiles([...result.values()].flat()));
  if (!madeAll || !cachedAll) throw new Error('Nothing was looked at');
  console.log(`tiles made: ${formatPercentiles(madeAll)}, ${uncached.cpuMs}`);
  console.log(`tiles kept: ${formatPercentiles(cachedAll)}, ${cached.cpuMs}`);

  const overview = (market: string) => `/api/valuation/overview?${market}`;
  const first = await runSequentially(markets.length, (i) => must({ path: overview(markets[i] ?? '') }));
  const again = await runSequentially(markets.length * 3, (i) =>
    must({ path: overview(markets[i % markets.length] ?? '') }),
  );
  const bytes: number[] = [];
  for (const market of markets) bytes.push(await wireBytes(overview(market)));
  const kb = Math.round(Math.max(...bytes) / 100) / 10;
  console.log(
    `first view: ${kb} KB at most, made ${formatPercentiles(computePercentiles(first))}, kept ${formatPercentiles(computePercentiles(again))}`,
  );

  const tables = marketPlaceKinds.flatMap((kind) =>
    markets.flatMap((market) =>
      marketStatsSorts.map((sort) => `/api/valuation/market-stats?kind=${kind}&${market}&sort=${sort}`),
    ),
  );
  const table = computePercentiles(await runSequentially(tables.length, (i) => must({ path: tables[i] ?? '' })));
  console.log(`table: ${formatPercentiles(table)}`);

  console.log(
    `figure tiles p95 ${madeAll.p95} ms made (bar ${BARS.madeMs}), ${cachedAll.p95} ms kept (bar ${BARS.cachedMs}), first view ${kb} KB (bar ${BARS.overviewKb})`,
  );
  process.exitCode = madeAll.p95 <= BARS.madeMs && cachedAll.p95 <= BARS.cachedMs && kb <= BARS.overviewKb ? 0 : 1;
} finally {
  await site.stop();
  await pool.end();
}

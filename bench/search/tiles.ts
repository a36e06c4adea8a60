/**
 * Vector tiles as a map asks for them: all tiles of a view at once, six at a time as a browser does, nothing cached; then
 * cached. And what a tile costs: CPU of the server process and its database backends, against the bare ST_AsMVT statement
 * run by a plain client.
 *   npm run bench -- search/tiles --views 200
 */
import { createStatementCompiler } from '@estia/server/testing/search-workload/search-statements';
import pg from 'pg';
import { readBackendsCpuMs } from '../harness/cpu.ts';
import { createHttpClient } from '../harness/http-load.ts';
import { createMapViews, formatTilePath, type MapView, type Tile } from '../harness/map-views.ts';
import {
  computePercentiles,
  formatPercentiles,
  MAX_CACHE_SECONDS,
  parseOptions,
  startBenchSite,
} from '../harness/site.ts';

const options = parseOptions({ views: '220', costed: '400', rounds: '3', seed: '5' });
const BARS = { madeMs: 60, cachedMs: 15, ratio: 1.3 };
const AT_ONCE = 6;
const ZOOMS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const NEAR = 10;

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
const views = await createMapViews(pool, Number(options.seed), Number(options.views), ZOOMS);

type Must = ReturnType<typeof createHttpClient>['must'];

/** Milliseconds of each tile of a view, from the moment it was asked for. */
async function measureView(must: Must, { filter, tiles }: MapView): Promise<number[]> {
  const waiting = [...tiles];
  const took: number[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let tile = waiting.shift(); tile; tile = waiting.shift()) {
        const begun = performance.now();
        await must({ path: formatTilePath(tile, filter) });
        took.push(performance.now() - begun);
      }
    }),
  );
  return took;
}

async function measureUncached(): Promise<number> {
  const site = await startBenchSite(options.databaseUrl);
  const { must } = createHttpClient(site.origin, AT_ONCE);
  const byZoom = new Map<number, number[]>();
  const viewDurations: number[] = [];
  try {
    for (const view of views.slice(0, 20)) await measureView(must, view);
    for (const view of views) {
      const begun = performance.now();
      const zoom = Math.floor(view.zoom);
      byZoom.set(zoom, [...(byZoom.get(zoom) ?? []), ...(await measureView(must, view))]);
      if (zoom >= NEAR) viewDurations.push(performance.now() - begun);
    }
  } finally {
    await site.stop();
  }
  for (const [zoom, took] of [...byZoom].sort(([a], [b]) => a - b)) {
    console.log(
      `zoom ${String(zoom).padStart(2)}  ${String(took.length).padStart(4)} tiles  ${formatPercentiles(computePercentiles(took))}`,
    );
  }
  console.log(`whole views at zoom ≥ ${NEAR}: ${formatPercentiles(computePercentiles(viewDurations))}`);
  const near = computePercentiles([...byZoom].filter(([zoom]) => zoom >= NEAR).flatMap(([, took]) => took));
  console.log(`tiles at zoom ≥ ${NEAR}, nothing kept: ${formatPercentiles(near)}`);
  return near.p95;
}

async function measureCached(): Promise<number> {
  const site = await startBenchSite(options.databaseUrl, { kept: MAX_CACHE_SECONDS });
  const { must } = createHttpClient(site.origin, AT_ONCE);
  try {
    const begun = performance.now();
    const filled: MapView[] = [];
    // As many views as can be filled while the first is still cached.
    for (const view of views) {
      if (performance.now() - begun > (MAX_CACHE_SECONDS * 1_000) / 3) break;
      await measureView(must, view);
      filled.push(view);
    }
    const took: number[] = [];
    for (const view of filled) took.push(...(await measureView(must, view)));
    if (performance.now() - begun > MAX_CACHE_SECONDS * 1_000) throw new Error('Measuring outlasted what was kept');
    console.log(`${took.length} tiles of ${filled.length} views, kept: ${formatPercentiles(computePercentiles(took))}`);
    return computePercentiles(took).p95;
  } finally {
    await site.stop();
  }
}

/** Turn by turn on the same tiles: CPU-ms of a tile through the API and of its bare statement. */
async function measureCpuCost(name: string, some: readonly MapView[]): Promise<number> {
  const tiles = some.flatMap(({ filter, tiles: list }) =>
    list.map((tile): [Tile, MapView['filter']] => [tile, filter]),
  );
  // Evenly out of all, so that every zoom has its share.
  const step = Math.max(1, tiles.length / Number(options.costed));
  const chosen = tiles.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  const site = await startBenchSite(options.databaseUrl);
  const { must } = createHttpClient(site.origin, 1);
  const plainName = 'estia-bare';
  const plain = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 1,
    application_name: plainName,
    options: '-c jit=off',
  });
  const write = createStatementCompiler(pool);
  const statements: { text: string; values: unknown[] }[] = [];
  for (const [tile, filter] of chosen) statements.push(await write.tile(filter, tile.z, tile.x, tile.y));
  const named = new Map<string, string>();
  const nameOf = (text: string) => named.get(text) ?? (named.set(text, `t${named.size}`).get(text) as string);

  const throughApi = async () => {
    for (const [tile, filter] of chosen) await must({ path: formatTilePath(tile, filter) });
  };
  const bare = async () => {
    for (const { text, values } of statements) await plain.query({ name: nameOf(text), text, values });
  };
  const ratios: number[] = [];
  try {
    await throughApi();
    await bare();
    for (let round = 0; round < Number(options.rounds); round++) {
      const [node, backends] = [site.cpuMs(), await readBackendsCpuMs(pool, 'estia')];
      await throughApi();
      const [nodeUsed, backendsUsed] = [site.cpuMs() - node, (await readBackendsCpuMs(pool, 'estia')) - backends];
      const before = await readBackendsCpuMs(pool, plainName);
      await bare();
      const bareUsed = (await readBackendsCpuMs(pool, plainName)) - before;
      const each = (ms: number) => (ms / chosen.length).toFixed(2);
      ratios.push((nodeUsed + backendsUsed) / bareUsed);
      console.log(
        `${name}, round ${round + 1}: server ${each(nodeUsed)} + its backends ${each(backendsUsed)} CPU-ms a tile, bare statement ${each(bareUsed)}, ratio ${ratios.at(-1)?.toFixed(2)}`,
      );
    }
  } finally {
    await site.stop();
    await plain.end();
  }
  return computePercentiles(ratios).p50;
}

try {
  const [uncachedP95, cachedP95] = [await measureUncached(), await measureCached()];
  await measureCpuCost(
    `zoom ≥ ${NEAR}`,
    views.filter(({ zoom }) => zoom >= NEAR),
  );
  const ratio = await measureCpuCost('all views', views);
  console.log(
    `tiles p95 ${uncachedP95} ms at zoom ≥ ${NEAR} (bar ${BARS.madeMs}), kept ${cachedP95} ms (bar ${BARS.cachedMs}), CPU ${ratio} × the bare statement (bar ${BARS.ratio})`,
  );
  process.exitCode = uncachedP95 <= BARS.madeMs && cachedP95 <= BARS.cachedMs && ratio <= BARS.ratio ? 0 : 1;
} finally {
  await pool.end();
}

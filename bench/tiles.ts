/**
 * Vector tiles as a map asks for them: all tiles of a view at once, six at a time as a browser does, nothing kept; then
 * kept. And what a tile costs: CPU of the server process and its database backends, against the bare ST_AsMVT statement
 * run by a plain client.
 *   npm run bench -- tiles --views 200
 */
import { statementWriter } from '@estia/server/testing/search-statements';
import pg from 'pg';
import { cpuMsOfBackends } from './cpu.ts';
import { client } from './load.ts';
import { type MapView, mapViews, type Tile, tilePath } from './map-views.ts';
import { inWords, LONGEST_KEPT, options, percentiles, startSite } from './site.ts';

const wish = options({ views: '220', costed: '400', rounds: '3', seed: '5' });
const BARS = { madeMs: 60, keptMs: 15, ratio: 1.3 };
const AT_ONCE = 6;
const ZOOMS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const NEAR = 10;

const pool = new pg.Pool({ connectionString: wish.databaseUrl, max: 1 });
const views = await mapViews(pool, Number(wish.seed), Number(wish.views), ZOOMS);

type Must = ReturnType<typeof client>['must'];

/** Milliseconds of each tile of a view, from the moment it was asked for. */
async function look(must: Must, { filter, tiles }: MapView): Promise<number[]> {
  const waiting = [...tiles];
  const took: number[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let tile = waiting.shift(); tile; tile = waiting.shift()) {
        const begun = performance.now();
        await must({ path: tilePath(tile, filter) });
        took.push(performance.now() - begun);
      }
    }),
  );
  return took;
}

async function made(): Promise<number> {
  const site = await startSite(wish.databaseUrl);
  const { must } = client(site.origin, AT_ONCE);
  const byZoom = new Map<number, number[]>();
  const whole: number[] = [];
  try {
    for (const view of views.slice(0, 20)) await look(must, view);
    for (const view of views) {
      const begun = performance.now();
      const zoom = Math.floor(view.zoom);
      byZoom.set(zoom, [...(byZoom.get(zoom) ?? []), ...(await look(must, view))]);
      if (zoom >= NEAR) whole.push(performance.now() - begun);
    }
  } finally {
    await site.stop();
  }
  for (const [zoom, took] of [...byZoom].sort(([a], [b]) => a - b)) {
    console.log(
      `zoom ${String(zoom).padStart(2)}  ${String(took.length).padStart(4)} tiles  ${inWords(percentiles(took))}`,
    );
  }
  console.log(`whole views at zoom ≥ ${NEAR}: ${inWords(percentiles(whole))}`);
  const near = percentiles([...byZoom].filter(([zoom]) => zoom >= NEAR).flatMap(([, took]) => took));
  console.log(`tiles at zoom ≥ ${NEAR}, nothing kept: ${inWords(near)}`);
  return near.p95;
}

async function kept(): Promise<number> {
  const site = await startSite(wish.databaseUrl, { kept: LONGEST_KEPT });
  const { must } = client(site.origin, AT_ONCE);
  try {
    const begun = performance.now();
    const filled: MapView[] = [];
    // As many views as can be filled while the first is still kept.
    for (const view of views) {
      if (performance.now() - begun > (LONGEST_KEPT * 1_000) / 3) break;
      await look(must, view);
      filled.push(view);
    }
    const took: number[] = [];
    for (const view of filled) took.push(...(await look(must, view)));
    if (performance.now() - begun > LONGEST_KEPT * 1_000) throw new Error('Measuring outlasted what was kept');
    console.log(`${took.length} tiles of ${filled.length} views, kept: ${inWords(percentiles(took))}`);
    return percentiles(took).p95;
  } finally {
    await site.stop();
  }
}

/** Turn by turn on the same tiles: CPU-ms of a tile through the API and of its bare statement. */
async function cost(name: string, some: readonly MapView[]): Promise<number> {
  const tiles = some.flatMap(({ filter, tiles: list }) =>
    list.map((tile): [Tile, MapView['filter']] => [tile, filter]),
  );
  // Evenly out of all, so that every zoom has its share.
  const step = Math.max(1, tiles.length / Number(wish.costed));
  const chosen = tiles.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  const site = await startSite(wish.databaseUrl);
  const { must } = client(site.origin, 1);
  const plainName = 'estia-bare';
  const plain = new pg.Pool({
    connectionString: wish.databaseUrl,
    max: 1,
    application_name: plainName,
    options: '-c jit=off',
  });
  const write = statementWriter(pool);
  const statements: { text: string; values: unknown[] }[] = [];
  for (const [tile, filter] of chosen) statements.push(await write.tile(filter, tile.z, tile.x, tile.y));
  const named = new Map<string, string>();
  const nameOf = (text: string) => named.get(text) ?? (named.set(text, `t${named.size}`).get(text) as string);

  const throughApi = async () => {
    for (const [tile, filter] of chosen) await must({ path: tilePath(tile, filter) });
  };
  const bare = async () => {
    for (const { text, values } of statements) await plain.query({ name: nameOf(text), text, values });
  };
  const ratios: number[] = [];
  try {
    await throughApi();
    await bare();
    for (let round = 0; round < Number(wish.rounds); round++) {
      const [node, backends] = [site.cpuMs(), await cpuMsOfBackends(pool, 'estia')];
      await throughApi();
      const [nodeUsed, backendsUsed] = [site.cpuMs() - node, (await cpuMsOfBackends(pool, 'estia')) - backends];
      const before = await cpuMsOfBackends(pool, plainName);
      await bare();
      const bareUsed = (await cpuMsOfBackends(pool, plainName)) - before;
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
  return percentiles(ratios).p50;
}

try {
  const [madeP95, keptP95] = [await made(), await kept()];
  await cost(
    `zoom ≥ ${NEAR}`,
    views.filter(({ zoom }) => zoom >= NEAR),
  );
  const ratio = await cost('all views', views);
  console.log(
    `tiles p95 ${madeP95} ms at zoom ≥ ${NEAR} (bar ${BARS.madeMs}), kept ${keptP95} ms (bar ${BARS.keptMs}), CPU ${ratio} × the bare statement (bar ${BARS.ratio})`,
  );
  process.exitCode = madeP95 <= BARS.madeMs && keptP95 <= BARS.keptMs && ratio <= BARS.ratio ? 0 : 1;
} finally {
  await pool.end();
}

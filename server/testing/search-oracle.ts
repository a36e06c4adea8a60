/**
 * One random search put to the API and to the plain reference: count, page, reading on, facets, map tiles. Whoever calls
 * brings the way to ask (in process or over HTTP); what differs comes back in words.
 */

import { filterToQuery } from '@estia/contract/search/codec';
import type { Facets, HistogramBin } from '@estia/contract/search/facets';
import { searchFilter } from '@estia/contract/search/model';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { type Counts, type ReferenceFacets, referenceFacets } from './facets-reference.ts';
import type { Reference, ReferenceTile } from './search-reference.ts';
import { gridX, gridY } from './wide-homes.ts';

export type Asker = {
  search: (
    body: object,
    after?: string,
  ) => Promise<{
    count: number;
    properties: { listing_id: number }[];
    next: string | null;
  }>;
  facets: (query: string) => Promise<Facets>;
  tile: (path: string) => Promise<Uint8Array>;
};

export type Verdict = {
  differences: string[];
  /** How much was really compared: an oracle that looked at nothing proves nothing. */
  seen: { rows: number; numbers: number; clusters: number; sampled: number };
};

type Look = { reference: Reference; ask: Asker; random: () => number; now: () => Date };

export function readTile(bytes: Uint8Array): ReferenceTile {
  const tile: ReferenceTile = new Map();
  if (bytes.length === 0) return tile;
  const { homes } = new VectorTile(new PbfReader(bytes)).layers;
  for (let at = 0; at < (homes?.length ?? 0); at += 1) {
    const feature = homes?.feature(at);
    const point = feature?.loadGeometry()[0]?.[0];
    if (!feature || !point) throw new Error('A tile feature without a point');
    const key = `${point.x},${point.y}`;
    if (tile.has(key)) throw new Error(`Two clusters of one tile at ${key}`);
    // Only what says something: a tile may carry an empty or zero property or leave it out.
    const said = Object.entries(feature.properties).filter(([, value]) => value !== null && value !== 0);
    tile.set(key, Object.fromEntries(said) as unknown as { n: number; p: number });
  }
  return tile;
}

function compareCounts(name: string, said: readonly { id: number; count: number }[], truth: Counts): string[] {
  const answers = new Map(said.map(({ id, count }) => [id, count]));
  if (answers.size !== said.length) return [`${name}: an option is there twice`];
  return [...new Set([...answers.keys(), ...truth.keys()])]
    .filter((id) => (answers.get(id) ?? 0) !== (truth.get(id) ?? 0))
    .map((id) => `${name} ${id}: ${answers.get(id)} / ${truth.get(id)}`);
}

/** Bars are disjoint, in order, hold every home, and each counts what lies between its bounds. */
function compareBins(name: string, bins: readonly HistogramBin[], amounts: readonly number[]): string[] {
  const wrong = bins
    .filter(({ from, to, count }) => amounts.filter((amount) => amount >= from && amount < to).length !== count)
    .map(({ from, to, count }) => `${name} from ${from} to ${to}: ${count}`);
  for (const [at, { from, to }] of bins.entries()) {
    // Under ten there are more bars than whole numbers: such a bar begins where it ends and holds nothing.
    if (from > to || from < (bins[at - 1]?.to ?? 0)) wrong.push(`${name}: bars out of order at ${from}`);
  }
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  if (all !== amounts.length) wrong.push(`${name}: bars hold ${all} of ${amounts.length}`);
  return wrong;
}

function compareFacets(said: Facets, truth: ReferenceFacets): string[] {
  const wrong: string[] = [];
  if (said.count !== truth.count) wrong.push(`facets count: ${said.count} / ${truth.count}`);
  for (const name of Object.keys(truth.options) as (keyof Facets['options'])[]) {
    wrong.push(...compareCounts(name, said.options[name], truth.options[name]));
  }
  for (const [fact, count] of Object.entries(truth.unstated)) {
    const answer = said.unstated[fact as keyof Facets['unstated']];
    if (answer !== count) wrong.push(`unstated ${fact}: ${answer} / ${count}`);
  }
  const relaxed = new Map(said.relaxed.map(({ group, count }) => [group, count]));
  for (const group of new Set([...relaxed.keys(), ...truth.relaxed.keys()])) {
    if (relaxed.get(group) !== truth.relaxed.get(group))
      wrong.push(`without ${group}: ${relaxed.get(group)} / ${truth.relaxed.get(group)}`);
  }
  for (const name of ['price', 'area'] as const) {
    wrong.push(...compareBins(`histogram ${name}`, said.histograms[name], truth.amounts[name]));
  }
  return wrong;
}

function compareTile(name: string, said: ReferenceTile, truth: ReferenceTile): string[] {
  const text = (cluster: object | undefined) => JSON.stringify(Object.entries(cluster ?? {}).sort());
  return [...new Set([...said.keys(), ...truth.keys()])]
    .filter((key) => text(said.get(key)) !== text(truth.get(key)))
    .map((key) => `${name} at ${key}: ${text(said.get(key))} / ${text(truth.get(key))}`);
}

/** Tiles worth a look: around a home that was found at a zoom by chance, its neighbour, and (1 in 6) all of a far zoom. */
async function tilesOf({ reference, random, now }: Look, raw: object): Promise<string[]> {
  const found = await reference.matches(raw, now());
  const home = found[Math.floor(random() * found.length)] ?? { x: gridX(23.73), y: gridY(37.98) };
  const tileAt = (z: number, { x, y }: { x: number; y: number }, dx = 0) =>
    `${z}/${Math.floor(x / 2 ** (28 - z)) + dx}/${Math.floor(y / 2 ** (28 - z))}`;
  const z = 4 + Math.floor(random() * 15);
  const tiles = new Set([tileAt(z, home), tileAt(z, home, 1), tileAt(10 + Math.floor(random() * 9), home)]);
  if (random() < 1 / 6) for (const one of found) tiles.add(tileAt(5 + (z % 2), one));
  return [...tiles];
}

const idsOf = (page: { properties: { listing_id: number }[] }) => page.properties.map((card) => card.listing_id);

async function judgePages({ reference, ask, random, now }: Look, body: Record<string, unknown>) {
  const wrong: string[] = [];
  const truth = await reference.search(body, now());
  const answer = await ask.search(body);
  const ids = idsOf(answer);
  if (answer.count !== truth.count) wrong.push(`count: ${answer.count} / ${truth.count}`);
  if (ids.join() !== truth.ids.join()) wrong.push(`page: ${ids} / ${truth.ids}`);
  let rows = ids.length;
  if (answer.next !== null && random() < 0.5) {
    const [limit, offset] = [Number(body.limit), Number(body.offset)];
    const further = await reference.search({ ...body, offset: offset + limit }, now());
    const next = await ask.search(body, answer.next);
    if (idsOf(next).join() !== further.ids.join()) wrong.push(`reading on: ${idsOf(next)} / ${further.ids}`);
    rows += further.ids.length;
  }
  return { wrong, rows };
}

/** How far a counted sample may be off: five standard deviations of a draw of one in so many. */
const withinSample = (said: number, truth: number, sampled: number): boolean =>
  Math.abs(said - truth) <= 5 * Math.sqrt(truth * sampled) + 5 * sampled;

export async function judge(look: Look, body: Record<string, unknown>): Promise<Verdict> {
  const filter = searchFilter.parse(body);
  const query = filterToQuery(filter);
  const pages = await judgePages(look, body);
  const seen = { rows: pages.rows, numbers: 0, clusters: 0, sampled: 0 };
  const differences = [...pages.wrong];

  const truth = await referenceFacets(look.reference, filter, look.now());
  const facets = await look.ask.facets(query);
  if (facets.sampled === null) {
    differences.push(...compareFacets(facets, truth));
    seen.numbers += Object.values(truth.options).reduce((sum, counts) => sum + counts.size, truth.relaxed.size + 8);
  } else {
    seen.sampled += 1;
    for (const { id, count } of facets.options.types) {
      const real = truth.options.types.get(id) ?? 0;
      if (!withinSample(count, real, facets.sampled)) differences.push(`sampled type ${id}: ${count} / ${real}`);
    }
  }

  for (const path of await tilesOf(look, filter)) {
    const [z = 0, x = 0, y = 0] = path.split('/').map(Number);
    const real = await look.reference.tile(filter, look.now(), z, x, y);
    differences.push(...compareTile(`tile ${path}`, readTile(await look.ask.tile(`${path}?${query}`)), real));
    seen.clusters += real.size;
  }
  return { differences: differences.map((text) => `${text}   ${JSON.stringify(body)}`), seen };
}

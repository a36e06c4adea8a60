/**
 * One random search put to the API and to the plain reference: count, page, reading on, facets, map tiles. Whoever calls
 * brings the way to ask (in process or over HTTP); what differs comes back in words.
 */

import { filterToQuery } from '@estia/contract/search/codec';
import type { Facets, HistogramBin } from '@estia/contract/search/facets';
import { searchFilter } from '@estia/contract/search/model';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { computeReferenceFacets, type OptionCounts, type ReferenceFacets } from './reference-facets.ts';
import { toTileGridX, toTileGridY } from './reference-listings.ts';
import type { ReferenceSearch, ReferenceTile } from './reference-search.ts';

export type SearchClient = {
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

export type Comparison = {
  differences: string[];
  /** How much was really compared: an oracle that looked at nothing proves nothing. */
  seen: { rows: number; numbers: number; clusters: number; sampled: number };
};

type OracleContext = { reference: ReferenceSearch; searchClient: SearchClient; random: () => number; now: () => Date };

export function parseTile(bytes: Uint8Array): ReferenceTile {
  const tile: ReferenceTile = new Map();
  if (bytes.length === 0) return tile;
  const { homes: listings } = new VectorTile(new PbfReader(bytes)).layers;
  for (let at = 0; at < (listings?.length ?? 0); at += 1) {
    const feature = listings?.feature(at);
    const point = feature?.loadGeometry()[0]?.[0];
    if (!feature || !point) throw new Error('A tile feature without a point');
    const key = `${point.x},${point.y}`;
    if (tile.has(key)) throw new Error(`Two clusters of one tile at ${key}`);
    // Only what says something: a tile may carry an empty or zero property or leave it out.
    const actual = Object.entries(feature.properties).filter(([, value]) => value !== null && value !== 0);
    tile.set(key, Object.fromEntries(actual) as unknown as { n: number; p: number });
  }
  return tile;
}

function compareCounts(
  name: string,
  actual: readonly { id: number; count: number }[],
  expected: OptionCounts,
): string[] {
  const answers = new Map(actual.map(({ id, count }) => [id, count]));
  if (answers.size !== actual.length) return [`${name}: an option is there twice`];
  return [...new Set([...answers.keys(), ...expected.keys()])]
    .filter((id) => (answers.get(id) ?? 0) !== (expected.get(id) ?? 0))
    .map((id) => `${name} ${id}: ${answers.get(id)} / ${expected.get(id)}`);
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

function compareFacets(actual: Facets, expected: ReferenceFacets): string[] {
  const wrong: string[] = [];
  if (actual.count !== expected.count) wrong.push(`facets count: ${actual.count} / ${expected.count}`);
  for (const name of Object.keys(expected.options) as (keyof Facets['options'])[]) {
    wrong.push(...compareCounts(name, actual.options[name], expected.options[name]));
  }
  for (const [fact, count] of Object.entries(expected.unstated)) {
    const answer = actual.unstated[fact as keyof Facets['unstated']];
    if (answer !== count) wrong.push(`unstated ${fact}: ${answer} / ${count}`);
  }
  const relaxed = new Map(actual.relaxed.map(({ group, count }) => [group, count]));
  for (const group of new Set([...relaxed.keys(), ...expected.relaxed.keys()])) {
    if (relaxed.get(group) !== expected.relaxed.get(group))
      wrong.push(`without ${group}: ${relaxed.get(group)} / ${expected.relaxed.get(group)}`);
  }
  for (const name of ['price', 'area'] as const) {
    wrong.push(...compareBins(`histogram ${name}`, actual.histograms[name], expected.amounts[name]));
  }
  return wrong;
}

function compareTile(name: string, actual: ReferenceTile, expected: ReferenceTile): string[] {
  const text = (cluster: object | undefined) => JSON.stringify(Object.entries(cluster ?? {}).sort());
  return [...new Set([...actual.keys(), ...expected.keys()])]
    .filter((key) => text(actual.get(key)) !== text(expected.get(key)))
    .map((key) => `${name} at ${key}: ${text(actual.get(key))} / ${text(expected.get(key))}`);
}

/** Tiles worth a look: around a listing that was found at a zoom by chance, its neighbour, and (1 in 6) all of a far zoom. */
async function chooseTiles({ reference, random, now }: OracleContext, raw: object): Promise<string[]> {
  const found = await reference.matches(raw, now());
  const listing = found[Math.floor(random() * found.length)] ?? { x: toTileGridX(23.73), y: toTileGridY(37.98) };
  const tileAt = (z: number, { x, y }: { x: number; y: number }, dx = 0) =>
    `${z}/${Math.floor(x / 2 ** (28 - z)) + dx}/${Math.floor(y / 2 ** (28 - z))}`;
  const z = 4 + Math.floor(random() * 15);
  const tiles = new Set([tileAt(z, listing), tileAt(z, listing, 1), tileAt(10 + Math.floor(random() * 9), listing)]);
  if (random() < 1 / 6) for (const one of found) tiles.add(tileAt(5 + (z % 2), one));
  return [...tiles];
}

const idsOf = (page: { properties: { listing_id: number }[] }) => page.properties.map((card) => card.listing_id);

async function comparePages({ reference, searchClient, random, now }: OracleContext, body: Record<string, unknown>) {
  const wrong: string[] = [];
  const expected = await reference.search(body, now());
  const answer = await searchClient.search(body);
  const ids = idsOf(answer);
  if (answer.count !== expected.count) wrong.push(`count: ${answer.count} / ${expected.count}`);
  if (ids.join() !== expected.ids.join()) wrong.push(`page: ${ids} / ${expected.ids}`);
  let rows = ids.length;
  if (answer.next !== null && random() < 0.5) {
    const [limit, offset] = [Number(body.limit), Number(body.offset)];
    const further = await reference.search({ ...body, offset: offset + limit }, now());
    const next = await searchClient.search(body, answer.next);
    if (idsOf(next).join() !== further.ids.join()) wrong.push(`reading on: ${idsOf(next)} / ${further.ids}`);
    rows += further.ids.length;
  }
  return { wrong, rows };
}

/** How far a counted sample may be off: five standard deviations of a draw of one in so many. */
const isWithinSampleError = (actual: number, expected: number, sampled: number): boolean =>
  Math.abs(actual - expected) <= 5 * Math.sqrt(expected * sampled) + 5 * sampled;

export async function compareWithReference(
  oracleContext: OracleContext,
  body: Record<string, unknown>,
): Promise<Comparison> {
  const filter = searchFilter.parse(body);
  const query = filterToQuery(filter);
  const pages = await comparePages(oracleContext, body);
  const seen = { rows: pages.rows, numbers: 0, clusters: 0, sampled: 0 };
  const differences = [...pages.wrong];

  const expected = await computeReferenceFacets(oracleContext.reference, filter, oracleContext.now());
  const facets = await oracleContext.searchClient.facets(query);
  if (facets.sampled === null) {
    differences.push(...compareFacets(facets, expected));
    seen.numbers += Object.values(expected.options).reduce(
      (sum, counts) => sum + counts.size,
      expected.relaxed.size + 8,
    );
  } else {
    seen.sampled += 1;
    for (const { id, count } of facets.options.types) {
      const real = expected.options.types.get(id) ?? 0;
      if (!isWithinSampleError(count, real, facets.sampled)) differences.push(`sampled type ${id}: ${count} / ${real}`);
    }
  }

  for (const path of await chooseTiles(oracleContext, filter)) {
    const [z = 0, x = 0, y = 0] = path.split('/').map(Number);
    const real = await oracleContext.reference.tile(filter, oracleContext.now(), z, x, y);
    differences.push(
      ...compareTile(`tile ${path}`, parseTile(await oracleContext.searchClient.tile(`${path}?${query}`)), real),
    );
    seen.clusters += real.size;
  }
  return { differences: differences.map((text) => `${text}   ${JSON.stringify(body)}`), seen };
}

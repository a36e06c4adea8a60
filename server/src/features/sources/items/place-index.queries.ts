/**
 * Where an item is: by what a person has settled for its source, its point, its names, its postcode. Certain or not at all: what
 * may be two places is asked about.
 */
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { PlaceTree } from '../../places/index.ts';
import type { FeedItem } from '../formats/feed-item.ts';
import { cutText } from '../formats/values/cut-text.ts';
import { listNameKeys, splitName } from './place-names.ts';

type PlaceKeyRow = {
  kind: 'district' | 'municipality' | 'prefecture';
  place_id: number;
  key: string;
  is_proper: boolean;
};

/** `isProper`: it is the name of the place itself, and not of a village in it or an older name. */
export type Reading = { districts: ReadonlySet<number>; isProper: boolean };

export type PlaceIndex = {
  tree: PlaceTree;
  /** By the sound of a whole name. */
  byName: ReadonlyMap<string, readonly Reading[]>;
  byPostcode: ReadonlyMap<string, number>;
};

export async function loadPlaceIndex(db: Db, tree: PlaceTree): Promise<PlaceIndex> {
  const { rows } = await sql<PlaceKeyRow>`
    select kind, place_id, key, alias is null as is_proper from place_key
    where word = 0 and type in ('name', 'alias', 'seat', 'settlement')`.execute(db);
  const byName = new Map<string, Reading[]>();
  const districtsOf = (row: PlaceKeyRow): number[] => {
    if (row.kind === 'district') return [row.place_id];
    const all = [...tree.districts.values()];
    return all
      .filter(({ municipality }) =>
        row.kind === 'municipality' ? municipality.id === row.place_id : municipality.prefecture.id === row.place_id,
      )
      .map(({ id }) => id);
  };
  const cache = new Map<string, ReadonlySet<number>>();
  for (const row of rows) {
    const place = `${row.kind} ${row.place_id}`;
    const districts = cache.get(place) ?? new Set(districtsOf(row));
    cache.set(place, districts);
    byName.set(row.key, [...(byName.get(row.key) ?? []), { districts, isProper: row.is_proper }]);
  }
  const postcodes = await sql<{
    postcode: string;
    district_id: number;
  }>`select postcode, district_id from postcode`.execute(db);
  return { tree, byName, byPostcode: new Map(postcodes.rows.map((row) => [row.postcode, row.district_id])) };
}

export const normalizePostcode = (postcode: string | null): string | null => {
  const digits = postcode?.replace(/\D/g, '') ?? '';
  return /^[1-8]\d{4}$/.test(digits) ? digits : null;
};

/** What a person settles is remembered for: names by their sound, so that accents and Latin letters are one. */
export function getPlaceKey({ names, postcode, geoId }: FeedItem['place']): string {
  const words = names.map((name) => createPhoneticKey(cutText(name, 80))).filter(Boolean);
  return cutText([...words, normalizePostcode(postcode) ?? '', geoId ?? ''].join('|'), 400);
}

const intersect = (a: ReadonlySet<number>, b: ReadonlySet<number>): Set<number> =>
  new Set([...a].filter((id) => b.has(id)));

const isInside = (inner: ReadonlySet<number>, outer: ReadonlySet<number>): boolean =>
  inner.size < outer.size && [...inner].every((id) => outer.has(id));

/**
 * What a name may be. A village of the same name inside a place is its seat, and does not make the whole place that one
 * district: who says «Αθήνα» has not said which part of it.
 */
export function readName(index: PlaceIndex, name: string): Reading[] {
  const all = listNameKeys(name).flatMap((key) => index.byName.get(key) ?? []);
  const proper = all.filter((reading) => reading.isProper);
  return all.filter(
    (reading) => reading.isProper || !proper.some(({ districts }) => isInside(reading.districts, districts)),
  );
}

export type ReadNames = {
  /** All districts that the names agree on, the narrowest way of reading them. */
  districts: ReadonlySet<number>;
  /** Of these the ones that bear the name themselves; a village of the name may be anywhere. */
  proper: readonly number[];
  /** Names that nobody knows, or that contradict the others. */
  unused: string[];
};

/** Null: nobody knows any of the names. */
export function readNames(index: PlaceIndex, names: readonly string[]): ReadNames | null {
  const all = [...new Set(names.flatMap(splitName))].map((name) => ({ name, readings: readName(index, name) }));
  const hasProper = ({ readings }: (typeof all)[number]): boolean => readings.some(({ isProper }) => isProper);
  // Names of places themselves say where the others are.
  const known = all
    .filter(({ readings }) => readings.length > 0)
    .sort((a, b) => Number(hasProper(b)) - Number(hasProper(a)));
  const [first, ...others] = known;
  if (!first) return null;
  let { readings } = first;
  const unused = all.flatMap(({ name, readings: found }) => (found.length === 0 ? [name] : []));
  for (const { name, readings: more } of others) {
    // One name may be a district here and a municipality there: every reading that the other names allow is kept.
    const agreed = readings.flatMap((a) =>
      more.flatMap((b) => {
        const districts = intersect(a.districts, b.districts);
        return districts.size > 0 ? { districts, isProper: a.isProper && b.isProper } : [];
      }),
    );
    if (agreed.length > 0) readings = agreed;
    else unused.push(name);
  }
  // A municipality and its district of the same name: the narrower is inside the wider, so both are right and one is more so.
  const pick = (from: readonly Reading[]): number[] => {
    const narrowest = Math.min(...from.map(({ districts }) => districts.size));
    return [...new Set(from.flatMap(({ districts }) => (districts.size === narrowest ? [...districts] : [])))];
  };
  return { districts: new Set(pick(readings)), proper: pick(readings.filter(({ isProper }) => isProper)), unused };
}

/** `suggestions`: by the postcode. `allowed`: all districts that the names agree on; null: nobody knows them. */
export type OpenPlace = { suggestions: number[]; allowed: ReadonlySet<number> | null };
export type FoundPlace = { district: number } | OpenPlace;

export function findPlace(index: PlaceIndex, place: FeedItem['place']): FoundPlace {
  const read = readNames(index, place.names);
  const byName = read?.districts ?? null;
  const postcode = normalizePostcode(place.postcode);
  const byPostcode = postcode === null ? undefined : index.byPostcode.get(postcode);
  if (byName?.size === 1) return { district: [...byName][0] ?? 0 };
  if (byPostcode !== undefined && (byName === null ? place.names.length === 0 : byName.has(byPostcode)))
    return { district: byPostcode };
  const near = byPostcode === undefined ? [] : [byPostcode];
  return { suggestions: near, allowed: byName };
}

/** Districts around points, all in one statement. Null out at sea and abroad. */
export async function findDistrictsAt(
  db: Db,
  points: readonly { lat: number; lon: number }[],
): Promise<(number | null)[]> {
  if (points.length === 0) return [];
  const { rows } = await sql<{ district_id: number | null }>`
    select inside.place_id as district_id
    from unnest(${points.map((point) => point.lat)}::float8[], ${points.map((point) => point.lon)}::float8[])
      with ordinality as at (lat, lon, position)
    left join lateral (
      select a.place_id from place_boundary a
      where a.kind = 'district' and st_covers(a.shape, st_transform(st_setsrid(st_point(at.lon, at.lat), 4326), 3857))
      limit 1) inside on true
    order by at.position`.execute(db);
  return rows.map((row) => row.district_id);
}

/**
 * Every property on offer as the wide tables tell it, read once into plain objects: the ground on which
 * reference-search.ts judges. Where several listings offer one property, the cheapest stands for it. Nothing here comes from the search table or its functions.
 */
import { listingFields } from '@estia/contract/listings/fields';
import { type BoundColumn, type BoundFact, boundColumns, searchBounds } from '@estia/contract/search/bounds';
import type { WalkTarget } from '@estia/contract/search/walks';
import type { Pool } from 'pg';
import { type MeasureWalks, openReferenceWalks } from './reference-walks.ts';

export type ReferenceListing = {
  listing: number;
  property: number;
  purpose: number;
  category: number;
  type: number;
  district: number;
  municipality: number;
  prefecture: number;
  /** On the 2^28 grid of the map, from the public point. */
  x: number;
  y: number;
  hidden: boolean;
  price: number;
  area: number;
  pricePerM2: number;
  year: number | null;
  floor: number | null;
  bedRooms: number | null;
  bathRooms: number | null;
  heating: number | null;
  energy: number | null;
  condition: number | null;
  extras: ReadonlySet<number>;
  /** Terms of a rental that hold. */
  terms: ReadonlySet<string>;
  /** What people set a bound on; a day is yyyy-mm-dd. */
  bounds: Record<BoundFact, number | string | null>;
  /** Minutes on foot from the public point; infinite where nothing is near. */
  walks: Record<WalkTarget, number>;
  photos: number;
  offeredBy: ReadonlySet<'private' | 'agency'>;
  /** Microseconds since 1970; still whole numbers in a double. */
  updated: number;
  ranked: number;
};

const GRID = 2 ** 28;
export const toTileGridX = (lon: number): number => Math.floor(((lon + 180) / 360) * GRID);
export function toTileGridY(lat: number): number {
  const phi = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2) * GRID);
}

type Row = {
  listing: number;
  property: number;
  purpose: number;
  category: number;
  type: number;
  district: number;
  municipality: number;
  prefecture: number;
  lon: number;
  lat: number;
  hidden: boolean;
  price: number;
  area: number;
  year: number | null;
  floor: number | null;
  bed_rooms: number | null;
  bath_rooms: number | null;
  heating: number | null;
  energy: number | null;
  condition: number | null;
  extras: number[];
  terms: string[];
  bounds: Record<BoundFact, number | string | null>;
  photos: number;
  is_agency: boolean;
  updated: number;
  group_id: number | null;
  both_titles: boolean;
  long_text: boolean;
};

const HOUR = 3_600_000_000;
/** Older searches ask for it as an amenity. */
const PETS_AMENITY = 58;

/** SRCH-5: the automatic order gives a listing that tells everything up to seven days. */
const completenessBonusHours = (row: Row): number =>
  Math.min(row.photos, 8) * 9 +
  (row.energy === null ? 0 : 36) +
  (row.year === null ? 0 : 24) +
  (row.both_titles ? 12 : 0) +
  (row.long_text ? 24 : 0);

/** Most homes have one of few sets of amenities: kept once each, a million homes fit in memory. */
const sets = new Map<string, ReadonlySet<number>>();
function internExtras(extras: readonly number[]): ReadonlySet<number> {
  const key = extras.join();
  let set = sets.get(key);
  if (!set) {
    set = new Set(extras);
    sets.set(key, set);
  }
  return set;
}

const byOwner: ReadonlySet<'private' | 'agency'> = new Set(['private']);
const byAgency: ReadonlySet<'private' | 'agency'> = new Set(['agency']);

const toReferenceListing = (row: Row, measureWalks: MeasureWalks): ReferenceListing => ({
  listing: row.listing,
  property: row.property,
  purpose: row.purpose,
  category: row.category,
  type: row.type,
  district: row.district,
  municipality: row.municipality,
  prefecture: row.prefecture,
  x: toTileGridX(row.lon),
  y: toTileGridY(row.lat),
  hidden: row.hidden,
  price: row.price,
  area: row.area,
  // Half rounds up, as money does.
  pricePerM2: Math.round(row.price / row.area),
  year: row.year,
  floor: row.floor,
  bedRooms: row.bed_rooms,
  bathRooms: row.bath_rooms,
  heating: row.heating,
  energy: row.energy,
  condition: row.condition,
  extras: internExtras(row.terms.includes('pets_allowed') ? [...row.extras, PETS_AMENITY] : row.extras),
  terms: new Set(row.terms),
  bounds: row.bounds,
  walks: measureWalks(row.lon, row.lat),
  photos: row.photos,
  offeredBy: row.is_agency ? byAgency : byOwner,
  updated: row.updated,
  ranked: row.updated + completenessBonusHours(row) * HOUR,
});

/** Cheapest first; at one price the owner before an agency, then the older listing. */
const compareListings = (a: ReferenceListing, b: ReferenceListing): number =>
  a.price - b.price || Number(a.offeredBy.has('agency')) - Number(b.offeredBy.has('agency')) || a.listing - b.listing;

function pickCheapest(ofOneProperty: ReferenceListing[]): ReferenceListing {
  const [first, ...others] = ofOneProperty.toSorted(compareListings) as [ReferenceListing, ...ReferenceListing[]];
  return { ...first, offeredBy: new Set([first, ...others].flatMap(({ offeredBy }) => [...offeredBy])) };
}

const getBoundValue = (column: BoundColumn): string =>
  listingFields[column].of === 'listing' ? `l.${column}` : `case when l.purpose = 2 then p.${column} end`;
/** Each fact and its column, in the wide table that has it: of a property it is known of the rental alone. */
const boundValues = boundColumns.map((column) => `'${searchBounds[column].fact}', ${getBoundValue(column)}`).join(', ');

const BATCH = 20_000;

export async function readReferenceListings(pool: Pool): Promise<ReferenceListing[]> {
  const measureWalks = await openReferenceWalks(pool);
  const listings: ReferenceListing[] = [];
  const grouped = new Map<string, ReferenceListing[]>();
  for (let after = 0; ; ) {
    const { rows } = await pool.query<Row & { listing: number }>(
      `select l.id::float8 listing, p.id::float8 property, l.purpose, p.category_id category, p.type_id "type", d.id district,
         m.id municipality, m.prefecture_id prefecture, st_x(p.public_point) lon, st_y(p.public_point) lat, p.hide_address hidden,
         l.price, p.area, p.year_built "year", p.floor_id floor, p.bed_rooms, p.bath_rooms, p.heating_id heating,
         p.energy_class_id energy, p.condition_id "condition", p.extras,
         array_remove(array[case when l.pets_allowed then 'pets_allowed' end,
           case when l.bills_included then 'bills_included' end], null) terms,
         json_build_object(${boundValues}) bounds, p.photo_count photos, p.agency_id is not null is_agency,
         (extract(epoch from l.updated_at) * 1000000)::float8 updated,
         (select g.group_id::float8 from property_group g where g.property_id = p.id) group_id,
         l.title_el is not null and l.title_en is not null both_titles,
         coalesce(length(l.description_el) >= 200, false) long_text
       from (select * from listing where id > $1 and is_active order by id limit ${BATCH}) l
       join property p on p.id = l.property_id join district d on d.id = p.district_id
       join municipality m on m.id = d.municipality_id order by l.id`,
      [after],
    );
    for (const row of rows) {
      if (row.group_id === null) listings.push(toReferenceListing(row, measureWalks));
      else {
        const key = `${row.purpose} ${row.group_id}`;
        grouped.set(key, [...(grouped.get(key) ?? []), toReferenceListing(row, measureWalks)]);
      }
    }
    const last = rows.at(-1);
    if (!last) return [...listings, ...[...grouped.values()].map(pickCheapest)];
    after = last.listing;
  }
}

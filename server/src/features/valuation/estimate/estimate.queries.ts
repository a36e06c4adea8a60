/** All SQL of the estimate: the listings around a property. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { plausiblePricesSql, pricePerM2Sql } from '../market-stats/stats-updates.queries.ts';
import type { ModelListing } from '../model/design-matrix.ts';
import { gridSql, listingFactsSql, listingPlaceJoinsSql } from '../model/model.queries.ts';
import type { Market } from '../model/model-training.ts';
import { MAX_OTHER_DISTRICTS, MAX_SAME_DISTRICT } from '../model/nearby-listings.ts';

type Point = { lat: number; lon: number };
type GridPosition = { x: number; y: number; square: string; size: number; seq: number };

export async function findGridPosition(db: Db, districtId: number, { lat, lon }: Point): Promise<GridPosition | null> {
  const { rows } = await sql<GridPosition>`
    select grid.x, grid.y, grid.square, d.population as size, d.seq
    from district d cross join lateral ${gridSql(sql`st_setsrid(st_makepoint(${lon}::float8, ${lat}::float8), 4326)`)} grid
    where d.id = ${districtId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Tiles of the map around the pin, three by three, of half a kilometre, of two and of eight: the first that hold
 * enough.
 */
const TILE_SHIFTS = [12, 14, 16] as const;
const MAX_PER_TILE = 300;
/** Some are left out because they could be the property itself, or are twins. */
const SPARE_LISTINGS = 40;

const squaredDistanceSql = (x: ReturnType<typeof sql>, y: ReturnType<typeof sql>) =>
  sql`((s.x - ${x})::float8 ^ 2 + (s.y - ${y})::float8 ^ 2)`;

const columns = sql`s.listing_id, s.property_id, s.price, s.type, s.area, s.floor, s.year, s.bed_rooms, s.bath_rooms, s.place,
  s.purpose, s.category, s.x, s.y`;

/** Of its own district, the nearest first: the index of places gives all of it, sorted in memory. */
export const districtListingsQuery = (
  { purpose, category }: Market,
  { lat, lon }: Point,
  seq: number,
) => sql<ModelListing>`
  with pin as (select map_x(${lon}::float8) as x, map_y(${lat}::float8) as y)
  select ${listingFactsSql}, grid.x, grid.y, grid.square, 0 as day
  from (
    select ${columns} from listing_search s, pin
    where s.purpose = ${purpose} and s.category = ${category} and s.place = ${seq}
    order by ${squaredDistanceSql(sql`pin.x`, sql`pin.y`)}, s.listing_id limit ${MAX_SAME_DISTRICT + SPARE_LISTINGS}
  ) s
  join ${plausiblePricesSql} w(purpose, category, low, high) on w.purpose = s.purpose and w.category = s.category
  join property p on p.id = s.property_id ${listingPlaceJoinsSql}
  cross join lateral ${gridSql(sql`p.public_point`)} grid
  where ${pricePerM2Sql(sql`s.price`, sql`s.area`)} between w.low and w.high`;

/** Of other districts: nine ranges of the map's index. */
export const nearbyListingsQuery = (
  { purpose, category }: Market,
  { lat, lon }: Point,
  seq: number,
  shift: number,
) => sql<ModelListing>`
  with pin as (select map_x(${lon}::float8) as x, map_y(${lat}::float8) as y),
  tiles as (
    select map_cell(tx << ${sql.lit(shift)}, ty << ${sql.lit(shift)}) as lo,
      map_cell(((tx + 1) << ${sql.lit(shift)}) - 1, ((ty + 1) << ${sql.lit(shift)}) - 1) as hi
    from pin, generate_series((pin.x >> ${sql.lit(shift)}) - 1, (pin.x >> ${sql.lit(shift)}) + 1) tx,
      generate_series((pin.y >> ${sql.lit(shift)}) - 1, (pin.y >> ${sql.lit(shift)}) + 1) ty)
  select ${listingFactsSql}, grid.x, grid.y, grid.square, 0 as day
  from (
    select t.* from pin, tiles cross join lateral (
      select ${columns} from listing_search s
      where s.purpose = ${purpose} and s.category = ${category} and s.cell between tiles.lo and tiles.hi and s.place <> ${seq}
      limit ${MAX_PER_TILE}) t
    order by (t.x - pin.x)::float8 ^ 2 + (t.y - pin.y)::float8 ^ 2, t.listing_id limit ${MAX_OTHER_DISTRICTS + SPARE_LISTINGS}
  ) s
  join ${plausiblePricesSql} w(purpose, category, low, high) on w.purpose = s.purpose and w.category = s.category
  join property p on p.id = s.property_id ${listingPlaceJoinsSql}
  cross join lateral ${gridSql(sql`p.public_point`)} grid
  where ${pricePerM2Sql(sql`s.price`, sql`s.area`)} between w.low and w.high`;

/** Live listings of the market around a point, those of its district and the nearest others. */
export async function listListingsAround(
  db: Db,
  market: Market,
  point: Point,
  seq: number,
): Promise<{ sameDistrict: ModelListing[]; others: ModelListing[] }> {
  const sameDistrict = (await districtListingsQuery(market, point, seq).execute(db)).rows;
  let others: ModelListing[] = [];
  for (const shift of TILE_SHIFTS) {
    others = (await nearbyListingsQuery(market, point, seq, shift).execute(db)).rows;
    if (others.length >= MAX_OTHER_DISTRICTS) break;
  }
  return { sameDistrict, others };
}

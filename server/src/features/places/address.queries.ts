/** All SQL of addresses. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Postcodes that are looked through for a district: its own, then those of its municipality, the nearest first. */
const MAX_POSTCODES = 12;
const MAX_STREETS = 20;
/** A pin just off the drawn coast still means the land beside it. */
const OFF_COAST_M = 1_500;
const TOWN_DEGREES = 0.02;

type Street = { name: string; postal_code: string; lat: number; lon: number };
type Point = { lat: number; lon: number };

/** Near enough for ordering: a degree of longitude in Greece is four fifths of one of latitude. */
const squaredDistanceSql = (a: string, lat: ReturnType<typeof sql>, lon: ReturnType<typeof sql>) =>
  sql`((${sql.ref(`${a}.lat`)} - ${lat}) ^ 2 + (0.8 * (${sql.ref(`${a}.lon`)} - ${lon})) ^ 2)`;

/**
 * Many neighbourhoods have no postcode of their own, and streets do not end where a district does: so the nearest
 * postcodes of the municipality are looked through as well, after the district's own.
 */
export async function listStreets(db: Db, districtId: number, keys: readonly string[]): Promise<Street[]> {
  // Folded keys hold letters, digits and spaces only: nothing in them is a pattern.
  const starts = keys.map((key) => `${key}%`);
  const words = keys.map((key) => `% ${key}%`);
  const { rows } = await sql<Street>`
    with near as (
      select p.postcode, p.lat, p.lon, p.district_id = me.id as own,
             row_number() over (order by p.district_id <> me.id, ${squaredDistanceSql('p', sql`me.lat`, sql`me.lon`)}, p.postcode) as turn
      from district me
      join district d on d.municipality_id = me.municipality_id
      join postcode p on p.district_id = d.id
      where me.id = ${districtId}
      order by turn limit ${MAX_POSTCODES})
    select s.name, s.postcode as postal_code, n.lat, n.lon
    from near n join street s on s.postcode = n.postcode
    where ${keys.length === 0 ? sql`true` : sql`s.key like any(${starts}) or s.key like any(${words})`}
    order by ${keys.length === 0 ? sql`1` : sql`s.key like any(${starts}) desc`}, own desc,
             ${keys.length === 0 ? sql`n.turn` : sql`length(s.key)`}, s.key, n.turn
    limit ${MAX_STREETS}`.execute(db);
  return rows;
}

/** The district around a point. Null out at sea and abroad. */
export async function findDistrictAt(db: Db, { lat, lon }: Point): Promise<number | null> {
  const { rows } = await sql<{ district_id: number }>`
    with pin as (select st_transform(st_setsrid(st_point(${lon}, ${lat}), 4326), 3857) as at),
    inside as (
      select a.place_id from pin join place_boundary a on a.kind = 'district' and st_covers(a.shape, pin.at) limit 1),
    beside as (
      select a.place_id, st_distance(a.shape, pin.at) as metres
      from pin join place_boundary a on a.kind = 'district' and st_dwithin(a.shape, pin.at, ${OFF_COAST_M * 1.27})
      where not exists (select 1 from inside)
        and not exists (select 1 from land where side = 'abroad' and st_covers(shape, pin.at))
      order by metres limit 1)
    select place_id as district_id from inside union all select place_id from beside`.execute(db);
  return rows[0]?.district_id ?? null;
}

/**
 * The postcode of a municipality that is nearest to a point, with some of its streets. In towns a postcode without
 * streets is that of post boxes, so one with streets within two kilometres is preferred; villages have no other.
 */
export async function findNearestPostcode(
  db: Db,
  districtId: number,
  { lat, lon }: Point,
): Promise<{ postal_code: string; streets: string[] } | null> {
  const { rows } = await sql<{ postal_code: string; streets: string[] }>`
    with nearest as (
      select p.postcode
      from district me
      join district d on d.municipality_id = me.municipality_id
      join postcode p on p.district_id = d.id
      where me.id = ${districtId}
      order by not (${squaredDistanceSql('p', sql`${lat}::float8`, sql`${lon}::float8`)} < ${TOWN_DEGREES ** 2}
                    and exists (select 1 from street s where s.postcode = p.postcode)),
               ${squaredDistanceSql('p', sql`${lat}::float8`, sql`${lon}::float8`)}, p.postcode limit 1)
    select n.postcode as postal_code,
           array(select s.name from street s where s.postcode = n.postcode order by s.key limit ${MAX_STREETS}) as streets
    from nearest n`.execute(db);
  return rows[0] ?? null;
}

/** Where an address without a pin roughly is: its postcode, else its district. Null for a district that does not exist. */
export async function findAddressPoint(
  db: Db,
  { district_id, postal_code }: { district_id: number; postal_code: string | null },
): Promise<Point | null> {
  const { rows } = await sql<Point>`
    select coalesce(p.lat, me.lat) as lat, coalesce(p.lon, me.lon) as lon
    from district me
    left join (postcode p join district d on d.id = p.district_id)
      on p.postcode = ${postal_code?.replace(/\s/g, '') ?? null} and d.municipality_id = me.municipality_id
    where me.id = ${district_id}`.execute(db);
  return rows[0] ?? null;
}

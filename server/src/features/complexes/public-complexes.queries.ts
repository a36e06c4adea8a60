/**
 * SQL of what everybody reads of developments. A unit is reached from its development by `property_complex`, its offers
 * by their own key: nothing here walks the listings of the country. Locations leave as those of listings do
 * (features/listings).
 */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type PhotoTuple = [string, number, number, string, boolean, string | null, string | null];

export type ComplexStatsColumns = {
  units: number;
  sale_units: number;
  sale_from: number | null;
  sale_to: number | null;
  rent_units: number;
  rent_from: number | null;
  rent_to: number | null;
  area_from: number | null;
  area_to: number | null;
  bed_from: number | null;
  bed_to: number | null;
};

export type ComplexCardRow = ComplexStatsColumns & {
  id: number;
  agency_id: number;
  agency_el: string;
  agency_en: string;
  gemi: string;
  logo_key: string | null;
  name_el: string;
  name_en: string | null;
  district_id: number;
  stage: number;
  completion_year: number | null;
  completion_quarter: number | null;
  published_at: Date;
  cover: PhotoTuple | null;
};

export type ComplexFilter = {
  /** Null when no place was chosen. */
  districts: readonly number[] | null;
  stage: number | null;
  purpose: 1 | 2 | null;
  priceMin: number | null;
  priceMax: number | null;
};

type Pagination = { limit: number; offset: number };

/** Homes that everybody sees in development `c`: on offer, and with or without their address as it is. */
const fromLiveUnitsSql = sql.raw(`from property p join listing l on l.property_id = p.id and l.is_active
  where p.complex_id = c.id and p.hide_address = c.hide_address`);

/** Published, by an agency that everybody may know. */
const fromPublicComplexesSql = sql.raw(`from complex c
  join agency a on a.id = c.agency_id
  join account u on u.id = c.account_id and u.status = 'approved' and u.erase_after is null`);

const complexStatsSql = sql`select count(distinct p.id)::int as units,
    (count(*) filter (where l.purpose = 1))::int as sale_units,
    min(l.price) filter (where l.purpose = 1) as sale_from, max(l.price) filter (where l.purpose = 1) as sale_to,
    (count(*) filter (where l.purpose = 2))::int as rent_units,
    min(l.price) filter (where l.purpose = 2) as rent_from, max(l.price) filter (where l.purpose = 2) as rent_to,
    min(p.area) as area_from, max(p.area) as area_to, min(p.bed_rooms) as bed_from, max(p.bed_rooms) as bed_to ${fromLiveUnitsSql}`;

const photoCells = sql.raw(
  `json_build_array(f.key, f.width, f.height, f.placeholder, f.has_avif, pp.alt_el, pp.alt_en)`,
);
const coverSql = sql`select ${photoCells} as cells
  from (select distinct p.id ${fromLiveUnitsSql}) unit join property_photo pp on pp.property_id = unit.id and pp.position = 1
  join photo f on f.id = pp.photo_id order by (unit.id = c.cover_property_id) desc nulls last, unit.id limit 1`;

const columns =
  sql.raw(`c.id, c.agency_id, a.name_el as agency_el, a.name_en as agency_en, a.gemi, a.logo_key, c.name_el, c.name_en,
  c.district_id, c.stage, c.completion_year, c.completion_quarter, c.published_at`);

function filterSql({ districts, stage, purpose, priceMin, priceMax }: ComplexFilter) {
  return sql`c.state = 'published'
    ${districts ? sql`and c.district_id = any (${districts}::int[])` : sql``}
    ${stage === null ? sql`` : sql`and c.stage = ${stage}`}
    and exists (select ${fromLiveUnitsSql}
      ${purpose === null ? sql`` : sql`and l.purpose = ${purpose}`}
      ${priceMin === null ? sql`` : sql`and l.price >= ${priceMin}`}
      ${priceMax === null ? sql`` : sql`and l.price <= ${priceMax}`})`;
}

/** Newest first. Figures are drawn up for the page that is shown, not for all. */
export const complexListQuery = (filter: ComplexFilter, { limit, offset }: Pagination) => sql<ComplexCardRow>`
  with page as (
    select c.id ${fromPublicComplexesSql} where ${filterSql(filter)} order by c.published_at desc, c.id desc limit ${limit} offset ${offset}
  )
  select ${columns}, figures.*, cover.cells as cover
  from page join complex c on c.id = page.id join agency a on a.id = c.agency_id
  cross join lateral (${complexStatsSql}) figures
  left join lateral (${coverSql}) cover on true
  order by c.published_at desc, c.id desc`;

export const complexCountQuery = (filter: ComplexFilter) => sql<{ count: number }>`
  select count(*)::int as count ${fromPublicComplexesSql} where ${filterSql(filter)}`;

export type ComplexPageRow = ComplexCardRow & {
  description_el: string | null;
  description_en: string | null;
  street: string | null;
  hide_address: boolean;
  energy_class_id: number | null;
  updated_at: Date;
  lat: number | null;
  lon: number | null;
  photos: PhotoTuple[] | null;
};

/** More than are shown, since units may share a photo. */
const MAX_PHOTOS = 40;
const PHOTOS_PER_UNIT = 3;

export const complexPageQuery = (id: number) => sql<ComplexPageRow>`
  select ${columns}, figures.*, cover.cells as cover, c.description_el, c.description_en, c.street, c.hide_address,
    c.energy_class_id, c.updated_at, st_y(place.at) as lat, st_x(place.at) as lon, photos.list as photos
  ${fromPublicComplexesSql}
  cross join lateral (${complexStatsSql}) figures
  left join lateral (${coverSql}) cover on true
  left join lateral (
    select case when p.hide_address then square_centre(location_square(p.exact_point)) else p.public_point end as at
    ${fromLiveUnitsSql} order by (p.id = c.cover_property_id) desc nulls last, p.id limit 1) place on true
  left join lateral (
    select json_agg(cells) as list from (
      select ${photoCells} as cells
      from (select distinct p.id ${fromLiveUnitsSql}) unit join property_photo pp on pp.property_id = unit.id and pp.position <= ${sql.raw(String(PHOTOS_PER_UNIT))}
      join photo f on f.id = pp.photo_id
      order by pp.position, (unit.id = c.cover_property_id) desc nulls last, unit.id limit ${sql.raw(String(MAX_PHOTOS))}) first) photos on true
  where c.id = ${id} and c.state = 'published'`;

/** When its last unit went: the last that was noted of any of them, or the last change of the development itself. */
export async function findEmptySince(db: Db, id: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(c.updated_at, (
      select max(e.at) from property p join listing_event e on e.property_id = p.id where p.complex_id = c.id)) as at
    from complex c where c.id = ${id}`.execute(db);
  return rows[0]?.at ?? null;
}

const unitOrders = {
  // A month's rent is not a low price: units on sale come first.
  price: 'l.purpose, l.price',
  area: 'p.area',
  floor: 'p.floor_id',
  bedrooms: 'p.bed_rooms',
} as const;
export type UnitOrder = { by: keyof typeof unitOrders; descending: boolean };

export const complexUnitsQuery = (id: number, { by, descending }: UnitOrder, { limit, offset }: Pagination) => sql<{
  id: number;
}>`
  select l.id from complex c join property p on p.complex_id = c.id and p.hide_address = c.hide_address
  join listing l on l.property_id = p.id and l.is_active where c.id = ${id}
  order by ${sql.raw(unitOrders[by])} ${sql.raw(descending ? 'desc' : 'asc')} nulls last, l.price, l.id limit ${limit} offset ${offset}`;

/** Of the developments that everybody sees: for the sitemap, newest first. */
export async function listPublishedIds(db: Db, max: number): Promise<{ id: number; updated_at: Date }[]> {
  const { rows } = await sql<{ id: number; updated_at: Date }>`
    select c.id, c.updated_at ${fromPublicComplexesSql} where c.state = 'published' and exists (select ${fromLiveUnitsSql})
    order by c.published_at desc, c.id desc limit ${max}`.execute(db);
  return rows;
}

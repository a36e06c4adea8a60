/** AGEN-1: agencies by place, name and number. Who comes first is decided here and nowhere else; money never enters. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type AgencySearchFilter = {
  /** Districts of the chosen places; null when none was chosen. */
  districts: readonly number[] | null;
  /** Folded readings of what was typed, the most likely first; null when nothing was. */
  names: readonly string[] | null;
  /** Nothing has that name: the nearest by their three-letter pieces. */
  roughly: boolean;
  gemi: string | null;
};

export type AgencySearchRow = {
  id: number;
  account_id: number;
  name_el: string;
  name_en: string;
  gemi: string;
  district_id: number | null;
  for_sale: number;
  for_rent: number;
  median_reply_minutes: number | null;
  lat: number | null;
  lon: number | null;
  point_from: 'pin' | 'street' | 'district' | null;
  logo_key: string | null;
  is_located_here: boolean | null;
};

type Pagination = { limit: number; offset: number };

/**
 * Every typed word begins a word of the name, in one of the readings. Folded keys hold letters, digits and spaces only.
 */
const matchesNameSql = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    names.map(
      (name) =>
        sql`(${sql.join(
          name.split(' ').map((word) => sql`a.name_key like ${`% ${word}%`}`),
          sql` and `,
        )})`,
    ),
    sql` or `,
  );

const resemblesNameSql = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    names.map((name) => sql`${name} <% a.name_key`),
    sql` or `,
  );

function fromMatchingAgenciesSql({ districts, names, roughly, gemi }: AgencySearchFilter): RawBuilder<unknown> {
  const there = sql`(
    select agency_id, bool_or(sits) as sits, sum(ads)::int as ads from (
      select id as agency_id, true as sits, 0 as ads from agency where district_id = any (${districts})
      union all
      select agency_id, false, for_sale + for_rent from agency_place where district_id = any (${districts})
    ) either group by agency_id)`;
  return sql`from agency_stats f
    ${districts ? sql`join ${there} there on there.agency_id = f.agency_id` : sql``}
    join agency a on a.id = f.agency_id
    join account u on u.id = a.account_id and u.status = 'approved' and u.erase_after is null
    where true
    ${names ? sql`and (${roughly ? resemblesNameSql(names) : matchesNameSql(names)})` : sql``}
    ${gemi ? sql`and a.gemi = ${gemi}` : sql``}`;
}

/**
 * Of the chosen places: who sits there, then complete profiles, then most live listings there. Everywhere: complete,
 * most listings.
 */
function orderBySql({ districts, names, roughly }: AgencySearchFilter): RawBuilder<unknown> {
  const near = names && roughly ? sql`word_similarity(${names[0]}, a.name_key) desc,` : sql``;
  const sits = districts ? sql`there.sits desc,` : sql``;
  const listingsThere = districts ? sql`there.ads desc,` : sql``;
  return sql`${near} ${sits} f.complete desc, ${listingsThere} f.for_sale + f.for_rent desc, f.agency_id`;
}

export const agencySearchQuery = (filter: AgencySearchFilter, { limit, offset }: Pagination) => sql<AgencySearchRow>`
  select a.id, a.account_id, a.name_el, a.name_en, a.gemi, a.logo_key, a.district_id, f.for_sale, f.for_rent, f.median_reply_minutes,
    st_y(a.point) as lat, st_x(a.point) as lon, a.point_from,
    ${filter.districts ? sql`there.sits` : sql`null::boolean`} as is_located_here
  ${fromMatchingAgenciesSql(filter)} order by ${orderBySql(filter)} limit ${limit} offset ${offset}`;

export const agencySearchCountQuery = (filter: AgencySearchFilter) => sql<{ count: number }>`
  select count(*)::int as count ${fromMatchingAgenciesSql(filter)}`;

async function runSearch(db: Db, filter: AgencySearchFilter, page: Pagination) {
  const [{ rows }, counted] = await Promise.all([
    agencySearchQuery(filter, page).execute(db),
    agencySearchCountQuery(filter).execute(db),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** As written; and only where that finds nothing, as nearly as a slip of the finger or two allows. */
export async function listMatchingAgencies(db: Db, filter: Omit<AgencySearchFilter, 'roughly'>, page: Pagination) {
  const found = await runSearch(db, { ...filter, roughly: false }, page);
  if (found.count > 0 || !filter.names) return found;
  return db.transaction().execute(async (trx) => {
    await sql`set local pg_trgm.word_similarity_threshold = 0.5`.execute(trx);
    return runSearch(trx, { ...filter, roughly: true }, page);
  });
}

/** Where one agency lies, for its page. */
export async function findAgencyPoint(db: Db, id: number) {
  const { rows } = await sql<Pick<AgencySearchRow, 'lat' | 'lon' | 'point_from'>>`
    select st_y(point) as lat, st_x(point) as lon, point_from from agency where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

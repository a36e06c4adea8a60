/** ADMN-1: the list of agencies of admins, each order by its own index. */
import type { User } from '@estia/contract/accounts/model';
import type { AgencySort } from '@estia/contract/admin-lists/list-choices';
import { createPhoneticKey, createQueryKeys } from '@estia/contract/places/phonetic-key';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { isGreek } from '../../platform/folded-words.ts';

/** As far as the other lists of admins count. */
const MAX_COUNT = 10_000;
const FEWEST_DIGITS = 4;
/** Fewer letters are no trigram: every email would have to be read. */
const SHORTEST_PART = 3;
const MAX_WORDS = 6;

export type AdminAgencyFilter = {
  search?: string | undefined;
  status?: User['status'] | undefined;
  plan_id?: number | undefined;
  /** Of the chosen municipality. */
  districts?: readonly number[] | undefined;
};
export type AdminAgencyPage = { limit: number; offset: number; sort: AgencySort; order: 'asc' | 'desc' };

export type AdminAgencyRow = {
  id: number;
  account_id: number;
  name_el: string;
  name_en: string;
  gemi: string;
  tax_number: string | null;
  district_id: number | null;
  created_at: Date;
  email: string;
  status: User['status'];
  for_sale: number;
  for_rent: number;
  plan_id: number | null;
};

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const byName = (key: string) =>
  sql`select g.id from agency g where ${sql.join(
    key
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MAX_WORDS)
      .map((word) => sql`g.name_key like ${`% ${escapeLike(word)}%`}`),
    sql` and `,
  )}`;

/** Each reading of what was typed, by its own index. */
function matchingIds(search: string): RawBuilder<unknown> {
  const ways: RawBuilder<unknown>[] = [];
  const digits = search.replace(/[\s.-]/g, '');
  if (/^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS) {
    ways.push(sql`select g.id from agency g where g.gemi like ${`${digits}%`}`);
    // As people say it: without the zeros before it.
    const whole = digits.length <= 9 ? `${digits.padStart(9, '0')}000` : digits.padStart(12, '0');
    ways.push(sql`select g.id from agency g where g.gemi = ${whole}`);
    ways.push(sql`select g.id from agency g where g.tax_number like ${`${digits}%`}`);
  }
  if (!search.includes('@')) {
    const keys = isGreek(search) ? [createPhoneticKey(search)] : createQueryKeys(search);
    for (const key of keys) if (key.trim() !== '') ways.push(byName(key));
  }
  // Letter for letter the expression of the index account_words.
  if (search.length >= SHORTEST_PART)
    ways.push(sql`select g.id from account a join agency g on g.account_id = a.id
      where (lower(a.username) || ' ' || lower(a.email::text)) like lower(${`%${escapeLike(search)}%`})`);
  return ways.length > 0 ? sql.join(ways, sql` union `) : sql`select null::bigint where false`;
}

const withPlan = (planId: number) => sql`
  select s.account_id from subscription s where s.plan_id = ${planId}
  union all
  select c.account_id from plan_choice c where c.plan_id = ${planId}
    and not exists (select from subscription s where s.account_id = c.account_id)`;

function fromMatching({ search, status, plan_id, districts }: AdminAgencyFilter): RawBuilder<unknown> {
  return sql`from agency g
    join agency_stats f on f.agency_id = g.id
    ${status ? sql`join account a on a.id = g.account_id and a.status = ${status}` : sql``}
    where true
    ${search ? sql`and g.id in (${matchingIds(search)})` : sql``}
    ${plan_id ? sql`and g.account_id in (${withPlan(plan_id)})` : sql``}
    ${districts ? sql`and g.district_id = any (${districts}::int[])` : sql``}`;
}

/** Letter for letter the expressions of the indexes agency_newest, agency_by_name and agency_stats_listings. */
const sortKeys = {
  created: { key: sql`g.created_at`, id: sql`g.id` },
  name: { key: sql`g.name_el collate "el-x-icu"`, id: sql`g.id` },
  listings: { key: sql`f.for_sale + f.for_rent`, id: sql`f.agency_id` },
} as const satisfies Record<AgencySort, unknown>;

const shown = sql`
  g.id, g.account_id, g.name_el, g.name_en, g.gemi, g.tax_number, g.district_id, g.created_at, u.email, u.status, f.for_sale, f.for_rent,
  coalesce(s.plan_id, c.plan_id) as plan_id`;
const joined = sql`
  join agency g on g.id = page.id
  join account u on u.id = g.account_id
  join agency_stats f on f.agency_id = g.id
  left join subscription s on s.account_id = g.account_id
  left join plan_choice c on c.account_id = g.account_id`;

/** Which agencies are on the page is found by narrow indexes; what is shown of them is read for these. */
export function adminAgenciesQuery(filter: AdminAgencyFilter, { sort, order, limit, offset }: AdminAgencyPage) {
  const { key, id } = sortKeys[sort];
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  return sql<AdminAgencyRow>`
    with page as materialized (
      select g.id ${fromMatching(filter)} order by ${key} ${way}, ${id} ${way} limit ${limit} offset ${offset})
    select ${shown} from page ${joined} order by ${key} ${way}, ${id} ${way}`;
}

/** On from an id, newest first: what is added meanwhile moves nothing. */
export async function listAdminAgenciesBefore(
  db: Db,
  filter: AdminAgencyFilter,
  before: number | undefined,
  limit: number,
): Promise<AdminAgencyRow[]> {
  const older = before === undefined ? sql`true` : sql`g.id < ${before}`;
  const { rows } = await sql<AdminAgencyRow>`
    with page as materialized (select g.id ${fromMatching(filter)} and ${older} order by g.id desc limit ${limit})
    select ${shown} from page ${joined} order by g.id desc`.execute(db);
  return rows;
}

export const adminAgenciesCountQuery = (filter: AdminAgencyFilter) => sql<{ count: number }>`
  select count(*)::int as count from (select g.id ${fromMatching(filter)} limit ${MAX_COUNT}) looked_at`;

export async function listAdminAgencies(db: Db, filter: AdminAgencyFilter, page: AdminAgencyPage) {
  const [{ rows }, counted] = await Promise.all([
    adminAgenciesQuery(filter, page).execute(db),
    adminAgenciesCountQuery(filter).execute(db),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

export const countAdminAgencies = async (db: Db, filter: AdminAgencyFilter): Promise<number> =>
  (await adminAgenciesCountQuery(filter).execute(db)).rows[0]?.count ?? 0;

/** Where agencies sit. */
export const listAgencyDistricts = (db: Db) =>
  db.selectFrom('agency').select('district_id').distinct().where('district_id', 'is not', null).execute();

/** SQL of what a decision for many is about: each row of a list as it is now, with whom it concerns. */
import type { BulkList } from '@estia/contract/admin-bulk/bulk-choices';
import type { Locale } from '@estia/contract/pair';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type BulkSubject = {
  id: number;
  /** What a decision depends on, as one text: `seen` by whoever chose it. */
  state: string;
  /** Whose it is, and in which language they read. */
  owner_id: number | null;
  locale: Locale;
  /** Of a report: in which language its reporter reads. */
  reporter_locale: Locale;
  name_el: string | null;
  name_en: string | null;
  property_id: number | null;
  purpose: 1 | 2 | null;
  type_id: number | null;
  area: number | null;
  listing_id: number | null;
  listing_state: 'active' | 'inactive' | 'removed' | null;
  /** Of an account: what goes off the market with it. */
  active_listings: number;
  role_id: number | null;
  is_closing: boolean;
  /** Of a report, when it is decided. */
  decided_by: number | null;
  agency_updated_at: Date | null;
};

const listingState = sql`case when l.is_active is null then 'removed' when l.is_active then 'active' else 'inactive' end`;

const accounts = (ids: readonly number[]) => sql`
  select a.id, a.status || coalesce(' ' || to_char(g.updated_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')
      || case when a.erase_after is null then '' else ' closing' end as state,
    a.id as owner_id, a.locale, a.locale as reporter_locale, coalesce(g.name_el, a.username) as name_el, coalesce(g.name_en, g.name_el, a.username) as name_en,
    null::bigint as property_id, null::smallint as purpose, null::smallint as type_id, null::int as area, null::bigint as listing_id, null as listing_state,
    (select count(*)::int from property p join listing l on l.property_id = p.id where p.account_id = a.id and l.is_active) as active_listings,
    a.role_id, a.erase_after is not null as is_closing, null::bigint as decided_by, g.updated_at as agency_updated_at
  from account a left join agency g on g.account_id = a.id where a.id = any (${ids}::bigint[])`;

const listings = (ids: readonly number[]) => sql`
  select l.id, ${listingState} as state, u.id as owner_id, u.locale, u.locale as reporter_locale, l.title_el as name_el, l.title_en as name_en,
    l.property_id, l.purpose, p.type_id, p.area, l.id as listing_id, ${listingState} as listing_state,
    0 as active_listings, u.role_id, false as is_closing, null::bigint as decided_by, null::timestamptz as agency_updated_at
  from listing l join property p on p.id = l.property_id join account u on u.id = p.account_id where l.id = any (${ids}::bigint[])`;

const reports = (ids: readonly number[]) => sql`
  select r.id, r.state, u.id as owner_id, coalesce(u.locale, r.locale) as locale, r.locale as reporter_locale, l.title_el as name_el, l.title_en as name_en,
    l.property_id, l.purpose, p.type_id, p.area, l.id as listing_id, case when l.id is not null then ${listingState} end as listing_state,
    0 as active_listings, u.role_id, false as is_closing, r.decided_by, null::timestamptz as agency_updated_at
  from report r left join listing l on l.id = r.listing_id left join property p on p.id = l.property_id
  left join account u on u.id = p.account_id where r.id = any (${ids}::bigint[])`;

const invoices = (ids: readonly number[]) => sql`
  select i.id, i.reporting as state, i.account_id as owner_id, coalesce(a.locale, 'el') as locale, 'el' as reporter_locale,
    i.series || ' ' || i.number as name_el, i.series || ' ' || i.number as name_en,
    null::bigint as property_id, null::smallint as purpose, null::smallint as type_id, null::int as area, null::bigint as listing_id, null as listing_state,
    0 as active_listings, null::smallint as role_id, false as is_closing, null::bigint as decided_by, null::timestamptz as agency_updated_at
  from invoice i left join account a on a.id = i.account_id where i.id = any (${ids}::bigint[])`;

const subjectsOf: Readonly<Record<BulkList, (ids: readonly number[]) => RawBuilder<unknown>>> = {
  users: accounts,
  agencies: accounts,
  sale_listings: listings,
  rent_listings: listings,
  reports,
  invoices,
};

export async function listSubjects(
  db: Db,
  list: BulkList,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BulkSubject>> {
  const { rows } = await sql<BulkSubject>`${subjectsOf[list](ids)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const auditSubjects = {
  users: 'account',
  agencies: 'account',
  sale_listings: 'property',
  rent_listings: 'property',
  reports: 'property',
  invoices: 'invoice',
} as const satisfies Record<BulkList, string>;

/** Which other admin has decided about it since, by number. Null: none, so its owner or the site changed it. */
export async function findDecider(
  db: Db,
  list: BulkList,
  subject: BulkSubject,
  { since, adminId }: { since: Date; adminId: number },
): Promise<number | null> {
  if (list === 'reports') return subject.decided_by;
  const id = auditSubjects[list] === 'property' ? subject.property_id : subject.id;
  const { rows } = await sql<{ admin_id: number }>`
    select admin_id from audit_log where subject = ${auditSubjects[list]} and subject_id = ${id} and at >= ${since} and admin_id <> ${adminId}
    order by id desc limit 1`.execute(db);
  return rows[0]?.admin_id ?? null;
}

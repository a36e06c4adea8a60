/** SQL of the sources of all agencies. */
import type { adminSourceSorts, SourceState } from '@estia/contract/sources/source-choices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { type SourceRow, type StateCounts, sourceColumns } from '../sources.queries.ts';

export type AdminSourceRow = SourceRow & {
  owner_email: string;
  owner_name: string;
  agency_id: number | null;
  agency_name_el: string | null;
  agency_name_en: string | null;
};
export type AdminFilter = {
  search?: string | undefined;
  state?: SourceState | undefined;
  is_failing?: boolean | undefined;
};
type Sort = (typeof adminSourceSorts)[number];

const conditions = ({ search, state, is_failing }: AdminFilter) => {
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`${state ? sql`s.state = ${state}` : sql`s.state <> 'removed'`}
    and ${is_failing === undefined ? sql`true` : is_failing ? sql`s.failing_since is not null` : sql`s.failing_since is null`}
    and ${
      search
        ? sql`(s.name ilike ${pattern} or split_part(coalesce(s.url, ''), '/', 3) ilike ${pattern} or a.email ilike ${pattern}
          or a.username ilike ${pattern} or g.name_el ilike ${pattern} or g.name_en ilike ${pattern})`
        : sql`true`
    }`;
};
const joins = sql`source s join account a on a.id = s.account_id left join agency g on g.account_id = a.id`;

const orders = {
  name: sql`lower(s.name)`,
  agency: sql`lower(coalesce(g.name_el, a.username))`,
  state: sql`s.state`,
  last_run: sql`(select max(r.created_at) from source_run r where r.source_id = s.id)`,
  items: sql`(select count(*) from source_item i join listing l on l.id = i.listing_id and l.is_active
    where i.source_id = s.id and i.state = 'live')`,
  failing: sql`s.failing_since`,
} as const satisfies Record<Sort, unknown>;

export async function listAllSources(
  db: Db,
  filter: AdminFilter,
  { limit, offset, sort, direction }: { limit: number; offset: number; sort: Sort; direction: 'asc' | 'desc' },
): Promise<AdminSourceRow[]> {
  const { rows } = await sql<AdminSourceRow>`
    select ${sql.join(sourceColumns.map((name) => sql.ref(`s.${name}`)))}, a.email as owner_email, a.username as owner_name,
      g.id as agency_id, g.name_el as agency_name_el, g.name_en as agency_name_en
    from ${joins} where ${conditions(filter)}
    order by ${orders[sort]} ${direction === 'asc' ? sql`asc` : sql`desc`} nulls last, s.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countAllSources(db: Db, filter: AdminFilter): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${joins} where ${conditions(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function countAllByState(db: Db): Promise<StateCounts & { failing: number }> {
  const { rows } = await sql<StateCounts & { failing: number }>`
    select count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'paused')::int as paused,
      count(*) filter (where state = 'stopped')::int as stopped, count(*) filter (where state = 'removed')::int as removed,
      count(*) filter (where failing_since is not null and state <> 'removed')::int as failing
    from source`.execute(db);
  return rows[0] ?? { active: 0, paused: 0, stopped: 0, removed: 0, failing: 0 };
}

/** SQL of the items of a run as people look through them. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { RunItemAction, RunProblemOutcome } from '@estia/contract/sources/source-choices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { ItemChange, ItemFault } from '../items/resolve-item.ts';

export type RunItemRow = {
  id: number;
  reference: string;
  action: RunItemAction;
  state: 'pending' | 'applied' | 'refused';
  line: number | null;
  purpose: 1 | 2 | null;
  answers: FieldAnswers | null;
  changes: ItemChange[];
  faults: ItemFault[];
  refusal: string | null;
  draft_id: number | null;
  property_id: number | null;
  listing_purpose: 1 | 2 | null;
  is_active: boolean | null;
  pause_reason: string | null;
  price: number | null;
};

export type RunItemFilter = {
  action?: RunItemAction | undefined;
  state?: RunItemRow['state'] | undefined;
  code?: string | undefined;
  field?: string | undefined;
  search?: string | undefined;
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** What comes back is told apart from what is new and from what has changed. */
const shownAction = sql`case when i.is_return then 'return' else i.action end`;

const problemCondition = ({ code, field }: RunItemFilter) =>
  code === undefined
    ? sql`true`
    : sql`(i.faults @> ${JSON.stringify([{ code, field: field ?? null }])}::jsonb
        ${field === undefined ? sql`or i.refusal = ${code}` : sql``})`;

const conditions = (runId: number, { action, state, search, ...problem }: RunItemFilter) => sql`
  i.run_id = ${runId} and ${action ? sql`${shownAction} = ${action}` : sql`true`} and ${state ? sql`i.state = ${state}` : sql`true`}
  and ${search ? sql`i.reference ilike ${`%${escapeLike(search)}%`}` : sql`true`} and ${problemCondition(problem)}`;

export type RunProblemRow = {
  outcome: RunProblemOutcome;
  field: string | null;
  code: string;
  count: number;
  examples: { reference: string; line: number | null; value: string | null }[];
  total: number;
};

/** Each field and reason once, what stands in the way first. `total`: how many there are of them. */
export async function listRunProblems(
  db: Db,
  runId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<RunProblemRow[]> {
  const { rows } = await sql<RunProblemRow>`
    with told as (
      select i.id, i.reference, f.field, f.code, coalesce(f.line, i.line) as line, f.value,
        case when not f.is_rejecting then 'omit' when i.state = 'refused' then 'refuse' when i.action = 'draft' then 'draft' else 'reject' end as outcome
      from source_run_item i
      cross join lateral jsonb_to_recordset(i.faults) as f (field text, code text, line integer, value text, is_rejecting boolean)
      where i.run_id = ${runId}
      union all
      select i.id, i.reference, null, i.refusal, i.line, null, 'refuse' from source_run_item i
      where i.run_id = ${runId} and i.refusal is not null
        and not i.faults @> jsonb_build_array(jsonb_build_object('code', i.refusal))
    )
    select outcome, field, code, count(distinct id)::int as count,
      to_jsonb((array_agg(jsonb_build_object('reference', reference, 'line', line, 'value', value) order by id))[1:3]) as examples,
      (count(*) over ())::int as total
    from told group by outcome, field, code
    order by array_position(array['reject', 'refuse', 'draft', 'omit'], outcome), 4 desc, field, code
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function listRunItems(
  db: Db,
  runId: number,
  filter: RunItemFilter,
  { limit, offset, after }: { limit: number; offset: number; after?: number },
): Promise<RunItemRow[]> {
  const { rows } = await sql<RunItemRow>`
    select i.id, i.reference, ${shownAction} as action, i.state, i.line, i.purpose, i.answers, i.changes, i.faults, i.refusal,
      (select s.draft_id from source_run r join source_item s on s.source_id = r.source_id and s.reference = i.reference
        where r.id = i.run_id and i.action = 'draft' and i.state = 'applied') as draft_id, i.property_id, l.purpose as listing_purpose,
      l.is_active, l.pause_reason, l.price
    from source_run_item i left join listing l on l.id = i.listing_id
    where ${conditions(runId, filter)} and i.id > ${after ?? 0} order by i.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function countRunItems(db: Db, runId: number, filter: RunItemFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from source_run_item i where ${conditions(runId, filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

const unchangedConditions = (sourceId: number, runId: number, search: string | undefined) => sql`
  i.source_id = ${sourceId} and i.seen_run_id = ${runId} and i.state in ('live', 'draft')
  and not exists (select from source_run_item r where r.run_id = ${runId} and r.reference = i.reference)
  and ${search ? sql`i.reference ilike ${`%${escapeLike(search)}%`}` : sql`true`}`;

/** Those that the newest file has and that have no row, because nothing is to be done about them. */
export async function listUnchangedItems(
  db: Db,
  { sourceId, runId, search }: { sourceId: number; runId: number; search?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<RunItemRow[]> {
  const { rows } = await sql<RunItemRow>`
    select i.id, i.reference, 'unchanged' as action, 'applied' as state, null::int as line, i.purpose, i.answers, '[]'::jsonb as changes,
      (select coalesce(jsonb_agg(jsonb_build_object('field', 'photos', 'from', null, 'value', coalesce(p.url, p.file_name), 'line', null,
          'code', p.error_code, 'is_rejecting', false) order by p.position), '[]')
        from source_photo p where p.item_id = i.id and p.state = 'failed') as faults, null as refusal, i.draft_id, i.property_id, l.purpose as listing_purpose, l.is_active, l.pause_reason, l.price
    from source_item i left join listing l on l.id = i.listing_id
    where ${unchangedConditions(sourceId, runId, search)} order by i.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countUnchangedItems(
  db: Db,
  { sourceId, runId, search }: { sourceId: number; runId: number; search?: string | undefined },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from source_item i where ${unchangedConditions(sourceId, runId, search)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether a later run has read a file since: then what was unchanged in this one is not known any more. */
export async function isNewestReading(db: Db, sourceId: number, runId: number): Promise<boolean> {
  const { rows } = await sql<{ is_newest: boolean }>`
    select not exists (select from source_run where source_id = ${sourceId} and id > ${runId} and read_at is not null) as is_newest`.execute(
    db,
  );
  return rows[0]?.is_newest ?? false;
}

/** Of what waits for a yes: addresses that the source’s listings do not have yet, each listing for itself. */
export async function countPhotosToFetch(db: Db, sourceId: number, runId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n
    from source_run_item r cross join lateral jsonb_array_elements(r.photos) as named
    where r.run_id = ${runId} and r.state = 'pending' and r.action in ('create', 'update', 'draft') and named->>'url' is not null
      and not exists (
        select from source_item i join source_photo p on p.item_id = i.id
        where i.source_id = ${sourceId} and i.reference = r.reference and p.url = named->>'url' and p.state = 'ready')`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Of what it has written: listings that a review rule holds now. Read from the listings themselves: a decision ends it at once. */
export async function countHeldItems(db: Db, runId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from source_run_item i join listing l on l.id = i.listing_id
    where i.run_id = ${runId} and i.state = 'applied' and i.action <> 'remove'
      and l.is_active = false and l.pause_reason in ('review', 'change')`.execute(db);
  return rows[0]?.n ?? 0;
}

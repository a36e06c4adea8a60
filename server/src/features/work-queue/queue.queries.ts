/**
 * SQL of the queue itself: pages of it, how much there is, and who has what in hand. Every kind gives no more rows than the
 * page can need, so a page costs what is on it.
 */
import {
  type WorkClaimFilter,
  type WorkKind,
  type WorkSort,
  workKinds,
  workLimits,
} from '@estia/contract/work-queue/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import { getOpenRows, type OpenRows, type QueueMoment } from './work-items.queries.ts';
import { selectSubject, type WorkSubject } from './work-subjects.queries.ts';

export type WorkItemKey = { kind: WorkKind; subject: string };
export type Queue = QueueMoment & { adminId: number };
type Filter = { kind?: WorkKind | undefined; claim: WorkClaimFilter | 'mine_or_free'; search: string };
export type WorkFilter = Filter;

/** A claim before this is open to others. */
export const getClaimExpiry = ({ now, rules }: QueueMoment): Date =>
  new Date(now.getTime() - rules.claim_minutes * 60_000);

const claimOf = (kind: WorkKind, subject: RawBuilder<string>, queue: Queue) =>
  sql`select from work_claim taken where taken.kind = ${kind} and taken.subject = ${subject} and taken.active_at > ${getClaimExpiry(queue)}`;

function isFound(kind: WorkKind, { subject, words }: OpenRows, { claim, search }: Filter, queue: Queue) {
  const inHands = {
    all: sql`true`,
    mine: sql`exists (${claimOf(kind, subject, queue)} and taken.admin_id = ${queue.adminId})`,
    free: sql`not exists (${claimOf(kind, subject, queue)})`,
    mine_or_free: sql`not exists (${claimOf(kind, subject, queue)} and taken.admin_id <> ${queue.adminId})`,
  }[claim];
  if (search === '') return inHands;
  return sql`${inHands} and position(fold_greek(${search}) in fold_greek(${words})) > 0`;
}

const kindsOf = ({ kind }: Filter): readonly WorkKind[] => (kind === undefined ? workKinds : [kind]);

export type WorkItemRow = WorkItemKey & {
  since: Date;
  due_at: Date;
  admin_id: number | null;
  admin: string | null;
  claimed_at: Date | null;
  active_at: Date | null;
  handed_by: string | null;
  note: string | null;
  about: WorkSubject | null;
};

const itemColumns = (kind: WorkKind, { subject, since, hours }: OpenRows) =>
  sql`select ${kind}::text as kind, ${subject} as subject, ${since} as since, ${since} + make_interval(secs => (${hours}) * 3600.0) as due_at`;

/** With the words and the claims of its items alone. */
const withClaims = (items: RawBuilder<unknown>, queue: Queue, order: RawBuilder<unknown>) => sql<WorkItemRow>`
  with page as materialized (${items})
  select page.kind, page.subject, page.since, page.due_at, c.admin_id, u.username as admin, c.claimed_at, c.active_at,
    h.username as handed_by, c.note, ${selectSubject} as about
  from page
  left join work_claim c on c.kind = page.kind and c.subject = page.subject and c.active_at > ${getClaimExpiry(queue)}
  left join account u on u.id = c.admin_id
  left join account h on h.id = c.handed_by
  ${order}`;

type Page = Filter & { sort: WorkSort; limit: number; offset: number };

export const workItemsStatement = (queue: Queue, { sort, limit, offset, ...filter }: Page) => {
  const branches = kindsOf(filter).map((kind) => {
    const open = getOpenRows(kind, queue);
    const first = sort === 'age' || open.hasOneDeadline ? sql`3` : sql`4`;
    return sql`(${itemColumns(kind, open)} ${open.rows} and ${isFound(kind, open, filter, queue)} order by ${first}, 2 limit ${limit + offset})`;
  });
  const order = sort === 'age' ? sql`order by since, kind, subject` : sql`order by due_at, kind, subject`;
  return withClaims(
    sql`select * from (${sql.join(branches, sql` union all `)}) item ${order} limit ${limit} offset ${offset}`,
    queue,
    order,
  );
};

export const listWorkItems = async (db: Db, queue: Queue, page: Page): Promise<WorkItemRow[]> =>
  (await workItemsStatement(queue, page).execute(db)).rows;

const workItemStatement = (queue: Queue, { kind, subject }: WorkItemKey) => {
  const open = getOpenRows(kind, queue);
  return withClaims(sql`${itemColumns(kind, open)} ${open.rows} and ${open.subject} = ${subject}`, queue, sql``);
};

/** Undefined: it waits no longer. */
export const findWorkItem = async (db: Db, queue: Queue, key: WorkItemKey): Promise<WorkItemRow | undefined> =>
  (await workItemStatement(queue, key).execute(db)).rows[0];

export type WorkCounts = Record<WorkKind, number>;

/** Of all kinds, whichever the list shows. Read with every page of an admin: no further than the menu says. */
export const workCountsStatement = (queue: Queue, filter: Filter) => {
  const counts = workKinds.map((kind) => {
    const open = getOpenRows(kind, queue);
    const found = sql`select ${open.rows} and ${isFound(kind, open, filter, queue)} limit ${workLimits.counted}`;
    return sql`(select count(*)::int from (${found}) ${sql.ref(`${kind}_rows`)}) as ${sql.ref(kind)}`;
  });
  return sql<WorkCounts>`select ${sql.join(counts)}`;
};

export async function countWorkItems(db: Db, queue: Queue, filter: Filter): Promise<WorkCounts> {
  const [row] = (await workCountsStatement(queue, filter).execute(db)).rows;
  if (!row) throw new Error('Counting gave no row');
  return row;
}

type NewClaim = WorkItemKey & { adminId: number; handedBy?: number; note?: string };

/** Of two at once one gets it: the other waits for the row, and then finds it taken. */
export async function saveClaim(
  db: Db,
  queue: QueueMoment,
  { kind, subject, adminId, handedBy, note }: NewClaim,
): Promise<boolean> {
  const { rows } = await sql`
    insert into work_claim as c (kind, subject, admin_id, claimed_at, active_at, handed_by, note)
    values (${kind}, ${subject}, ${adminId}, ${queue.now}, ${queue.now}, ${handedBy ?? null}, ${note ?? null})
    on conflict (kind, subject) do update set admin_id = excluded.admin_id, active_at = excluded.active_at,
      claimed_at = case when c.admin_id = excluded.admin_id and c.active_at > ${getClaimExpiry(queue)} then c.claimed_at else excluded.claimed_at end,
      handed_by = case when c.admin_id = excluded.admin_id then c.handed_by end,
      note = case when c.admin_id = excluded.admin_id then c.note end
    where c.admin_id = excluded.admin_id or c.active_at <= ${getClaimExpiry(queue)}
    returning true as saved`.execute(db);
  return rows.length > 0;
}

type Owned = WorkItemKey & { adminId: number };

export async function deleteClaim(db: Db, { kind, subject, adminId }: Owned): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from work_claim where kind = ${kind} and subject = ${subject} and admin_id = ${adminId}`.execute(db);
  return numAffectedRows > 0n;
}

/** Held until the transaction ends. */
export async function lockOwnClaim(trx: Trx, queue: QueueMoment, { kind, subject, adminId }: Owned): Promise<boolean> {
  const { rows } = await sql`
    select from work_claim where kind = ${kind} and subject = ${subject} and admin_id = ${adminId}
      and active_at > ${getClaimExpiry(queue)} for update`.execute(trx);
  return rows.length > 0;
}

export const updateHolder = (
  trx: Trx,
  { now }: QueueMoment,
  { kind, subject, adminId, handedBy, note }: Required<NewClaim>,
) =>
  sql`update work_claim set admin_id = ${adminId}, claimed_at = ${now}, active_at = ${now}, handed_by = ${handedBy}, note = ${note}
    where kind = ${kind} and subject = ${subject}`.execute(trx);

/** Who has it now. Another admin’s claim that has run out is nobody’s. */
export async function findHolder(db: Db, queue: QueueMoment, { kind, subject }: WorkItemKey): Promise<number | null> {
  const { rows } = await sql<{ admin_id: number }>`
    select admin_id from work_claim where kind = ${kind} and subject = ${subject}
      and active_at > ${getClaimExpiry(queue)}`.execute(db);
  return rows[0]?.admin_id ?? null;
}

/** Of items of one kind, who has which in hand. */
export async function listHolders(
  db: Db,
  queue: QueueMoment,
  kind: WorkKind,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ subject: string; admin_id: number }>`
    select subject, admin_id from work_claim where kind = ${kind} and subject = any (${subjects}::text[])
      and active_at > ${getClaimExpiry(queue)}`.execute(db);
  return new Map(rows.map(({ subject, admin_id }) => [subject, admin_id]));
}

export type Colleague = { id: number; name: string };

export async function listColleagues(db: Db, adminId: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, username as name from account where status = 'approved' and role_id = 1 and id <> ${adminId} order by username, id limit 200`.execute(
    db,
  );
  return rows;
}

export async function isColleague(db: Db, adminId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select from account where id = ${id} and status = 'approved' and role_id = 1 and id <> ${adminId}) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

/** Of items that nobody has in hand any more. */
export const deleteOldClaims = (db: Db, before: Date) =>
  sql`delete from work_claim where active_at < ${before}`.execute(db);

/** Past their deadline, of all kinds. */
export async function countOverdueWork(db: Db, queue: QueueMoment): Promise<WorkCounts> {
  const counts = workKinds.map((kind) => {
    const { rows, since, hours } = getOpenRows(kind, queue);
    const found = sql`select ${rows} and ${since} + make_interval(secs => (${hours}) * 3600.0) < ${queue.now} limit ${workLimits.counted}`;
    return sql`(select count(*)::int from (${found}) ${sql.ref(`${kind}_rows`)}) as ${sql.ref(kind)}`;
  });
  const [row] = (await sql<WorkCounts>`select ${sql.join(counts)}`.execute(db)).rows;
  if (!row) throw new Error('Counting gave no row');
  return row;
}

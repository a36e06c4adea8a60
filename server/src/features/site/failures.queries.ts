/** Reading what failed in the background. Writing it: `server/src/platform/failures.ts`. */
import { requireValue } from '@estia/contract/require-value';
import type { FailureKind, FailureSort } from '@estia/contract/site/failure';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { DB } from '../../platform/generated/schema.ts';

/** Nobody reads further. */
const MAX_COUNT = 10_000;

export type FailureFilter = { search?: string | undefined; kind?: FailureKind | undefined };
export type FailurePage = { limit: number; offset: number; sort: FailureSort; order: 'asc' | 'desc' };

/** Exactly the expression of the index failure_words. */
const words = sql<string>`(lower(failure.name) || ' ' || lower(failure.reason))`;
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const matching = <O>(query: SelectQueryBuilder<DB, 'failure', O>, { search, kind }: FailureFilter) =>
  query
    .$if(Boolean(search), (q) => q.where(sql<boolean>`${words} like lower(${`%${literal(search ?? '')}%`})`))
    .$if(kind !== undefined, (q) => q.where('failure.kind', '=', requireValue(kind)));

const failuresStatement = (db: Db, filter: FailureFilter, { limit, offset, sort, order }: FailurePage) =>
  matching(db.selectFrom('failure'), filter)
    .select(['id', 'kind', 'name', 'reason', 'count', 'first_at', 'last_at', 'handled_at'])
    .orderBy(sort, order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset);

const failuresCountStatement = (db: Db, filter: FailureFilter) =>
  db
    .selectFrom(matching(db.selectFrom('failure'), filter).select('failure.id').limit(MAX_COUNT).as('some'))
    .select((e) => e.fn.countAll<number>().as('count'));

export async function listFailures(db: Db, filter: FailureFilter, page: FailurePage) {
  const [rows, { count }] = await Promise.all([
    failuresStatement(db, filter, page).execute(),
    failuresCountStatement(db, filter).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

/** One that has failed again since then goes on waiting. */
export async function markJobHandled(
  trx: Trx,
  name: string,
  { until, adminId, now }: { until: Date; adminId: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update failure set handled_at = ${now}, handled_by = ${adminId}
    where kind = 'job' and name = ${name} and handled_at is null and last_at <= ${until}`.execute(trx);
  return numAffectedRows > 0n;
}

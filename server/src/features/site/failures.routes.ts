import { handleFailedJob, listFailures as listCall } from '@estia/contract/site/failure-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { listFailures, markJobHandled } from './failures.queries.ts';

export function failureRoutes({ serve }: CallServer, { db, clock }: Deps): void {
  serve(listCall, async ({ query: { search, kind, ...page } }) => {
    const { rows, count } = await listFailures(db, { search, kind }, page);
    return {
      failures: rows.map(({ handled_at: handledAt, ...row }) => ({
        ...row,
        is_waiting: row.kind === 'job' && handledAt === null,
        first_at: row.first_at.toISOString(),
        last_at: row.last_at.toISOString(),
      })),
      count,
      pagination: { limit: page.limit, offset: page.offset },
    };
  });

  serve(handleFailedJob, async ({ body: { name, last_at: lastAt } }, { viewer }) => {
    const handled = { until: new Date(lastAt), adminId: viewer.userId, now: clock() };
    const isFound = await db.transaction().execute((trx) => markJobHandled(trx, name, handled));
    if (!isFound) throw new AppError('changed_meanwhile');
    return { message: 'Success!' as const };
  });
}

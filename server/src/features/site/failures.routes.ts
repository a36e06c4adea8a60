import type { FailureKind } from '@estia/contract/site/failure';
import { listFailures as listCall } from '@estia/contract/site/failure-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { listFailures } from './failures.queries.ts';

export function failureRoutes({ serve }: CallServer, { db }: Deps): void {
  serve(listCall, async ({ query: { search, kind, ...page } }) => {
    const { rows, count } = await listFailures(db, { search, kind }, page);
    return {
      failures: rows.map((row) => ({
        ...row,
        kind: row.kind as FailureKind,
        first_at: row.first_at.toISOString(),
        last_at: row.last_at.toISOString(),
      })),
      count,
      pagination: { limit: page.limit, offset: page.offset },
    };
  });
}

/** VALU-2: what a property could be asked for, and how well such estimates do. */
import * as calls from '@estia/contract/valuation/estimate-calls';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { listBacktests } from '../backtest/backtest.queries.ts';
import { backtestView } from '../backtest/backtest.view.ts';
import type { Estimator } from './estimate.service.ts';

export function estimateRoutes({ serve }: CallServer, { db, clock }: Deps, estimator: Estimator): void {
  serve(calls.estimateValue, ({ body }) => estimator(body));

  serve(calls.listBacktests, async ({ query }) => {
    const rows = await listBacktests(db, query.limit);
    const months = [...Map.groupBy(rows, (row) => row.month)];
    return {
      months: months.map(([month, monthRows]) => ({
        month: month.slice(0, 7),
        made_at: (monthRows[0]?.made_at ?? clock()).toISOString(),
        rows: monthRows.map(backtestView),
      })),
    };
  });
}

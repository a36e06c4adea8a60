/** VALU-2: what a home could be asked for, and how well such estimates do. */
import * as calls from '@estia/contract/valuation/estimate-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { readMonths } from './backtest.queries.ts';
import { backtestView } from './backtest.view.ts';
import type { Valuer } from './estimate.service.ts';

export function estimateRoutes({ serve }: CallServer, { db, clock }: Deps, valueHome: Valuer): void {
  serve(calls.estimateValue, ({ body }) => valueHome(body));

  serve(calls.listBacktests, async ({ query }) => {
    const rows = await readMonths(db, query.limit);
    const months = [...Map.groupBy(rows, (row) => row.month)];
    return {
      months: months.map(([month, of]) => ({
        month: month.slice(0, 7),
        made_at: (of[0]?.made_at ?? clock()).toISOString(),
        rows: of.map(backtestView),
      })),
    };
  });
}

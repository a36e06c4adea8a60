import * as calls from '@estia/contract/hidden-brokers/calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import * as q from './broker-scores.queries.ts';

const brokerScoreView = (row: q.BrokerScoreRow) => ({
  user_id: row.account_id,
  username: row.username,
  points: row.points,
  evidence: row.evidence,
  computed_at: row.computed_at.toISOString(),
});

export function hiddenBrokerRoutes({ serve }: CallServer, { db }: Deps): void {
  serve(calls.listHiddenBrokers, async ({ query }) => {
    const [rows, count] = await Promise.all([q.listBrokerScores(db, query), q.countBrokerScores(db, query.search)]);
    return { accounts: rows.map(brokerScoreView), count, pagination: { limit: query.limit, offset: query.offset } };
  });
}

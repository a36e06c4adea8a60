/** SAME-2: a proposal that nobody answered by its last day is over on the day after. */
import { athensDay } from '@estia/contract/athens';
import type { Deps } from '../../deps.ts';
import { enqueueCooperationEmail } from './cooperation.emails.ts';
import { lockUnanswered, markClosed } from './cooperation.queries.ts';

const BATCH_SIZE = 200;

/** In one transaction with its emails. Less than a batch: none is left. */
async function expireBatch(deps: Deps): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const rows = await lockUnanswered(trx, { today: athensDay(now), limit: BATCH_SIZE });
    await markClosed(
      trx,
      rows.map((row) => row.id),
      { state: 'expired', by: null, now },
    );
    for (const cooperation of rows)
      await enqueueCooperationEmail(trx, deps, {
        template: 'cooperation_expired',
        cooperation,
        to: [cooperation.proposed_by],
        values: {},
      });
    return rows.length;
  });
}

export async function expireProposals(deps: Deps): Promise<void> {
  for (let done = BATCH_SIZE; done === BATCH_SIZE; ) done = await expireBatch(deps);
}

/** Agencies of the demo whose free months are over and whose first period is not paid: lived by the code that serves real ones. */
import { addMonths } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '@estia/server/src/deps';
import { runBillingCycle, startSubscription } from '@estia/server/src/features/subscriptions/index';

const FREE_MONTHS = 3;
/** Of the first period, which is due on its first day; later than this the subscription would be over. */
const DAYS_UNPAID = 3;

export async function addUnpaidAgencies(deps: Deps, firstId: number, count: number): Promise<void> {
  const { db } = deps;
  const owing = new Date(deps.clock().getTime() - DAYS_UNPAID * 86_400_000).toISOString().slice(0, 10);
  const start = addMonths(owing, -FREE_MONTHS);
  const days = [start, addMonths(start, FREE_MONTHS - 1), owing].map((day) => new Date(`${day}T09:00:00Z`));
  for (let accountId = firstId; accountId < firstId + count; accountId++) {
    const planned = await db
      .selectFrom('subscription')
      .select(['plan_id', 'payment'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const paid = await db.selectFrom('payment').select('id').where('account_id', '=', accountId).executeTakeFirst();
    if (!planned || paid) continue;
    await db.deleteFrom('subscription').where('account_id', '=', accountId).execute();
    const at = (moment: Date | undefined): Deps => ({ ...deps, clock: () => moment ?? deps.clock() });
    await db.transaction().execute((trx) => startSubscription(trx, at(days[0]), accountId));
    await db
      .updateTable('subscription')
      .set({ plan_id: planned.plan_id })
      .where('account_id', '=', accountId)
      .execute();
    for (const day of days.slice(1)) await runBillingCycle(at(day), accountId);
    await runBillingCycle(deps, accountId);
  }
}

/**
 * The agency a demonstration logs in as has paid for five months, so that there are invoices to look at: its life is
 * lived again from the beginning, with a clock that is put forward, by the very code that serves real ones.
 */
import { addMonths } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '@estia/server/src/deps';
import { recordPayment, runBillingCycle, startSubscription } from '@estia/server/src/features/subscriptions/index';

const PAID_MONTHS = 5;
const FREE_MONTHS = 3;

export async function seedDemoAgencyBilling(deps: Deps, accountId: number): Promise<void> {
  const { db } = deps;
  const today = deps.clock().toISOString().slice(0, 10);
  const paid = await db.selectFrom('payment').select('id').where('account_id', '=', accountId).executeTakeFirst();
  // The books of a world that was seeded before stay as they are: nobody may wipe them.
  if (paid) return;
  const planned = await db
    .selectFrom('subscription')
    .select('plan_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!planned) return;
  await db.deleteFrom('subscription').where('account_id', '=', accountId).execute();
  const at = (day: string): Deps => ({ ...deps, clock: () => new Date(`${day}T09:00:00Z`) });
  const start = addMonths(today, -(FREE_MONTHS + PAID_MONTHS - 1));
  await db.transaction().execute((trx) => startSubscription(trx, at(start), accountId));
  await db.updateTable('subscription').set({ plan_id: planned.plan_id }).where('account_id', '=', accountId).execute();
  for (let month = 0; month < PAID_MONTHS; month++) {
    const then = at(addMonths(start, FREE_MONTHS + month));
    if (then.clock() > deps.clock()) break;
    await runBillingCycle(then, accountId);
    const due = await db
      .selectFrom('charge')
      .select(['id', 'gross_cents'])
      .where('account_id', '=', accountId)
      .where('state', '=', 'due')
      .executeTakeFirst();
    if (!due) continue;
    await db.transaction().execute((trx) =>
      recordPayment(trx, then, {
        chargeId: due.id,
        accountId,
        method: 'deposit' as const,
        cents: due.gross_cents,
        ref: `demo:${due.id}`,
        at: then.clock(),
      }),
    );
    await runBillingCycle(then, accountId);
  }
  await runBillingCycle(deps, accountId);
}

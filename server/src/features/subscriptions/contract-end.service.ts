/** What the end of a contract with an agency does to its money. The reasons and the notice are those of features/contract-ends. */
import type { Deps } from '../../deps.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { getToday, lockSubscription } from './billing/locked-subscription.service.ts';
import * as q from './subscriptions.queries.ts';
import { cancelOpenAttempts, startSubscription, voidDueCharges } from './subscriptions.service.ts';

/** The first day that is not paid for; null: nothing ever was. */
export async function findPaidEnd(db: Db, accountId: number): Promise<string | null> {
  const sub = await q.findSubscription(db, accountId);
  return sub ? q.findPaidUntil(db, sub.id) : null;
}

/** From then on nothing is asked for beyond this day. What is under way is dropped by the next turn of billing. */
export async function setContractEnd(trx: Trx, deps: Deps, accountId: number, endsOn: string): Promise<void> {
  await startSubscription(trx, deps, accountId);
  const { sub } = await lockSubscription(trx, accountId);
  const now = deps.clock();
  await q.updateSubscription(trx, sub.id, { contract_ends_on: endsOn, next_billing_at: now }, now);
}

/** Before the transaction of the end: no request for money is under way. */
export const closeOpenAttempts = cancelOpenAttempts;

/** Nothing is owed any more and nothing will be asked for. Whether it was switched on until then. */
export async function endContractSubscription(trx: Trx, deps: Deps, accountId: number): Promise<boolean> {
  const locked = await lockSubscription(trx, accountId);
  const now = deps.clock();
  await voidDueCharges(trx, deps, locked, 'contract_ended');
  await q.updateSubscription(
    trx,
    locked.sub.id,
    { state: 'cancelled', ended_at: now, next_plan_id: null, is_active: false, next_billing_at: null },
    now,
  );
  return locked.sub.is_active;
}

/** The notice is withdrawn, or the end itself: what is paid for goes on, all else begins when it is paid for. */
export async function clearContractEnd(
  trx: Trx,
  deps: Deps,
  accountId: number,
  { hadEnded, wasSwitchedOn }: { hadEnded: boolean; wasSwitchedOn: boolean },
): Promise<void> {
  const { sub, prepaid } = await lockSubscription(trx, accountId);
  const now = deps.clock();
  const today = getToday(deps);
  const goesOn = hadEnded && !sub.cancel_at_end && today < (prepaid?.period_to ?? sub.period_to);
  await q.updateSubscription(
    trx,
    sub.id,
    {
      contract_ends_on: null,
      // What an admin had switched off stays off.
      ...(hadEnded ? { is_active: wasSwitchedOn } : {}),
      next_billing_at: now,
      ...(goesOn ? { state: today < sub.trial_to ? ('trial' as const) : ('active' as const), ended_at: null } : {}),
    },
    now,
  );
}

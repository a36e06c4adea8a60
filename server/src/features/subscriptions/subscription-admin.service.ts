/** SUBS-3: an admin edits a subscription. With a reason, logged, and emailed to its owner. */
import { getAthensDayStart } from '@estia/contract/athens';
import type { HandlerInput } from '@estia/contract/call';
import type { updateSubscription } from '@estia/contract/subscriptions/admin-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import { runLockedBillingCycle } from './billing/billing-cycle.service.ts';
import {
  enforcePlanListingLimit,
  getToday,
  reloadSubscription,
  withLockedSubscription,
} from './billing/locked-subscription.service.ts';
import { cancelOpenAttempt } from './payments/payments.service.ts';
import { enqueueSubscriptionEmail } from './subscriptions.emails.ts';
import * as q from './subscriptions.queries.ts';

type AdminUpdate = HandlerInput<typeof updateSubscription>['body'];

const toAuditFields = (sub: q.SubscriptionRow) => ({
  started_at: sub.started_at.toISOString(),
  period_to: sub.period_to,
  state: sub.state,
  is_active: sub.is_active,
});

export async function updateSubscriptionAsAdmin(deps: Deps, adminId: number, input: AdminUpdate): Promise<void> {
  const { user_id: accountId, startDate, endDate, is_active, reason } = input;
  const { due } = await withLockedSubscription(deps, accountId, async (_trx, locked) => locked);
  if (endDate !== undefined && due?.asked_id) await cancelOpenAttempt(deps, due.id);
  await withLockedSubscription(deps, accountId, async (trx, locked) => {
    const { sub, agency } = locked;
    const now = deps.clock();
    const today = getToday(deps);
    const changes: q.SubscriptionChanges = {};
    // Its end is withdrawn with a reason, not switched back on.
    if (sub.contract_ends_on !== null && sub.contract_ends_on <= today) throw new AppError('contract_ended');
    if (startDate !== undefined) {
      if (startDate > today) throw new AppError('invalid_input', { startDate: 'invalid' });
      changes.started_at = getAthensDayStart(startDate);
    }
    if (endDate !== undefined && endDate !== sub.period_to) {
      if (locked.prepaid) throw new AppError('period_prepaid');
      // What is paid for stays; and a day that is over cannot become the end of anything.
      const paidTo = await q.findPaidUntil(trx, sub.id);
      if (endDate < today || (paidTo !== null && endDate < paidTo))
        throw new AppError('invalid_input', { endDate: 'invalid' });
      if (locked.due?.asked_id) throw new AppError('payment_under_way');
      if (locked.due) await q.voidCharge(trx, locked.due.id, 'end_moved', now);
      const ended = sub.state === 'expired' || sub.state === 'cancelled' || sub.state === 'past_due';
      Object.assign(changes, { period_to: endDate, anchor: endDate, months: 0 });
      if (sub.state === 'trial') changes.trial_to = endDate;
      if (ended)
        Object.assign(changes, {
          state: 'active',
          period_from: today,
          ended_at: null,
          cancel_at_end: false,
          cancelled_at: null,
        });
    }
    if (is_active !== undefined) changes.is_active = is_active;
    // Nobody owes for the time they were switched off: what ended meanwhile begins again when it is paid for.
    const runs = sub.state === 'trial' || sub.state === 'active' || sub.state === 'past_due';
    if (is_active && !sub.is_active && endDate === undefined && runs && today >= sub.period_to && !locked.prepaid)
      Object.assign(changes, { state: 'expired', ended_at: now });
    await q.updateSubscription(trx, sub.id, changes, now);
    const after = await reloadSubscription(trx, locked);
    await writeAuditLog(trx, {
      adminId,
      action: 'subscription_changed',
      subject: 'account' as const,
      subjectId: accountId,
      reason,
      now,
      before: toAuditFields(sub),
      after: toAuditFields(after.sub),
    });
    await enqueueSubscriptionEmail(trx, deps, agency, 'subscription_changed_by_admin', { reason });
    await enforcePlanListingLimit(trx, after, today, now);
    await runLockedBillingCycle(trx, deps, await reloadSubscription(trx, locked));
  });
}

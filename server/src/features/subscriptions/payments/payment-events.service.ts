/**
 * What the provider tells us of by itself. An event is a reason to look, never a fact: what is so is read from the
 * provider, so it does not matter in which order events come, how often, or whether they come at all.
 */
import type { Deps } from '../../../deps.ts';
import type { PaymentEvent } from '../../../platform/payments/payment-provider.ts';
import { reconcileDispute } from '../chargebacks/chargebacks.service.ts';
import { parseAttemptReference } from './attempt-reference.ts';
import * as a from './attempts.queries.ts';
import { finishCardSetup } from './cards.service.ts';
import { reconcileAttempt } from './payments.service.ts';
import { parseRefundReference, reconcileRefund } from './refunds.service.ts';

async function findEventAttempt(
  deps: Deps,
  { reference, checkout }: PaymentEvent['about'],
): Promise<a.AttemptRow | undefined> {
  const id = parseAttemptReference(reference);
  if (id !== null) return a.findAttempt(deps.db, { id });
  return checkout === null ? undefined : a.findAttempt(deps.db, { checkout });
}

export async function handlePaymentEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  if (!(await a.recordPaymentEvent(deps.db, event, deps.clock()))) return;
  const { about } = event;
  const attempt = await findEventAttempt(deps, about);
  if (attempt?.state === 'asked') await reconcileAttempt(deps, attempt);
  if (about.checkout !== null && (await a.findCardSetup(deps.db, about.checkout)))
    await finishCardSetup(deps, about.checkout);
  const refundId = parseRefundReference(about.refund) ?? parseRefundReference(about.reference);
  const refund = refundId === null ? undefined : await a.findRefund(deps.db, refundId);
  if (refund) await reconcileRefund(deps, refund);
  if (about.dispute !== null) await reconcileDispute(deps, about.dispute);
  await a.markPaymentEventDone(deps.db, event.id, deps.clock());
}

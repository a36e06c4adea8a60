/**
 * What the provider tells us of by itself. An event is a reason to look, never a fact: what is so is read from the
 * provider, so it does not matter in which order events come, how often, or whether they come at all.
 */
import type { Deps } from '../../deps.ts';
import type { PaymentEvent } from '../../platform/payments.ts';
import * as a from './attempts.queries.ts';
import { finishSetup } from './cards.service.ts';
import { look } from './payments.service.ts';
import { lookAtRefund, refundOfReference } from './refunds.service.ts';

async function attemptOf(
  deps: Deps,
  { reference, checkout }: PaymentEvent['about'],
): Promise<a.AttemptRow | undefined> {
  const [, id] = /^attempt-(\d{1,15})$/.exec(reference ?? '') ?? [];
  if (id !== undefined) return a.attemptBy(deps.db, { id: Number(id) });
  return checkout === null ? undefined : a.attemptBy(deps.db, { checkout });
}

export async function heed(deps: Deps, event: PaymentEvent): Promise<void> {
  if (!(await a.takeEvent(deps.db, event, deps.clock()))) return;
  const { about } = event;
  const attempt = await attemptOf(deps, about);
  if (attempt?.state === 'asked') await look(deps, attempt);
  if (about.checkout !== null && (await a.setupById(deps.db, about.checkout))) await finishSetup(deps, about.checkout);
  const refundId = refundOfReference(about.refund) ?? refundOfReference(about.reference);
  const refund = refundId === null ? undefined : await a.refundById(deps.db, refundId);
  if (refund) await lookAtRefund(deps, refund);
  await a.endEvent(deps.db, event.id, deps.clock());
}

/** Payments that the bank of their payer disputes: opened and decided by the test, as a bank would. */
import type { Core } from './core.ts';
import { asGroup, asText, type Dispute, type Form } from './objects.ts';

const EVIDENCE_SECONDS = 7 * 86_400;

export type Disputes = ReturnType<typeof createDisputes>;

export function createDisputes(core: Core) {
  const { emitEvent, fresh, get, newId, now, store } = core;

  function move(dispute: Dispute, amount: number): void {
    const id = newId('txn');
    const { currency } = dispute;
    dispute.balance_transactions.push({ id, object: 'balance_transaction', amount, created: now(), currency });
    emitEvent(amount < 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated', dispute);
  }

  /** An inquiry asks before any money is taken. */
  function open(
    payment: string,
    { cents, reason = 'fraudulent', isInquiry = false }: { cents?: number; reason?: string; isInquiry?: boolean } = {},
  ): Dispute {
    const intent = get('payment_intent', payment);
    const charge = get('charge', intent.latest_charge ?? undefined);
    const dispute = store<Dispute>({
      ...fresh('du'),
      object: 'dispute',
      metadata: {},
      amount: cents ?? charge.amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intent.id,
      reason,
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
      balance_transactions: [],
      evidence_details: { due_by: now() + EVIDENCE_SECONDS, has_evidence: false, past_due: false, submission_count: 0 },
    });
    emitEvent('charge.dispute.created', dispute);
    if (!isInquiry) move(dispute, -dispute.amount);
    return dispute;
  }

  /** We have answered, and the bank decides. */
  function submitEvidence(id: string): void {
    const dispute = get('dispute', id);
    dispute.status = dispute.status === 'warning_needs_response' ? 'warning_under_review' : 'under_review';
    Object.assign(dispute.evidence_details, { has_evidence: true, submission_count: 1 });
    emitEvent('charge.dispute.updated', dispute);
  }

  function close(id: string, status: 'won' | 'lost' | 'warning_closed'): void {
    const dispute = get('dispute', id);
    dispute.status = status;
    emitEvent('charge.dispute.closed', dispute);
    if (status === 'won') move(dispute, dispute.amount);
  }

  function list(form: Form): Dispute[] {
    const since = Number(asText(asGroup(form.created).gte) ?? 0);
    return [...core.things.values()].filter((one) => one.object === 'dispute').filter((one) => one.created >= since);
  }

  return { open, submitEvidence, close, list };
}

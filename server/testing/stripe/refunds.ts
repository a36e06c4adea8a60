/** Money that goes back. A bank may take days to say how it ended. */
import type { Core } from './core.ts';
import { asText, createInvalidRequestError, type Form, parseCents, parseMetadata, type Refund } from './objects.ts';

export type Refunds = ReturnType<typeof createRefunds>;

export function createRefunds(core: Core) {
  const { book, clock, fresh, found, get, store, emitEvent } = core;
  let end: 'succeeded' | 'pending' | 'failed' = 'succeeded';

  /** The one place where money goes back. */
  function endRefund(id: string, status: 'succeeded' | 'failed'): void {
    const refund = get('refund', id);
    if (refund.status !== 'pending') throw new Error(`The refund is ${refund.status} already`);
    refund.status = status;
    const charge = get('charge', refund.charge);
    const { payment_intent: payment, amount: cents } = refund;
    if (status === 'succeeded') {
      book.refunded({ customer: charge.customer ?? '', payment, cents, at: clock() });
      emitEvent('refund.updated', refund);
      emitEvent('charge.refunded', charge);
    } else {
      charge.amount_refunded -= cents;
      charge.refunded = false;
      emitEvent('refund.failed', refund);
    }
  }

  function create(form: Form): Refund {
    const intent = found('payment_intent', asText(form.payment_intent) ?? '', 'payment_intent');
    if (!intent.latest_charge)
      throw createInvalidRequestError('This PaymentIntent does not have a successful charge to refund.');
    const charge = get('charge', intent.latest_charge);
    const left = charge.amount - charge.amount_refunded;
    const amount = form.amount === undefined ? left : parseCents(form.amount, 'amount');
    if (left === 0)
      throw createInvalidRequestError(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    if (amount < 1 || amount > left)
      throw createInvalidRequestError('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
    const refund = store<Refund>({
      ...fresh('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      charge: charge.id,
      payment_intent: intent.id,
      metadata: parseMetadata(form.metadata),
      status: 'pending',
    });
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    emitEvent('refund.created', refund);
    if (end !== 'pending') endRefund(refund.id, end);
    return refund;
  }

  return {
    create,
    endRefund,
    /** How refunds end from now on; pending ones wait for `markRefundDone`. */
    setEnd(to: typeof end): void {
      end = to;
    },
  };
}

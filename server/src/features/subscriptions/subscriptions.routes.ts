import { Readable } from 'node:stream';
import { athensDay } from '@estia/contract/athens';
import * as adminCalls from '@estia/contract/subscriptions/admin-calls';
import * as calls from '@estia/contract/subscriptions/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { canActAsAdmin, type SignedInViewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { auditListExport } from '../../platform/list-export.ts';
import { mayBill } from './billing/billing-permission.service.ts';
import { listOpenAttempts, listPaymentsByCharge, listUnallocatedPayments } from './payments/attempts.queries.ts';
import { finishCardSetup, startCardSetup, switchToDeposit } from './payments/cards.service.ts';
import { handlePaymentEvent } from './payments/payment-events.service.ts';
import { leavePage, reconcileAttempt, startCheckout } from './payments/payments.service.ts';
import { refundPayment } from './payments/refunds.service.ts';
import { updateSubscriptionAsAdmin } from './subscription-admin.service.ts';
import { getOrStartSubscription, getPlanQuote, getSubscriptionOverview } from './subscription-overview.service.ts';
import { isBillingOwner, maySeeBilling } from './subscriptions.policy.ts';
import * as q from './subscriptions.queries.ts';
import { type ActingAdmin, cancelSubscription, changePlan, resumeSubscription } from './subscriptions.service.ts';
import { chargeView, listedSubscriptionView, paymentView } from './subscriptions.view.ts';
import { streamSubscriptionsCsv } from './subscriptions-csv.service.ts';

const success = { message: 'Success!' } as const;
const MAX_EVENT_BYTES = 256 * 1024;

type SignedInContext = { viewer: SignedInViewer };

/** The agency whose money it is: the asker's own, or the one an admin names. */
function resolveAgency(context: SignedInContext, userId?: number): { viewer: SignedInViewer; accountId: number } {
  const { viewer } = context;
  const accountId = userId ?? viewer.worksFor;
  // What is not theirs is as if it were not there.
  if (!maySeeBilling(viewer, accountId)) throw new AppError(userId === undefined ? 'forbidden' : 'not_found');
  return { viewer, accountId };
}

/** An owner of the agency, or an admin, who may also do what its owners do; the log says so. */
function managerOf(context: SignedInContext, userId?: number): { viewer: SignedInViewer; accountId: number } {
  const { viewer, accountId } = resolveAgency(context, userId);
  if (userId === undefined && !isBillingOwner(viewer, accountId)) throw new AppError('forbidden');
  return { viewer, accountId };
}

async function actingManagerOf(
  deps: Deps,
  context: SignedInContext,
  userId?: number,
): Promise<{ viewer: SignedInViewer; accountId: number }> {
  const manager = managerOf(context, userId);
  await getOrStartSubscription(deps, manager.accountId);
  return manager;
}

const adminIn = (viewer: SignedInViewer, accountId: number, reason?: string): ActingAdmin | null =>
  isBillingOwner(viewer, accountId) ? null : { id: viewer.userId, reason: reason ?? null };

/** Only its owners act: an admin edits with a reason (admin-calls.ts). */
function resolvePayer(context: SignedInContext, userId?: number): { viewer: SignedInViewer; accountId: number } {
  const { viewer, accountId } = resolveAgency(context, userId);
  if (!isBillingOwner(viewer, accountId)) throw new AppError('forbidden');
  return { viewer, accountId };
}

async function actingPayerOf(
  deps: Deps,
  context: SignedInContext,
  userId?: number,
): Promise<{ viewer: SignedInViewer; accountId: number }> {
  const payer = resolvePayer(context, userId);
  await getOrStartSubscription(deps, payer.accountId);
  return payer;
}

export function subscriptionRoutes({ serve }: CallServer, app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(calls.getSubscription, async ({ query: { user_id } }, context) => {
    const { accountId } = resolveAgency(context, user_id);
    return { subscription: await getSubscriptionOverview(deps, accountId) };
  });

  serve(calls.listSubscriptions, async ({ query }, context) => {
    const { viewer } = context;
    const { limit, offset } = query;
    const pagination = { limit, offset };
    const billing = { card: await mayBill(db, deps, 'card'), deposit: await mayBill(db, deps, 'deposit') };
    if (canActAsAdmin(viewer)) {
      const { rows, count } = await q.listSubscriptions(db, query);
      return { subscriptions: rows.map(listedSubscriptionView), can_bill: billing, count, pagination };
    }
    const { accountId } = resolvePayer(context);
    const { rows, count } = await q.listSubscriptions(db, { account_id: accountId, limit, offset });
    return { subscriptions: rows.map(listedSubscriptionView), can_bill: billing, count, pagination };
  });

  serve(calls.exportSubscriptions, async ({ body: { lang, ...filter } }, { viewer, reply }) => {
    const rows = await q.countSubscriptions(db, filter);
    await auditListExport(deps, viewer, {
      action: 'subscriptions_exported',
      rows,
      filter: { plan_id: filter.plan_id },
    });
    reply?.header('content-disposition', `attachment; filename="estia-subscriptions-${athensDay(deps.clock())}.csv"`);
    return Readable.from(streamSubscriptionsCsv(db, filter, lang));
  });

  serve(calls.listCharges, async ({ query: { user_id, limit, offset } }, context) => {
    const { accountId } = resolveAgency(context, user_id);
    const rows = await q.listCharges(db, accountId, { limit, offset });
    const payments = await listPaymentsByCharge(
      db,
      rows.map((row) => row.id),
    );
    return {
      charges: rows.map((row) => ({
        ...chargeView(row),
        invoice:
          row.invoice_id !== null && row.invoice_number !== null
            ? { invoice_id: row.invoice_id, number: row.invoice_number }
            : null,
        payments: payments.filter((payment) => payment.charge_id === row.id).map(paymentView),
      })),
      unallocated: (await listUnallocatedPayments(db, accountId)).map(paymentView),
      count: rows[0]?.count ?? 0,
      pagination: { limit, offset },
    };
  });

  serve(calls.getPlanQuote, async ({ query }, context) => {
    const { accountId } = managerOf(context, query.user_id);
    return getPlanQuote(deps, accountId, query.subscription_plan_id);
  });

  serve(calls.changePlan, async ({ body }, context) => {
    const { viewer, accountId } = await actingManagerOf(deps, context, body.user_id);
    const input = {
      planId: body.subscription_plan_id,
      agreedCents: body.agreed_cents,
      locale: body.locale ?? viewer.locale,
    };
    return { ...success, ...(await changePlan(deps, accountId, input, adminIn(viewer, accountId, body.reason))) };
  });

  serve(calls.cancelSubscription, async ({ query }, context) => {
    const { viewer, accountId } = await actingManagerOf(deps, context, query.user_id);
    await cancelSubscription(deps, accountId, adminIn(viewer, accountId, query.reason));
    return success;
  });

  serve(calls.resumeSubscription, async ({ body }, context) => {
    const { viewer, accountId } = await actingPayerOf(deps, context);
    return {
      ...success,
      ...(await resumeSubscription(deps, accountId, {
        agreedCents: body.agreed_cents,
        locale: body.locale ?? viewer.locale,
      })),
    };
  });

  serve(calls.changePaymentMethod, async ({ body }, context) => {
    const { accountId } = await actingPayerOf(deps, context);
    if ('bank_deposit' in body) await switchToDeposit(deps, accountId);
    else if (!(await finishCardSetup(deps, body.card_token_id, accountId))) throw new AppError('payment_under_way');
    return success;
  });

  serve(calls.startCardSetup, async ({ body }, context) => {
    const { viewer, accountId } = await actingPayerOf(deps, context);
    return { url: await startCardSetup(deps, accountId, body.locale ?? viewer.locale) };
  });

  serve(calls.startPayment, async ({ body }, context) => {
    const { viewer, accountId } = await actingPayerOf(deps, context);
    return { url: await startCheckout(deps, accountId, body.charge_id, body.locale ?? viewer.locale) };
  });

  serve(calls.refreshPaymentStatus, async ({ body }, context) => {
    const { accountId } = await actingPayerOf(deps, context);
    for (const attempt of await listOpenAttempts(db, accountId)) {
      if (body.has_left_provider && attempt.charge_id === body.charge_id) await leavePage(deps, attempt);
      else await reconcileAttempt(deps, attempt);
    }
    const row = body.charge_id === undefined ? undefined : await q.findCharge(db, body.charge_id);
    const charge = row?.account_id === accountId ? chargeView(row) : null;
    return { in_progress: (await listOpenAttempts(db, accountId)).length > 0, charge };
  });

  serve(adminCalls.updateSubscription, async ({ body }, { viewer }) => {
    await updateSubscriptionAsAdmin(deps, viewer.userId, body);
    return success;
  });

  serve(adminCalls.refundPayment, async ({ body }, { viewer }) => {
    const { payment_id: paymentId, cents, reason } = body;
    return { ...success, needs_approval: await refundPayment(deps, viewer.userId, { paymentId, cents, reason }) };
  });

  /** Not a declared call: its body must stay as it came, and its signature is its key. */
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    hooks.post('/api/payments/card-events', { config: { rateLimit: { max: 6_000 } } }, async (request, reply) => {
      const { payments, clock } = deps;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = payments?.readEvent(body, String(request.headers['stripe-signature'] ?? ''), clock());
      if (!event) throw new AppError('forbidden');
      await handlePaymentEvent(deps, event);
      return reply.code(200).send({ received: true });
    });
  });
}

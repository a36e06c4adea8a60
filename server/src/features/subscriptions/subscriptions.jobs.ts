/** What happens to subscriptions by itself. Each part is safe to run twice, side by side, and to be killed half way. */
import type { Deps } from '../../deps.ts';
import * as a from './attempts.queries.ts';
import { finishOpenSetups } from './cards.service.ts';
import { askAway, closeCharge, look } from './payments.service.ts';
import { lookAtRefund } from './refunds.service.ts';
import * as q from './subscriptions.queries.ts';
import { turn } from './turn.service.ts';

const BATCH = 100;
/** What failed is left alone for a while, so that it does not stand in the way of the others. */
const LATER_MS = 10 * 60_000;
const PAGE_MS = 60 * 60_000;

const later = (deps: Pick<Deps, 'clock'>): Date => new Date(deps.clock().getTime() + LATER_MS);

async function each<T>(
  deps: Deps,
  what: string,
  rows: readonly T[],
  act: (row: T) => Promise<unknown>,
  failed: (row: T) => Promise<unknown>,
): Promise<number> {
  for (const row of rows)
    await act(row).catch(async (error: unknown) => {
      deps.failures.record({ kind: 'job', name: 'money', error, details: { step: what } });
      await failed(row);
    });
  return rows.length;
}

/** Subscriptions whose day has come. How many there were. */
const turnDue = async (deps: Deps): Promise<number> =>
  each(
    deps,
    'turn',
    await q.accountsDue(deps.db, deps.clock(), BATCH),
    (accountId) => turn(deps, accountId),
    (accountId) => q.lookNow(deps.db, accountId, later(deps)),
  );

/** A page of the provider that was opened and left is closed before the card is tried. */
async function tryCard(deps: Deps, charge: { id: number; account_id: number }): Promise<void> {
  const open = await a.attemptBy(deps.db, { charge: charge.id });
  if (open && deps.clock().getTime() - open.created_at.getTime() < PAGE_MS)
    return void (await q.changeCharge(deps.db, charge.id, {
      next_try_at: new Date(open.created_at.getTime() + PAGE_MS),
    }));
  if (open) await closeCharge(deps, charge.id);
  if (deps.payments) await finishOpenSetups(deps, charge.account_id);
  await askAway(deps, charge);
}

/** SUBS-2: cards whose morning has come. */
const tryCards = async (deps: Deps): Promise<number> =>
  each(
    deps,
    'card',
    await q.chargesToTry(deps.db, deps.clock(), BATCH),
    (charge) => tryCard(deps, charge),
    (charge) => q.changeCharge(deps.db, charge.id, { next_try_at: later(deps) }),
  );

/** What was asked of the provider and never answered. */
async function lookAround(deps: Deps): Promise<number> {
  if (!deps.payments) return 0;
  const { payments, db, clock } = deps;
  const attempts = await a.attemptsToLook(db, clock(), BATCH);
  const refunds = await a.refundsToLook(db, clock(), BATCH);
  await each(
    deps,
    'attempt',
    attempts,
    (attempt) => look(deps, attempt),
    (attempt) => a.lookLater(db, attempt.id, later(deps)),
  );
  await each(
    deps,
    'refund',
    refunds,
    (refund) => lookAtRefund(deps, refund),
    (refund) => a.lookAtRefundLater(db, refund.id, later(deps)),
  );
  const forget = async (card: string) => {
    await payments.forgetCard(card);
    await a.cardForgotten(db, card);
  };
  await each(deps, 'forget', await a.cardsToForget(db, BATCH), forget, async () => {});
  return attempts.length + refunds.length;
}

/** One round of everything. */
export async function mindMoney(deps: Deps): Promise<void> {
  for (const part of [turnDue, tryCards, lookAround]) while ((await part(deps)) === BATCH);
}

/** What a payment does to a subscription. Inside the transaction that records the money, under the lock of the account. */
import { addMonths } from '@estia/contract/subscriptions/money';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { fit, type Held, reread, todayOf } from './held.ts';
import { tell } from './subscriptions.letters.ts';
import * as q from './subscriptions.queries.ts';

type Money = Pick<Deps, 'clock' | 'secrets'>;

/** The period that is paid for begins. */
export async function advance(trx: Db, deps: Money, held: Held, charge: q.ChargeRow): Promise<void> {
  const { sub } = held;
  const now = deps.clock();
  await q.changeSubscription(
    trx,
    sub.id,
    {
      state: 'active',
      plan_id: charge.plan_id,
      next_plan_id: sub.next_plan_id === charge.plan_id ? null : sub.next_plan_id,
      months: sub.months + 1,
      period_from: charge.period_from,
      period_to: charge.period_to,
      next_at: now,
    },
    now,
  );
  const after = await reread(trx, held);
  await fit(trx, after, todayOf(deps), now);
  await tellOfExpiry(trx, deps, after);
}

/** SUBS-2: a larger plan begins at once. */
export async function enlarge(trx: Db, deps: Money, held: Held, planId: number): Promise<void> {
  const now = deps.clock();
  await q.changeSubscription(trx, held.sub.id, { plan_id: planId, next_plan_id: null, next_at: now }, now);
  await fit(trx, await reread(trx, held), todayOf(deps), now);
}

/** After an end: a new period from today on. */
export async function restart(
  trx: Db,
  deps: Money,
  held: Held,
  charge: Pick<q.ChargeRow, 'plan_id'>,
): Promise<{ from: string; to: string }> {
  const now = deps.clock();
  const from = todayOf(deps);
  const to = addMonths(from, 1);
  await q.changeSubscription(
    trx,
    held.sub.id,
    {
      ...{ state: 'active', plan_id: charge.plan_id, next_plan_id: null, anchor: from, months: 1 },
      ...{ period_from: from, period_to: to, cancel_at_end: false, cancelled_at: null, ended_at: null, next_at: now },
    },
    now,
  );
  await fit(trx, await reread(trx, held), from, now);
  return { from, to };
}

/** A card that will not live to the next charge is spoken of once. */
export async function tellOfExpiry(trx: Db, deps: Money, { office, sub }: Held): Promise<void> {
  if (sub.payment !== 'card' || sub.card_exp_year === null || sub.card_exp_month === null) return;
  // Good to the end of its month.
  const ends = addMonths(`${sub.card_exp_year}-${String(sub.card_exp_month).padStart(2, '0')}-01`, 1);
  const key = `${sub.card_ref} ${ends}`;
  if (ends > sub.period_to || sub.card_expiry_told === key) return;
  await q.changeSubscription(trx, sub.id, { card_expiry_told: key }, deps.clock());
  await tell(trx, deps, office, 'card_expiring', { last4: sub.card_last4 ?? '', on: sub.period_to });
}

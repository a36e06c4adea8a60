/** SQL of money that an agency has with us and that no charge has used yet. */
import { subscriptionLimits as limits } from '@estia/contract/subscriptions/limits';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Credited, less what was sent back and what charges that are due or paid use. */
export async function availableCredit(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (coalesce((select sum(p.cents - coalesce((select sum(r.cents) from refund r where r.payment_id = p.id and r.state <> 'failed'), 0))
        from payment p where p.account_id = ${accountId} and p.is_credit), 0)
      - coalesce((select sum(c.credit_cents) from charge c where c.account_id = ${accountId} and c.state in ('due', 'paid')), 0))::int as cents`.execute(
    db,
  );
  return rows[0]?.cents ?? 0;
}

/** What of it a sum can use: all of the sum, or as much as leaves no less than a provider takes. */
export function usableCredit(available_cents: number, gross_cents: number): number {
  const max = available_cents >= gross_cents ? gross_cents : gross_cents - limits.leastCents;
  return Math.max(0, Math.min(available_cents, max));
}

export const setChargeCredit = (trx: Trx, chargeId: number, cents: number) =>
  sql`update charge set credit_cents = ${cents} where id = ${chargeId} and state = 'due'`.execute(trx);

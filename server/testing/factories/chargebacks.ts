/** A payment by card that its bank disputes, as the money core writes it down. */
import type { ChargebackState } from '@estia/contract/subscriptions/chargeback-model';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildPaidCharge } from './invoices.ts';

const DAY_MS = 86_400_000;

export async function buildChargeback(
  db: Db,
  accountId: number,
  { state = 'needs_response', at = new Date() }: { state?: ChargebackState; at?: Date } = {},
): Promise<number> {
  const { paymentId, gross_cents: cents } = await buildPaidCharge(db, {
    accountId,
    at: new Date(at.getTime() - 5 * DAY_MS),
  });
  const isOpen = state === 'needs_response' || state === 'under_review';
  const { rows } = await sql<{ id: number }>`
    insert into chargeback (ref, payment_id, state, reason, cents, withdrawn_cents, withdrawn_at, reinstated_cents, reinstated_at,
      evidence_due_at, opened_at, closed_at, read_at)
    values ('du_test_' || ${paymentId}::bigint, ${paymentId}, ${state}, 'fraudulent', ${cents}, ${cents}, ${at},
      ${state === 'won' ? cents : 0}, ${state === 'won' ? at : null}, ${new Date(at.getTime() + 7 * DAY_MS)}, ${at},
      ${isOpen ? null : at}, ${at}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

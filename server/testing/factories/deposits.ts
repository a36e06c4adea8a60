/** Agencies that pay by bank deposit, as tests and e2e need them: with a subscription and a sum they owe. */
import { roleIds } from '@estia/contract/accounts/roles';
import { computeTaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildAgency, buildUser } from './records.ts';

export type DepositAgency = { accountId: number; gemi: string; chargeId: number; cents: number };

type DepositAgencyOptions = { netCents?: number; planId?: number; districtId?: number; now?: Date; accountId?: number };

/** The free months end in five days, and the first period is asked for. */
export async function buildDepositAgency(db: Db, of: DepositAgencyOptions = {}): Promise<DepositAgency> {
  const { netCents = 4_900, planId = 1, districtId = 461200, now = new Date('2026-11-15T10:00:00Z') } = of;
  const accountId = of.accountId ?? (await buildUser(db, { role_id: roleIds.agency })).id;
  await buildAgency(db, districtId, accountId);
  const agency = await sql<{ gemi: string }>`
    update agency set company = 'Δοκιμή ΑΕ', tax_number = (100000000 + account_id)::text, tax_office = 'ΦΑΕ Αθηνών', invoice_address = 'Ερμού 1',
      activity = 'Μεσιτείες'
    where account_id = ${accountId} returning gemi`.execute(db);
  const [from, to] = ['2026-11-20', '2026-12-20'];
  const subscription = await sql<{ id: number }>`
    insert into subscription (account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from,
      period_to, created_at, updated_at)
    values (${accountId}, ${planId}, 'deposit', 'trial', ${now}, ${from}::date, '2026-08-20', 3, '2026-08-20',
      ${from}::date, ${now}, ${now}) returning id`.execute(db);
  const sum = computeTaxedAmount(netCents, 24);
  const charge = await sql<{ id: number }>`
    insert into charge (subscription_id, account_id, kind, plan_id, period_from, period_to, net_cents, vat_percent,
      vat_cents, gross_cents, payment, state, due_on, created_at)
    values (${subscription.rows[0]?.id}, ${accountId}, 'period', ${planId}, ${from}::date, ${to}::date, ${sum.net_cents},
      24, ${sum.vat_cents}, ${sum.gross_cents}, 'deposit', 'due', ${from}::date, ${now}) returning id`.execute(db);
  return {
    accountId,
    gemi: agency.rows[0]?.gemi ?? '',
    chargeId: charge.rows[0]?.id ?? 0,
    cents: sum.gross_cents,
  };
}

export const encodeBase64 = (text: string): string => Buffer.from(text).toString('base64');

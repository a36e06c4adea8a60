/** Notices that the contract with an agency ends, where a test needs one without the call that gives it. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildStatement } from './statements-of-reasons.ts';

/** Given, for a day far away, with a subscription that knows of it. */
export const buildContractEnd = (db: Db, accountId: number, now = new Date('2026-11-15T10:00:00Z')): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const statement = await buildStatement(trx, accountId, { kind: 'agency_terminated', now });
    await sql`
      insert into contract_end (account_id, statement_id, given_at, given_on, given_by, ends_on)
      values (${accountId}, ${statement}, ${now}, (${now}::timestamptz at time zone 'Europe/Athens')::date, 1, '2099-01-01')`.execute(
      trx,
    );
    await sql`
      insert into subscription (account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from, period_to, created_at, updated_at, contract_ends_on)
      values (${accountId}, 1, 'deposit', 'active', ${now}, '2026-11-15', '2026-11-15', 1, '2026-11-15', '2099-12-15', ${now}, ${now}, '2099-01-01')
      on conflict (account_id) do update set contract_ends_on = excluded.contract_ends_on`.execute(trx);
  });

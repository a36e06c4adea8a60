/** A request for a second admin, as the feature that needs one leaves it. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

const DAY_MS = 86_400_000;

export async function buildApproval(
  db: Db,
  { accountId, requestedBy, at }: { accountId: number; requestedBy: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into approval (kind, target_id, account_id, subject, subject_id, input, reason, requested_by, requested_at, expires_at)
    values ('factor_removal', ${accountId}, ${accountId}, 'account', ${accountId}, '{}', 'έχασε το κινητό', ${requestedBy},
      ${at}, ${new Date(at.getTime() + 7 * DAY_MS)}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

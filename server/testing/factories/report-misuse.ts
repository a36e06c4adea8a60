/** A measure against unfounded reports, as a decision leaves it. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildStatement } from './statements-of-reasons.ts';

export async function buildReportMisuse(
  db: Db,
  accountId: number,
  {
    kind = 'warned',
    now = new Date(),
    until = null,
  }: { kind?: 'warned' | 'suspended'; now?: Date; until?: string | null } = {},
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const statement = await buildStatement(trx, accountId, { kind: `reports_${kind}`, ground: 'moderation', now });
    const { rows } = await sql<{ id: number }>`
      insert into report_misuse (kind, account_id, locale, statement_id, report_ids, at, until)
      values (${kind}, ${accountId}, 'el', ${statement}, '{}', ${now}, ${until}::date) returning id`.execute(trx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('No measure was made');
    return id;
  });
}

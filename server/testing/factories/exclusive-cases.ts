/** Two agencies' properties that are the same, each with an exclusive mandate, and the case that follows. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildMandate, buildMandateDocument } from './mandates.ts';
import { buildMatch } from './scheduled-pauses.ts';

/** Its time to answer is over. */
export async function buildExclusiveCase(db: Db, accountIds: readonly [number, number]): Promise<number> {
  const properties: number[] = [];
  for (const accountId of accountIds) {
    const id = await buildMandate(db, accountId);
    await buildMandateDocument(db, id);
    properties.push(id);
  }
  const [a = 0, b = 0] = properties;
  await buildMatch(db, [a, b], 'same');
  const { rows } = await sql<{ id: number }>`
    insert into exclusive_case (property_id, other_id, account_id, other_account_id, signed_on, other_signed_on, purposes, opened_at,
      answer_due_at)
    values (${a}, ${b}, ${accountIds[0]}, ${accountIds[1]}, '2026-10-01', '2026-10-01', '{1}', '2026-11-01T10:00:00Z',
      '2026-11-03T10:00:00Z')
    returning id`.execute(db);
  return rows[0]?.id as number;
}

/** An owner's property and an agency's later one that are the same, with the pause that follows. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildAccount, buildListing, buildProperty } from './records.ts';

const DISTRICT_ID = 461200;

export type PauseRecord = { id: number; ownerPropertyId: number; agencyPropertyId: number };
type PauseOptions = { ownerId: number; agencyAccountId: number; state?: 'scheduled' | 'disputed'; opened?: Date };

export async function buildScheduledPause(
  db: Db,
  { ownerId, agencyAccountId, state = 'scheduled', opened = new Date() }: PauseOptions,
): Promise<PauseRecord> {
  const ownerPropertyId = await buildProperty(db, { account_id: ownerId, district_id: DISTRICT_ID });
  const agencyPropertyId = await buildProperty(db, { account_id: agencyAccountId, district_id: DISTRICT_ID });
  for (const property_id of [ownerPropertyId, agencyPropertyId]) await buildListing(db, { property_id });
  await buildMatch(db, [ownerPropertyId, agencyPropertyId], 'same');
  const later = (days: number) => new Date(opened.getTime() + days * 86_400_000);
  const { rows } = await sql<{ id: number }>`
    insert into scheduled_pause (owner_property_id, agency_property_id, agency_account_id, purposes, state, opened_at, reminder_at, pause_at)
    values (${ownerPropertyId}, ${agencyPropertyId}, ${agencyAccountId}, '{1}', ${state}, ${opened}, ${later(4)}, ${later(5)})
    returning id`.execute(db);
  const id = rows[0]?.id as number;
  if (state === 'disputed') {
    await sql`insert into dispute (scheduled_pause_id, reason, opened_at, answer_due_at)
      values (${id}, 'no_mandate', ${opened}, ${later(2)})`.execute(db);
    await sql`insert into dispute_entry (scheduled_pause_id, at, kind, author) values (${id}, ${opened}, 'objected', 'owner')`.execute(
      db,
    );
  }
  return { id, ownerPropertyId, agencyPropertyId };
}

export const buildMatch = (db: Db, [a, b]: readonly [number, number], outcome: 'same' | 'unclear') =>
  sql`insert into property_match (property_id, other_id, outcome, score, reasons, found_at)
    values (least(${a}::bigint, ${b}), greatest(${a}::bigint, ${b}), ${outcome}, 0.5, '[]', now())`.execute(db);

export async function buildUnclearMatch(db: Db): Promise<{ property_id: string; other_id: string }> {
  const ids: number[] = [];
  for (let i = 0; i < 2; i++) {
    const property_id = await buildProperty(db, { account_id: await buildAccount(db), district_id: DISTRICT_ID });
    await buildListing(db, { property_id });
    ids.push(property_id);
  }
  const [a = 0, b = 0] = ids;
  await buildMatch(db, [a, b], 'unclear');
  return { property_id: String(a), other_id: String(b) };
}

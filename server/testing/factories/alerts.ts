/** Alerts as the matching writes them. */
import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import type { Alert } from '../../src/platform/generated/schema.ts';

const NOW = new Date('2026-11-15T09:00:00Z');

export async function buildAlert(
  db: Db,
  alert: Partial<Insertable<Alert>> & Pick<Insertable<Alert>, 'subscriber_id' | 'listing_id'>,
): Promise<number> {
  const { property_id, price } = await db
    .selectFrom('listing')
    .select(['property_id', 'price'])
    .where('id', '=', Number(alert.listing_id))
    .executeTakeFirstOrThrow();
  const inserted = db
    .insertInto('alert')
    .values({ property_id, price, event: 'new', created_at: NOW, due_at: NOW, ...alert });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
}

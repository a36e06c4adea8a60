/** Saved searches of accounts and visitors, as the tables hold them; without keys, so nothing matches them. */
import { defaultAlertSettings } from '@estia/contract/alerts/model';
import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import type { SavedSearch, Subscriber } from '../../src/platform/generated/schema.ts';

const NOW = new Date('2026-11-16T09:00:00Z');

export async function buildSubscriber(
  db: Db,
  who: Partial<Insertable<Subscriber>> & ({ account_id: number } | { email: string }),
): Promise<number> {
  const inserted = db.insertInto('subscriber').values({ locale: 'el', confirmed_at: NOW, created_at: NOW, ...who });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
}

let serial = 0;

export async function buildSavedSearch(
  db: Db,
  subscriberId: number,
  overrides: Partial<Insertable<SavedSearch>> = {},
): Promise<number> {
  serial += 1;
  const inserted = db.insertInto('saved_search').values({
    subscriber_id: subscriberId,
    query: `for=sale&category_id=1&district_ids=461200&priceMax=${100_000 + serial}`,
    ...defaultAlertSettings,
    confirmed_at: NOW,
    created_at: NOW,
    updated_at: NOW,
    ...overrides,
  });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
}

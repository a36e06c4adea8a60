/** Named lists of favourites, with people in them and properties. */
import { hashToken } from '../../src/platform/auth/sessions.ts';
import type { Db } from '../../src/platform/db/db.ts';

type ListParts = {
  name?: string;
  members?: readonly number[];
  listings?: readonly { id: number; price?: number; note?: string }[];
  /** The key of its link. */
  key?: string;
};

export async function buildFavoriteList(db: Db, ownerId: number, parts: ListParts = {}): Promise<number> {
  const { name = 'Σπίτια για μας', members = [], listings = [], key } = parts;
  const now = new Date('2026-11-15T09:00:00Z');
  const link = key ? { link_hash: hashToken(key), link_sealed: Buffer.from('sealed') } : undefined;
  const { id } = await db
    .insertInto('favorite_list')
    .values({ account_id: ownerId, name, created_at: now, ...link })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('favorite_list_participant')
    .values([ownerId, ...members].map((account_id) => ({ list_id: id, account_id, joined_at: now })))
    .execute();
  if (listings.length > 0)
    await db
      .insertInto('favorite_list_listing')
      .values(
        listings.map(({ id: listing_id, price = 100_000, note }) => ({
          list_id: id,
          listing_id,
          price,
          note,
          at: now,
        })),
      )
      .execute();
  return id;
}

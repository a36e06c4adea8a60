/** SQL of named lists: the lists, what lies in them, and moving between them. */
import type { FavoriteSort } from '@estia/contract/favorites/limits';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { listingCardColumns, listingCardJoins } from '../../listings/index.ts';
import { type FavoriteRow, favoriteOrders } from '../favorites.queries.ts';

export type ListRow = {
  id: number;
  account_id: number;
  name: string;
  owner_name: string;
  link_sealed: Buffer | null;
  is_member: boolean;
  mail_comments: boolean;
  listing_count: number;
  member_count: number;
};

const listColumns = (viewerId: number) => sql`
  v.id, v.account_id, v.name, u.username as owner_name, v.link_sealed, m.account_id is not null as is_member,
  coalesce(m.mail_comments, false) as mail_comments,
  (select count(*) from favorite_list_listing f where f.list_id = v.id) as listing_count,
  (select count(*) from favorite_list_participant e where e.list_id = v.id) as member_count
  from favorite_list v join account u on u.id = v.account_id
  left join favorite_list_participant m on m.list_id = v.id and m.account_id = ${viewerId}`;

/** Own ones first, by name; then those of others. */
export async function listLists(db: Db, viewerId: number): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select ${listColumns(viewerId)} where m.account_id is not null
    order by v.account_id <> ${viewerId}, lower(v.name), v.id`.execute(db);
  return rows;
}

export async function findList(db: Db, id: number, viewerId: number): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`select ${listColumns(viewerId)} where v.id = ${id}`.execute(db);
  return rows[0];
}

/** Which of these listings lie in which own list. */
export async function listHolders(db: Db, accountId: number, listingIds: readonly number[]) {
  const { rows } = await sql<{ list_id: number; listing_id: number }>`
    select f.list_id, f.listing_id from favorite_list_listing f join favorite_list v on v.id = f.list_id
    where v.account_id = ${accountId} and f.listing_id = any(${listingIds}::bigint[])`.execute(db);
  return rows;
}

/** What a list has is changed by one request at a time. */
export const lockList = (trx: Trx, id: number) =>
  trx
    .selectFrom('favorite_list')
    .select(['id', 'account_id', 'name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const countOwnLists = async (db: Db, accountId: number): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from favorite_list where account_id = ${accountId}`.execute(db);
  return rows[0]?.n ?? 0;
};

export async function insertList(
  trx: Trx,
  { accountId, name, now }: { accountId: number; name: string; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('favorite_list')
    .values({ account_id: accountId, name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('favorite_list_participant')
    .values({ list_id: id, account_id: accountId, joined_at: now })
    .execute();
  return id;
}

export const updateListName = (db: Db, id: number, name: string) =>
  db.updateTable('favorite_list').set({ name }).where('id', '=', id).execute();

export const updateListLink = (db: Db, id: number, link: { link_hash: Buffer | null; link_sealed: Buffer | null }) =>
  db.updateTable('favorite_list').set(link).where('id', '=', id).execute();

export const deleteList = (db: Db, id: number) => db.deleteFrom('favorite_list').where('id', '=', id).execute();

export type ListItemRow = FavoriteRow & {
  votes_up: number;
  votes_down: number;
  my_vote: -1 | 1 | null;
  comment_count: number;
};

type ItemsPage = { listId: number; viewerId: number; limit: number; offset: number; sort: FavoriteSort };

const itemColumns = (
  viewerId: number,
) => sql`${sql.raw(listingCardColumns)}, f.at as saved_at, f.price as saved_price, f.note, l.is_active,
  (select count(*) from favorite_list_vote v where v.list_id = f.list_id and v.listing_id = f.listing_id and v.vote = 1) as votes_up,
  (select count(*) from favorite_list_vote v where v.list_id = f.list_id and v.listing_id = f.listing_id and v.vote = -1) as votes_down,
  (select v.vote from favorite_list_vote v
   where v.list_id = f.list_id and v.listing_id = f.listing_id and v.account_id = ${viewerId}) as my_vote,
  (select count(*) from favorite_list_comment c where c.list_id = f.list_id and c.listing_id = f.listing_id) as comment_count
  from favorite_list_listing f join listing l on l.id = f.listing_id ${sql.raw(listingCardJoins)}`;

export async function listListItems(
  db: Db,
  { listId, viewerId, limit, offset, sort }: ItemsPage,
): Promise<ListItemRow[]> {
  const { rows } = await sql<ListItemRow>`
    select ${itemColumns(viewerId)} where f.list_id = ${listId}
    order by ${favoriteOrders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function findListItem(
  db: Db,
  { listId, listingId, viewerId }: { listId: number; listingId: number; viewerId: number },
): Promise<ListItemRow | undefined> {
  const { rows } = await sql<ListItemRow>`
    select ${itemColumns(viewerId)} where f.list_id = ${listId} and f.listing_id = ${listingId}`.execute(db);
  return rows[0];
}

type SavedListing = { price: number; note: string | null; at: Date };

export async function findSavedListing(
  db: Db,
  { from, accountId, listingId }: { from: 'favorites' | number; accountId: number; listingId: number },
): Promise<SavedListing | undefined> {
  const { rows } =
    from === 'favorites'
      ? await sql<SavedListing>`
        select price, note, at from favorite where account_id = ${accountId} and listing_id = ${listingId}`.execute(db)
      : await sql<SavedListing>`
        select f.price, f.note, f.at from favorite_list_listing f join favorite_list v on v.id = f.list_id
        where f.list_id = ${from} and v.account_id = ${accountId} and f.listing_id = ${listingId}`.execute(db);
  return rows[0];
}

/** True where it is there now, also where it was before: then what it was saved with stays. */
export async function insertListListing(
  trx: Trx,
  { listId, listingId, saved, most }: { listId: number; listingId: number; saved: SavedListing; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`
    with added as (
      insert into favorite_list_listing (list_id, listing_id, price, note, at)
      select ${listId}, ${listingId}, ${saved.price}, ${saved.note}, ${saved.at}
      where (select count(*) from favorite_list_listing where list_id = ${listId}) < ${most}
      on conflict do nothing returning listing_id
    )
    select exists (select from added) or exists (
      select from favorite_list_listing where list_id = ${listId} and listing_id = ${listingId}) as ok`.execute(trx);
  return rows[0]?.ok ?? false;
}

/** The same of the list everybody has, with its counter. */
export async function insertSavedFavorite(
  trx: Trx,
  { accountId, listingId, saved, most }: { accountId: number; listingId: number; saved: SavedListing; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`
    with added as (
      insert into favorite (account_id, listing_id, price, note, at)
      select ${accountId}, ${listingId}, ${saved.price}, ${saved.note}, ${saved.at}
      where (select count(*) from favorite where account_id = ${accountId}) < ${most}
      on conflict do nothing returning listing_id
    ), counted as (
      insert into listing_counter as c (listing_id, favorites) select listing_id, 1 from added
      on conflict (listing_id) do update set favorites = c.favorites + 1
    )
    select exists (select from added) or exists (
      select from favorite where account_id = ${accountId} and listing_id = ${listingId}) as ok`.execute(trx);
  return rows[0]?.ok ?? false;
}

export const deleteListListing = async (db: Db, listId: number, listingId: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('favorite_list_listing')
      .where('list_id', '=', listId)
      .where('listing_id', '=', listingId)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

export const updateListListingNote = async (
  db: Db,
  { listId, listingId, note }: { listId: number; listingId: number; note: string | null },
): Promise<boolean> =>
  (
    await db
      .updateTable('favorite_list_listing')
      .set({ note })
      .where('list_id', '=', listId)
      .where('listing_id', '=', listingId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

type SharedListRow = { id: number; name: string; listing_count: number };

/** Not of who is blocked or about to be forgotten. */
export async function findListByLink(db: Db, linkHash: Buffer): Promise<SharedListRow | undefined> {
  const { rows } = await sql<SharedListRow>`
    select v.id, v.name, (select count(*) from favorite_list_listing f where f.list_id = v.id) as listing_count
    from favorite_list v join account u on u.id = v.account_id
    where v.link_hash = ${linkHash} and u.status <> 'blocked' and u.erase_after is null`.execute(db);
  return rows[0];
}

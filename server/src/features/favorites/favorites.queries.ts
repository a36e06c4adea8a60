/** SQL of favourites. Every statement names the account: what somebody else keeps is not found, whoever asks. */
import { type FavoriteSort, favoriteLimits } from '@estia/contract/favorites/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import { type ListingCardRow, listingCardColumns, listingCardJoins } from '../listings/index.ts';

export type FavoriteRow = ListingCardRow & {
  saved_at: Date;
  saved_price: number;
  note: string | null;
  is_active: boolean | null;
};

/** Of `l` and `f`. What is no longer on offer stands where it stood when it was saved: its order says nothing of its price now. */
export const favoriteOrders: Readonly<Record<FavoriteSort, RawBuilder<unknown>>> = {
  added: sql`f.at desc, f.listing_id desc`,
  price: sql`case when l.is_active then l.price else f.price end, f.listing_id`,
  price_change: sql`case when l.is_active then l.price - f.price else 0 end, f.at desc, f.listing_id desc`,
};

type FavoritesPage = { limit: number; offset: number; purpose: 1 | 2 | null; sort: FavoriteSort };

/** With those no longer on offer. */
export async function listFavorites(
  db: Db,
  account: number,
  { limit, offset, purpose, sort }: FavoritesPage,
): Promise<{ count: number; rows: FavoriteRow[] }> {
  const { rows } = await sql<FavoriteRow>`
    select ${sql.raw(listingCardColumns)}, f.at as saved_at, f.price as saved_price, f.note, l.is_active
    from favorite f join listing l on l.id = f.listing_id
    ${sql.raw(listingCardJoins)}
    where f.account_id = ${account} and (${purpose}::smallint is null or l.purpose = ${purpose})
    order by ${favoriteOrders[sort]} limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*) as count from favorite f join listing l on l.id = f.listing_id
    where f.account_id = ${account} and (${purpose}::smallint is null or l.purpose = ${purpose})`.execute(db);
  return { count: counted.rows[0]?.count ?? 0, rows };
}

export async function listingOfOffer(db: Db, propertyId: number, purpose: 1 | 2): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where property_id = ${propertyId} and purpose = ${purpose}`.execute(db);
  return rows[0]?.id ?? null;
}

export async function listFavoriteIds(db: Db, account: number): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    select listing_id from favorite where account_id = ${account} order by at desc, listing_id desc`.execute(db);
  return rows.map((row) => row.listing_id);
}

/** Of two requests of one account the second waits: so many as fit stay so many. */
export const lockFavorites = (trx: Trx, account: number) =>
  sql`select from account where id = ${account} for no key update`.execute(trx);

/**
 * Those on offer now and not saved yet, in the order given, as many as there is room for; each at the price it has now:
 * ids can be guessed, and what nobody may open must not be readable from here. `left` says how many found no room. Rows and counters are taken by id, so that
 * two accounts that save the same listings wait for each other instead of blocking each other.
 */
export async function insertFavorites(
  trx: Trx,
  account: number,
  ids: readonly number[],
  now: Date,
): Promise<{ added: number; left: number }> {
  const { rows } = await sql<{ added: number; left: number }>`
    with wanted as (
      select l.id, l.price, asked.position, row_number() over (order by asked.position) as nth
      from unnest(${ids}::bigint[]) with ordinality asked(id, position)
      join listing l on l.id = asked.id and l.is_active
      where not exists (select from favorite f where f.account_id = ${account} and f.listing_id = l.id)
    ), room as (
      select ${favoriteLimits.most} - count(*) as places from favorite where account_id = ${account}
    ), saved as (
      insert into favorite (account_id, listing_id, price, at)
      select ${account}, w.id, w.price, ${now}::timestamptz - w.position * interval '1 millisecond'
      from wanted w, room where w.nth <= room.places order by w.id
      on conflict do nothing returning listing_id
    ), counted as (
      insert into listing_counter as c (listing_id, favorites) select listing_id, 1 from saved order by listing_id
      on conflict (listing_id) do update set favorites = c.favorites + 1
    )
    select (select count(*) from saved) as added, greatest((select count(*) from wanted) - (select places from room), 0) as left`.execute(
    trx,
  );
  return rows[0] ?? { added: 0, left: 0 };
}

export async function deleteFavorite(db: Db, account: number, listingId: number): Promise<void> {
  await sql`
    with gone as (
      delete from favorite where account_id = ${account} and listing_id = ${listingId} returning listing_id
    )
    update listing_counter c set favorites = greatest(c.favorites - 1, 0) from gone where c.listing_id = gone.listing_id`.execute(
    db,
  );
}

export async function updateFavoriteNote(
  db: Db,
  account: number,
  listingId: number,
  note: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update favorite set note = ${note} where account_id = ${account} and listing_id = ${listingId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Before an account goes: the rows would go with it, their counts would not. */
export async function deleteFavoritesOfAccount(trx: Trx, account: number): Promise<void> {
  await sql`
    with gone as (
      delete from favorite where account_id = ${account} returning listing_id
    ), held as (
      select c.listing_id from listing_counter c join gone using (listing_id) order by c.listing_id for update of c
    )
    update listing_counter c set favorites = greatest(c.favorites - 1, 0) from held where c.listing_id = held.listing_id`.execute(
    trx,
  );
}

/** For the copy of one's data. */
export async function listFavoritesForExport(db: Db, account: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select f.listing_id, l.property_id, case l.purpose when 1 then 'sale' else 'rent' end as for, f.price, f.note, f.at
    from favorite f join listing l on l.id = f.listing_id where f.account_id = ${account} order by f.at`.execute(db);
  return rows;
}

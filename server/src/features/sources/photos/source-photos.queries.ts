/** SQL of the photo queue of sources: each address once, at most a few at a time, and no host more often than it can bear. */
import type { PhotoFaultCode } from '@estia/contract/sources/feed-codes';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { ItemFault, ItemPhoto } from '../items/resolve-item.ts';

type NamedBy = {
  /** The run that names them; null: a push. */
  runId: number | null;
  /** Of the ZIP that its files are in. */
  fileKey: string | null;
  now: Date;
};

/**
 * What the items name now, in their order: addresses and files that are known keep what became of them. Of whom all photos are
 * known already, the numbers: nothing that waits will show them.
 */
export async function replaceItemPhotos(
  trx: Trx,
  items: readonly { itemId: number; photos: readonly ItemPhoto[] }[],
  { runId, fileKey, now }: NamedBy,
): Promise<number[]> {
  if (items.length === 0) return [];
  const rows = items.flatMap(({ itemId, photos }) =>
    photos.flatMap(({ url, file, version }, at) => {
      const isFile = url === null && file !== null && version !== undefined && fileKey !== null;
      if (url === null && !isFile) return [];
      return [
        {
          item_id: itemId,
          position: at + 1,
          url,
          host: url !== null && URL.canParse(url) ? new URL(url).host : '',
          file_key: isFile ? fileKey : null,
          file_name: isFile ? file : null,
          file_version: isFile ? version : null,
        },
      ];
    }),
  );
  const ids = items.map(({ itemId }) => itemId);
  const { rows: written } = await sql<{ item_id: number; state: string }>`
    with before as (
      delete from source_photo where item_id = any (${ids}::bigint[]) returning *
    )
    insert into source_photo (item_id, position, url, host, file_key, file_name, file_version, run_id, state, photo_id, content_hash,
      error_code, tries, next_at)
    select n.item_id, n.position, n.url, n.host, n.file_key, n.file_name, n.file_version, ${runId}, coalesce(b.state, 'waiting'),
      b.photo_id, b.content_hash, b.error_code, coalesce(b.tries, 0::smallint), coalesce(b.next_at, ${now})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (item_id bigint, position smallint, url text, host text, file_key text, file_name text, file_version text)
    left join lateral (
      select * from before
      where before.item_id = n.item_id and before.state <> 'failed'
        and (before.url = n.url or (before.file_name = n.file_name and before.file_version = n.file_version))
      limit 1) b on true
    returning item_id, state`.execute(trx);
  const waiting = new Set(written.filter(({ state }) => state === 'waiting').map(({ item_id }) => item_id));
  return [...new Set(written.map(({ item_id }) => item_id))].filter((id) => !waiting.has(id));
}

/** By its address, or as a file of a ZIP that is stored. */
export type QueuedPhoto = {
  id: number;
  item_id: number;
  run_id: number | null;
  source_id: number;
  reference: string;
  host: string;
  tries: number;
  account_id: number;
} & ({ url: string; file_key: null; file_name: null } | { url: null; file_key: string; file_name: string });

/** An admin has stopped its source: its listings stay as they are until it is started. */
const isStopped = sql`exists (
  select from source_item i join source s on s.id = i.source_id where i.id = p.item_id and s.state = 'stopped')`;

/** One that waits, of a host that may be asked: it is ours until then, and the host rests meanwhile. A file has no host. */
export async function claimNextPhoto(
  trx: Trx,
  { now, until, restMs }: { now: Date; until: Date; restMs: number },
): Promise<QueuedPhoto | undefined> {
  const { rows } = await sql<QueuedPhoto>`
    with next as (
      select p.id, p.host from source_photo p left join source_photo_host h on h.host = p.host
      where p.state = 'waiting' and p.next_at <= ${now} and (p.taken_until is null or p.taken_until <= ${now})
        and (h.next_at is null or h.next_at <= ${now}) and not ${isStopped}
      order by p.next_at, p.id limit 1 for update of p skip locked
    ), rests as (
      insert into source_photo_host (host, next_at)
      select host, ${new Date(now.getTime() + restMs)} from next where host <> ''
      on conflict (host) do update set next_at = excluded.next_at
    )
    update source_photo p set taken_until = ${until}, tries = p.tries + 1
    from next, source_item i join source s on s.id = i.source_id
    where p.id = next.id and i.id = p.item_id
    returning p.id, p.item_id, p.run_id, i.source_id, i.reference, p.url, p.file_key, p.file_name, p.host, p.tries,
      s.account_id`.execute(trx);
  return rows[0];
}

export async function findNextSourcePhotoTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date | null }>`
    select min(greatest(p.next_at, coalesce(p.taken_until, p.next_at), coalesce(h.next_at, p.next_at))) as next_at
    from source_photo p left join source_photo_host h on h.host = p.host
    where p.state = 'waiting' and not ${isStopped}`.execute(db);
  return rows[0]?.next_at ?? null;
}

export async function markPhotoReady(
  trx: Trx,
  photo: Pick<QueuedPhoto, 'id' | 'tries'>,
  made: { photoId: number; hash: Buffer },
) {
  const done = await trx
    .updateTable('source_photo')
    .set({ state: 'ready', photo_id: made.photoId, content_hash: made.hash, taken_until: null, error_code: null })
    .where('id', '=', photo.id)
    .where('state', '=', 'waiting')
    .where('tries', '=', photo.tries)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Told with the item, in the run that named the photo. */
export async function markPhotoFailed(trx: Trx, photo: QueuedPhoto, code: PhotoFaultCode): Promise<boolean> {
  const done = await trx
    .updateTable('source_photo')
    .set({ state: 'failed', error_code: code, taken_until: null })
    .where('id', '=', photo.id)
    .where('state', '=', 'waiting')
    .where('tries', '=', photo.tries)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) return false;
  const fault: ItemFault = {
    field: 'photos',
    from: null,
    value: photo.url ?? photo.file_name,
    line: null,
    code,
    is_rejecting: false,
  };
  await sql`
    update source_run_item set faults = faults || ${JSON.stringify([fault])}::jsonb
    where run_id = ${photo.run_id}::bigint and reference = ${photo.reference}`.execute(trx);
  return true;
}

export const retryPhotoLater = (db: Db, photo: Pick<QueuedPhoto, 'id' | 'tries'>, at: Date, code: string) =>
  db
    .updateTable('source_photo')
    .set({ next_at: at, taken_until: null, error_code: code })
    .where('id', '=', photo.id)
    .where('tries', '=', photo.tries)
    .execute();

/** Of an item that stands as a draft: what is ready for it. */
export async function findItemDraftPhotos(
  trx: Trx,
  itemId: number,
): Promise<{ draft_id: number; photos: { photo_id: number; position: number }[] } | undefined> {
  const { rows } = await sql<{ draft_id: number; photos: { photo_id: number; position: number }[] }>`
    select d.id as draft_id, (select coalesce(jsonb_agg(jsonb_build_object('photo_id', p.photo_id, 'position', p.position)), '[]')
      from source_photo p where p.item_id = i.id and p.state = 'ready' and p.photo_id is not null) as photos
    from source_item i join draft d on d.id = i.draft_id
    where i.id = ${itemId} and i.state = 'draft' and d.published_at is null for update of d`.execute(trx);
  return rows[0];
}

/** The picture that the same bytes became before, for this account. */
export async function findPicture(db: Db, accountId: number, hash: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom('source_picture')
    .select('photo_id')
    .where('account_id', '=', accountId)
    .where('content_hash', '=', hash)
    .executeTakeFirst();
  return row?.photo_id ?? null;
}

/** False: there is one by now. */
export async function insertPicture(trx: Trx, accountId: number, hash: Buffer, photoId: number): Promise<boolean> {
  const done = await trx
    .insertInto('source_picture')
    .values({ account_id: accountId, content_hash: hash, photo_id: photoId })
    .onConflict((c) => c.columns(['account_id', 'content_hash']).doNothing())
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Ready once, and deleted since. */
export async function requeueLostPhotos(trx: Trx, itemId: number, now: Date): Promise<boolean> {
  const done = await trx
    .updateTable('source_photo')
    .set({ state: 'waiting', tries: 0, next_at: now })
    .where('item_id', '=', itemId)
    .where('state', '=', 'ready')
    .where('photo_id', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export type ItemPhotos = {
  item_id: number;
  property_id: number;
  listing_id: number;
  account_id: number;
  waiting: number;
  photo_ids: number[];
  /** As the property shows them now. */
  shown_ids: number[];
};

export async function findItemPhotos(trx: Trx, itemId: number): Promise<ItemPhotos | undefined> {
  const { rows } = await sql<ItemPhotos>`
    select i.id as item_id, i.property_id, i.listing_id, s.account_id,
      (select count(*)::int from source_photo p where p.item_id = i.id and p.state = 'waiting') as waiting,
      array(select p.photo_id from source_photo p where p.item_id = i.id and p.state = 'ready' and p.photo_id is not null
        order by p.position) as photo_ids,
      array(select f.photo_id from property_photo f where f.property_id = i.property_id order by f.position) as shown_ids
    from source_item i join source s on s.id = i.source_id
    where i.id = ${itemId} and i.state = 'live' and i.property_id is not null and i.listing_id is not null`.execute(
    trx,
  );
  return rows[0];
}

/** Of the same property, in the order in which everybody locks them: before the property itself. */
export async function lockListingsOfProperty(trx: Trx, propertyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where property_id = ${propertyId} order by id for no key update`.execute(trx);
  return rows.map(({ id }) => id);
}

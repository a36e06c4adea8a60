/** SQL of merging a visitor into an account: what was saved and found moves, and old links still lead to it. */
import { alertLimits } from '@estia/contract/alerts/limits';
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';

export type VisitorRow = { id: number; locale: Locale; key_version: number };

export async function lockVisitorByEmail(trx: Trx, email: string): Promise<VisitorRow | undefined> {
  const { rows } = await sql<VisitorRow>`
    select id, locale, key_version from subscriber where email = lower(${email}) for update`.execute(trx);
  return rows[0];
}

/**
 * The account that sends to the address of this subscriber, if it has confirmed it. Locked before any subscriber, as where
 * an account confirms its address.
 */
export async function lockConfirmedAccount(
  trx: Trx,
  subscriberId: number,
): Promise<{ id: number; email: string } | undefined> {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email::text as email from account
    where id in (
        select account_id from subscriber where id = ${subscriberId} and account_id is not null
        union select a.id from subscriber s join account a on a.email = s.email::citext where s.id = ${subscriberId})
      and email_confirmed_at is not null and status not in ('blocked', 'rejected') and erase_after is null
    for share`.execute(trx);
  return rows[0];
}

/** With the key version that is in their codes. */
export async function moveUnconfirmedToNewVisitor(
  trx: Trx,
  { id, locale, key_version: keyVersion }: VisitorRow,
  email: string,
  now: Date,
): Promise<void> {
  await sql`
    with created as (
      insert into subscriber (email, locale, key_version, created_at)
      select lower(${email}), ${locale}, ${keyVersion}, ${now}
      where exists (select from saved_search where subscriber_id = ${id} and confirmed_at is null)
      returning id
    )
    update saved_search s set subscriber_id = created.id from created
    where s.subscriber_id = ${id} and s.confirmed_at is null`.execute(trx);
}

export const deleteUnconfirmedByVisitor = (trx: Trx, visitorId: number): Promise<unknown> =>
  sql`delete from saved_search where subscriber_id = ${visitorId} and confirmed_at is null`.execute(trx);

/**
 * A visitor's search that a link has stopped is not matched: in an account that is a pause, and resuming it is all it needs.
 * `stoppedAt`: the account has stopped everything, so nothing that comes to it may look as if it were running.
 */
export const pauseStoppedSearches = (trx: Trx, visitorId: number, stoppedAt: Date | null): Promise<unknown> =>
  sql`
    with paused as (
      update saved_search set paused_at = coalesce(paused_at, email_stopped_at, ${stoppedAt}), email_stopped_at = null
      where subscriber_id = ${visitorId} returning id, paused_at
    )
    delete from saved_search_key k using paused p where k.saved_search_id = p.id and p.paused_at is not null`.execute(
    trx,
  );

/** For the links of one search in old emails: of those that the account has too, and those of another key version. */
export const insertFormerLinks = (
  trx: Trx,
  visitor: Pick<VisitorRow, 'id' | 'key_version'>,
  subscriberId: number,
): Promise<unknown> =>
  sql`
    insert into former_search_link (saved_search_id, key_version, current_id)
    select v.id, ${visitor.key_version}, coalesce(s.id, v.id)
    from saved_search v join subscriber b on b.id = ${subscriberId}
      left join saved_search s on s.subscriber_id = b.id and md5(s.query) = md5(v.query)
    where v.subscriber_id = ${visitor.id} and (s.id is not null or b.key_version <> ${visitor.key_version})
    on conflict do nothing`.execute(trx);

/** Says how many were not in the account before. */
export async function moveSearches(trx: Trx, visitorId: number, subscriberId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update saved_search s set subscriber_id = ${subscriberId} where subscriber_id = ${visitorId}
      and not exists (select from saved_search t where t.subscriber_id = ${subscriberId} and md5(t.query) = md5(s.query))`.execute(
    trx,
  );
  await sql`delete from saved_search where subscriber_id = ${visitorId}`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** None is lost by a merge, but no more than the limit run: the newest. */
export const pauseBeyondLimit = (trx: Trx, subscriberId: number, now: Date): Promise<unknown> =>
  sql`
    with paused as (
      update saved_search set paused_at = ${now} where id in (
        select id from saved_search where subscriber_id = ${subscriberId} and confirmed_at is not null and paused_at is null
        order by created_at desc, id desc offset ${alertLimits.savedSearches})
      returning id
    )
    delete from saved_search_key k using paused p where k.saved_search_id = p.id`.execute(trx);

/**
 * An alert that both have becomes one: of the searches of both, due when the first is, sent if one of them was. The row of the
 * one that was sent stays, since an email that waits in the queue names it.
 */
export async function moveAlerts(trx: Trx, visitorId: number, subscriberId: number): Promise<void> {
  await sql`
    update alert a set saved_search_ids = array(
      select distinct coalesce(f.current_id, m.id) from unnest(a.saved_search_ids) m (id)
        left join former_search_link f on f.saved_search_id = m.id)
    where subscriber_id = ${visitorId}
      and exists (select from former_search_link f where f.saved_search_id = any (a.saved_search_ids))`.execute(trx);
  await sql`
    with pairs as materialized (
      select case when k.is_visitors then v.id else a.id end as kept_id,
        case when k.is_visitors then a.id else v.id end as dropped_id,
        array(select distinct unnest(a.saved_search_ids || v.saved_search_ids)) as saved_search_ids,
        a.is_favorite or v.is_favorite as is_favorite, least(a.due_at, v.due_at) as due_at,
        coalesce(a.sent_at, v.sent_at) as sent_at, coalesce(a.seen_at, v.seen_at) as seen_at
      from alert v
        join alert a on a.subscriber_id = ${subscriberId} and a.property_id = v.property_id and a.event = v.event
          and a.price = v.price,
        lateral (select v.sent_at is not null and a.sent_at is null as is_visitors) k
      where v.subscriber_id = ${visitorId}
    ), dropped as (
      delete from alert l using pairs p where l.id = p.dropped_id
    )
    update alert l set saved_search_ids = p.saved_search_ids, is_favorite = p.is_favorite, due_at = p.due_at,
      sent_at = p.sent_at, seen_at = p.seen_at
    from pairs p where l.id = p.kept_id`.execute(trx);
  await sql`update alert set subscriber_id = ${subscriberId} where subscriber_id = ${visitorId}`.execute(trx);
}

/** The visitor stays as a name for the links of old emails, without an address. */
export const markVisitorMerged = (trx: Trx, visitorId: number, subscriberId: number): Promise<unknown> =>
  sql`update subscriber set email = null, merged_into_id = ${subscriberId} where id = ${visitorId}`.execute(trx);

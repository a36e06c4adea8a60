/** SQL of subscribers: an account, or the email of a visitor. */
import type { Locale } from '@estia/contract/pair';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Subscriber } from '../../../platform/generated/schema.ts';
import { tellAgainAt } from '../matching/alert-repeats.ts';

export type SubscriberRow = Selectable<Subscriber>;

export const findSubscriberOfAccount = (db: Db, accountId: number): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscriber').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const findAccountEmail = (
  db: Db,
  accountId: number,
): Promise<{ email: string; email_confirmed_at: Date | null; mail_alerts: boolean } | undefined> =>
  db
    .selectFrom('account')
    .select(['email', 'email_confirmed_at', 'mail_alerts'])
    .where('id', '=', accountId)
    .executeTakeFirst();

export const findSubscriber = (db: Db, id: number): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst();

/** Who has searches at this address: the account that has confirmed it, or else a visitor who has. */
export async function findSubscriberOfAddress(
  db: Db,
  email: string,
): Promise<Pick<SubscriberRow, 'id' | 'account_id' | 'key_version'> | undefined> {
  const { rows } = await sql<Pick<SubscriberRow, 'id' | 'account_id' | 'key_version'>>`
    select b.id, b.account_id, b.key_version
    from subscriber b
    where (b.email = lower(${email}) or b.account_id = (
        select id from account where email = ${email} and email_confirmed_at is not null and erase_after is null
          and status not in ('blocked', 'rejected')))
      and exists (select from saved_search s where s.subscriber_id = b.id and s.confirmed_at is not null)
    order by b.account_id nulls last limit 1`.execute(db);
  return rows[0];
}

/** Whoever counts or changes the saved searches of a subscriber holds this row. */
export const lockSubscriber = (trx: Trx, id: number): Promise<SubscriberRow | undefined> =>
  trx.selectFrom('subscriber').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function lockOrCreateSubscriber(
  trx: Trx,
  who: { accountId: number } | { email: string },
  { locale, now }: { locale: Locale; now: Date },
): Promise<SubscriberRow> {
  const [account, email] = 'accountId' in who ? [who.accountId, null] : [null, who.email.toLowerCase()];
  await sql`
    insert into subscriber (account_id, email, locale, confirmed_at, created_at)
    values (${account}, ${email}, ${locale}, ${account === null ? null : now}, ${now}) on conflict do nothing`.execute(
    trx,
  );
  return trx
    .selectFrom('subscriber')
    .selectAll()
    .where((eb) => (account === null ? eb('email', '=', email) : eb('account_id', '=', account)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export const updateSubscriber = (
  trx: Trx,
  id: number,
  changes: Partial<
    Pick<SubscriberRow, 'confirmed_at' | 'locale' | 'quiet_from' | 'quiet_to' | 'favorite_alerts' | 'unsubscribed_at'>
  >,
) => trx.updateTable('subscriber').set(changes).where('id', '=', id).execute();

export type LinkedSearch = {
  id: number;
  subscriber_id: number;
  key_version: number;
  code_version: number;
  name: string | null;
  query: string;
  email_stopped_at: Date | null;
  confirmed_at: Date | null;
  confirm_requested_at: Date | null;
};

const linkedColumns = sql`
  s.id, s.subscriber_id, s.code_version, s.name, s.query, s.email_stopped_at, s.confirmed_at, s.confirm_requested_at`;

/** One saved search with its subscriber, by its number alone: for links that carry a secret of their own. */
export async function findSearchOfLink(db: Db, savedSearchId: number): Promise<LinkedSearch | undefined> {
  const { rows } = await sql<LinkedSearch>`
    select ${linkedColumns}, b.key_version
    from saved_search s join subscriber b on b.id = s.subscriber_id where s.id = ${savedSearchId}`.execute(db);
  return rows[0];
}

/** Also what goes on in an account for a search that the link names; each with the key version that its link must have. */
export async function listSearchesOfLink(db: Db, savedSearchId: number): Promise<LinkedSearch[]> {
  const { rows } = await sql<LinkedSearch>`
    select ${linkedColumns}, b.key_version
    from saved_search s join subscriber b on b.id = s.subscriber_id where s.id = ${savedSearchId}
    union all
    select ${linkedColumns}, f.key_version
    from former_search_link f join saved_search s on s.id = f.current_id where f.saved_search_id = ${savedSearchId}`.execute(
    db,
  );
  return rows;
}

/** Links of emails that went to the address which an account has left end. */
export async function endOldLinks(trx: Trx, accountId: number): Promise<void> {
  await sql`
    with own as (select id from subscriber where account_id = ${accountId})
    update subscriber b set key_version = key_version + 1 from own where own.id in (b.id, b.merged_into_id)`.execute(
    trx,
  );
  await sql`
    delete from former_search_link f using saved_search s join subscriber b on b.id = s.subscriber_id
    where s.id = f.current_id and b.account_id = ${accountId}`.execute(trx);
}

/** No more emails of this one. A visitor has nothing but emails: for them it is not matched any more. */
export async function stopEmails(trx: Trx, savedSearchId: number, now: Date): Promise<void> {
  await sql`
    with stopped as (
      update saved_search set email_stopped_at = coalesce(email_stopped_at, ${now}), confirm_requested_at = null
      where id = ${savedSearchId} returning id, subscriber_id
    )
    delete from saved_search_key k using stopped s join subscriber b on b.id = s.subscriber_id
    where k.saved_search_id = s.id and b.account_id is null`.execute(trx);
}

/** No alerts of any kind; what was saved stays, and can be switched on again one by one. What waits for a code goes. */
export async function stopAllAlerts(trx: Trx, subscriberId: number, now: Date): Promise<void> {
  await sql`
    with subscribed as (
      update subscriber set unsubscribed_at = coalesce(unsubscribed_at, ${now}), favorite_alerts = false
      where id = ${subscriberId} returning id, account_id
    ), unconfirmed as (
      delete from saved_search s using subscribed b where s.subscriber_id = b.id and s.confirmed_at is null
    ), stopped as (
      update saved_search s
      set email_stopped_at = coalesce(email_stopped_at, ${now}), by_push = false, confirm_requested_at = null
      from subscribed b where s.subscriber_id = b.id and s.confirmed_at is not null returning s.id
    )
    delete from saved_search_key k using stopped s, subscribed b where k.saved_search_id = s.id and b.account_id is null`.execute(
    trx,
  );
}

/**
 * After any change of what a subscriber wants: what waits is sent when that says, or not at all. What is due by now stays
 * due, and what waits for a paused search keeps its time: resumed before, it is sent.
 */
export const rescheduleAlerts = (db: Db, subscriberId: number, now: Date): Promise<unknown> =>
  sql`
    update alert l set due_at = case
      when w.due_at is null then null
      when l.due_at <= ${now} then l.due_at
      else greatest(w.due_at, ${sql.raw(tellAgainAt('l'))}) end
    from subscriber b, alert waiting,
      lateral (
        select coalesce(min(due_at) filter (where not is_paused), min(due_at)) as due_at from (
          select alert_due_at(${now}, s.frequency, s.hour, s.weekday, b.quiet_from, b.quiet_to) as due_at,
            s.paused_at is not null as is_paused
          from saved_search s
          where s.id = any (waiting.saved_search_ids) and s.subscriber_id = b.id
            and (s.by_email and s.email_stopped_at is null or s.by_push)
          union all
          select alert_due_at(${now}, 'instant', 0::smallint, 1::smallint, b.quiet_from, b.quiet_to), false
          where waiting.is_favorite and b.favorite_alerts
        ) ways
        where b.unsubscribed_at is null
      ) w
    where b.id = ${subscriberId} and waiting.subscriber_id = b.id and waiting.id = l.id
      and waiting.sent_at is null and waiting.due_at is not null`.execute(db);

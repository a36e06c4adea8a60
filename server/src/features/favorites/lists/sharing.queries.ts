/** SQL of what people do in a list together: who is in it, who is invited, votes, comments, and emails about them. */
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

type MemberRow = { account_id: number; username: string };

export async function listMembers(db: Db, listId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.account_id, u.username from favorite_list_participant m join account u on u.id = m.account_id
    where m.list_id = ${listId} order by m.joined_at, m.account_id`.execute(db);
  return rows;
}

export async function countPeople(db: Db, listId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from favorite_list_participant where list_id = ${listId})
      + (select count(*) from favorite_list_invitation where list_id = ${listId} and expires_at > ${now}) as n`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export const listInvitations = (db: Db, listId: number, now: Date) =>
  db
    .selectFrom('favorite_list_invitation')
    .select(['id', 'email', 'expires_at'])
    .where('list_id', '=', listId)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();

type ReceivedInvitationRow = {
  id: number;
  list_id: number;
  list_name: string;
  invited_by: string;
  expires_at: Date;
};

/** To the email of an account that has proved it, from who is not blocked. */
export async function listReceivedInvitations(db: Db, accountId: number, now: Date): Promise<ReceivedInvitationRow[]> {
  const { rows } = await sql<ReceivedInvitationRow>`
    select i.id, i.list_id, v.name as list_name, o.username as invited_by, i.expires_at
    from account u join favorite_list_invitation i on i.email = u.email
    join favorite_list v on v.id = i.list_id join account o on o.id = v.account_id
    where u.id = ${accountId} and u.email_confirmed_at is not null and i.expires_at > ${now} and o.status <> 'blocked'
    order by i.id desc limit 50`.execute(db);
  return rows;
}

export async function isMemberEmail(db: Db, listId: number, email: string): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from favorite_list_participant m join account u on u.id = m.account_id
      where m.list_id = ${listId} and u.email = ${email}::citext) as yes`.execute(db);
  return rows[0]?.yes ?? false;
}

export const hasOpenInvitation = async (db: Db, { listId, email, now }: { listId: number; email: string; now: Date }) =>
  (await db
    .selectFrom('favorite_list_invitation')
    .select('id')
    .where('list_id', '=', listId)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

export const upsertInvitation = (
  trx: Trx,
  { listId, email, now, expiresAt }: { listId: number; email: string; now: Date; expiresAt: Date },
) =>
  trx
    .insertInto('favorite_list_invitation')
    .values({ list_id: listId, email, created_at: now, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['list_id', 'email']).doUpdateSet({ created_at: now, expires_at: expiresAt }),
    )
    .execute();

export const deleteInvitation = async (db: Db, listId: number, id: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('favorite_list_invitation')
      .where('id', '=', id)
      .where('list_id', '=', listId)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

export async function countJoinedLists(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from favorite_list_participant m join favorite_list v on v.id = m.list_id
    where m.account_id = ${accountId} and v.account_id <> ${accountId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Told of what is said from now on. */
export const insertMember = (trx: Trx, { listId, accountId, now }: { listId: number; accountId: number; now: Date }) =>
  sql`
    insert into favorite_list_participant (list_id, account_id, joined_at, noticed_comment_id)
    select ${listId}, ${accountId}, ${now}, coalesce(max(id), 0) from favorite_list_comment where list_id = ${listId}
    on conflict do nothing`.execute(trx);

export const deleteMember = async (db: Db, listId: number, accountId: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('favorite_list_participant')
      .where('list_id', '=', listId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

/** Whoever wants none any more is not told of those that wait either; who wants them again hears of later ones alone. */
export const updateMailComments = (
  db: Db,
  { listId, accountId, mailComments }: { listId: number; accountId: number; mailComments: boolean },
) =>
  db
    .updateTable('favorite_list_participant')
    .set({
      mail_comments: mailComments,
      notice_due_at: sql`case when mail_comments and ${mailComments} then notice_due_at end`,
      noticed_comment_id: sql`case when mail_comments then noticed_comment_id else (
        select coalesce(max(c.id), 0) from favorite_list_comment c where c.list_id = ${listId}) end`,
    })
    .where('list_id', '=', listId)
    .where('account_id', '=', accountId)
    .execute();

type ItemRef = { listId: number; listingId: number };

export async function hasListing(db: Db, { listId, listingId }: ItemRef): Promise<boolean> {
  const found = await db
    .selectFrom('favorite_list_listing')
    .select('listing_id')
    .where('list_id', '=', listId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return found !== undefined;
}

export const upsertVote = (
  trx: Trx,
  { listId, listingId, accountId, vote }: ItemRef & { accountId: number; vote: -1 | 1 },
) =>
  trx
    .insertInto('favorite_list_vote')
    .values({ list_id: listId, listing_id: listingId, account_id: accountId, vote })
    .onConflict((conflict) => conflict.columns(['list_id', 'listing_id', 'account_id']).doUpdateSet({ vote }))
    .execute();

export const deleteVote = (trx: Trx, { listId, listingId, accountId }: ItemRef & { accountId: number }) =>
  trx
    .deleteFrom('favorite_list_vote')
    .where('list_id', '=', listId)
    .where('listing_id', '=', listingId)
    .where('account_id', '=', accountId)
    .execute();

export type CommentRow = { id: number; account_id: number; author_name: string | null; body: string; at: Date };

export async function listComments(
  db: Db,
  { listId, listingId, limit, offset }: ItemRef & { limit: number; offset: number },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.id, c.account_id, c.body, c.at, (
      select u.username from account u join favorite_list_participant m on m.account_id = u.id and m.list_id = c.list_id
      where u.id = c.account_id) as author_name
    from favorite_list_comment c where c.list_id = ${listId} and c.listing_id = ${listingId}
    order by c.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countComments(db: Db, { listId, listingId }: ItemRef): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from favorite_list_comment where list_id = ${listId} and listing_id = ${listingId}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** With when the others are told: an hour later what was said meanwhile goes along, and at most once a day. */
export async function insertComment(
  trx: Trx,
  comment: ItemRef & { accountId: number; body: string; now: Date },
): Promise<number> {
  const { listId, listingId, accountId, body, now } = comment;
  const { id } = await trx
    .insertInto('favorite_list_comment')
    .values({ list_id: listId, listing_id: listingId, account_id: accountId, body, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    update favorite_list_participant
    set notice_due_at = greatest(${now}::timestamptz + interval '1 hour', last_noticed_at + interval '1 day')
    where list_id = ${listId} and account_id <> ${accountId} and mail_comments and notice_due_at is null`.execute(trx);
  return id;
}

export const findComment = (db: Db, listId: number, id: number) =>
  db
    .selectFrom('favorite_list_comment')
    .select(['id', 'account_id'])
    .where('id', '=', id)
    .where('list_id', '=', listId)
    .executeTakeFirst();

export const deleteComment = (db: Db, id: number) =>
  db.deleteFrom('favorite_list_comment').where('id', '=', id).execute();

type DueNotice = {
  list_id: number;
  account_id: number;
  comments: number;
  newest_id: number;
  reachable: boolean;
};

/**
 * Held by this transaction: of two workers one has each. Comments of a list are written one after the other, so none with a
 * lower number comes later.
 */
export async function lockDueNotices(trx: Trx, now: Date, limit: number): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    select m.list_id, m.account_id, u.status <> 'blocked' and u.erase_after is null as reachable,
      n.comments, n.newest_id
    from favorite_list_participant m join account u on u.id = m.account_id
    cross join lateral (
      select count(*) filter (where c.account_id <> m.account_id) as comments,
        coalesce(max(c.id), m.noticed_comment_id) as newest_id
      from favorite_list_comment c where c.list_id = m.list_id and c.id > m.noticed_comment_id) n
    where m.notice_due_at <= ${now} order by m.notice_due_at limit ${limit}
    for no key update of m skip locked`.execute(trx);
  return rows;
}

/** `sentAt`: null when there was nothing to tell, or nobody to tell it to. */
export const markNoticed = (trx: Trx, { list_id, account_id, newest_id }: DueNotice, sentAt: Date | null) =>
  trx
    .updateTable('favorite_list_participant')
    .set({ notice_due_at: null, noticed_comment_id: newest_id, ...(sentAt && { last_noticed_at: sentAt }) })
    .where('list_id', '=', list_id)
    .where('account_id', '=', account_id)
    .execute();

type NoticeReader = { email: string; username: string; locale: Locale; list_name: string };

/** Undefined: they are no longer in the list, or want no such emails any more. */
export async function findNoticeReader(db: Db, listId: number, accountId: number): Promise<NoticeReader | undefined> {
  const { rows } = await sql<NoticeReader>`
    select u.email::text as email, u.username, u.locale, v.name as list_name
    from favorite_list_participant m join account u on u.id = m.account_id join favorite_list v on v.id = m.list_id
    where m.list_id = ${listId} and m.account_id = ${accountId} and m.mail_comments
      and u.status <> 'blocked' and u.erase_after is null`.execute(db);
  return rows[0];
}

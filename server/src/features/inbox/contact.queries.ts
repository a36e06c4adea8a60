/** SQL of the first word: the listing and its owner, who asks, and the conversation they are put into. */
import type { Locale } from '@estia/contract/pair';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Conversation } from '../../platform/generated/schema.ts';

export type ContactedListing = {
  listing_id: number;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  advertiser_id: number;
  /** The owner has a standing account that nobody is about to forget. */
  reachable: boolean;
  phone: string | null;
  name: string | null;
  no_brokers: boolean;
};

export async function findContactedListing(
  db: Db,
  propertyId: number,
  purpose: 1 | 2,
): Promise<ContactedListing | undefined> {
  const { rows } = await sql<ContactedListing>`
    select l.id as listing_id, l.property_id, l.purpose, l.is_active, p.account_id as advertiser_id,
      u.status <> 'blocked' and u.erase_after is null as reachable,
      case when not c.hide_phone then c.phone end as phone, c.name, coalesce(c.no_brokers, false) as no_brokers
    from listing l join property p on p.id = l.property_id join account u on u.id = p.account_id
    left join property_contact c on c.property_id = p.id
    where l.property_id = ${propertyId} and l.purpose = ${purpose}`.execute(db);
  return rows[0];
}

export const findContactAccount = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'username', 'locale', 'email_confirmed_at', 'mail_messages', 'status', 'erase_after'])
    .where('id', '=', id)
    .executeTakeFirst();

export type LeadReader = { id: number; email: string; username: string; locale: Locale };

/**
 * Whom a lead is mailed to: the advertiser, the agent it is assigned to, and agents who asked for all of the agency's.
 */
export async function leadReaders(db: Db, ownerId: number, assignedTo: number | null): Promise<LeadReader[]> {
  const { rows } = await sql<LeadReader>`
    select u.id, u.email::text as email, u.username, u.locale from account u
    where u.id in (
      select ${ownerId}::bigint union select ${assignedTo}::bigint
      union select m.account_id from agency_agent m join agency g on g.id = m.agency_id where g.account_id = ${ownerId})
      and u.status <> 'blocked' and u.erase_after is null
      and ((u.mail_messages and u.id in (${ownerId}, ${assignedTo})) or (u.mail_agency_leads and u.id <> ${ownerId}))
    order by u.id`.execute(db);
  return rows;
}

export type ConversationRow = Selectable<Conversation>;
/** An account, or the hash of an email. */
export type LeadIdentity = { leadId: number | null; hash: Buffer | null };

const matchesLead = ({ leadId, hash }: LeadIdentity) =>
  leadId === null ? sql<boolean>`lead_id is null and lead_email_hash = ${hash}` : sql<boolean>`lead_id = ${leadId}`;

/**
 * The one that an account, or an email that was proved, goes on in. What only a page wrote before its email was proved is not
 * among them.
 */
const selectConversation = (db: Db, listingId: number, lead: LeadIdentity) =>
  db
    .selectFrom('conversation')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where(matchesLead(lead))
    .where(sql<boolean>`(page_key is null or not lead_email_unconfirmed)`)
    .orderBy(sql`page_key is not null`)
    .orderBy('id')
    .limit(1);

export const findConversation = (db: Db, listingId: number, lead: LeadIdentity): Promise<ConversationRow | undefined> =>
  selectConversation(db, listingId, lead).executeTakeFirst();

/** What one page wrote, whether its email was proved since or not. */
export const findPageConversation = (
  db: Db,
  listingId: number,
  hash: Buffer,
  pageKey: string,
): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversation')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('lead_email_hash', '=', hash)
    .where('page_key', '=', pageKey)
    .executeTakeFirst();

/** Somebody of this email was stopped at this listing, after they had proved that it is theirs. */
export async function isStoppedAtListing(db: Db, listingId: number, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from conversation where listing_id = ${listingId} and lead_email_hash = ${hash} and lead_id is null
      and confirmed_at is not null and not lead_email_unconfirmed and (blocked_by_advertiser or blocked_by_lead) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export type NewConversation = LeadIdentity & {
  listing: ContactedListing;
  name: string;
  email: Buffer | null;
  phone: Buffer | null;
  showEmail: boolean;
  locale: Locale;
  /** What they say of themselves holds at once: the mailbox is proved, or the conversation is that of their page alone. */
  proven: boolean;
  /** The page that writes before its email is proved, to be heard at once. */
  pageKey?: string | undefined;
  /** Heard before the email was proved. */
  unconfirmed: boolean;
  now: Date;
};

/**
 * The one there is or a new one, held. What somebody says of themselves before their mailbox is proved stays with their
 * message.
 */
export async function lockOrCreateConversation(trx: Trx, input: NewConversation): Promise<ConversationRow | undefined> {
  const { listing, leadId, hash, name, email, phone, showEmail, locale, proven, unconfirmed, now } = input;
  const pageKey = leadId === null ? (input.pageKey ?? null) : null;
  const about = { lead_name: name, lead_email: email, lead_phone: phone, show_email: showEmail, locale };
  const find = () =>
    pageKey !== null && hash !== null
      ? findPageConversation(trx, listing.listing_id, hash, pageKey)
      : findConversation(trx, listing.listing_id, input);
  if (!(await find()))
    await trx
      .insertInto('conversation')
      .values({
        listing_id: listing.listing_id,
        property_id: listing.property_id,
        purpose: listing.purpose,
        advertiser_id: listing.advertiser_id,
        lead_id: leadId,
        lead_email_hash: hash,
        created_at: now,
        last_at: now,
        page_key: pageKey,
        lead_email_unconfirmed: unconfirmed,
        ...about,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const found = await find();
  const conversation = found && (await lockConversation(trx, found.id));
  if (!conversation || conversation.confirmed_at !== null || !proven) return conversation;
  return updateLeadDetails(trx, conversation.id, { ...about, lead_email_unconfirmed: unconfirmed });
}

type LeadDetails = Pick<ConversationRow, 'lead_name' | 'lead_phone' | 'show_email' | 'locale'>;

const updateLeadDetails = (
  trx: Trx,
  id: number,
  about: LeadDetails & Partial<Pick<ConversationRow, 'lead_email_unconfirmed'>>,
): Promise<ConversationRow> =>
  trx.updateTable('conversation').set(about).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export type NewMessage = {
  conversationId: number;
  fromOwner: boolean;
  body: string;
  clientKey: string;
  awaiting_confirmation: boolean;
  authorId?: number | undefined;
  /** What the lead of a waiting message says of themselves. */
  about?: LeadDetails | undefined;
  now: Date;
};
export type MessageRow = { id: number; body: string; at: Date; from_advertiser: boolean; by: string | null };

/** `by`: who of an agency wrote it. */
const authorName = sql<string | null>`(select username from account where account.id = message.author_id)`.as('by');
export const messageColumns = ['id', 'body', 'at', 'from_advertiser', authorName] as const;

/** A message that waits, by the key that only the page which wrote it knows. */
export const lockWaiting = (trx: Trx, conversationId: number, clientKey: string) =>
  trx
    .selectFrom('message')
    .select(['id', 'body', 'awaiting_confirmation', 'lead_name', 'lead_phone', 'show_email', 'locale'])
    .where('conversation_id', '=', conversationId)
    // Corrected on a page that was gone back to, the newest text is the one (client-key.ts).
    .where(sql<boolean>`(client_key = ${clientKey} or starts_with(client_key, ${`${clientKey}:`}))`)
    .where('from_advertiser', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** With its keys: whoever got them by a slip of typing cannot send it any more. */
export const deleteMessage = (trx: Trx, id: number) => trx.deleteFrom('message').where('id', '=', id).execute();

/**
 * What an email wrote before it had an account becomes the account's, once the account has proved that email. Not where
 * the account has asked about the same listing itself. What was heard before its email was proved stays marked: proving a mailbox
 * says nothing about words that somebody else may have typed.
 */
export async function attachConversations(trx: Trx, accountId: number, hash: Buffer): Promise<void> {
  await sql`update conversation set lead_email_unconfirmed = false where lead_id = ${accountId} and page_key is null and lead_email_unconfirmed`.execute(
    trx,
  );
  await sql`
    update conversation c set lead_id = ${accountId}, lead_email_hash = null, lead_email = null
    where c.lead_id is null and c.lead_email_hash = ${hash} and c.confirmed_at is not null and c.advertiser_id <> ${accountId}
      and (c.page_key is not null or not exists (
        select from conversation o where o.lead_id = ${accountId} and o.listing_id = c.listing_id and o.page_key is null))`.execute(
    trx,
  );
}

/** Whose conversations of an email are, by the same rule: an account in good standing that has proved it. */
export const accountThatProved = (db: Db, email: string) =>
  db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('status', '<>', 'blocked')
    .where('erase_after', 'is', null)
    .executeTakeFirst();

/** Null: it is there already. */
export const insertMessage = (trx: Trx, input: NewMessage): Promise<MessageRow | undefined> =>
  trx
    .insertInto('message')
    .values({
      conversation_id: input.conversationId,
      from_advertiser: input.fromOwner,
      body: input.body,
      at: input.now,
      client_key: input.clientKey,
      awaiting_confirmation: input.awaiting_confirmation,
      author_id: input.authorId ?? null,
      ...(input.awaiting_confirmation ? input.about : {}),
    })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'client_key']).doNothing())
    .returning(messageColumns)
    .executeTakeFirst();

const selectByClientKey = (db: Db, conversationId: number, clientKey: string) =>
  db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('client_key', '=', clientKey);

export const findMessageByClientKey = (
  db: Db,
  conversationId: number,
  clientKey: string,
): Promise<MessageRow | undefined> => selectByClientKey(db, conversationId, clientKey).executeTakeFirst();

export const getMessageByClientKey = (db: Db, conversationId: number, clientKey: string): Promise<MessageRow> =>
  selectByClientKey(db, conversationId, clientKey).executeTakeFirstOrThrow();

type Released = { body: string; conversation: ConversationRow };

/**
 * The words, the first time they are let go; of a conversation's first, what its lead says of themselves goes with
 * them.
 */
export async function releaseMessage(trx: Trx, id: number, conversation: ConversationRow): Promise<Released | null> {
  const found = await trx
    .selectFrom('message')
    .select(['body', 'lead_name', 'lead_phone', 'show_email', 'locale'])
    .where('id', '=', id)
    .where('awaiting_confirmation', '=', true)
    .executeTakeFirst();
  if (!found) return null;
  const { body, lead_name, lead_phone, show_email, locale } = found;
  await trx
    .updateTable('message')
    .set({ awaiting_confirmation: false, lead_name: null, lead_phone: null, show_email: null, locale: null })
    .where('id', '=', id)
    .execute();
  // A message of before these columns has nothing but what its conversation has.
  if (conversation.confirmed_at !== null || lead_name === null) return { body, conversation };
  const about = { lead_name, lead_phone, show_email: show_email ?? false, locale: locale ?? conversation.locale };
  return { body, conversation: await updateLeadDetails(trx, conversation.id, about) };
}

export const lockConversation = (trx: Trx, id: number): Promise<ConversationRow | undefined> =>
  trx.selectFrom('conversation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What the side that is written to sees: something new, not put away. The first word is also the confirmation. */
export async function recordNewMessage(trx: Trx, conversation: ConversationRow, fromOwner: boolean, now: Date) {
  const { id, confirmed_at, listing_id, advertiser_unread, lead_unread } = conversation;
  await trx
    .updateTable('conversation')
    .set({
      last_at: now,
      confirmed_at: confirmed_at ?? now,
      advertiser_archived: false,
      lead_archived: false,
      ...(fromOwner ? { lead_unread: lead_unread + 1 } : { advertiser_unread: advertiser_unread + 1 }),
    })
    .where('id', '=', id)
    .execute();
  if (confirmed_at !== null || listing_id === null) return;
  await sql`
    insert into listing_counter as c (listing_id, messages) values (${listing_id}, 1)
    on conflict (listing_id) do update set messages = c.messages + 1`.execute(trx);
}

export async function lastQuestion(db: Db, conversationId: number): Promise<string> {
  const last = db.selectFrom('message').select('body').where('conversation_id', '=', conversationId);
  const asked = last
    .where('from_advertiser', '=', false)
    .where('awaiting_confirmation', '=', false)
    .orderBy('id', 'desc')
    .limit(1);
  return (await asked.executeTakeFirst())?.body ?? '';
}

export type ListingSummary = {
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
  office: { el: string; en: string } | null;
  name: string | null;
};

type ContactEmail = { email: string; account_id: number | null };

/**
 * Where the listing says that messages are to go, besides to its account, and whose address it is: of its account, or of an
 * agent of its agency. Null: nobody has proved it.
 */
export async function contactEmailOf(db: Db, listingId: number | null): Promise<ContactEmail | undefined> {
  const { rows } = await sql<ContactEmail>`
    select c.email, (
      select u.id from account u where u.email = c.email::citext and u.email_confirmed_at is not null
        and (u.id = p.account_id or exists (
          select from agency_agent m join agency g on g.id = m.agency_id
          where m.account_id = u.id and g.account_id = p.account_id))) as account_id
    from listing l join property p on p.id = l.property_id join property_contact c on c.property_id = p.id
    where l.id = ${listingId} and c.email is not null`.execute(db);
  return rows[0];
}

/** What an email says about the listing and its advertiser. */
export async function findListingSummary(db: Db, listingId: number | null): Promise<ListingSummary | undefined> {
  const { rows } = await sql<ListingSummary>`
    select l.title_el, l.title_en, p.type_id, p.area, c.name,
      case when a.id is null then null else json_build_object('el', a.name_el, 'en', a.name_en) end as office
    from listing l join property p on p.id = l.property_id
    left join agency a on a.id = p.agency_id left join property_contact c on c.property_id = p.id
    where l.id = ${listingId}`.execute(db);
  return rows[0];
}

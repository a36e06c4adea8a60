/** SQL of reading and keeping conversations. Each side is read by its own index. */
import { requireValue } from '@estia/contract/require-value';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { type ConversationRow, type ListingSummary, messageColumns } from './contact.queries.ts';
import type { ConversationSide } from './inbox.policy.ts';

export type ConversationDetailRow = ConversationRow & {
  asker_account_email: string | null;
  assigned_name: string | null;
  answered_name: string | null;
  about:
    | (ListingSummary & {
        listing_id: number;
        property_id: number;
        purpose: 1 | 2;
        price: number;
        is_active: boolean | null;
        photo: string | null;
      })
    | null;
  last: { body: string; at: string; from_advertiser: boolean };
};

const PREVIEW_LENGTH = 200;

const columns = sql`
  v.*, (select username from account where id = v.assigned_to) as assigned_name,
  (select username from account where id = v.answered_by) as answered_name, case when v.lead_id is not null and v.show_email then u.email::text end as asker_account_email,
  (select jsonb_build_object('listing_id', l.id, 'property_id', l.property_id, 'purpose', l.purpose, 'price', l.price,
      'is_active', l.is_active, 'title_el', l.title_el, 'title_en', l.title_en, 'type_id', p.type_id, 'area', p.area,
      'photo', (select f.key from property_photo pp join photo f on f.id = pp.photo_id
                where pp.property_id = p.id order by pp.position limit 1),
      'office', case when a.id is null then null else jsonb_build_object('el', a.name_el, 'en', a.name_en) end,
      'name', c.name)
   from listing l join property p on p.id = l.property_id left join agency a on a.id = p.agency_id
   left join property_contact c on c.property_id = p.id where l.id = v.listing_id) as about,
  (select jsonb_build_object('body', left(m.body, ${PREVIEW_LENGTH}), 'at', m.at, 'from_advertiser', m.from_advertiser)
   from message m where m.conversation_id = v.id and not m.awaiting_confirmation order by m.id desc limit 1) as last`;

export async function findConversationDetail(db: Db, id: number): Promise<ConversationDetailRow | undefined> {
  const { rows } = await sql<ConversationDetailRow>`
    select ${columns} from conversation v left join account u on u.id = v.lead_id where v.id = ${id}`.execute(db);
  return rows[0];
}

type InboxBox = 'all' | 'unread' | 'waiting' | 'mine' | 'archived';

/** Answers are the agency's, questions a person's own. */
type InboxReader = { userId: number; worksFor: number };

type InboxFilter = { box: InboxBox; listing_id?: number | undefined };

/** The conversations of one side of a person, as a condition that its index answers. */
function boxCondition(
  side: ConversationSide,
  reader: InboxReader,
  { box, listing_id }: InboxFilter,
): RawBuilder<boolean> {
  const sideCondition =
    side === 'advertiser' ? sql`advertiser_id = ${reader.worksFor}` : sql`lead_id = ${reader.userId}`;
  const away = side === 'advertiser' ? sql`advertiser_archived` : sql`lead_archived`;
  const unread = side === 'advertiser' ? sql`advertiser_unread` : sql`lead_unread`;
  const asAdvertiser = (condition: RawBuilder<unknown>) => (side === 'advertiser' ? condition : sql`false`);
  const inBox = {
    all: sql`not ${away}`,
    unread: sql`${unread} > 0`,
    waiting: asAdvertiser(sql`awaiting_reply and not advertiser_archived and not blocked_by_advertiser`),
    mine: asAdvertiser(sql`assigned_to = ${reader.userId} and not advertiser_archived`),
    archived: away,
  }[box];
  const listingCondition = listing_id === undefined ? sql`true` : sql`listing_id = ${listing_id}`;
  return sql`${sideCondition} and confirmed_at is not null and ${inBox} and ${listingCondition}`;
}

type InboxPage = InboxFilter & { limit: number; offset: number };

/** Newest of both sides: no more of each than the page can need. */
export async function listConversations(
  db: Db,
  reader: InboxReader,
  page: InboxPage,
): Promise<ConversationDetailRow[]> {
  const { limit, offset } = page;
  const newest = (side: ConversationSide) => sql`
    (select id, last_at from conversation where ${boxCondition(side, reader, page)}
     order by last_at desc, id desc limit ${offset + limit})`;
  const { rows } = await sql<ConversationDetailRow>`
    select ${columns}
    from (select * from (${newest('advertiser')} union all ${newest('lead')}) both_sides
          order by last_at desc, id desc limit ${limit} offset ${offset}) page
    join conversation v on v.id = page.id left join account u on u.id = v.lead_id
    order by page.last_at desc, page.id desc`.execute(db);
  return rows;
}

export async function countConversations(db: Db, reader: InboxReader, shown: InboxFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from conversation where ${boxCondition('advertiser', reader, shown)})
      + (select count(*) from conversation where ${boxCondition('lead', reader, shown)}) as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The last ones before an id, newest first; one more than asked for says that there are earlier ones. */
export const listMessages = (db: Db, conversationId: number, before: number | undefined, limit: number) =>
  db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('awaiting_confirmation', '=', false)
    .$if(before !== undefined, (query) => query.where('id', '<', requireValue(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

const sideColumns = {
  advertiser: { unread: 'advertiser_unread', archived: 'advertiser_archived', blocked: 'blocked_by_advertiser' },
  lead: { unread: 'lead_unread', archived: 'lead_archived', blocked: 'blocked_by_lead' },
} as const;

/** Writes only where there was something unread: a page that asks every few seconds costs a read. */
export const markConversationRead = (db: Db, id: number, side: ConversationSide) =>
  db
    .updateTable('conversation')
    .set({ [sideColumns[side].unread]: 0 })
    .where('id', '=', id)
    .where(sideColumns[side].unread, '>', 0)
    .execute();

type ConversationFlags = {
  archived?: boolean | undefined;
  unread?: boolean | undefined;
  blocked?: boolean | undefined;
};

export async function updateConversationFlags(
  db: Db,
  id: number,
  side: ConversationSide,
  { archived, unread, blocked }: ConversationFlags,
): Promise<void> {
  const names = sideColumns[side];
  const set = {
    ...(archived === undefined ? {} : { [names.archived]: archived }),
    ...(blocked === undefined ? {} : { [names.blocked]: blocked }),
    ...(unread === undefined ? {} : { [names.unread]: unread ? sql`greatest(1, ${sql.ref(names.unread)})` : 0 }),
  };
  if (Object.keys(set).length > 0) await db.updateTable('conversation').set(set).where('id', '=', id).execute();
}

export const updateAssignee = (db: Db, id: number, userId: number | null) =>
  db.updateTable('conversation').set({ assigned_to: userId }).where('id', '=', id).execute();

/** SQL of an agency's leads for its programs: what its people see in the inbox, from the first message on. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/security/secrets.ts';

type LeadRow = {
  id: number;
  confirmed_at: Date;
  /** To the microsecond, for cursors. */
  confirmed_at_text: string;
  lead_name: string;
  locale: string;
  show_email: boolean;
  email_confirmed: boolean;
  account_email: string | null;
  lead_email: Buffer | null;
  lead_phone: Buffer | null;
  message: string | null;
  listing_id: number | null;
  property_id: number | null;
  purpose: 1 | 2;
  reference: string | null;
};
export type Lead = Omit<LeadRow, 'show_email' | 'account_email' | 'lead_email' | 'lead_phone'> & {
  email: string | null;
  phone: string | null;
};

type LeadPage = { since: string | undefined; after: { at: string; id: number } | null; limit: number };

/** A lead counts from when their message went out. */
export async function listLeads(
  db: Db,
  secrets: Secrets,
  accountId: number,
  { since, after, limit }: LeadPage,
): Promise<Lead[]> {
  const { rows } = await sql<LeadRow>`
    select v.id, v.confirmed_at, to_char(v.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as confirmed_at_text,
      v.lead_name, v.locale, v.show_email, not v.lead_email_unconfirmed as email_confirmed, case when v.show_email then u.email::text end as account_email, v.lead_email, v.lead_phone,
      (select m.body from message m where m.conversation_id = v.id and not m.from_advertiser and not m.awaiting_confirmation
       order by m.id limit 1) as message,
      l.id as listing_id, l.property_id, v.purpose,
      (select i.reference from source_item i join source s on s.id = i.source_id
       where i.listing_id = l.id and s.account_id = v.advertiser_id order by s.kind = 'api' desc, i.updated_at desc, i.id desc limit 1) as reference
    from conversation v left join account u on u.id = v.lead_id left join listing l on l.id = v.listing_id
    where v.advertiser_id = ${accountId} and v.confirmed_at is not null
      and ${since ? sql`v.confirmed_at >= ${since}::timestamptz` : sql`true`}
      and ${after ? sql`(v.confirmed_at, v.id) > (${after.at}::timestamptz, ${after.id}::bigint)` : sql`true`}
    order by v.confirmed_at, v.id limit ${limit}`.execute(db);
  const open = (sealed: Buffer | null) => sealed && secrets.open('asker', sealed);
  return rows.map(({ show_email, account_email, lead_email, lead_phone, ...row }) => ({
    ...row,
    email: show_email ? (account_email ?? open(lead_email)) : null,
    phone: open(lead_phone),
  }));
}

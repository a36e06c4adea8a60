/** SQL of what belongs to a user. Each statement reads by the index of the account and no further than what is shown. */
import { historyLimits } from '@estia/contract/accounts/user-history';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

const { shown, charges } = historyLimits;

export type HistoryListingRow = {
  id: number;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  pause_reason: string | null;
  price: number;
  updated_at: Date;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
};

const userListingsStatement = (id: number) => sql<HistoryListingRow>`
  select l.id, l.property_id, l.purpose, l.is_active, l.pause_reason, l.price, l.updated_at, l.title_el, l.title_en, p.type_id, p.area
  from property p join listing l on l.property_id = p.id where p.account_id = ${id}
  order by l.updated_at desc, l.id desc limit ${shown}`;

export type HistorySubscriptionRow = {
  phase: 'trial' | 'active' | 'past_due' | 'expired' | 'cancelled';
  plan_id: number;
  payment: 'card' | 'deposit';
  period_to: string;
};

const userSubscriptionStatement = (id: number) => sql<HistorySubscriptionRow>`
  select state as phase, plan_id, payment, period_to::text as period_to from subscription where account_id = ${id}`;

export type HistoryChargeRow = {
  id: number;
  kind: 'period' | 'upgrade' | 'restart';
  state: 'due' | 'paid' | 'void';
  period_from: string;
  period_to: string;
  gross_cents: number;
  created_at: Date;
  invoices: { id: number; series: string; number: number }[];
};

const userChargesStatement = (id: number) => sql<HistoryChargeRow>`
  select c.id, c.kind, c.state, c.period_from::text as period_from, c.period_to::text as period_to, c.gross_cents, c.created_at,
    (select coalesce(json_agg(json_build_object('id', d.id, 'series', d.series, 'number', d.number) order by d.id), '[]')
     from invoice i join invoice d on d.id = i.id or d.credits_id = i.id where i.charge_id = c.id) as invoices
  from charge c where c.account_id = ${id} order by c.id desc limit ${charges}`;

export type HistorySessionRow = {
  id: number;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  second_factor: boolean;
};

const userSessionsStatement = (id: number, now: Date) => sql<HistorySessionRow>`
  select id, device, created_at, last_seen_at, has_second_factor as second_factor from session
  where account_id = ${id} and expires_at > ${now} order by last_seen_at desc limit ${shown}`;

export type HistoryReportRow = {
  id: number;
  at: Date;
  state: 'open' | 'upheld' | 'dismissed';
  reason_id: number;
  property_id: number | null;
  purpose: 1 | 2;
  is_reversed: boolean;
};

/** Upheld, and a complaint about what followed was accepted since. */
const isReversed = sql`exists (
  select from statement_of_reasons s join statement_complaint c on c.statement_id = s.id where s.report_id = r.id and c.outcome = 'accepted') as is_reversed`;

const reportsAboutStatement = (id: number) => sql<HistoryReportRow>`
  select r.id, r.at, r.state, r.reason_id, r.property_id, r.purpose, ${isReversed}
  from property p join report r on r.property_id = p.id where p.account_id = ${id} order by r.id desc limit ${shown}`;

const reportsByStatement = (id: number) => sql<HistoryReportRow>`
  select r.id, r.at, r.state, r.reason_id, r.property_id, r.purpose, ${isReversed}
  from report r where r.reporter_id = ${id} order by r.id desc limit ${shown}`;

export type HistoryCaseRow = {
  kind: 'dispute' | 'exclusive_case' | 'hidden_broker';
  id: number;
  opened_at: Date;
  closed_at: Date | null;
};

/** On either side of it. Of an account that was looked at as a hidden broker each step counts, and all lead to one page. */
const userCasesStatement = (id: number) => sql<HistoryCaseRow>`
  select kind, id, opened_at, closed_at from (
    select 'dispute' as kind, s.id, d.opened_at, d.closed_at
    from scheduled_pause s join dispute d on d.scheduled_pause_id = s.id where s.agency_account_id = ${id}
    union all
    select 'dispute', s.id, d.opened_at, d.closed_at
    from property p join scheduled_pause s on s.owner_property_id = p.id join dispute d on d.scheduled_pause_id = s.id
    where p.account_id = ${id}
    union all
    select 'exclusive_case', e.id, e.opened_at, e.closed_at from exclusive_case e where e.account_id = ${id}
    union all
    select 'exclusive_case', e.id, e.opened_at, e.closed_at from exclusive_case e where e.other_account_id = ${id}
    union all
    select 'hidden_broker', b.account_id, b.taken_at, b.ended_at from broker_step b where b.account_id = ${id}
  ) found order by opened_at desc, kind, id limit ${shown}`;

export type NoteRow = {
  id: number;
  text: string;
  created_at: Date;
  author_id: number | null;
  author: string | null;
};

const notesStatement = (id: number) => sql<NoteRow>`
  select n.id, n.text, n.created_at, n.author_id, u.username as author
  from account_note n left join account u on u.id = n.author_id where n.account_id = ${id} order by n.id desc`;

export async function getUserHistory(db: Db, id: number, now: Date) {
  const [listings, subscription, charged, sessions, about, by, cases, notes] = await Promise.all([
    userListingsStatement(id).execute(db),
    userSubscriptionStatement(id).execute(db),
    userChargesStatement(id).execute(db),
    userSessionsStatement(id, now).execute(db),
    reportsAboutStatement(id).execute(db),
    reportsByStatement(id).execute(db),
    userCasesStatement(id).execute(db),
    notesStatement(id).execute(db),
  ]);
  return {
    listings: listings.rows,
    subscription: subscription.rows[0] ?? null,
    charges: charged.rows,
    sessions: sessions.rows,
    reportsAbout: about.rows,
    reportsBy: by.rows,
    cases: cases.rows,
    notes: notes.rows,
  };
}

type NewNote = { accountId: number; authorId: number; text: string; now: Date };

/** Null: there is no such account. */
export async function insertNote(db: Db, { accountId, authorId, text, now }: NewNote): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into account_note (account_id, author_id, text, created_at)
    select id, ${authorId}, ${text}, ${now} from account where id = ${accountId} returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function deleteOwnNote(
  db: Db,
  { id, accountId, authorId }: { id: number; accountId: number; authorId: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from account_note where id = ${id} and account_id = ${accountId} and author_id = ${authorId}`.execute(db);
  return numAffectedRows > 0n;
}

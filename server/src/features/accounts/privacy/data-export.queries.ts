/** Everything the database holds about one person, as they may have it. A new table about people belongs here too. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** Asked for, not ready and not put off, oldest first. */
export const listPendingExports = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('data_export')
    .innerJoin('account', 'account.id', 'data_export.account_id')
    .select(['data_export.id', 'account.id as accountId', 'account.email', 'account.username', 'account.locale'])
    .select(['data_export.tries', 'account.email_confirmed_at'])
    .where('ready_at', 'is', null)
    .where(({ or, eb }) => or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
    .orderBy('requested_at')
    .limit(limit)
    .execute();

/** When one may be begun, or begun again. */
export async function findNextExportTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date | null }>`
    select min(coalesce(next_at, requested_at)) as next_at from data_export where ready_at is null`.execute(db);
  return rows[0]?.next_at ?? null;
}

/**
 * Written before it is begun: one that kills the worker waits its turn too. Of two workers that saw the same order one
 * gets it; false for the other.
 */
export async function claimExport(
  db: Db,
  { id, tries }: { id: number; tries: number },
  next: { tries: number; next_at: Date },
): Promise<boolean> {
  const taken = await db
    .updateTable('data_export')
    .set(next)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function markExportReady(
  trx: Trx,
  id: number,
  ready: { ready_at: Date; file_key: string; bytes: number; expires_at: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('data_export')
    .set(ready)
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

const selectRows = async (db: Db, query: ReturnType<typeof sql<Record<string, unknown>>>) =>
  (await query.execute(db)).rows;

/** Secrets stay: they are no knowledge about a person, and a file gets lost more easily than a database. */
export async function getAccountForExport(db: Db, id: number) {
  const read = (query: ReturnType<typeof sql<Record<string, unknown>>>) => selectRows(db, query);
  return {
    account: await read(sql`
      select id, role_id, status, status_reason, email, email_confirmed_at, email_refused_at, username, mobile, landline,
        locale, mail_news, mail_alerts, mail_messages, mail_agency_leads, adult_declared_at, created_at, last_seen_on, warned_unused_at,
        erase_after, password_hash is not null as has_password
      from account where id = ${id}`),
    email_change: await read(sql`
      select new_email, old_confirmed_at, new_confirmed_at, created_at, expires_at from email_change where account_id = ${id}`),
    agency: await read(sql`select * from agency where account_id = ${id}`),
    works_for: await read(sql`
      select g.name_el, g.name_en, g.gemi, m.role, m.joined_at from agency_agent m join agency g on g.id = m.agency_id
      where m.account_id = ${id}`),
    team: await read(sql`
      select u.username, u.email::text as email, m.role, m.joined_at from agency_agent m join account u on u.id = m.account_id
      join agency g on g.id = m.agency_id where g.account_id = ${id} order by m.joined_at`),
    invitations: await read(sql`
      select g.name_el as office, i.name, i.email::text as email, i.role, i.created_at, i.expires_at, i.accepted_at, i.withdrawn_at
      from agency_invitation i join agency g on g.id = i.agency_id
      where g.account_id = ${id} or i.email = (select email from account where id = ${id} and email_confirmed_at is not null)
      order by i.id`),
    api_keys: await read(sql`
      select k.name, k.prefix, k.scopes, k.created_at, k.expires_at, k.last_used_on::text as last_used_on, k.revoked_at
      from api_key k join agency g on g.id = k.agency_id where g.account_id = ${id} or k.created_by = ${id} order by k.id`),
    exports: await read(sql`
      select e.created_at, e.last_read_on::text as last_read_on from agency_export e join agency g on g.id = e.agency_id
      where g.account_id = ${id}`),
    changes_of_many_ads: await read(sql`
      select action, contact_name, contact_phone, created_at, confirmed_at, done_at from bulk_change where account_id = ${id} order by id`),
    webhooks: await read(sql`
      select url, events, state, created_at from webhook_endpoint where account_id = ${id} order by id`),
    register_checks: await read(sql`
      select c.at, c.verdict, c.found from register_check c join agency a on a.id = c.agency_id
      where a.account_id = ${id} order by c.at`),
    saved_views_of_lists: await read(sql`
      select list, name, query, created_at from admin_list_view where account_id = ${id} order by id`),
    decisions_about_many: await read(sql`
      select list, action, reason, created_at, confirmed_at, done_at from admin_bulk_action where admin_id = ${id} order by id`),
    notes_of_admins: await read(sql`select text, created_at from account_note where account_id = ${id} order by id`),
    plan: await read(sql`select plan_id, payment, at from plan_choice where account_id = ${id}`),
    bank_deposits: await read(sql`
      select booked_on::text as booked_on, cents, state, confirmed_at from bank_line where account_id = ${id} order by id`),
    told_of_prices: await read(sql`
      select p.plan_id, p.valid_from::text as valid_from, n.at, n.withdrawn_at from plan_price_notice n
      join plan_price p on p.id = n.plan_price_id where n.account_id = ${id} order by n.at`),
    subscription: await read(sql`
      select plan_id, next_plan_id, payment, state, started_at, trial_to::text as trial_to, period_from::text as period_from,
        period_to::text as period_to, cancelled_at, ended_at, card_brand, card_last4, card_exp_month, card_exp_year, card_at, mandate_version
      from subscription where account_id = ${id}`),
    charges: await read(sql`
      select c.kind, c.plan_id, c.period_from::text as period_from, c.period_to::text as period_to, c.net_cents, c.vat_percent, c.vat_cents,
        c.gross_cents, c.payment, c.state, c.created_at, c.paid_at, p.method as paid_by, p.at as money_at,
        (select coalesce(sum(r.cents), 0)::int from refund r where r.payment_id = p.id and r.state = 'done') as given_back_cents,
        (select array_agg(k.state || ' ' || k.cents order by k.id) from chargeback k where k.payment_id = p.id) as disputes_of_the_bank,
        (select array_agg(t.state || coalesce(' ' || t.decline_code, '') order by t.id) from attempt t where t.charge_id = c.id) as attempts
      from charge c left join payment p on p.charge_id = c.id where c.account_id = ${id} order by c.id`),
    invoices: await read(sql`
      select kind, series, number, issued_on::text as issued_on, customer, lines, net_cents, vat_percent, vat_cents, gross_cents,
        period_from::text as period_from, period_to::text as period_to, paid_by, mark from invoice where account_id = ${id} order by id`),
    terms: await read(sql`select version, locale, at from terms_acceptance where account_id = ${id} order by at`),
    told_of_changes: await read(sql`
      select t.kind, t.effective_from::text as effective_from, n.at from legal_notice n join legal_text t on t.id = n.legal_text_id
      where n.account_id = ${id} order by n.at`),
    second_factors: {
      totp: await read(sql`select created_at, confirmed_at from totp where account_id = ${id}`),
      passkeys: await read(sql`
        select name, transports, created_at, last_used_at from passkey where account_id = ${id} order by id`),
      recovery_codes_left: (await read(sql`select 1 as one from recovery_code where account_id = ${id}`)).length,
    },
    codes_under_way: await read(sql`
      select purpose, created_at, expires_at from account_code where account_id = ${id} order by id`),
  };
}

export const listSessionsForExport = (db: Db, id: number) =>
  selectRows(
    db,
    sql`
    select device, created_at, last_seen_at, expires_at, has_second_factor as second_factor_given
    from session where account_id = ${id} order by created_at`,
  );

export const listSearchesForExport = (db: Db, id: number) =>
  selectRows(
    db,
    sql`
    select query, name, count, runs, first_ran_at, ran_at from search_history where account_id = ${id} order by ran_at desc`,
  );

export const listEmailsForExport = (db: Db, id: number) =>
  selectRows(
    db,
    sql`
    select template, state, created_at, done_at from email_outbox where account_id = ${id} order by id`,
  );

export const listDataExportsForExport = (db: Db, id: number) =>
  selectRows(
    db,
    sql`
    select requested_at, ready_at, expires_at, bytes from data_export where account_id = ${id} order by id`,
  );

/** What admins did to the account, its agency and its listings; which admin it was is the admin's own datum. */
export const listAuditLogForExport = (db: Db, id: number) =>
  selectRows(
    db,
    sql`
    select at, action, subject, reason, before, after from audit_log
    where (subject = 'account' and subject_id = ${id})
      or (subject = 'agency' and subject_id in (select id from agency where account_id = ${id}))
      or (subject = 'property' and subject_id in (select id from property where account_id = ${id}))
      or (subject = 'listing' and subject_id in (
        select l.id from listing l join property p on p.id = l.property_id where p.account_id = ${id}))
    order by id`,
  );

/** Steps on the account, what was said of each listing, and complaints. Of the evidence no names of others. */
export const listAccountReviewForExport = (db: Db, id: number) =>
  selectRows(
    db,
    sql`
    select s.kind, s.taken_at, s.is_automatic, s.reason, s.new_evidence, s.points, s.max_listings, s.answer_by::text as answer_by, s.answered_at, s.statement,
      s.complain_by::text as complain_by, s.ended_at, s.end_reason,
      (select jsonb_agg(jsonb_build_object('signal', e->'signal', 'count', e->'count')) from jsonb_array_elements(s.evidence) e) as facts,
      (select jsonb_agg(to_jsonb(w) - 'step_id' order by w.listing_id) from broker_answer w where w.step_id = s.id) as answers,
      (select to_jsonb(c) - 'step_id' - 'decided_by' from broker_complaint c where c.step_id = s.id) as complaint
    from broker_step s where s.account_id = ${id} order by s.id`,
  );

/** Homes with their contact data, offers and the history of each. */
export const listPropertiesForExport = (db: Db, id: number) =>
  selectRows(
    db,
    sql`
    select to_jsonb(p) - 'exact_point' - 'public_point' - 'account_id' - 'duplicate_key' as property,
      st_y(p.exact_point) as lat, st_x(p.exact_point) as lon,
      to_jsonb(c) - 'property_id' as contact, to_jsonb(s) - 'property_id' as private,
      (select jsonb_agg(to_jsonb(l) || jsonb_build_object('views', coalesce(n.views, 0), 'favorites', coalesce(n.favorites, 0)) order by l.id)
       from listing l left join listing_counter n on n.listing_id = l.id where l.property_id = p.id) as offers,
      (select jsonb_agg(to_jsonb(e) - 'id' - 'property_id' order by e.at, e.id) from listing_event e where e.property_id = p.id) as history,
      (select jsonb_agg(jsonb_build_object('purpose', r.purpose, 'outcome', r.outcome, 'state', r.state, 'opened_at', r.opened_at,
          'due_at', r.due_at,
          'rules', (select jsonb_agg(jsonb_build_object('rule', h.rule, 'at', h.at, 'finding', h.finding) order by h.rule)
            from listing_review_hit h where h.review_id = r.id),
          'decisions', (select jsonb_agg(jsonb_build_object('decision', d.decision, 'at', d.at, 'reason', d.reason, 'text', d.text)
            order by d.id) from listing_review_decision d where d.review_id = r.id)) order by r.id)
       from listing_review r where r.property_id = p.id) as reviews,
      (select jsonb_agg(jsonb_build_object('key', f.key, 'alt_el', pp.alt_el, 'alt_en', pp.alt_en) order by pp.position)
       from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id) as photos
    from property p left join property_contact c on c.property_id = p.id left join property_private s on s.property_id = p.id
    where p.account_id = ${id} order by p.id`,
  );

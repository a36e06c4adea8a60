/**
 * SQL of what waits for an admin. Nothing of it is stored: each kind is the open rows of its own table, read by a partial
 * index, so an item is gone with the transaction that decides it.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { lookups } from '@estia/contract/lookups/model';
import type { RuleParams } from '@estia/contract/rules/rule-params';
import type { WorkKind } from '@estia/contract/work-queue/model';
import { type RawBuilder, sql } from 'kysely';
import { isInDisputeTab, isInExclusiveCaseTab, isUnclear } from '../matches/index.ts';

export type WorkRules = RuleParams<'work_queue'> & Pick<RuleParams<'approval'>, 'approval_hours'>;
export type QueueMoment = { now: Date; rules: WorkRules };

export type OpenRows = {
  /** `from … where …`. */
  rows: RawBuilder<unknown>;
  /** What names one item within its kind. */
  subject: RawBuilder<string>;
  since: RawBuilder<Date>;
  /** Fractions too: an advertiser was told the minute. */
  hours: RawBuilder<number>;
  /** All have as long: what has waited longest is due first, in the order of an index where there is one. */
  hasOneDeadline: boolean;
  /** What a search looks in. Read for open rows alone. */
  words: RawBuilder<string>;
};

const illegalReasons = lookups.report_reasons.filter(({ extra }) => extra.illegal).map(({ id }) => id);

const agencyWords = (
  accountId: RawBuilder<unknown>,
) => sql<string>`(select concat_ws(' ', u.username, g.name_el, g.name_en, g.gemi)
  from account u left join agency g on g.account_id = u.id where u.id = ${accountId})`;
const listingWords = (propertyId: RawBuilder<unknown>) => sql<string>`(select concat_ws(' ', u.username,
    (select string_agg(concat_ws(' ', t.title_el, t.title_en), ' ') from listing t where t.property_id = o.id))
  from property o join account u on u.id = o.account_id where o.id = ${propertyId})`;

/** Both agencies have written, or their time is over. */
const exclusiveReadyAt = sql<Date>`least(c.answer_due_at, (
  select case when count(*) = 2 then max(w.first_at) end
  from (select min(x.at) as first_at from exclusive_statement x where x.exclusive_case_id = c.id and x.at >= c.opened_at group by x.author) w))`;

/** The day is one of Athens. */
const oldestDue = sql<Date>`coalesce((select min(h.due_on)::timestamp at time zone 'Europe/Athens' from charge h
  where h.subscription_id = s.id and h.state = 'due'), s.updated_at)`;

const hoursOf = (hours: number) => ({ hours: sql<number>`${hours}::int`, hasOneDeadline: true });

const openRows: Readonly<Record<WorkKind, (moment: QueueMoment) => OpenRows>> = {
  // Of a suspended reporter nobody is asked to handle one before its day.
  report: ({ now, rules }) => ({
    rows: sql`from report r where r.state = 'open'
      and (r.handle_from is null or r.handle_from <= (${now}::timestamptz at time zone 'Europe/Athens')::date)`,
    subject: sql`r.id::text`,
    since: sql`coalesce(r.handle_from::timestamp at time zone 'Europe/Athens', r.at)`,
    hours: sql`case when r.reason_id = any (${illegalReasons}::smallint[]) then ${rules.report_illegal_hours}::int else ${rules.report_hours}::int end`,
    hasOneDeadline: false,
    words: sql`concat_ws(' ', r.id::text, ${listingWords(sql`r.property_id`)})`,
  }),
  // As long as its advertiser was told. What its owner has paused or removed meanwhile is seen by nobody.
  listing_review: () => ({
    rows: sql`from listing_review r join listing l on l.id = r.listing_id where r.state = 'open'
      and (l.is_active or (l.is_active = false and l.pause_reason = 'review'))`,
    subject: sql`r.id::text`,
    since: sql`r.waiting_since`,
    hours: sql`extract(epoch from r.due_at - r.waiting_since) / 3600`,
    hasOneDeadline: false,
    words: sql`concat_ws(' ', r.property_id::text, ${listingWords(sql`r.property_id`)})`,
  }),
  complaint: ({ rules }) => ({
    rows: sql`from (select b.account_id, min(k.made_at) as made_at from broker_complaint k join broker_step b on b.id = k.step_id
      where k.decided_at is null group by b.account_id) c where true`,
    subject: sql`c.account_id::text`,
    since: sql`c.made_at`,
    ...hoursOf(rules.complaint_hours),
    words: agencyWords(sql`c.account_id`),
  }),
  appeal: ({ rules }) => ({
    rows: sql`from statement_complaint c join statement_of_reasons s on s.id = c.statement_id where c.decided_at is null`,
    subject: sql`c.statement_id::text`,
    since: sql`c.made_at`,
    ...hoursOf(rules.complaint_hours),
    words: sql`concat_ws(' ', c.statement_id::text, array_to_string(s.codes, ' '), ${agencyWords(sql`s.account_id`)})`,
  }),
  agency: ({ rules }) => ({
    rows: sql`from account a where a.status = 'waiting' and a.role_id = ${roleIds.agency} and a.email_confirmed_at is not null
      and a.erase_after is null`,
    subject: sql`a.id::text`,
    // Who converts is no newcomer: the agency is.
    since: sql`greatest(a.email_confirmed_at, (select g.created_at from agency g where g.account_id = a.id))`,
    ...hoursOf(rules.agency_hours),
    words: agencyWords(sql`a.id`),
  }),
  // While a complaint waits no step follows.
  hidden_broker: ({ rules }) => ({
    rows: sql`from broker_score b join account a on a.id = b.account_id
      where b.state in ('new', 'answered', 'no_answer') and not b.has_complaint
        and a.role_id = ${roleIds.individual} and a.status = 'approved' and a.erase_after is null`,
    subject: sql`b.account_id::text`,
    since: sql`b.state_since`,
    ...hoursOf(rules.hidden_broker_hours),
    words: sql`a.username`,
  }),
  dispute: ({ rules }) => ({
    rows: sql`from dispute d join scheduled_pause s on s.id = d.scheduled_pause_id where ${isInDisputeTab('ready')}`,
    subject: sql`d.scheduled_pause_id::text`,
    since: sql`coalesce(d.answered_at, d.answer_due_at)`,
    ...hoursOf(rules.dispute_hours),
    words: sql`concat_ws(' ', ${listingWords(sql`s.owner_property_id`)}, ${agencyWords(sql`s.agency_account_id`)})`,
  }),
  exclusive_case: ({ now, rules }) => ({
    rows: sql`from exclusive_case c where ${isInExclusiveCaseTab('ready', now)}`,
    subject: sql`c.id::text`,
    since: exclusiveReadyAt,
    ...hoursOf(rules.exclusive_case_hours),
    words: sql`concat_ws(' ', ${agencyWords(sql`c.account_id`)}, ${agencyWords(sql`c.other_account_id`)})`,
  }),
  match: ({ rules }) => ({
    rows: sql`from property_match m where ${isUnclear}`,
    subject: sql`(m.property_id || '-' || m.other_id)`,
    since: sql`m.found_at`,
    ...hoursOf(rules.match_hours),
    words: sql`concat_ws(' ', ${listingWords(sql`m.property_id`)}, ${listingWords(sql`m.other_id`)})`,
  }),
  approval: ({ now, rules }) => ({
    rows: sql`from approval a where a.state = 'open' and a.expires_at > ${now}`,
    subject: sql`a.id::text`,
    since: sql`a.requested_at`,
    ...hoursOf(rules.approval_hours),
    words: sql`(select concat_ws(' ', a.id::text, r.username, ${agencyWords(sql`a.account_id`)}) from account r where r.id = a.requested_by)`,
  }),
  deposit: ({ rules }) => ({
    rows: sql`from bank_line l where l.state in ('new', 'matched')`,
    subject: sql`l.id::text`,
    since: sql`case l.state when 'matched' then l.matched_at else l.created_at end`,
    ...hoursOf(rules.deposit_hours),
    words: sql`concat_ws(' ', l.id::text, (l.cents / 100)::text, ${agencyWords(sql`l.account_id`)})`,
  }),
  // One that is about to be reported by the worker waits for nobody until it is late.
  invoice: ({ rules }) => ({
    rows: sql`from invoice i where i.mark is null and (i.reporting in ('failed', 'manual') or i.alerted_at is not null)`,
    subject: sql`i.id::text`,
    since: sql`i.issued_at`,
    ...hoursOf(rules.invoice_hours),
    words: sql`concat_ws(' ', i.series, i.number::text, i.customer ->> 'company', i.customer ->> 'gemi', i.customer_key)`,
  }),
  overdue: ({ rules }) => ({
    rows: sql`from subscription s where s.state = 'past_due'`,
    subject: sql`s.account_id::text`,
    since: oldestDue,
    ...hoursOf(rules.overdue_hours),
    words: agencyWords(sql`s.account_id`),
  }),
  // Due when the provider takes no evidence any more; a lost one, as soon as an unpaid period is.
  chargeback: ({ rules }) => ({
    rows: sql`from chargeback k join payment p on p.id = k.payment_id
      where k.state in ('needs_response', 'lost') and k.handled_at is null`,
    subject: sql`k.id::text`,
    since: sql`coalesce(k.closed_at, k.opened_at)`,
    hours: sql`case when k.state = 'lost' or k.evidence_due_at is null then ${rules.overdue_hours}::int
      else greatest(extract(epoch from k.evidence_due_at - k.opened_at) / 3600, 0)::int end`,
    hasOneDeadline: false,
    words: sql`concat_ws(' ', k.id::text, k.ref, ${agencyWords(sql`p.account_id`)})`,
  }),
  source: ({ now, rules }) => ({
    rows: sql`from source s where s.state = 'active'
      and s.failing_since <= ${now}::timestamptz - make_interval(hours => ${rules.source_failing_hours}::int)`,
    subject: sql`s.id::text`,
    since: sql`s.failing_since + make_interval(hours => ${rules.source_failing_hours}::int)`,
    ...hoursOf(rules.source_hours),
    words: sql`concat_ws(' ', s.name, ${agencyWords(sql`s.account_id`)})`,
  }),
  failure: ({ rules }) => ({
    rows: sql`from (select j.name, min(j.first_at) as first_at from failure j where j.kind = 'job' and j.handled_at is null group by j.name) f
      where true`,
    subject: sql`f.name`,
    since: sql`f.first_at`,
    ...hoursOf(rules.failure_hours),
    words: sql`f.name`,
  }),
};

export const getOpenRows = (kind: WorkKind, moment: QueueMoment): OpenRows => openRows[kind](moment);

/** SQL of what the items on a page are about. Evaluated for those alone, each kind for its own. */
import type { ApprovalKind } from '@estia/contract/approvals/model';
import type { ReviewRule } from '@estia/contract/listings/review/review-choices';
import type { FailureKind } from '@estia/contract/site/failure';
import type { RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import type { WorkKind } from '@estia/contract/work-queue/model';
import { type RawBuilder, sql } from 'kysely';

export type NamedListing = {
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
  username: string;
} | null;
export type NamedParty = {
  username: string;
  name_el: string | null;
  name_en: string | null;
  gemi: string | null;
} | null;

/** Of each kind the parts it has. */
export type WorkSubject = {
  reason_id?: number;
  restriction?: RestrictionKind;
  listing?: NamedListing;
  other_listing?: NamedListing;
  party?: NamedParty;
  other_party?: NamedParty;
  state?: string;
  has_change?: boolean;
  rules?: ReviewRule[] | null;
  cents?: number;
  /** A day. */
  day?: string;
  matched_by_id?: number | null;
  matched_by?: string | null;
  invoice?: string;
  name?: string;
  kind?: FailureKind;
  approval?: ApprovalKind;
  requested_by_id?: number;
  count?: number;
};

const id = sql`page.subject::bigint`;

const listing = (
  propertyId: RawBuilder<unknown>,
) => sql`(select jsonb_build_object('title_el', t.title_el, 'title_en', t.title_en,
    'type_id', o.type_id, 'area', o.area, 'username', u.username)
  from property o join account u on u.id = o.account_id
  left join lateral (select x.title_el, x.title_en from listing x where x.property_id = o.id
    order by x.is_active desc nulls last, x.purpose limit 1) t on true
  where o.id = ${propertyId})`;

const party = (
  accountId: RawBuilder<unknown>,
) => sql`(select jsonb_build_object('username', u.username, 'name_el', g.name_el,
    'name_en', g.name_en, 'gemi', g.gemi)
  from account u left join agency g on g.account_id = u.id where u.id = ${accountId})`;

const subjects: Readonly<Record<WorkKind, RawBuilder<unknown>>> = {
  report: sql`(select jsonb_build_object('reason_id', r.reason_id, 'listing', ${listing(sql`r.property_id`)}) from report r where r.id = ${id})`,
  listing_review: sql`(select jsonb_build_object('listing', ${listing(sql`r.property_id`)}, 'state', r.outcome, 'has_change', r.changed_at is not null
      and exists (select from listing_review_decision d where d.review_id = r.id and d.decision = 'change_requested'),
    'rules', (select jsonb_agg(h.rule order by h.rule) from listing_review_hit h where h.review_id = r.id and h.cleared_at is null))
    from listing_review r where r.id = ${id})`,
  complaint: sql`jsonb_build_object('party', ${party(id)})`,
  appeal: sql`(select jsonb_build_object('party', ${party(sql`s.account_id`)}, 'restriction', s.kind)
    from statement_of_reasons s where s.id = ${id})`,
  agency: sql`jsonb_build_object('party', ${party(id)})`,
  hidden_broker: sql`jsonb_build_object('party', ${party(id)}, 'state', (select b.state from broker_score b where b.account_id = ${id}))`,
  dispute: sql`(select jsonb_build_object('listing', ${listing(sql`s.owner_property_id`)}, 'other_party', ${party(sql`s.agency_account_id`)})
    from scheduled_pause s where s.id = ${id})`,
  exclusive_case: sql`(select jsonb_build_object('party', ${party(sql`c.account_id`)}, 'other_party', ${party(sql`c.other_account_id`)})
    from exclusive_case c where c.id = ${id})`,
  match: sql`jsonb_build_object('listing', ${listing(sql`split_part(page.subject, '-', 1)::bigint`)},
    'other_listing', ${listing(sql`split_part(page.subject, '-', 2)::bigint`)})`,
  approval: sql`(select jsonb_build_object('approval', a.kind, 'party', case when a.account_id is null then null else ${party(sql`a.account_id`)} end,
    'requested_by_id', a.requested_by, 'name', r.username) from approval a join account r on r.id = a.requested_by where a.id = ${id})`,
  deposit: sql`(select jsonb_build_object('state', l.state, 'cents', l.cents, 'day', l.booked_on, 'party', ${party(sql`l.account_id`)},
    'matched_by_id', l.matched_by, 'matched_by', (select m.username from account m where m.id = l.matched_by))
    from bank_line l where l.id = ${id})`,
  invoice: sql`(select jsonb_build_object('invoice', i.series || ' ' || i.number, 'name', i.customer ->> 'company', 'state', i.reporting,
    'cents', i.gross_cents) from invoice i where i.id = ${id})`,
  overdue: sql`jsonb_build_object('party', ${party(id)}, 'cents', (select sum(h.gross_cents - h.credit_cents)::int from charge h
    where h.account_id = ${id} and h.state = 'due'))`,
  chargeback: sql`(select jsonb_build_object('state', k.state, 'cents', k.cents, 'party', ${party(sql`p.account_id`)})
    from chargeback k join payment p on p.id = k.payment_id where k.id = ${id})`,
  source: sql`(select jsonb_build_object('name', s.name, 'party', ${party(sql`s.account_id`)}) from source s where s.id = ${id})`,
  failure: sql`(select jsonb_build_object('name', page.subject, 'kind', 'job', 'count', sum(f.count)::int) from failure f
    where f.name = page.subject and f.kind = 'job' and f.handled_at is null)`,
};

export const selectSubject = sql`case page.kind ${sql.join(
  Object.entries(subjects).map(([kind, about]) => sql`when ${kind} then ${about}`),
  sql` `,
)} end`;

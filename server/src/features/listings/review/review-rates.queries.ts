/** SQL of how often the review rules hit, and how often admins agreed. */
import { type ReviewRule, rateDays, reviewRules } from '@estia/contract/listings/review/review-choices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type RuleRates = {
  rule: ReviewRule;
  days: (typeof rateDays)[number];
  checked_count: number;
  hit_count: number;
  answered_count: number;
  agreed_count: number;
};

export async function listRuleRates(db: Db, now: Date): Promise<RuleRates[]> {
  const { rows } = await sql<RuleRates>`
    select r.rule, d.days, checked.count as checked_count, h.hit_count, h.answered_count, h.agreed_count
    from unnest(${rateDays}::int[]) with ordinality as d (days, days_order)
    cross join lateral (
      select coalesce(sum(listing_count), 0)::int as count from listing_review_run
      where at > ${now}::timestamptz - make_interval(days => d.days)) checked
    cross join unnest(${reviewRules}::text[]) with ordinality as r (rule, rule_order)
    cross join lateral (
      select count(*)::int as hit_count, count(is_agreed)::int as answered_count, (count(*) filter (where is_agreed))::int as agreed_count
      from listing_review_hit where rule = r.rule and at > ${now}::timestamptz - make_interval(days => d.days)) h
    order by r.rule_order, d.days_order`.execute(db);
  return rows;
}

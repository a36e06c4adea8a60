/** SQL of the dated rules. Rows are only added: the database refuses to rewrite one. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { RuleCode } from '@estia/contract/rules/rule-params';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type RuleRow = {
  id: number;
  code: string;
  version: number;
  valid_from: string;
  valid_to: string | null;
  status: 'open' | 'closed';
  params: Record<string, unknown>;
  text_el: string;
  text_en: string;
  source_url: string | null;
  checked_at: Date;
  changed_at: Date;
  changed_by: string | null;
  reason: string | null;
};

/** Days as text: a date that becomes a moment is a day off somewhere. */
const columns = sql.raw(
  `r.id, r.code, r.version, r.valid_from::text as valid_from, r.valid_to::text as valid_to, r.status, r.params,
   r.text_el, r.text_en, r.source_url, r.checked_at, r.changed_at, a.username as changed_by, r.reason`,
);
const ruleWithAuthor = sql.raw('rule r left join account a on a.id = r.changed_by');

/** The newest twenty of each code and all that hold on some day: a few dozen rows, cached in memory. */
export async function listRecentRules(db: Db): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${columns} from ${ruleWithAuthor}
    where r.version > (select max(m.version) from rule m where m.code = r.code) - 20
      or r.valid_to is distinct from r.valid_from
    order by r.code, r.version desc`.execute(db);
  return rows;
}

export async function listRuleVersions(db: Db, code: RuleCode, page: { limit: number; offset: number }) {
  const { rows } = await sql<RuleRow>`
    select ${columns} from ${ruleWithAuthor} where r.code = ${code}
    order by r.version desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from rule where code = ${code}`.execute(db);
  return { rows, count: counted[0]?.count ?? 0 };
}

/** Whoever changes a code holds it until the end of the transaction; the versions it has now. */
export async function lockRule(trx: Trx, code: RuleCode): Promise<RuleRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`rule ${code}`}))`.execute(trx);
  const { rows } = await sql<RuleRow>`
    select ${columns} from ${ruleWithAuthor} where r.code = ${code} order by r.version desc`.execute(trx);
  return rows;
}

/** What held from that day on ends there; what was to begin later never does. */
export const endRuleVersionsFrom = (trx: Trx, code: RuleCode, day: string) =>
  sql`update rule set valid_to = greatest(valid_from, ${day}::date)
      where code = ${code} and (valid_to is null or valid_to > ${day}::date)`.execute(trx);

type NewRuleVersion = Pick<RuleRow, 'version' | 'valid_from' | 'status' | 'text_el' | 'text_en' | 'source_url'> & {
  code: RuleCode;
  params: object;
  reason: string;
  adminId: number;
  now: Date;
};

export async function insertRuleVersion(trx: Trx, row: NewRuleVersion): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into rule (code, version, valid_from, status, params, text_el, text_en, source_url,
      checked_at, checked_by, changed_at, changed_by, reason)
    values (${row.code}, ${row.version}, ${row.valid_from}::date, ${row.status}, ${JSON.stringify(row.params)}::jsonb,
      ${row.text_el}, ${row.text_en}, ${row.source_url}, ${row.now}, ${row.adminId}, ${row.now}, ${row.adminId}, ${row.reason})
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

export const markRuleChecked = (trx: Trx, id: number, adminId: number, now: Date) =>
  sql`update rule set checked_at = ${now}, checked_by = ${adminId} where id = ${id}`.execute(trx);

/** True for one worker in thirty days, and only if its transaction commits. */
export async function claimRuleReminder(trx: Trx, now: Date, notAfter: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into rule_reminder (only_one, sent_at) values (true, ${now})
    on conflict (only_one) do update set sent_at = excluded.sent_at where rule_reminder.sent_at <= ${notAfter}
    returning sent_at`.execute(trx);
  return rows.length > 0;
}

export const listAdminRecipients = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'locale', 'username'])
    .where('role_id', '=', roleIds.admin)
    .where('status', '=', 'approved')
    .orderBy('id')
    .execute();

export type GoldenVisaBadgeRow = {
  listing_id: number;
  property_id: number;
  account_id: number;
  price: number;
  category_id: number;
  golden_visa_route_id: number;
  main_area: number | null;
  is_listed_building: boolean;
  change_of_use_done: boolean;
  district_id: number;
  /** What was last computed; null for a listing that is new to us. */
  rule_version: number | null;
  holds: boolean | null;
};

/** A slice of the active listings whose owners name a route, by property. */
export async function listBadgeCandidates(trx: Trx, after: number, limit: number): Promise<GoldenVisaBadgeRow[]> {
  const { rows } = await sql<GoldenVisaBadgeRow>`
    select l.id as listing_id, p.id as property_id, p.account_id, l.price, p.category_id, p.golden_visa_route_id, p.main_area,
      p.is_listed_building, p.change_of_use_done, p.district_id, b.rule_version, b.holds
    from property p
    join listing l on l.property_id = p.id and l.purpose = 1 and l.is_active
    left join golden_visa_badge b on b.listing_id = l.id
    where p.golden_visa_route_id is not null and p.id > ${after}
    order by p.id limit ${limit}`.execute(trx);
  return rows;
}

/** One worker at a time computes marks; a second finds nothing to do. */
export const lockBadges = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext('golden_visa_badge'))`.execute(trx);

export const upsertBadges = (
  trx: Trx,
  rows: readonly { listing_id: number; holds: boolean }[],
  version: number,
  now: Date,
) =>
  sql`
  insert into golden_visa_badge (listing_id, rule_version, holds, at)
  select each.id, ${version}, each.holds, ${now}
  from unnest(${rows.map((row) => row.listing_id)}::bigint[], ${rows.map((row) => row.holds)}::boolean[]) each(id, holds)
  on conflict (listing_id) do update set rule_version = excluded.rule_version, holds = excluded.holds, at = excluded.at
  where (golden_visa_badge.rule_version, golden_visa_badge.holds) is distinct from (excluded.rule_version, excluded.holds)`.execute(
    trx,
  );

export const listEmailRecipients = (db: Db, accountIds: readonly number[]) =>
  db.selectFrom('account').select(['id', 'email', 'locale', 'username']).where('id', 'in', accountIds).execute();

/** A number of the rule that holds on a day, read inside the transaction that counts with it. */
/** The one row of each code that holds on a day. */
export async function listRulesOn(db: Db, codes: readonly RuleCode[], day: string): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${columns} from ${ruleWithAuthor}
    where r.code = any (${codes}::text[]) and r.valid_from <= ${day}::date and (r.valid_to is null or r.valid_to > ${day}::date)
    order by r.code`.execute(db);
  return rows;
}

export async function getRuleNumber(db: Db, code: RuleCode, name: string, day: string): Promise<number> {
  const { rows } = await sql<{ value: number | null }>`
    select (params ->> ${name})::int as value from rule
    where code = ${code} and valid_from <= ${day}::date and (valid_to is null or valid_to > ${day}::date)
    order by version desc limit 1`.execute(db);
  const value = rows[0]?.value;
  if (value === null || value === undefined) throw new Error(`No ${name} of the rule ${code} on ${day}`);
  return value;
}

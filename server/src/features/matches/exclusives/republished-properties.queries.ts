/**
 * SQL of what two agencies have between them about a property, when one of them took its property down and published it again:
 * a new number, and the same case.
 */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';
import { getDecisionDay } from '../../listings/index.ts';
import type { ExclusivePair } from './exclusive-cases.queries.ts';

/** Of case `c`: it is of the two agencies of the pair; turned where its first is the pair's second. */
const isTurned = (pair: ExclusivePair) => sql<boolean>`(c.account_id = ${pair.other_account_id})`;
const isOfSameAgencies = (pair: ExclusivePair) => sql`(
  (c.account_id = ${pair.account_id} and c.other_account_id = ${pair.other_account_id})
  or (c.account_id = ${pair.other_account_id} and c.other_account_id = ${pair.account_id}))`;
/** One of its properties is one of the pair's, or is in a group with it. */
const isOfSameProperty = (pair: ExclusivePair) => sql`exists (
  select from (values (c.property_id), (c.other_id)) was (id) cross join (values (${pair.property_id}::bigint), (${pair.other_id}::bigint)) now (id)
  where was.id = now.id or exists (select from property_group g join property_group h on h.group_id = g.group_id
    where g.property_id = was.id and h.property_id = now.id))`;
const turnedDecision = (isTurnedCase: ReturnType<typeof isTurned>) =>
  sql`case when ${isTurnedCase} and c.decision in ('first', 'second') then case c.decision when 'first' then 'second' else 'first' end else c.decision end`;

/**
 * An agency took its property down and published it again: the open case is about the new one, with its clock and its
 * statements, while the old one is not on offer. True: there was such a case.
 */
export async function moveOpenCase(trx: Trx, pair: ExclusivePair): Promise<boolean> {
  const turned = isTurned(pair);
  const { rows } = await sql`
    with found as (
      select c.id, ${turned} as is_turned, ${turnedDecision(turned)} as decision from exclusive_case c
      where c.state = 'open' and ${isOfSameAgencies(pair)} and ${isOfSameProperty(pair)}
        and (c.property_id, c.other_id) is distinct from (${pair.property_id}::bigint, ${pair.other_id}::bigint)
        and not exists (select from exclusive_case o where o.property_id = ${pair.property_id} and o.other_id = ${pair.other_id}
          and (o.state = 'open' or (o.signed_on = ${pair.signed_on}::date and o.other_signed_on = ${pair.other_signed_on}::date)))
        and not exists (select from listing l where l.is_active and l.property_id in (c.property_id, c.other_id)
          and l.property_id not in (${pair.property_id}, ${pair.other_id}))
      order by c.opened_at, c.id limit 1 for update
    ), written as (
      update exclusive_statement s set author = case s.author when 'first' then 'second' else 'first' end
      from found where found.is_turned and s.exclusive_case_id = found.id
    )
    update exclusive_case c set property_id = ${pair.property_id}, other_id = ${pair.other_id}, account_id = ${pair.account_id},
      other_account_id = ${pair.other_account_id}, signed_on = ${pair.signed_on}::date, other_signed_on = ${pair.other_signed_on}::date,
      purposes = array(select distinct unnest(c.purposes || ${pair.purposes}::smallint[]) order by 1), lost_ground_at = null,
      decision = found.decision
    from found where c.id = found.id returning c.id`.execute(trx);
  return rows.length > 0;
}

/**
 * What was decided between these agencies about this property holds for the property that one of them published in place of
 * another: a decided case of its own, without emails. Not for a mandate signed after the decision.
 */
export async function copyDecision(trx: Trx, pair: ExclusivePair): Promise<boolean> {
  const { rows } = await sql`
    insert into exclusive_case as e (property_id, other_id, account_id, other_account_id, signed_on, other_signed_on, purposes, state,
      decision, reasons, reasons_locale, opened_at, answer_due_at, closed_at, decided_by, decided_at, first_decided_at)
    select ${pair.property_id}, ${pair.other_id}, ${pair.account_id}, ${pair.other_account_id}, ${pair.signed_on}::date,
      ${pair.other_signed_on}::date, ${pair.purposes}::smallint[], 'decided', ${turnedDecision(isTurned(pair))}, c.reasons, c.reasons_locale,
      c.opened_at, c.answer_due_at, c.closed_at, c.decided_by, c.decided_at, c.first_decided_at
    from exclusive_case c
    where c.state = 'decided' and ${isOfSameAgencies(pair)} and ${isOfSameProperty(pair)}
      and greatest(${pair.signed_on}::date, ${pair.other_signed_on}::date) <= ${getDecisionDay('c')}
      and not exists (select from exclusive_case o where o.property_id = ${pair.property_id} and o.other_id = ${pair.other_id}
        and o.state in ('open', 'decided'))
    order by c.decided_at desc, c.id desc limit 1
    on conflict (property_id, other_id, signed_on, other_signed_on) do update
      set state = 'decided', end_reason = null, decision = excluded.decision, reasons = excluded.reasons, reasons_locale = excluded.reasons_locale,
        closed_at = excluded.closed_at, decided_by = excluded.decided_by, decided_at = excluded.decided_at,
        first_decided_at = excluded.first_decided_at, lost_ground_at = null
      where e.state = 'ended'
    returning e.id`.execute(trx);
  return rows.length > 0;
}

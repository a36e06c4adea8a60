/** SQL of what admins decide about pairs of properties. */
import type { MatchSort } from '@estia/contract/matches/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { MatchReason } from '../pair-score.ts';

export type Decision = 'same' | 'different';

/** `undecided`: nobody has said anything yet. */
export type BasedOn = Decision | 'undecided';

/** Of a pair in whatever order. False: it was never found, is no longer, or was answered otherwise than `basedOn` says. */
export async function savePersonsDecision(
  trx: Trx,
  [a, b]: readonly [number, number],
  {
    decision,
    adminId,
    now,
    basedOn,
  }: { decision: Decision; adminId: number; now: Date; basedOn?: BasedOn | undefined },
): Promise<boolean> {
  if (decision === 'different')
    await sql`delete from property_predecessor where (property_id, earlier_id) in ((${a}::bigint, ${b}::bigint), (${b}, ${a}))`.execute(
      trx,
    );
  const { numAffectedRows } = await sql`
    update property_match set decision = ${decision}, decided_by = ${adminId}, decided_at = ${now}
    where property_id = least(${a}::bigint, ${b}) and other_id = greatest(${a}::bigint, ${b})
      and coalesce(decision, 'undecided') = coalesce(${basedOn ?? null}::text, decision, 'undecided')`.execute(trx);
  return Number(numAffectedRows ?? 0n) > 0;
}

/** One property again, as before they were told apart: because comparing them says so, or else by a person. */
export const restoreSame = (
  trx: Trx,
  [a, b]: readonly [number, number],
  { adminId, now }: { adminId: number; now: Date },
) =>
  sql`update property_match set decision = case when outcome <> 'same' then 'same' end,
      decided_by = case when outcome <> 'same' then ${adminId}::bigint end,
      decided_at = case when outcome <> 'same' then ${now}::timestamptz end
    where property_id = least(${a}::bigint, ${b}) and other_id = greatest(${a}::bigint, ${b})`.execute(trx);

/** Compared and grouped again by the worker, whose locks come in another order than those of a decision. */
export const enqueueComparison = (trx: Trx, propertyIds: readonly number[]) =>
  sql`select enqueue_urgent_property_match(${propertyIds}::bigint[])`.execute(trx);

export type UnclearPropertyRow = {
  property_id: number;
  username: string;
  agency: { id: number; el: string; en: string; gemi: string } | null;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
  price: number | null;
};
export type UnclearMatchRow = { score: number; found_at: Date; properties: UnclearPropertyRow[] };

export const isUnclear = sql`m.outcome = 'unclear' and m.decision is null
  and exists (select from listing l where l.property_id = m.property_id and l.is_active)
  and exists (select from listing l where l.property_id = m.other_id and l.is_active)`;

type Page = { sort: MatchSort; order: 'asc' | 'desc'; limit: number; offset: number };

export async function listUnclearMatches(db: Db, { sort, order, limit, offset }: Page): Promise<UnclearMatchRow[]> {
  const ordered = sql.raw(`m.${sort} ${order}, m.property_id ${order}, m.other_id ${order}`);
  const { rows } = await sql<UnclearMatchRow>`
    with page as (select m.* from property_match m where ${isUnclear} order by ${ordered} limit ${limit} offset ${offset})
    select m.score, m.found_at, (
      select json_agg(json_build_object('property_id', p.id, 'username', u.username, 'title_el', l.title_el, 'title_en', l.title_en,
        'type_id', p.type_id, 'area', p.area, 'price', l.price, 'agency', case when a.id is null then null
        else json_build_object('id', a.id, 'el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) end) order by p.id)
      from property p join account u on u.id = p.account_id left join agency a on a.account_id = p.account_id
      left join lateral (select title_el, title_en, price from listing where property_id = p.id and is_active order by purpose limit 1) l on true
      where p.id in (m.property_id, m.other_id)) as properties
    from page m order by ${ordered}`.execute(db);
  return rows;
}

export async function countUnclearMatches(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from property_match m where ${isUnclear}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export type MatchRow = { score: number; reasons: MatchReason[]; decision: Decision | null };

export async function findMatch(db: Db, a: number, b: number): Promise<MatchRow | undefined> {
  const { rows } = await sql<MatchRow>`
    select score, reasons, decision from property_match
    where property_id = least(${a}::bigint, ${b}) and other_id = greatest(${a}::bigint, ${b})`.execute(db);
  return rows[0];
}

/** The one that has waited longest, besides this. */
export async function findNextUnclearMatch(db: Db, [a, b]: readonly [number, number]) {
  const { rows } = await sql<{ property_id: number; other_id: number }>`
    select m.property_id, m.other_id from property_match m
    where ${isUnclear} and (m.property_id, m.other_id) <> (least(${a}::bigint, ${b}), greatest(${a}::bigint, ${b}))
    order by m.found_at, m.property_id, m.other_id limit 1`.execute(db);
  return rows[0] ?? null;
}

export type ComparedListingRow = {
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  price: number;
  published_at: string | null;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
};
export type ComparedPropertyRow = {
  property_id: number;
  user_id: number;
  username: string;
  agency: { id: number; el: string; en: string; gemi: string } | null;
  type_id: number;
  area: number;
  floor_id: number | null;
  year_built: number | null;
  bed_rooms: number | null;
  bath_rooms: number | null;
  heating_id: number | null;
  energy_class_id: number | null;
  orientation_id: number | null;
  street: string | null;
  street_number: string | null;
  postcode: string | null;
  kaek: string | null;
  description_el: string | null;
  description_en: string | null;
  listings: ComparedListingRow[];
  photos: [string, number, number, string, boolean, string | null, string | null][];
};

/** For admins alone: with street and KAEK, also where the public sees neither. In the order given. */
export async function listComparedProperties(db: Db, ids: readonly number[]): Promise<ComparedPropertyRow[]> {
  const { rows } = await sql<ComparedPropertyRow>`
    select p.id as property_id, u.id as user_id, u.username, case when a.id is null then null
      else json_build_object('id', a.id, 'el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) end as agency,
      p.type_id, p.area, p.floor_id, p.year_built, p.bed_rooms, p.bath_rooms, p.heating_id, p.energy_class_id, p.orientation_id,
      p.street, p.street_number, p.postcode, s.kaek, shown.description_el, shown.description_en,
      (select coalesce(json_agg(json_build_object('property_id', p.id, 'purpose', l.purpose, 'is_active', l.is_active, 'price', l.price,
        'published_at', l.activated_at, 'title_el', l.title_el, 'title_en', l.title_en, 'type_id', p.type_id, 'area', p.area) order by l.purpose), '[]')
       from listing l where l.property_id = p.id) as listings,
      (select coalesce(json_agg(json_build_array(f.key, f.width, f.height, f.placeholder, f.has_avif, pp.alt_el, pp.alt_en) order by pp.position), '[]')
       from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id) as photos
    from unnest(${ids}::bigint[]) with ordinality wanted (id, position)
    join property p on p.id = wanted.id join account u on u.id = p.account_id
    left join agency a on a.account_id = p.account_id left join property_private s on s.property_id = p.id
    left join lateral (select description_el, description_en from listing where property_id = p.id
      order by is_active desc nulls last, purpose limit 1) shown on true
    order by wanted.position`.execute(db);
  return rows;
}

/**
 * SQL of matching properties, called by the worker alone. Of a hidden address only its square kilometre is compared, and a
 * hidden phone not at all: who publishes a copy learns by the match no more than the listing shows. KAEK are compared.
 */
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { MatchReason } from './pair-score.ts';

/** `requestedAt` as the database writes it, to the microsecond. */
export type QueuedProperty = { propertyId: number; requestedAt: string };

/** What somebody has just published first; `oldest`: whatever has waited longest, so that a backlog moves on too. */
export async function findNextProperty(db: Db, now: Date, lane: 'urgent' | 'oldest'): Promise<QueuedProperty | null> {
  const { rows } = await sql<QueuedProperty>`
    select property_id as "propertyId", requested_at::text as "requestedAt" from property_to_match
    where failed_at is null or failed_at < ${now}::timestamptz - interval '1 hour'
    order by ${lane === 'urgent' ? sql`is_urgent desc, requested_at` : sql`requested_at`} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** It stays in the queue if it was changed while it was compared. */
export const finishProperty = (trx: Trx, { propertyId, requestedAt }: QueuedProperty) =>
  sql`delete from property_to_match where property_id = ${propertyId} and requested_at = ${requestedAt}::timestamptz`.execute(
    trx,
  );

/** Not if it was changed meanwhile: then it is its turn again. */
export const postponeProperty = (db: Db, { propertyId, requestedAt }: QueuedProperty, now: Date) =>
  sql`update property_to_match set failed_at = ${now}
    where property_id = ${propertyId} and requested_at = ${requestedAt}::timestamptz`.execute(db);

/** Squares around a square, itself among them. */
const squaresAround = sql`
  array(select match_square(p.exact_point) + y * 1000000 + x from generate_series(-1, 1) y, generate_series(-1, 1) x)`;

/** Of the area of `p`, more or less: as much from either side, whichever of the two is looked at. */
const isAboutArea = (table: string, maxDifference: number) =>
  sql`${sql.ref(`${table}.area`)} between floor(p.area / (1 + ${maxDifference}::float)) and ceil(p.area * (1 + ${maxDifference}::float))`;

/** Not of other rooms, nor of a floor that nobody mistakes for it. */
const mayBeAlike = sql`coalesce(o.bed_rooms, p.bed_rooms) is not distinct from coalesce(p.bed_rooms, o.bed_rooms)
        and coalesce(abs(o.floor_id - p.floor_id), 0) <= 1`;

const MAX_CANDIDATES = 200;

type Candidate = { id: number; isOnOffer: boolean };

/**
 * Properties of other advertisers that may be this one: of its KAEK, of its address, with one of its pictures, or of its type
 * and about its area nearby; where one of the two hides its address, in the same square kilometre. On offer, or offered since
 * `endedSince`: these for the price history alone, and only where both or neither hide the address.
 */
export async function listCandidates(
  db: Db,
  propertyId: number,
  { maxAreaDifference, endedSince }: { maxAreaDifference: number; endedSince: Date },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with p as materialized (
      select p.*, s.kaek, ${squaresAround} as squares from property p left join property_private s on s.property_id = p.id
      where p.id = ${propertyId}
    ), found as (
      select s.property_id as id, 1 as rank from p join property_private s on left(s.kaek, 12) = left(p.kaek, 12)
      union all
      select o.id, 2 from p join property o on o.duplicate_key = p.duplicate_key
      where not p.hide_address and not o.hide_address
      union all
      select theirs.property_id, 3 from property_photo mine
      join photo_duplicate d on mine.photo_id in (d.photo_id, d.other_id)
      join property_photo theirs on theirs.photo_id in (d.photo_id, d.other_id) and theirs.photo_id <> mine.photo_id
      where mine.property_id = ${propertyId}
      union all
      select o.id, 4 from p cross join unnest(p.squares) square
      join property o on o.type_id = p.type_id and match_square(o.exact_point) = square
        and ${isAboutArea('o', maxAreaDifference)} and ${mayBeAlike}
      where not p.hide_address and not o.hide_address
      union all
      select o.id, 5 from p join property o on o.type_id = p.type_id
        and location_square_key(o.exact_point) = location_square_key(p.exact_point)
        and ${isAboutArea('o', maxAreaDifference)} and ${mayBeAlike}
      where p.hide_address or o.hide_address
    )
    select f.id, f.is_on_offer as "isOnOffer" from (
      select id, min(rank) as rank, exists (select from listing l where l.property_id = found.id and l.is_active) as is_on_offer
      from found group by id) f
    join property o on o.id = f.id join p on o.account_id <> p.account_id
    where f.id <> p.id and (f.is_on_offer or (o.hide_address = p.hide_address
      and exists (select from listing_event e where e.property_id = f.id and e.at >= ${endedSince})
      and not exists (select from property_match m where m.property_id = least(f.id, p.id) and m.other_id = greatest(f.id, p.id)
        and m.decision = 'different')))
    order by f.is_on_offer desc, f.rank, case when f.rank = 4 then o.exact_point <-> p.exact_point end, abs(o.area - p.area), f.id desc limit ${MAX_CANDIDATES}`.execute(
    db,
  );
  return rows;
}

export type FactsRow = {
  id: number;
  category_id: number;
  complex_id: number | null;
  /** Null of a hidden address, as are street and number. */
  lat: number | null;
  lon: number | null;
  square_x: number;
  square_y: number;
  street: string | null;
  street_number: string | null;
  area: number;
  floor_id: number | null;
  year_built: number | null;
  bed_rooms: number | null;
  bath_rooms: number | null;
  heating_id: number | null;
  energy_class_id: number | null;
  orientation_id: number | null;
  kaek: string | null;
  phone: string | null;
  photo_count: number;
  prices: { purpose: 1 | 2; price: number }[];
  words: string;
};

/** Only those that are on offer, and `endedIds` by what they said last. */
export async function listFacts(db: Db, ids: readonly number[], endedIds: readonly number[] = []): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    select p.id, p.category_id, p.complex_id, (location_square(p.exact_point))[0] as square_x, (location_square(p.exact_point))[1] as square_y,
      case when not p.hide_address then st_y(p.exact_point) end as lat, case when not p.hide_address then st_x(p.exact_point) end as lon,
      case when not p.hide_address then p.street end as street, case when not p.hide_address then p.street_number end as street_number, p.area, p.floor_id, p.year_built, p.bed_rooms, p.bath_rooms, p.heating_id, p.energy_class_id,
      p.orientation_id, s.kaek, case when not c.hide_phone then c.phone end as phone, p.photo_count, l.prices, l.words
    from property p
    left join property_private s on s.property_id = p.id
    left join property_contact c on c.property_id = p.id
    join lateral (select json_agg(json_build_object('purpose', l.purpose, 'price', l.price)) as prices,
        string_agg(concat_ws(' ', l.title_el, l.description_el, l.title_en, l.description_en), ' ') as words
      from listing l where l.property_id = p.id and (l.is_active or p.id = any (${endedIds}::bigint[]))) l on l.prices is not null
    where p.id = any (${ids}::bigint[])`.execute(db);
  return rows;
}

/** About the width of a building: pins of two flats in it are no farther apart. */
const BUILDING_DEGREES = 0.0004;

/** Those whose advertiser offers another of the type and about the area in the building. */
export async function listTwinIds(db: Db, ids: readonly number[], maxAreaDifference: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from property p where p.id = any (${ids}::bigint[])
      and exists (select from unnest(${squaresAround}) square
        join property t on t.type_id = p.type_id and match_square(t.exact_point) = square
          and ${isAboutArea('t', maxAreaDifference)}
        where t.account_id = p.account_id and t.id <> p.id and exists (select from listing l where l.property_id = t.id and l.is_active)
          and abs(st_y(t.exact_point) - st_y(p.exact_point)) < ${BUILDING_DEGREES}::float
          and abs(st_x(t.exact_point) - st_x(p.exact_point)) < ${BUILDING_DEGREES}::float)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Pictures from before they had a fingerprint are not compared. */
export async function listFingerprints(db: Db, propertyId: number): Promise<Buffer[]> {
  const { rows } = await sql<{ fingerprint: Buffer }>`
    select ph.fingerprint from property_photo pp join photo ph on ph.id = pp.photo_id
    where pp.property_id = ${propertyId} and ph.fingerprint is not null order by pp.position`.execute(db);
  return rows.map(({ fingerprint }) => fingerprint);
}

export type FoundMatch = {
  otherId: number;
  outcome: 'same' | 'unclear';
  score: number;
  reasons: readonly MatchReason[];
};

/**
 * What was found of a property replaces what was found before, except what a person has answered. `candidateIds` were
 * compared; a pair that was found from the other side alone stays, unless one of them is no longer on offer.
 */
export async function replaceMatches(
  trx: Trx,
  propertyId: number,
  { candidateIds, found, now }: { candidateIds: readonly number[]; found: readonly FoundMatch[]; now: Date },
): Promise<void> {
  await sql`
    delete from property_match m using (
      select property_id, other_id from property_match
      where (property_id = ${propertyId} or other_id = ${propertyId}) and decision is null
        and not (property_id + other_id - ${propertyId} = any (${found.map(({ otherId }) => otherId)}::bigint[]))
        and (property_id + other_id - ${propertyId} = any (${candidateIds}::bigint[])
          or not exists (select from listing l where l.property_id = property_match.property_id and l.is_active)
          or not exists (select from listing l where l.property_id = property_match.other_id and l.is_active))
      order by property_id, other_id for update
    ) gone where (m.property_id, m.other_id) = (gone.property_id, gone.other_id)`.execute(trx);
  if (found.length === 0) return;
  await sql`
    insert into property_match (property_id, other_id, outcome, score, reasons, found_at)
    select least(${propertyId}::bigint, f."otherId"), greatest(${propertyId}::bigint, f."otherId"), f.outcome, f.score, f.reasons, ${now}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as f ("otherId" bigint, outcome text, score real, reasons jsonb)
    join property o on o.id = f."otherId"
    order by 1, 2
    on conflict (property_id, other_id) do update set outcome = excluded.outcome, score = excluded.score, reasons = excluded.reasons`.execute(
    trx,
  );
}

/** Earlier listings of the same property. What was found before and is too old to be compared again stays. */
export async function replacePredecessors(
  trx: Trx,
  propertyId: number,
  { candidateIds, foundIds, now }: { candidateIds: readonly number[]; foundIds: readonly number[]; now: Date },
): Promise<void> {
  await sql`delete from property_predecessor where property_id = ${propertyId} and earlier_id = any (${candidateIds}::bigint[])
    and not (earlier_id = any (${foundIds}::bigint[]))`.execute(trx);
  if (foundIds.length === 0) return;
  await sql`insert into property_predecessor (property_id, earlier_id, found_at)
    select ${propertyId}, id, ${now} from property where id = any (${foundIds}::bigint[]) order by id on conflict do nothing`.execute(
    trx,
  );
}

/** Properties it was compared with before, of which nobody has said what they are. */
export async function listPartnerIds(db: Db, propertyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select property_id + other_id - ${propertyId} as id from property_match
    where (property_id = ${propertyId} or other_id = ${propertyId}) and decision is null`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/** Others of the advertiser in the building that were called the same as somebody's before this one showed that they have a twin. */
export const enqueueTwins = (trx: Trx, propertyId: number, maxAreaDifference: number) =>
  sql`
    select enqueue_property_match(array_agg(t.id)) from property p
    cross join unnest(${squaresAround}) square
    join property t on t.type_id = p.type_id and match_square(t.exact_point) = square and ${isAboutArea('t', maxAreaDifference)}
    where p.id = ${propertyId} and t.account_id = p.account_id and t.id <> p.id
      and exists (select from listing l where l.property_id = p.id and l.is_active)
      and abs(st_y(t.exact_point) - st_y(p.exact_point)) < ${BUILDING_DEGREES}::float
      and abs(st_x(t.exact_point) - st_x(p.exact_point)) < ${BUILDING_DEGREES}::float
      and exists (select from property_match m where t.id in (m.property_id, m.other_id) and m.outcome = 'same'
        and m.decision is null and m.reasons -> 0 ->> 'signal' <> 'kaek_same')
    having count(*) > 0`.execute(trx);

/** SQL of the page on which an admin reviews a listing. */
import type { TextField } from '@estia/contract/listings/draft/text-checks';
import type {
  RecordedDecision,
  ReviewAction,
  ReviewReason,
  ReviewRule,
  ReviewState,
} from '@estia/contract/listings/review/review-choices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type ReviewPageRow = Record<TextField, string | null> & {
  id: number;
  version: number;
  state: ReviewState;
  outcome: ReviewAction;
  opened_at: Date;
  due_at: Date;
  changed_at: Date | null;
  listing_id: number | null;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  is_deleted: boolean;
  account_id: number;
  username: string;
  locale: string;
  role_id: number;
  registered_at: Date;
  active_count: number;
  stopped_count: number;
  report_count: number;
  lat: number;
  lon: number;
  street: string | null;
  street_number: string | null;
  postcode: string | null;
  hide_address: boolean;
  type_id: number;
  area: number;
  land_area: number | null;
  floor_id: number | null;
  year_built: number | null;
  condition_id: number | null;
  energy_class_id: number | null;
  view_id: number | null;
  bed_rooms: number | null;
  bath_rooms: number | null;
  extras: number[];
  within_city_plan: boolean | null;
  building_access_id: number | null;
  leaning_id: number | null;
};

/** With the exact place: for the admin who must see whether it is where it is said to be. */
export async function findReviewPage(db: Db, id: number): Promise<ReviewPageRow | undefined> {
  const { rows } = await sql<ReviewPageRow>`
    select r.id, r.version, r.state, r.outcome, r.opened_at, r.due_at, r.changed_at, r.listing_id, r.property_id, r.purpose,
      l.is_active, l.id is null as is_deleted, l.title_el, l.title_en, l.description_el, l.description_en,
      p.account_id, a.username, a.locale, a.role_id, a.created_at as registered_at,
      (select count(*)::int from property o join listing x on x.property_id = o.id where o.account_id = a.id and x.is_active) as active_count,
      (select count(*)::int from property o join listing_review s on s.property_id = o.id where o.account_id = a.id and s.state = 'stopped') as stopped_count,
      (select count(*)::int from property o join report t on t.property_id = o.id where o.account_id = a.id) as report_count,
      st_y(p.exact_point) as lat, st_x(p.exact_point) as lon, p.street, p.street_number, p.postcode, p.hide_address,
      p.type_id, p.area, p.land_area, p.floor_id, p.year_built, p.condition_id, p.energy_class_id, p.view_id, p.bed_rooms,
      p.bath_rooms, p.extras, p.within_city_plan, p.building_access_id, p.leaning_id
    from listing_review r join property p on p.id = r.property_id join account a on a.id = p.account_id
    left join listing l on l.id = r.listing_id
    where r.id = ${id}`.execute(db);
  return rows[0];
}

export type HitRow = {
  rule: ReviewRule;
  rule_version: number;
  action: ReviewAction;
  detail: Record<string, unknown>;
  at: Date;
  cleared_at: Date | null;
  /** Of a photo that is on it too. */
  other_property_id: number | null;
  other_purpose: 1 | 2 | null;
  other_picture: string | null;
};

export async function listHits(db: Db, reviewId: number): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`
    select h.rule, h.rule_version, h.action, h.detail, h.at, h.cleared_at, o.id as other_property_id,
      (select l.purpose from listing l where l.property_id = o.id order by l.is_active desc nulls last, l.purpose limit 1) as other_purpose,
      (select f.key from property_photo mine join photo m on m.id = mine.photo_id join photo f on f.perceptual_hash = m.perceptual_hash
        join property_photo theirs on theirs.photo_id = f.id and theirs.property_id = o.id
       where mine.property_id = r.property_id and mine.position = (h.detail ->> 'position')::int order by theirs.position limit 1) as other_picture
    from listing_review_hit h join listing_review r on r.id = h.review_id
    left join property o on h.rule = 'review_photo' and o.id = (h.detail ->> 'property_id')::bigint
    where h.review_id = ${reviewId} order by h.cleared_at nulls first, h.action, h.rule`.execute(db);
  return rows;
}

export type DecisionRow = {
  decision: RecordedDecision;
  at: Date;
  admin: string | null;
  reason: ReviewReason | null;
  text: string | null;
  property_id: number;
  purpose: 1 | 2;
};

const MAX_DECISIONS = 20;

/** About everything that the advertiser has on offer. */
export async function listDecisions(db: Db, { account_id }: { account_id: number }): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.decision, d.at, u.username as admin, d.reason, d.text, r.property_id, r.purpose
    from property p join listing_review r on r.property_id = p.id join listing_review_decision d on d.review_id = r.id
    left join account u on u.id = d.admin_id
    where p.account_id = ${account_id} order by d.at desc, d.id desc limit ${MAX_DECISIONS}`.execute(db);
  return rows;
}

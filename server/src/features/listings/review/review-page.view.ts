/** Rows of a review → what an admin sees of it. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { HandlerResult } from '@estia/contract/call';
import { textFields } from '@estia/contract/listings/draft/text-checks';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { getListingReview } from '@estia/contract/listings/review/review-calls';
import { findContactSigns, findPhrases } from '@estia/contract/listings/review/review-text';
import { getListingState } from '@estia/contract/listings/states';
import { pickNames } from '@estia/contract/map-names';
import { toLocale } from '@estia/contract/pair';
import type { RulesInForce } from '@estia/contract/rules/rule-params';
import { purposeNames } from '@estia/contract/search/model';
import type { Estimate, EstimateInput } from '@estia/contract/valuation/estimate';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { DecisionRow, HitRow, ReviewPageRow } from './review-page.queries.ts';

type Reply = HandlerResult<typeof getListingReview>;

/** Not stated is left out. */
export const toEstimateInput = (row: ReviewPageRow): EstimateInput => ({
  for: purposeNames[row.purpose],
  type_id: row.type_id,
  lat: row.lat,
  lon: row.lon,
  area: row.area,
  land_area: row.land_area ?? undefined,
  floor_id: row.floor_id ?? undefined,
  year_built: row.year_built ?? undefined,
  condition_id: row.condition_id ?? undefined,
  energy_class_id: row.energy_class_id ?? undefined,
  view_id: row.view_id ?? undefined,
  bed_rooms: row.bed_rooms ?? undefined,
  bath_rooms: row.bath_rooms ?? undefined,
  extras: row.extras,
  within_city_plan: row.within_city_plan ?? undefined,
  building_access_id: row.building_access_id ?? undefined,
  leaning_id: row.leaning_id ?? undefined,
});

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? Math.round(value) : undefined);
const textsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined;

function hitView(row: HitRow): Reply['hits'][number] {
  const { detail, other_property_id: otherId, other_purpose: purpose } = row;
  return {
    ...pickNames(row, ['rule', 'rule_version', 'action']),
    noticed_at: row.at.toISOString(),
    cleared_at: row.cleared_at?.toISOString() ?? null,
    price: numberOf(detail.price),
    estimate: numberOf(detail.estimate),
    percent: numberOf(detail.percent),
    phrases: textsOf(detail.found),
    photo_position: numberOf(detail.position),
    other_property:
      otherId !== null && purpose !== null
        ? {
            property_id: otherId,
            for: purposeNames[purpose],
            code: formatListingCode(otherId, purpose),
            picture: row.other_picture,
          }
        : null,
    stopped_count: numberOf(detail.stopped),
    points: numberOf(detail.points),
  };
}

const decisionView = (row: DecisionRow, { property_id, purpose }: ReviewPageRow): Reply['decisions'][number] => ({
  ...pickNames(row, ['decision', 'admin', 'reason', 'text']),
  decided_at: row.at.toISOString(),
  code: formatListingCode(row.property_id, row.purpose),
  is_same_listing: row.property_id === property_id && row.purpose === purpose,
});

export function listingReviewView({
  row,
  hits,
  decisions,
  valued,
  rules,
  viewer,
}: {
  row: ReviewPageRow;
  hits: readonly HitRow[];
  decisions: readonly DecisionRow[];
  valued: Estimate;
  rules: Pick<RulesInForce, 'review_words' | 'review_deadlines'>;
  viewer: SignedInViewer;
}): Reply {
  const texts = pickNames(row, textFields);
  const found = [...findPhrases(texts, rules.review_words.params.phrases), ...findContactSigns(texts)];
  return {
    review: {
      ...pickNames(row, ['id', 'version', 'state', 'outcome', 'property_id']),
      opened_at: row.opened_at.toISOString(),
      due_at: row.due_at.toISOString(),
      changed_at: row.changed_at?.toISOString() ?? null,
      for: purposeNames[row.purpose],
      code: formatListingCode(row.property_id, row.purpose),
      listing_state: row.is_deleted ? null : getListingState(row),
      is_own: row.account_id === viewer.worksFor,
    },
    hits: hits.map(hitView),
    marks: found.map(({ field, at, found: part }) => ({ field, start: at, length: part.length })),
    place: {
      ...pickNames(row, ['lat', 'lon', 'street', 'street_number']),
      postal_code: row.postcode,
      is_hidden: row.hide_address,
    },
    estimate: valued.state === 'valued' ? pickNames(valued, ['value', 'low', 'high']) : null,
    advertiser: {
      ...pickNames(row, ['username', 'active_count', 'stopped_count', 'report_count']),
      user_id: row.account_id,
      language: toLocale(row.locale),
      is_agency: row.role_id === roleIds.agency,
      registered_at: row.registered_at.toISOString(),
    },
    decisions: decisions.map((decision) => decisionView(decision, row)),
    change_days: rules.review_deadlines.params.change_days,
  };
}

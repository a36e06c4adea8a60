/**
 * VALU-2: the asking price to expect for a property. Valued by the model that was made without any listing of its 1 km
 * square, corrected by the live listings around it; whichever of those could be the property itself is left out before
 * anything is read of it. Nothing that was asked is stored or logged.
 */
import { findLookup } from '@estia/contract/lookups/lookups';
import type { LocalizedName } from '@estia/contract/places/model';
import { createQueryKeys } from '@estia/contract/places/phonetic-key';
import { purposeIds } from '@estia/contract/search/model';
import type { Estimate, EstimatedValue, EstimateInput } from '@estia/contract/valuation/estimate';
import type { Deps } from '../../../deps.ts';
import { findAddressPoint, findDistrictAt, listStreets, type PlaceTreeLoader } from '../../places/index.ts';
import type { ModelListing } from '../model/design-matrix.ts';
import { krige } from '../model/kriging.ts';
import { createModelCache, type LatestModels, type LatestModelsLoader } from '../model/model-cache.service.ts';
import type { PropertyFacts, PropertyLocation } from '../model/model-terms.ts';
import { createPriceLevelLookup, marketKey } from '../model/model-training.ts';
import { selectNearby } from '../model/nearby-listings.ts';
import {
  type FoldModel,
  getFold,
  getHalfRange,
  getVariances,
  type MarketModel,
  predictLogPrice,
} from '../model/trained-model.ts';
import { findComparables, getPriceParts, toFactorShares } from './comparables.ts';
import { findGridPosition, listListingsAround } from './estimate.queries.ts';
import { comparableView, roundPrice, roundPricePerM2 } from './estimate.view.ts';

/** With fewer listings around there is no estimate. */
const MIN_LISTINGS = 5;

type Point = { lat: number; lon: number };
type Refusal = Extract<Estimate, { state: 'refused' }>;
type ValuedProperty = PropertyFacts & PropertyLocation & { square: string };

const buildRefusal = (reason: Refusal['reason'], place: Refusal['place'] = null, listings = 0): Refusal => ({
  state: 'refused',
  reason,
  place,
  listing_count: listings,
  required_listing_count: MIN_LISTINGS,
});

async function resolvePoint(db: Deps['db'], subject: EstimateInput): Promise<(Point & { district: number }) | null> {
  const { lat, lon, district_id, street } = subject;
  if (lat !== undefined && lon !== undefined) {
    const district = await findDistrictAt(db, { lat, lon });
    return district === null ? null : { lat, lon, district };
  }
  if (district_id === undefined) return null;
  const keys = street === undefined ? [] : createQueryKeys(street);
  const [found] = keys.length === 0 ? [] : await listStreets(db, district_id, keys);
  const point = found ?? (await findAddressPoint(db, { district_id, postal_code: null }));
  return point && { lat: point.lat, lon: point.lon, district: district_id };
}

const toPropertyFacts = (subject: EstimateInput): PropertyFacts => ({
  type: subject.type_id,
  area: subject.area,
  landArea: subject.land_area ?? null,
  floor: subject.floor_id ?? null,
  year: subject.year_built ?? null,
  condition: subject.condition_id ?? null,
  energy: subject.energy_class_id ?? null,
  view: subject.view_id ?? null,
  beds: subject.bed_rooms ?? null,
  baths: subject.bath_rooms ?? null,
  extras: [...new Set(subject.extras)].sort((a, b) => a - b),
  withinPlan: subject.within_city_plan ?? null,
  access: subject.building_access_id ?? null,
  leaning: subject.leaning_id ?? null,
});

export type Estimator = (property: EstimateInput) => Promise<Estimate>;

/** With the newest models, cached in this process. */
export function createEstimator(deps: Deps, getPlaceTree: PlaceTreeLoader): Estimator {
  const models = createModelCache(deps);
  return (property) => estimateProperty(deps, getPlaceTree, models, property);
}

async function estimateProperty(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  getPlaceTree: PlaceTreeLoader,
  getModels: LatestModelsLoader,
  subject: EstimateInput,
): Promise<Estimate> {
  const category = Number(findLookup('types', subject.type_id)?.extra.category_id ?? 0);
  if (category < 1 || category > 3) return buildRefusal('not_covered');
  const point = await resolvePoint(db, subject);
  const district = point && (await getPlaceTree()).districts.get(point.district);
  if (!point || !district) return buildRefusal('outside');
  const { municipality } = district;
  const place = { district: district.name, municipality: municipality.name };
  const market = { purpose: purposeIds[subject.for], category };
  const newest = await getModels();
  const model = newest?.models.get(marketKey(market));
  if (!newest || !model) return buildRefusal('no_model', place);
  const facts = toPropertyFacts(subject);
  const limits = model.areas[facts.type];
  const oddYear = facts.year !== null && facts.year > clock().getUTCFullYear() + 6;
  if (!limits || facts.area < limits[0] || facts.area > limits[1] || oddYear) return buildRefusal('unusual', place);
  const gridPosition = await findGridPosition(db, point.district, point);
  const fold = gridPosition && model.folds[getFold(gridPosition.square)];
  if (!gridPosition || !fold) return buildRefusal('no_model', place);
  const property: ValuedProperty = {
    ...facts,
    ...gridPosition,
    district: district.id,
    municipality: municipality.id,
    prefecture: municipality.prefecture.id,
    region: municipality.prefecture.region.id,
  };
  const around = await listListingsAround(db, market, point, gridPosition.seq);
  const listings = selectNearby(property, around.sameDistrict, around.others);
  if (listings.length < MIN_LISTINGS) return buildRefusal('few_listings', place, listings.length);
  const tree = await getPlaceTree();
  const nameOf = (id: number) => tree.districts.get(id)?.name ?? district.name;
  return { ...buildEstimate(property, listings, model, fold, newest, subject.for, nameOf), place };
}

function buildEstimate(
  property: ValuedProperty,
  listings: readonly ModelListing[],
  market: MarketModel,
  model: FoldModel,
  newest: LatestModels,
  purpose: EstimateInput['for'],
  nameOf: (district: number) => LocalizedName,
): Omit<EstimatedValue, 'place'> {
  const levels = createPriceLevelLookup(newest.models, market, getFold(property.square));
  const base = predictLogPrice(model, market.category, property, levels);
  const neighbours = listings.map((listing) => ({
    ...listing,
    residual: Math.log(listing.price) - predictLogPrice(model, market.category, listing, levels),
  }));
  const { effect, variance } = krige(property, neighbours, getVariances(model));
  const half = getHalfRange(model, variance);
  const value = Math.exp(base + effect);
  const parts = getPriceParts(model, market.category, property, levels, true);
  parts.set('place', (parts.get('place') ?? 0) + effect);
  return {
    state: 'valued',
    value: roundPrice(value, purpose),
    low: roundPrice(value * Math.exp(-half), purpose),
    high: roundPrice(value * Math.exp(half), purpose),
    price_per_m2: roundPricePerM2(value / property.area),
    listing_count: listings.length,
    comparables: findComparables(model, market.category, { ...property, value }, listings, levels).map((one) =>
      comparableView(one, purpose, nameOf(one.listing.district)),
    ),
    factors: toFactorShares(parts),
    model: { version: newest.version, trained_at: newest.trainedAt.toISOString(), listing_count: market.ads },
  };
}

/**
 * VALU-2: the asking price to expect for a home. Valued by the model that was made without any ad of its 1 km square,
 * corrected by the live ads around it; whichever of those could be the home itself is left out before anything is read
 * of it. Nothing that was asked is kept or logged.
 */
import { findLookup } from '@estia/contract/lookups/rows';
import { createQueryKeys } from '@estia/contract/places/fold';
import type { LocalizedName } from '@estia/contract/places/model';
import { purposeIds } from '@estia/contract/search/model';
import type { Estimate, EstimatedValue, EstimateInput } from '@estia/contract/valuation/estimate';
import type { Deps } from '../../deps.ts';
import { districtAt, type Places, pointOfAddress, streetsOf } from '../places/index.ts';
import { compare, partsOf, sharesOf } from './estimate.compare.ts';
import { adsAround, standOf } from './estimate.queries.ts';
import { comparableView, rounded, roundedRate } from './estimate.view.ts';
import type { Ad } from './model.design.ts';
import { type KeptModels, keepModels, type NewestModels } from './model.kept.ts';
import { krige } from './model.local.ts';
import { choosing } from './model.near.ts';
import type { Facts, Spot } from './model.terms.ts';
import { levelsFor, marketKey } from './model.train.ts';
import { type FoldModel, foldOf, halfRange, hedonic, type MarketModel, spreadsOf } from './model.ts';

/** With fewer ads around nothing is said. */
const NEEDED = 5;

type Point = { lat: number; lon: number };
type Refusal = Extract<Estimate, { state: 'refused' }>;
type Home = Facts & Spot & { square: string };

const refusal = (reason: Refusal['reason'], place: Refusal['place'] = null, ads = 0): Refusal => ({
  state: 'refused',
  reason,
  place,
  ads,
  needed: NEEDED,
});

async function pointOf(db: Deps['db'], subject: EstimateInput): Promise<(Point & { district: number }) | null> {
  const { lat, lon, district_id, street } = subject;
  if (lat !== undefined && lon !== undefined) {
    const district = await districtAt(db, { lat, lon });
    return district === null ? null : { lat, lon, district };
  }
  if (district_id === undefined) return null;
  const keys = street === undefined ? [] : createQueryKeys(street);
  const [found] = keys.length === 0 ? [] : await streetsOf(db, district_id, keys);
  const point = found ?? (await pointOfAddress(db, { district_id, postal_code: null }));
  return point && { lat: point.lat, lon: point.lon, district: district_id };
}

const factsOf = (subject: EstimateInput): Facts => ({
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

export type Valuer = (home: EstimateInput) => Promise<Estimate>;

/** With the newest models, kept in this process. */
export function makeValuer(deps: Deps, places: Places): Valuer {
  const models = keepModels(deps);
  return (home) => estimateOf(deps, places, models, home);
}

async function estimateOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  places: Places,
  kept: KeptModels,
  subject: EstimateInput,
): Promise<Estimate> {
  const category = Number(findLookup('types', subject.type_id)?.extra.category_id ?? 0);
  if (category < 1 || category > 3) return refusal('not_covered');
  const point = await pointOf(db, subject);
  const district = point && (await places()).districts.get(point.district);
  if (!point || !district) return refusal('outside');
  const { municipality } = district;
  const place = { district: district.name, municipality: municipality.name };
  const market = { purpose: purposeIds[subject.for], category };
  const newest = await kept();
  const model = newest?.models.get(marketKey(market));
  if (!newest || !model) return refusal('no_model', place);
  const facts = factsOf(subject);
  const limits = model.areas[facts.type];
  const oddYear = facts.year !== null && facts.year > clock().getUTCFullYear() + 6;
  if (!limits || facts.area < limits[0] || facts.area > limits[1] || oddYear) return refusal('unusual', place);
  const here = await standOf(db, point.district, point);
  const fold = here && model.folds[foldOf(here.square)];
  if (!here || !fold) return refusal('no_model', place);
  const home: Home = {
    ...facts,
    ...here,
    district: district.id,
    municipality: municipality.id,
    prefecture: municipality.prefecture.id,
    region: municipality.prefecture.region.id,
  };
  const around = await adsAround(db, market, point, here.seq);
  const ads = choosing(home, around.own, around.others);
  if (ads.length < NEEDED) return refusal('few_ads', place, ads.length);
  const tree = await places();
  const nameOf = (id: number) => tree.districts.get(id)?.name ?? district.name;
  return { ...answerOf(home, ads, model, fold, newest, subject.for, nameOf), place };
}

function answerOf(
  home: Home,
  ads: readonly Ad[],
  market: MarketModel,
  model: FoldModel,
  newest: NewestModels,
  purpose: EstimateInput['for'],
  nameOf: (district: number) => LocalizedName,
): Omit<EstimatedValue, 'place'> {
  const levels = levelsFor(newest.models, market, foldOf(home.square));
  const base = hedonic(model, market.category, home, levels);
  const neighbours = ads.map((ad) => ({
    ...ad,
    residual: Math.log(ad.price) - hedonic(model, market.category, ad, levels),
  }));
  const { effect, variance } = krige(home, neighbours, spreadsOf(model));
  const half = halfRange(model, variance);
  const value = Math.exp(base + effect);
  const parts = partsOf(model, market.category, home, levels, true);
  parts.set('place', (parts.get('place') ?? 0) + effect);
  return {
    state: 'valued',
    value: rounded(value, purpose),
    low: rounded(value * Math.exp(-half), purpose),
    high: rounded(value * Math.exp(half), purpose),
    per_m2: roundedRate(value / home.area),
    ads: ads.length,
    comparables: compare(model, market.category, { ...home, value }, ads, levels).map((one) =>
      comparableView(one, purpose, nameOf(one.ad.district)),
    ),
    factors: sharesOf(parts),
    model: { version: newest.version, trained_at: newest.trainedAt.toISOString(), ads: market.ads },
  };
}

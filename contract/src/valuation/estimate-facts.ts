/**
 * The facts of a property that is valued: which are asked of which type (the same rule as for a listing), and how they
 * become the answers of a draft. Facts are as they were typed; `estimate.ts` says what an estimate takes of them.
 */
import type { FieldAnswers } from '../listings/draft/listing-fields.ts';
import { isFieldShown, type ListingFieldName, type ListingKind } from '../listings/fields.ts';
import { findLookup, type LookupRow, lookups } from '../lookups/lookups.ts';
import type { Purpose } from '../search/model.ts';
import type { EstimatedValue } from './estimate.ts';

/** Beside purpose, type, place and area, which every property has. In the order of the form. */
export const estimateFactNames = [
  'land_area',
  'bed_rooms',
  'bath_rooms',
  'floor_id',
  'year_built',
  'condition_id',
  'energy_class_id',
  'view_id',
  'within_city_plan',
  'building_access_id',
  'leaning_id',
] as const satisfies readonly ListingFieldName[];
export type EstimateFactName = (typeof estimateFactNames)[number];

/** As typed; an empty text is no answer. */
export type EstimateFacts = Readonly<
  Record<'type_id' | 'district_id' | 'street' | 'lat' | 'lon' | 'area' | EstimateFactName, string> & {
    for: Purpose;
    extras: readonly string[];
  }
>;

const LAND = 3;

export const getCategoryId = (type_id: number): number => Number(findLookup('types', type_id)?.extra.category_id ?? 0);

const getListingKind = (purpose: Purpose, type_id: number): ListingKind => ({
  for: purpose,
  category_id: getCategoryId(type_id),
  type_id,
});

/** The size of land is its area: it is not asked for twice. */
export function isFactAsked(name: EstimateFactName, purpose: Purpose, type_id: number): boolean {
  const what = getListingKind(purpose, type_id);
  if (name === 'land_area' && what.category_id === LAND) return false;
  if (name === 'building_access_id' && what.category_id !== LAND) return false;
  return isFieldShown(name, what, 'individual');
}

export const isLandType = (type_id: number): boolean => getCategoryId(type_id) === LAND;

/** Being issued and exempt are no classes: who has none says nothing. */
export const energyClasses: readonly LookupRow[] = lookups.energy_classes.filter((row) => row.extra.kind === 'class');

/** What people have most often and ask for first; the others are one press away. */
export const commonExtras: readonly number[] = [40, 27, 8, 5, 4, 23, 25, 26, 6, 54, 47, 1];

/** A box of the listing is ticked or not; here one may also not know. */
const formatAnswer = (name: EstimateFactName, fact: string): string =>
  name === 'within_city_plan' ? (fact === 'true' ? 'on' : '') : fact;

/**
 * The same facts as answers of a listing, with the estimate as the price to begin with. Facts of another type stay
 * behind.
 */
export function createDraftAnswers(facts: EstimateFacts, price: number | null): FieldAnswers {
  const type = Number(facts.type_id);
  const asked = estimateFactNames.filter((name) => facts[name] !== '' && isFactAsked(name, facts.for, type));
  const hasPin = facts.lat !== '' && facts.lon !== '';
  return {
    category_id: String(getCategoryId(type)),
    type_id: facts.type_id,
    district_id: facts.district_id,
    area: facts.area,
    ...(facts.street ? { street: facts.street } : {}),
    ...(hasPin ? { lat: facts.lat, lon: facts.lon } : {}),
    ...Object.fromEntries(asked.map((name) => [name, formatAnswer(name, facts[name])])),
    ...(facts.extras.length > 0 ? { extras: [...facts.extras] } : {}),
    ...(price === null ? {} : { price: String(price) }),
  };
}

/** Less than this nobody notices. */
const NOTICEABLE = 0.005;

/**
 * What moves the price, as it is shown: a flat has no plot, so what that costs against properties that have one belongs to
 * its type. Strongest first.
 */
export function listShownFactors(
  factors: EstimatedValue['factors'],
  purpose: Purpose,
  type_id: number,
): EstimatedValue['factors'] {
  const plot = isFactAsked('land_area', purpose, type_id) ? null : factors.find(({ factor }) => factor === 'land');
  const otherFactors = factors.filter((each) => each !== plot);
  const typeFactor = otherFactors.find(({ factor }) => factor === 'type');
  const type = { factor: 'type' as const, share: (1 + (typeFactor?.share ?? 0)) * (1 + (plot?.share ?? 0)) - 1 };
  const told = plot ? [...otherFactors.filter((each) => each !== typeFactor), type] : otherFactors;
  return told
    .filter(({ share }) => Math.abs(share) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
}

/** `340859` → `341000`: a compared price is no more exact than that. */
export const roundComparedPrice = (price: number): number => Number(price.toPrecision(3));

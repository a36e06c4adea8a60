/**
 * The facts of a home that is valued: which are asked of which type (the same rule as for an ad), and how they become
 * the answers of a draft. Facts are as they were typed; `estimate.ts` says what an estimate takes of them.
 */
import { type Answers, type FieldName, isShown, type What } from '../listings/fields.ts';
import { type LookupRow, lookup, lookups } from '../lookups/rows.ts';
import type { Purpose } from '../search/model.ts';
import type { Valued } from './estimate.ts';

/** Beside purpose, type, place and area, which every home has. In the order of the form. */
export const factNames = [
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
] as const satisfies readonly FieldName[];
export type FactName = (typeof factNames)[number];

/** As typed; an empty text is no answer. */
export type Facts = Readonly<
  Record<'type_id' | 'district_id' | 'street' | 'lat' | 'lon' | 'area' | FactName, string> & {
    for: Purpose;
    extras: readonly string[];
  }
>;

const LAND = 3;

export const categoryOf = (type_id: number): number => Number(lookup('types', type_id)?.extra.category_id ?? 0);

const whatOf = (purpose: Purpose, type_id: number): What => ({
  for: purpose,
  category_id: categoryOf(type_id),
  type_id,
});

/** The size of land is its area: it is not asked for twice. */
export function isAsked(name: FactName, purpose: Purpose, type_id: number): boolean {
  const what = whatOf(purpose, type_id);
  if (name === 'land_area' && what.category_id === LAND) return false;
  if (name === 'building_access_id' && what.category_id !== LAND) return false;
  return isShown(name, what, 'individual');
}

export const isLand = (type_id: number): boolean => categoryOf(type_id) === LAND;

/** Being issued and exempt are no classes: who has none says nothing. */
export const energyClasses: readonly LookupRow[] = lookups.energy_classes.filter((row) => row.extra.kind === 'class');

/** What people have most often and ask for first; the others are one press away. */
export const usualExtras: readonly number[] = [40, 27, 8, 5, 4, 23, 25, 26, 6, 54, 47, 1];

/** A box of the ad is ticked or not; here one may also not know. */
const asAnswer = (name: FactName, fact: string): string =>
  name === 'within_city_plan' ? (fact === 'true' ? 'on' : '') : fact;

/** The same facts as answers of an ad, with the estimate as the price to begin with. Facts of another type stay behind. */
export function draftAnswers(facts: Facts, price: number | null): Answers {
  const type = Number(facts.type_id);
  const asked = factNames.filter((name) => facts[name] !== '' && isAsked(name, facts.for, type));
  const hasPin = facts.lat !== '' && facts.lon !== '';
  return {
    category_id: String(categoryOf(type)),
    type_id: facts.type_id,
    district_id: facts.district_id,
    area: facts.area,
    ...(facts.street ? { street: facts.street } : {}),
    ...(hasPin ? { lat: facts.lat, lon: facts.lon } : {}),
    ...Object.fromEntries(asked.map((name) => [name, asAnswer(name, facts[name])])),
    ...(facts.extras.length > 0 ? { extras: [...facts.extras] } : {}),
    ...(price === null ? {} : { price: String(price) }),
  };
}

/** Less than this nobody notices. */
const NOTICEABLE = 0.005;

/**
 * What moves the price, as it is told: a flat has no plot, so what that costs against homes that have one belongs to its
 * type. Strongest first.
 */
export function toldFactors(factors: Valued['factors'], purpose: Purpose, type_id: number): Valued['factors'] {
  const plot = isAsked('land_area', purpose, type_id) ? null : factors.find(({ factor }) => factor === 'land');
  const rest = factors.filter((each) => each !== plot);
  const own = rest.find(({ factor }) => factor === 'type');
  const type = { factor: 'type' as const, share: (1 + (own?.share ?? 0)) * (1 + (plot?.share ?? 0)) - 1 };
  const told = plot ? [...rest.filter((each) => each !== own), type] : rest;
  return told
    .filter(({ share }) => Math.abs(share) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
}

/** `340859` → `341000`: a compared price is no more exact than that. */
export const roughPrice = (price: number): number => Number(price.toPrecision(3));

/** Terms of a rental that people search by: every such field of the table has values of its kind, 7 in 10 listings state them. */
import {
  getListingField,
  isFieldShown,
  type ListingFieldName,
  type ListingKind,
  movedAmenities,
  termFlags,
} from '@estia/contract/listings/fields';
import { boundColumns } from '@estia/contract/search/bounds';
import { hashToUnit } from '../random.ts';
import type { PropertyFacts } from './property-facts.ts';

export const rentalTermColumns: readonly ListingFieldName[] = [
  ...termFlags,
  ...boundColumns.filter((name) => getListingField(name).of === 'listing'),
];

type Value = string | number | boolean | null;

const FIRST_STREAM = 500;
const STATED_SHARE = 0.7;
const DAY_MS = 86_400_000;
/** As often as people ask for each. */
const rents = [0, 1, 1, 2, 2, 2, 2, 3];
/** Some are free already. */
const DAYS_BEFORE = 30;
const DAYS_AFTER = 90;

const amenityOfTerm = new Map([...movedAmenities].map(([id, term]) => [String(term), id]));

function createTerm(name: ListingFieldName, draw: number, extras: readonly number[], at: number): Value {
  const field = getListingField(name);
  const amenity = amenityOfTerm.get(name);
  if (field.kind === 'yes') return amenity === undefined ? draw < 0.3 : extras.includes(amenity);
  if (draw > STATED_SHARE) return null;
  const part = draw / STATED_SHARE;
  if (field.kind === 'whole') return rents[Math.floor(part * rents.length)] ?? field.min;
  const day = at + (Math.floor(part * (DAYS_BEFORE + DAYS_AFTER)) - DAYS_BEFORE) * DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}

/** One value for each of `rentalTermColumns`. */
export function createRentalTerms(
  { seed, now }: { seed: number; now: number },
  index: number,
  what: ListingKind,
  facts: PropertyFacts,
): Value[] {
  return rentalTermColumns.map((name, at) =>
    isFieldShown(name, what, 'individual')
      ? createTerm(name, hashToUnit(seed, index, FIRST_STREAM + at), facts.extras, now)
      : getListingField(name).kind === 'yes'
        ? false
        : null,
  );
}

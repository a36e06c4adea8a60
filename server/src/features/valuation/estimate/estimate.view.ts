/** What leaves of an estimate. A listing is named by its public facts and its public place, to 100 m. */
import type { LocalizedName } from '@estia/contract/places/model';
import type { Comparable, EstimateInput } from '@estia/contract/valuation/estimate';
import type { ComparableListing } from './comparables.ts';

/** As owners would write it: no figure promises more than it knows. */
export function roundPrice(value: number, purpose: EstimateInput['for']): number {
  let step: number;
  if (purpose === 'rent') step = value < 200 ? 1 : value < 1_000 ? 5 : value < 5_000 ? 10 : 50;
  else step = value < 20_000 ? 100 : value < 100_000 ? 500 : value < 1_000_000 ? 1_000 : 10_000;
  return Math.max(step, Math.round(value / step) * step);
}

export const roundPricePerM2 = (rate: number): number =>
  rate >= 100 ? Math.round(rate) : rate >= 2 ? Math.round(rate * 10) / 10 : Math.round(rate * 100) / 100;

export const comparableView = (
  one: ComparableListing,
  purpose: EstimateInput['for'],
  district: LocalizedName,
): Comparable => ({
  property_id: one.listing.property,
  for: purpose,
  type_id: one.listing.type,
  area: one.listing.area,
  floor_id: one.listing.floor,
  year_built: one.listing.year,
  condition_id: one.listing.condition,
  price: one.listing.price,
  price_per_m2: roundPricePerM2(one.listing.price / one.listing.area),
  district,
  distance_m: Math.round(one.metres / 100) * 100,
  weight: one.weight,
  reasons: one.reasons,
  adjustments: one.adjustments,
  adjusted_price: Math.round(one.adjusted),
});

/**
 * Whether a property may qualify for the Golden Visa: the numbers of the rule held against what the listing says, and
 * nothing more. It is never "eligible": the state decides, on papers that no listing shows.
 */
import { hasName } from '../map-names.ts';
import type { RuleParams, RuleStatus } from './rule-params.ts';

export const goldenVisaZones = ['A_800K', 'B_400K'] as const;
export type GoldenVisaZone = (typeof goldenVisaZones)[number];
export const isGoldenVisaZone = (text: string): text is GoldenVisaZone => goldenVisaZones.some((zone) => zone === text);

/** Ids of the lookup list golden_visa_routes. */
export const goldenVisaRoutes = { 1: 'standard', 2: 'conversion', 3: 'listed', 4: 'land' } as const;
export type GoldenVisaRoute = (typeof goldenVisaRoutes)[keyof typeof goldenVisaRoutes];
export const findGoldenVisaRoute = (id: number | null): GoldenVisaRoute | null =>
  id !== null && hasName(goldenVisaRoutes, id) ? goldenVisaRoutes[id] : null;

export type GoldenVisaProperty = {
  for: 'sale' | 'rent';
  category_id: number;
  /** What the owner says the property is meant for; who says nothing gets no mark. */
  route: GoldenVisaRoute | null;
  price: number;
  main_area: number | null;
  is_listed_building: boolean;
  change_of_use_done: boolean;
  zone: GoldenVisaZone | null;
};
export type GoldenVisaRule = { status: RuleStatus; params: RuleParams<'golden_visa'> };

const HOME = 1;
const LAND = 3;
const BUILT = [HOME, 2];

export const getZonePrice = (
  zone: GoldenVisaZone,
  { price_zone_a, price_zone_b }: RuleParams<'golden_visa'>,
): number => (zone === 'A_800K' ? price_zone_a : price_zone_b);

/** The price from which this route counts, or null when the home does not fit it. */
export function findQualifyingRoute(
  property: GoldenVisaProperty,
  { status, params }: GoldenVisaRule,
): { route: GoldenVisaRoute; price: number } | null {
  const { route, zone } = property;
  if (property.for !== 'sale' || status !== 'open' || route === null) return null;
  const from = (price: number) => (property.price >= price ? { route, price } : null);
  switch (route) {
    case 'standard':
      if (zone === null || !BUILT.includes(property.category_id)) return null;
      return (property.main_area ?? 0) >= params.min_main_area ? from(getZonePrice(zone, params)) : null;
    case 'land':
      // The area rule is for what is built or may be built already.
      return zone !== null && property.category_id === LAND ? from(getZonePrice(zone, params)) : null;
    case 'conversion':
      return property.category_id === HOME && property.change_of_use_done ? from(params.price_conversion) : null;
    case 'listed':
      return BUILT.includes(property.category_id) && property.is_listed_building ? from(params.price_conversion) : null;
  }
}

/**
 * Whether a home may qualify for the Golden Visa: the numbers of the rule held against what the ad says, and nothing
 * more. It is never "eligible": the state decides, on papers that no ad shows.
 */
import type { ParamsOf, RuleStatus } from './fields.ts';

export const zones = ['A_800K', 'B_400K'] as const;
export type Zone = (typeof zones)[number];
export const isZone = (text: string): text is Zone => zones.some((zone) => zone === text);

/** Ids of the lookup list golden_visa_routes. */
export const routeNames = { 1: 'standard', 2: 'conversion', 3: 'listed', 4: 'land' } as const;
export type VisaRoute = (typeof routeNames)[keyof typeof routeNames];
export const routeOf = (id: number | null): VisaRoute | null =>
  id !== null && Object.hasOwn(routeNames, id) ? routeNames[id as keyof typeof routeNames] : null;

export type VisaHome = {
  for: 'sale' | 'rent';
  category_id: number;
  /** What the owner says the home is meant for; who says nothing gets no mark. */
  route: VisaRoute | null;
  price: number;
  main_area: number | null;
  is_listed_building: boolean;
  change_of_use_done: boolean;
  zone: Zone | null;
};
export type VisaRule = { status: RuleStatus; params: ParamsOf<'golden_visa'> };

const HOME = 1;
const LAND = 3;
const BUILT = [HOME, 2];

export const priceOfZone = (zone: Zone, { price_zone_a, price_zone_b }: ParamsOf<'golden_visa'>): number =>
  zone === 'A_800K' ? price_zone_a : price_zone_b;

/** The price from which this route counts, or null when the home does not fit it. */
export function mayQualify(home: VisaHome, { status, params }: VisaRule): { route: VisaRoute; price: number } | null {
  const { route, zone } = home;
  if (home.for !== 'sale' || status !== 'open' || route === null) return null;
  const from = (price: number) => (home.price >= price ? { route, price } : null);
  switch (route) {
    case 'standard':
      if (zone === null || !BUILT.includes(home.category_id)) return null;
      return (home.main_area ?? 0) >= params.min_main_area ? from(priceOfZone(zone, params)) : null;
    case 'land':
      // The area rule is for what is built or may be built already.
      return zone !== null && home.category_id === LAND ? from(priceOfZone(zone, params)) : null;
    case 'conversion':
      return home.category_id === HOME && home.change_of_use_done ? from(params.price_conversion) : null;
    case 'listed':
      return BUILT.includes(home.category_id) && home.is_listed_building ? from(params.price_conversion) : null;
  }
}

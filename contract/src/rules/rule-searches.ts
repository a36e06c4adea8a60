/** The searches that rules stand behind: the customer's presets as their rows say them, and one for each route. */
import type { FilterFields } from '../search/codec.ts';
import { type GoldenVisaZone, getZonePrice } from './golden-visa.ts';
import type { RulesInForce } from './rule-params.ts';

const dwellings = { for: 'sale', category_id: 1 } as const;

type Presets = Pick<RulesInForce, 'golden_visa_preset' | 'my_home_preset'>;

export function getRulePresets({ golden_visa_preset: visa, my_home_preset: house }: Presets) {
  const golden = { ...dwellings, priceMin: visa.params.price_min, areaMin: visa.params.area_min };
  return {
    goldenVisaNav: { ...golden, prefecture_ids: visa.params.nav_prefectures },
    goldenVisaPromo: { ...golden, prefecture_ids: visa.params.home_prefectures },
    myHouse: {
      ...dwellings,
      prefecture_ids: house.params.prefectures,
      priceMax: house.params.price_max,
      areaMax: house.params.area_max,
      yearMax: house.params.year_max,
    },
  } satisfies Record<string, FilterFields>;
}

type Visa = Pick<RulesInForce, 'golden_visa' | 'golden_visa_preset'>;

/** Searches by price and area. That a property is found says nothing of a permit. */
export function getRouteSearches({ golden_visa: { params }, golden_visa_preset }: Visa) {
  const areaMin = params.min_main_area;
  return {
    zoneA: { ...dwellings, prefecture_ids: params.zone_a_prefectures, priceMin: params.price_zone_a, areaMin },
    zoneB: { ...dwellings, prefecture_ids: params.zone_b_prefectures, priceMin: params.price_zone_b, areaMin },
    conversion: {
      ...dwellings,
      prefecture_ids: golden_visa_preset.params.nav_prefectures,
      priceMin: params.price_conversion,
    },
  } satisfies Record<string, FilterFields>;
}

/** One prefecture, with the price of its zone. */
export const getPrefectureSearch = (
  id: number,
  zone: GoldenVisaZone,
  { golden_visa: { params } }: Pick<RulesInForce, 'golden_visa'>,
): FilterFields => ({
  ...dwellings,
  prefecture_ids: [id],
  priceMin: getZonePrice(zone, params),
  areaMin: params.min_main_area,
});

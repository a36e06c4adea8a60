/** A search for homes like a listing. Runs in the loader only. */
import type { Property } from '@estia/contract/listings/model';
import { filterToQuery } from '@estia/contract/search/codec';

const PRICE_SPREAD = 0.2;
const MIN_AREA_SHARE = 0.8;
/** Prices as people say them: a rent to tens, a price to thousands. */
const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

type Listing = Pick<Property, 'for' | 'category_id' | 'type_id' | 'municipality' | 'price' | 'area'>;

export function getSimilarQuery({ for: purpose, category_id, type_id, municipality, price, area }: Listing): string {
  const step = purpose === 'rent' ? 10 : 1_000;
  return filterToQuery({
    for: purpose,
    category_id,
    type_ids: [type_id],
    municipality_ids: [municipality.municipality_id],
    priceMin: roundTo(price * (1 - PRICE_SPREAD), step),
    priceMax: roundTo(price * (1 + PRICE_SPREAD), step),
    areaMin: Math.floor(area * MIN_AREA_SHARE),
  });
}

/** A search for homes like a listing. Runs in the loader only. */
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { type FilterFields, filterToQuery } from '@estia/contract/search/codec';
import { describeSearch } from '@estia/contract/search/describe-search';

const PRICE_SPREAD = 0.2;
const MIN_AREA_SHARE = 0.8;
/** Prices as people say them: a rent to tens, a price to thousands. */
const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

type Listing = Pick<Property, 'for' | 'category_id' | 'type_id' | 'type' | 'municipality' | 'price' | 'area'>;

export function createSimilarSearch(listing: Listing, locale: Locale): { query: string; about: string } {
  const { for: purpose, category_id, type_id, type, municipality, price, area } = listing;
  const step = purpose === 'rent' ? 10 : 1_000;
  const filter: FilterFields = {
    for: purpose,
    category_id,
    type_ids: [type_id],
    municipality_ids: [municipality.municipality_id],
    priceMin: roundTo(price * (1 - PRICE_SPREAD), step),
    priceMax: roundTo(price * (1 + PRICE_SPREAD), step),
    areaMin: Math.floor(area * MIN_AREA_SHARE),
  };
  const names = {
    types: { [type_id]: type[locale] },
    places: { [`municipality_id-${municipality.municipality_id}`]: municipality.name[locale] },
  };
  return { query: filterToQuery(filter), about: describeSearch(filter, names, locale).join('\u00A0· ') };
}

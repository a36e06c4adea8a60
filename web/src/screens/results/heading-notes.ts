/** What the heading of the results adds: the page that explains a preset, and what of the address was not understood. */
import { findByName } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import type { FilterFields } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';

/** The customer's preset, from the menu or from the home page: its results lead to the page that explains it. */
export function isGoldenVisaSearch(
  { for: purpose, priceMin, areaMin, prefecture_ids = [] }: FilterFields,
  preset: FilterFields,
): boolean {
  return (
    purpose === 'sale' &&
    priceMin === preset.priceMin &&
    areaMin === preset.areaMin &&
    (preset.prefecture_ids ?? []).every((id) => prefecture_ids.includes(id))
  );
}

const labels = {
  priceMin: words.priceMin,
  priceMax: words.priceMax,
  area: words.areaMin,
  areaMin: words.areaMin,
  areaMax: words.areaMax,
  yearMin: words.year,
  yearMax: words.yearMax,
  bedRoomsMin: words.bedrooms,
  type_id: words.type,
  type_ids: words.type,
  category_id: words.category,
  sort: words.sortBy,
  for: words.purpose,
};

export function getProblemText(name: string, locale: Locale): string {
  if (name === 'page') return words.deepPage[locale];
  const label = findByName(labels, name);
  return label ? words.problem[locale](label[locale]) : words.problemOther[locale];
}

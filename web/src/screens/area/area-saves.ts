/** The searches that the page of a place offers to save. */
import { categoryPlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import { kindFor } from '@estia/contract/places/area-messages';
import { type FilterFields, filterToQuery } from '@estia/contract/search/codec';
import type { AreaSave } from './AreaPage.tsx';
import type { MarketChoice } from './area-view.ts';

/** A page of one type has its purpose; a place as a whole is bought or rented in. */
export function createSavedSearches(
  wanted: FilterFields & { category_id: number },
  { chosen, heading, placeName, locale }: { chosen: MarketChoice; heading: string; placeName: string; locale: Locale },
): AreaSave[] {
  if (chosen) return [{ query: filterToQuery(wanted), about: heading, purpose: null }];
  const kind = categoryPlural[wanted.category_id]?.[locale] ?? '';
  return (['sale', 'rent'] as const).map((purpose) => ({
    query: filterToQuery({ ...wanted, for: purpose }),
    about: `${kindFor[locale](kind, purpose)}: ${placeName}`,
    purpose,
  }));
}

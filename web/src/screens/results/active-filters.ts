/** The filters in force beyond purpose and category, each with the search that is left without it. */
import { euro, squareMetres } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { FilterFields } from '@estia/contract/search/codec';
import * as words from '@estia/contract/search/messages';
import type { PlaceTag } from '../../features/places/place-tag.ts';

export type ActiveFilter = { key: string; text: string; without: FilterFields; isPlace?: true };

type Source = { filter: FilterFields; places: readonly PlaceTag[]; typeName: string | null; locale: Locale };

export function activeFilters({ filter, places, typeName, locale }: Source): ActiveFilter[] {
  const out: ActiveFilter[] = [];
  for (const place of places) {
    const field = `${place.kind}_ids` as const;
    const without = { ...filter, [field]: filter[field]?.filter((id) => id !== place.id) };
    out.push({ key: `${place.kind}${place.id}`, text: place.name, without, isPlace: true });
  }
  const add = (key: keyof FilterFields, text: (value: number) => string) => {
    const value = filter[key];
    if (typeof value === 'number') out.push({ key, text: text(value), without: { ...filter, [key]: undefined } });
  };
  if (typeName) out.push({ key: 'type_id', text: typeName, without: { ...filter, type_id: undefined } });
  add('priceMin', (value) => words.fromAmount[locale](euro(value)));
  add('priceMax', (value) => words.toAmount[locale](euro(value)));
  add('areaMin', (value) => words.fromAmount[locale](squareMetres(value, locale)));
  add('areaMax', (value) => words.toAmount[locale](squareMetres(value, locale)));
  add('yearMin', words.builtFrom[locale]);
  add('yearMax', words.builtUpTo[locale]);
  add('bedRoomsMin', (value) => `${value}+ ${words.bedroomsShort[locale]}`);
  return out;
}

/** A saved search in words, as the site says it: «Αγορά · Διαμέρισμα · Χαλάνδρι · έως 250.000 €». */
import { type LookupListName, lookups } from '@estia/contract/lookups/model';
import type { Locale } from '@estia/contract/pair';
import { formatPlaceValue, type PlaceKind } from '@estia/contract/places/model';
import { paramsToFields } from '@estia/contract/search/codec';
import { describeSearch, type SearchNames } from '@estia/contract/search/describe-search';
import { type SearchFilter, searchFilter } from '@estia/contract/search/model';
import { getTermNames } from '@estia/contract/search/term-options';
import { sanitizeDisplayName } from '../../../platform/email/email-templates.ts';
import type { PlaceTree } from '../../places/index.ts';

const namesOf = (list: LookupListName, locale: Locale): Record<number, string> =>
  Object.fromEntries(lookups[list].map((row) => [row.id, row.name[locale]]));

const placesOf = (filter: SearchFilter, tree: PlaceTree, locale: Locale): Record<string, string> => {
  const name = (
    kind: PlaceKind,
    map: ReadonlyMap<number, { name: Record<Locale, string> }>,
    ids: readonly number[] = [],
  ) =>
    ids.flatMap((id) => {
      const place = map.get(id);
      return place ? [[formatPlaceValue(kind, id), place.name[locale]] as const] : [];
    });
  return Object.fromEntries([
    ...name('prefecture', tree.prefectures, filter.prefecture_ids),
    ...name('municipality', tree.municipalities, filter.municipality_ids),
    ...name('district', tree.districts, filter.district_ids),
  ]);
};

/** `withWords`: also what the person typed, unless it has an address in it. Not for an address that nobody has proved. */
export function describeSavedSearch(query: string, tree: PlaceTree, locale: Locale, { withWords = true } = {}): string {
  const parsed = searchFilter.safeParse(paramsToFields(new URLSearchParams(query)));
  if (!parsed.success) return '';
  const { text, ...rest } = parsed.data;
  const names: SearchNames = {
    categories: namesOf('categories', locale),
    types: namesOf('types', locale),
    floors: namesOf('floors', locale),
    heatings: namesOf('heatings', locale),
    energy: namesOf('energy_classes', locale),
    conditions: namesOf('conditions', locale),
    extras: namesOf('extras', locale),
    terms: getTermNames(locale),
    places: placesOf(parsed.data, tree, locale),
  };
  const hasWords = withWords && text !== undefined && sanitizeDisplayName(text) !== '';
  return describeSearch(hasWords ? { ...rest, text } : rest, names, locale).join(' · ');
}

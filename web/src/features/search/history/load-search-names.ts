/** Names that searches are described with, in the reader's language. Runs in the loader; a list that fails is left out. */
import type { Locale } from '@estia/contract/pair';
import type { SearchNames } from '@estia/contract/search/describe-search';
import { presets } from '@estia/contract/search/presets';
import { getTermNames } from '@estia/contract/search/term-options';
import type { ApiClient } from '../../../platform/api-client.ts';
import { settle } from '../../../platform/failures.ts';

type Row = { name: { el: string; en: string } };
type Names = Record<number, string>;

async function loadNamesById<R extends Row>(
  rows: Promise<{ rows: R[] }>,
  idOf: (row: R) => number,
  locale: Locale,
): Promise<Names> {
  const read = await settle(rows);
  return read.ok ? Object.fromEntries(read.value.rows.map((row) => [idOf(row), row.name[locale]])) : {};
}

const presetPlaces = [...new Set(Object.values(presets).flatMap((preset) => [...preset.prefecture_ids]))];

export async function loadSearchNames(callApi: ApiClient, locale: Locale): Promise<SearchNames> {
  const id = (row: { id: number }) => row.id;
  const values = presetPlaces.map((place) => `prefecture_id-${place}`).join(',');
  const [categories, types, floors, heatings, energy, conditions, extras, places] = await Promise.all([
    loadNamesById(callApi('GET /property/categories'), (row) => row.category_id, locale),
    loadNamesById(callApi('GET /property/types', { query: {} }), (row) => row.type_id, locale),
    loadNamesById(callApi('GET /property/floors'), id, locale),
    loadNamesById(callApi('GET /property/heatings'), id, locale),
    loadNamesById(callApi('GET /property/energyClasses'), id, locale),
    loadNamesById(callApi('GET /property/conditions'), id, locale),
    loadNamesById(callApi('GET /property/extras'), id, locale),
    settle(callApi('GET /property/places/by-value', { query: { values } })),
  ]);
  return {
    categories,
    types,
    floors,
    heatings,
    energy,
    conditions,
    extras,
    terms: getTermNames(locale),
    places: places.ok
      ? Object.fromEntries(places.value.options.map((option) => [option.value, option.name[locale]]))
      : {},
  };
}

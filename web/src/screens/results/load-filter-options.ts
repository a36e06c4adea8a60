/**
 * The names of the filters' options, for the served page: without script they must stand in it. The lists change with a
 * release, so one process asks for them once an hour. Runs in the loader only.
 */
import type { Locale } from '@estia/contract/pair';
import { extrasByCategory, filterSteps } from '@estia/contract/search/choices';
import type { SearchFilter } from '@estia/contract/search/model';
import { listAvailableDays, listBoundOptions, listTermOptions, toDayId } from '@estia/contract/search/term-options';
import type { WalkTarget } from '@estia/contract/search/walks';
import type { FilterOptions, NamedOption } from '../../features/search/filter-options.ts';
import type { ApiClient } from '../../platform/api-client.ts';
import { getCurrentMinute } from '../../platform/page-time.ts';

const HOUR_MS = 3_600_000;

type Row = { id: number; name: { el: string; en: string } };
type Lists = {
  categories: Row[];
  types: (Row & { code: string; category: number })[];
  floors: Row[];
  heatings: Row[];
  energy: Row[];
  conditions: Row[];
  extras: Row[];
  walks: WalkTarget[];
};

let cachedLists: { until: number; lists: Lists } | null = null;

const emptyLists: Lists = {
  categories: [],
  types: [],
  floors: [],
  heatings: [],
  energy: [],
  conditions: [],
  extras: [],
  walks: [],
};

/** A list that cannot be had leaves its filter without options, never the page without results. */
async function loadLists(callApi: ApiClient): Promise<Lists> {
  if (cachedLists && cachedLists.until > Date.now()) return cachedLists.lists;
  try {
    const [categories, types, floors, heatings, energy, conditions, extras, walks] = await Promise.all([
      callApi('GET /property/categories'),
      callApi('GET /property/types', { query: {} }),
      callApi('GET /property/floors'),
      callApi('GET /property/heatings'),
      callApi('GET /property/energyClasses'),
      callApi('GET /property/conditions'),
      callApi('GET /property/extras'),
      callApi('GET /property/walk-targets'),
    ]);
    const lists: Lists = {
      categories: categories.rows.map((row) => ({ id: row.category_id, name: row.name })),
      types: types.rows.map(({ type_id: id, category_id: category, code, name }) => ({ id, category, code, name })),
      floors: floors.rows,
      heatings: heatings.rows,
      energy: energy.rows,
      conditions: conditions.rows,
      extras: extras.rows,
      walks: walks.targets,
    };
    cachedLists = { until: Date.now() + HOUR_MS, lists };
    return lists;
  } catch {
    return cachedLists?.lists ?? emptyLists;
  }
}

type LoadedFilterOptions = {
  options: FilterOptions;
  /** Of the one type that is asked for. */
  typeCode: string | null;
  /** The types asked for that belong to the category: with it the others can find nothing. */
  ownTypes: readonly number[];
};

const allOfferedExtras = new Set(Object.values(extrasByCategory).flat());

export async function loadFilterOptions(
  callApi: ApiClient,
  filter: SearchFilter,
  locale: Locale,
): Promise<LoadedFilterOptions> {
  const lists = await loadLists(callApi);
  const named = (rows: readonly Row[], wanted?: (id: number) => boolean): NamedOption[] =>
    rows.filter(({ id }) => wanted?.(id) ?? true).map(({ id, name }) => ({ id, name: name[locale] }));
  const oneOf = (ids: readonly number[], ...chosen: (number | undefined)[]) => {
    const all = new Set([...ids, ...chosen]);
    return (id: number) => all.has(id);
  };
  const isRental = filter.for === 'rent';
  const [only, ...others] = filter.type_ids;
  const stray = (id: number) => lists.types.some((type) => type.id === id && type.category !== filter.category_id);
  const ownTypes = filter.category_id === undefined ? filter.type_ids : filter.type_ids.filter((id) => !stray(id));
  return {
    options: {
      categories: named(lists.categories),
      types: lists.types.map(({ id, name, category }) => ({ id, name: name[locale], category })),
      floors: named(lists.floors, oneOf(filterSteps.floorFrom, filter.floorMin, filter.floorMax)),
      heatings: named(lists.heatings),
      energy: named(lists.energy, oneOf(filterSteps.energy, filter.energy)),
      conditions: named(lists.conditions),
      extras: named(lists.extras, (id) => allOfferedExtras.has(id) || filter.extras.includes(id)),
      walks: lists.walks,
      terms: isRental ? listTermOptions(filter.category_id ?? 0, locale) : [],
      bounds: isRental ? listBoundOptions(filter.category_id ?? 0) : [],
      days: isRental
        ? listAvailableDays(new Date(getCurrentMinute())).map((day) => ({ id: toDayId(day), value: day }))
        : [],
    },
    typeCode: others.length === 0 ? (lists.types.find((type) => type.id === only)?.code ?? null) : null,
    ownTypes,
  };
}

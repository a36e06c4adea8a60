/** What the form of the results says → the search that is meant. Apart from the form, so that home does not load it. */
import { filterGroupFields } from '@estia/contract/search/choices';
import { type FilterFields, omitFields } from '@estia/contract/search/codec';

/** Leave to keep listings that do not state a fact says nothing when no filter asks about it. */
export function removeUnusedUnstated(filter: FilterFields): FilterFields {
  if (!filter.unstated) return filter;
  const about = filter.unstated.filter((fact) => filterGroupFields[fact].some((name) => filter[name] !== undefined));
  return { ...filter, unstated: about };
}

const named = ['prefecture_ids', 'municipality_ids', 'district_ids'] as const;

/** Who adds a place wants that place, not only the part of it that the map happens to show. */
export function clearMapAreaOnNewPlace(filter: FilterFields, before: FilterFields): FilterFields {
  const added = named.some((name) => filter[name]?.some((id) => !before[name]?.includes(id)));
  return added ? omitFields(filter, ['near', 'shape', 'view']) : filter;
}

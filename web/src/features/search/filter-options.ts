/** The names the filters offer, in the reader's language. */
import type { TermFlag } from '@estia/contract/listings/fields';
import type { BoundFact } from '@estia/contract/search/bounds';
import type { SearchNames } from '@estia/contract/search/describe-search';
import type { WalkTarget } from '@estia/contract/search/walks';

export type NamedOption = { id: number; name: string };

export type FilterOptions = {
  categories: readonly NamedOption[];
  /** Of every category: the form follows when another category is chosen. */
  types: readonly (NamedOption & { category: number })[];
  floors: readonly NamedOption[];
  heatings: readonly NamedOption[];
  energy: readonly NamedOption[];
  conditions: readonly NamedOption[];
  extras: readonly NamedOption[];
  /** Of a rental: each with the field that it asks for. */
  terms: readonly (NamedOption & { value: TermFlag })[];
  /** Days by which a rental may be free. */
  days: readonly { id: number; value: string }[];
  /** Bounds that listings of the category can be held to. */
  bounds: readonly BoundFact[];
  /** To what minutes on foot are known. */
  walks: readonly WalkTarget[];
};

const byId = (list: readonly NamedOption[]): Record<number, string> =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]));

export const getSearchNames = (
  options: FilterOptions,
  places: readonly { kind: string; id: number; name: string }[],
): SearchNames => ({
  categories: byId(options.categories),
  types: byId(options.types),
  places: Object.fromEntries(places.map(({ kind, id, name }) => [`${kind}_id-${id}`, name])),
  floors: byId(options.floors),
  heatings: byId(options.heatings),
  energy: byId(options.energy),
  conditions: byId(options.conditions),
  extras: byId(options.extras),
  terms: Object.fromEntries(options.terms.map(({ value, name }) => [value, name])),
});

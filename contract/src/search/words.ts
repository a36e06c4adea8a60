/**
 * A search in words, piece by piece: titles, history («Αγορά · Διαμέρισμα · Χαλάνδρι, Μαρούσι · έως 250.000 €») and the
 * chips of active filters say the same thing in the same way. No schema here, so the browser may read it.
 */
import { euro, perSquareMetre, squareMetres, thousands } from '../numbers.ts';
import type { Locale } from '../pair.ts';
import { type Group, groupFields, groups } from './choices.ts';
import { type FilterFields, placeFields, without } from './codec.ts';
import * as words from './filter-messages.ts';
import { buy, category, fromAmount, rent, toAmount } from './messages.ts';
import { readCircle } from './shape.ts';

type ById = Readonly<Record<number, string>>;

/** Names in the reader's language, by id. What is missing is called by the name of its group. */
export type SearchNames = {
  categories?: ById;
  types?: ById;
  /** By the place's value, `municipality_id-4612`. */
  places?: Readonly<Record<string, string>>;
  floors?: ById;
  heatings?: ById;
  energy?: ById;
  conditions?: ById;
  extras?: ById;
};

export type SearchPiece = {
  /** Unique within a search. */
  key: string;
  kind: 'purpose' | 'category' | 'place' | 'map' | 'text' | 'unstated' | Group;
  text: string;
  /** The search that is left without it. */
  without: FilterFields;
};

type Write = (value: number) => string;

/** `100.000 – 450.000 €`, `από 100.000 €`, `έως 450.000 €`; null when neither end is set. */
export function rangeWords(
  min: number | undefined,
  max: number | undefined,
  write: Write,
  locale: Locale,
): string | null {
  if (min !== undefined && max !== undefined) return min === max ? write(min) : `${thousands(min)} – ${write(max)}`;
  if (min !== undefined) return fromAmount[locale](write(min));
  return max === undefined ? null : toAmount[locale](write(max));
}

/** `2+ υ/δ`, `2–3 υ/δ`, `έως 3 υ/δ`. */
export function roomWords(
  min: number | undefined,
  max: number | undefined,
  unit: string,
  locale: Locale,
): string | null {
  if (max === undefined) return min === undefined ? null : `${words.orMore[locale](min)} ${unit}`;
  if (min === undefined) return toAmount[locale](`${max} ${unit}`);
  return min === max ? `${min} ${unit}` : `${min}–${max} ${unit}`;
}

function yearWords(min: number | undefined, max: number | undefined, locale: Locale): string | null {
  if (min !== undefined && max !== undefined) return words.builtBetween[locale](min, max);
  if (min !== undefined) return words.builtSince[locale](min);
  return max === undefined ? null : words.builtBy[locale](max);
}

function floorWords(min: string | undefined, max: string | undefined, locale: Locale): string | null {
  if (min !== undefined && max !== undefined) return min === max ? min : `${min} – ${max}`;
  if (min !== undefined) return words.floorAndUp[locale](min);
  return max === undefined ? null : words.floorAndDown[locale](max);
}

/** Groups that say one thing; the others are lists and say one thing an id. */
function groupWords(group: Group, filter: FilterFields, names: SearchNames, locale: Locale): string | null {
  const named = (ids: ById | undefined, id: number | undefined) =>
    id === undefined ? undefined : (ids?.[id] ?? words.groupNames[group][locale]);
  switch (group) {
    case 'price':
      return rangeWords(filter.priceMin, filter.priceMax, euro, locale);
    case 'area':
      return rangeWords(filter.areaMin, filter.areaMax, (value) => squareMetres(value, locale), locale);
    case 'pricePerM2':
      return rangeWords(filter.pricePerM2Min, filter.pricePerM2Max, (value) => perSquareMetre(value, locale), locale);
    case 'year':
      return yearWords(filter.yearMin, filter.yearMax, locale);
    case 'bedRooms':
      return roomWords(filter.bedRoomsMin, filter.bedRoomsMax, words.bedroomsWord[locale], locale);
    case 'bathRooms':
      return roomWords(filter.bathRoomsMin, undefined, words.bathroomsWord[locale], locale);
    case 'floor':
      return floorWords(named(names.floors, filter.floorMin), named(names.floors, filter.floorMax), locale);
    case 'energy': {
      const name = filter.energy === undefined ? undefined : (names.energy?.[filter.energy] ?? '');
      return name === undefined ? null : words.energyOrBetter[locale](name);
    }
    case 'photos':
      return filter.photos ? words.withPhotos[locale] : null;
    case 'owner':
      return filter.owner ? words.fromOwner[filter.owner][locale] : null;
    case 'updated':
      return filter.updatedDays === undefined ? null : words.updatedIn[locale](filter.updatedDays);
    default:
      return null;
  }
}

const listOf = {
  types: 'types',
  heating: 'heatings',
  condition: 'conditions',
  extras: 'extras',
} as const satisfies Partial<Record<Group, keyof SearchNames>>;

const placeKinds = ['prefecture', 'municipality', 'district'] as const;

/** A fact that nothing asks about any more needs no leave to be missing. */
export function withoutGroup(filter: FilterFields, group: Group): FilterFields {
  const rest = without(filter, groupFields[group]);
  return rest.unstated ? { ...rest, unstated: rest.unstated.filter((fact) => fact !== group) } : rest;
}

const essential: readonly string[] = ['for', 'category_id', ...placeFields, 'sort'];

/** The search with its purpose, category, place and order, and no other filter. */
export const withoutFilters = (filter: FilterFields): FilterFields =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => essential.includes(name)));

export function searchPieces(filter: FilterFields, names: SearchNames, locale: Locale): SearchPiece[] {
  const pieces: SearchPiece[] = [];
  const add = (kind: SearchPiece['kind'], key: string, text: string, rest: FilterFields) =>
    pieces.push({ kind, key, text, without: rest });
  const addGroup = (group: Group) => {
    const list = (listOf as Partial<Record<Group, keyof typeof names>>)[group];
    if (list === undefined) {
      const text = groupWords(group, filter, names, locale);
      if (text !== null) add(group, group, text, withoutGroup(filter, group));
      return;
    }
    const field = groupFields[group][0] as 'type_ids' | 'heating_ids' | 'condition_ids' | 'extras';
    const ids = filter[field] ?? [];
    for (const id of ids) {
      const left = ids.filter((each) => each !== id);
      const rest = left.length === 0 ? withoutGroup(filter, group) : { ...filter, [field]: left };
      add(group, `${group}${id}`, (names[list] as ById | undefined)?.[id] ?? words.groupNames[group][locale], rest);
    }
  };

  if (filter.for) add('purpose', 'for', filter.for === 'rent' ? rent[locale] : buy[locale], without(filter, ['for']));
  if (filter.category_id !== undefined) {
    const name = names.categories?.[filter.category_id] ?? category[locale];
    add('category', 'category_id', name, without(filter, ['category_id']));
  }
  addGroup('types');
  for (const kind of placeKinds) {
    const field = `${kind}_ids` as const;
    for (const id of filter[field] ?? []) {
      const name = names.places?.[`${kind}_id-${id}`] ?? words.place[locale];
      add('place', `${kind}${id}`, name, { ...filter, [field]: filter[field]?.filter((each) => each !== id) });
    }
  }
  if (filter.near !== undefined) {
    const radius = readCircle(filter.near)?.radius ?? 0;
    add('map', 'near', words.around[locale](words.distance[locale](radius)), without(filter, ['near']));
  }
  if (filter.shape !== undefined) add('map', 'shape', words.drawnShape[locale], without(filter, ['shape']));
  if (filter.view !== undefined) add('map', 'view', words.onMap[locale], without(filter, ['view']));
  if (filter.text !== undefined) add('text', 'text', words.quoted[locale](filter.text), without(filter, ['text']));
  for (const group of groups) if (group !== 'types') addGroup(group);
  for (const fact of filter.unstated ?? []) {
    const rest = { ...filter, unstated: filter.unstated?.filter((each) => each !== fact) };
    add('unstated', `unstated-${fact}`, words.alsoUnstated[locale](words.factNames[fact][locale]), rest);
  }
  return pieces;
}

/** The search as words to be joined with « · »: pieces of one kind stand together, a type says its category. */
export function searchWords(filter: FilterFields, names: SearchNames, locale: Locale): string[] {
  const byKind = new Map<SearchPiece['kind'], string[]>();
  for (const { kind, text } of searchPieces(filter, names, locale)) {
    if (kind === 'category' && filter.type_ids && filter.type_ids.length > 0) continue;
    byKind.set(kind, [...(byKind.get(kind) ?? []), text]);
  }
  return [...byKind.values()].map((texts) => [...new Set(texts)].join(', '));
}

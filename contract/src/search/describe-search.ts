/**
 * A search in words, piece by piece: titles, history («Αγορά · Διαμέρισμα · Χαλάνδρι, Μαρούσι · έως 250.000 €») and the
 * chips of active filters say the same thing in the same way. No schema here, so the browser may read it.
 */

import { formatEuro, formatEuroPerM2, formatM2 } from '../format.ts';
import { hasName } from '../map-names.ts';
import type { Locale } from '../pair.ts';
import { upToWords } from './bound-messages.ts';
import { findBound } from './bounds.ts';
import { type FilterGroup, filterGroupFields, filterGroups } from './choices.ts';
import { type FilterFields, omitFields, placeFields } from './codec.ts';
import * as words from './filter-messages.ts';
import { buy, category, fromAmount, rent, toAmount } from './messages.ts';
import { parseCircle } from './shape.ts';
import { walkWithin } from './walk-messages.ts';
import { findWalkTarget, walks } from './walks.ts';

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
  /** Of the terms of a rental, by field. */
  terms?: Readonly<Record<string, string>>;
};

export type FilterChip = {
  /** Unique within a search. */
  key: string;
  kind: 'purpose' | 'category' | 'place' | 'map' | 'text' | 'unstated' | FilterGroup;
  text: string;
  /** The search that is left without it. */
  without: FilterFields;
};

type Write = (value: number) => string;

/** `100.000 – 450.000 €`, `από 100.000 €`, `έως 450.000 €`; null when neither end is set. */
export function formatRange(
  min: number | undefined,
  max: number | undefined,
  write: Write,
  locale: Locale,
): string | null {
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : `${write(min).split('\u00A0')[0]} – ${write(max)}`;
  if (min !== undefined) return fromAmount[locale](write(min));
  return max === undefined ? null : toAmount[locale](write(max));
}

/** `2+ υ/δ`, `2–3 υ/δ`, `έως 3 υ/δ`. */
export function formatRoomRange(
  min: number | undefined,
  max: number | undefined,
  unit: string,
  locale: Locale,
): string | null {
  if (max === undefined) return min === undefined ? null : `${words.orMore[locale](min)} ${unit}`;
  if (min === undefined) return toAmount[locale](`${max} ${unit}`);
  return min === max ? `${min} ${unit}` : `${min}–${max} ${unit}`;
}

function formatYearRange(min: number | undefined, max: number | undefined, locale: Locale): string | null {
  if (min !== undefined && max !== undefined) return words.builtBetween[locale](min, max);
  if (min !== undefined) return words.builtSince[locale](min);
  return max === undefined ? null : words.builtBy[locale](max);
}

function formatFloorRange(min: string | undefined, max: string | undefined, locale: Locale): string | null {
  if (min !== undefined && max !== undefined) return min === max ? min : `${min} – ${max}`;
  if (min !== undefined) return words.floorAndUp[locale](min);
  return max === undefined ? null : words.floorAndDown[locale](max);
}

/** `2027-03-01` → `1/3/2027` */
export const formatFilterDay = (day: string): string => day.split('-').map(Number).reverse().join('/');

/** `Διαθέσιμο έως 1/3/2027`, `Εγγύηση: έως 2 μισθώματα`, `Χωρίς εγγύηση`. */
function formatBound(group: FilterGroup, filter: FilterFields, locale: Locale): string | null {
  const bound = findBound(group);
  if (!bound) return null;
  const name = words.groupNames[group][locale];
  if (bound.as === 'by') {
    const day = filter[bound.filter];
    return day === undefined ? null : `${name} ${formatFilterDay(day)}`;
  }
  const most = filter[bound.filter];
  if (most === undefined) return null;
  const text = upToWords[bound.fact][locale](most);
  return most === 0 ? text : `${name}: ${text.toLowerCase()}`;
}

/** `σταθμός έως 10΄ με τα πόδια` */
function formatWalk(group: FilterGroup, filter: FilterFields, locale: Locale): string | null {
  const target = findWalkTarget(group);
  const minutes = target && filter[walks[target].filter];
  return target === undefined || minutes === undefined ? null : walkWithin[target][locale](minutes);
}

/** Groups that say one thing; the others are lists and say one thing an id. */
function formatFilterGroup(
  group: FilterGroup,
  filter: FilterFields,
  names: SearchNames,
  locale: Locale,
): string | null {
  const named = (ids: ById | undefined, id: number | undefined) =>
    id === undefined ? undefined : (ids?.[id] ?? words.groupNames[group][locale]);
  switch (group) {
    case 'price':
      return formatRange(filter.priceMin, filter.priceMax, formatEuro, locale);
    case 'area':
      return formatRange(filter.areaMin, filter.areaMax, (value) => formatM2(value, locale), locale);
    case 'pricePerM2':
      return formatRange(filter.pricePerM2Min, filter.pricePerM2Max, (value) => formatEuroPerM2(value, locale), locale);
    case 'year':
      return formatYearRange(filter.yearMin, filter.yearMax, locale);
    case 'bedRooms':
      return formatRoomRange(filter.bedRoomsMin, filter.bedRoomsMax, words.bedroomsWord[locale], locale);
    case 'bathRooms':
      return formatRoomRange(filter.bathRoomsMin, undefined, words.bathroomsWord[locale], locale);
    case 'floor':
      return formatFloorRange(named(names.floors, filter.floorMin), named(names.floors, filter.floorMax), locale);
    case 'energy': {
      const name = filter.energy === undefined ? undefined : (names.energy?.[filter.energy] ?? '');
      return name === undefined ? null : words.energyOrBetter[locale](name);
    }
    case 'photos':
      return filter.photos ? words.withPhotos[locale] : null;
    case 'owner':
      return filter.owner ? words.fromAdvertiserKind[filter.owner][locale] : null;
    case 'updated':
      return filter.updatedDays === undefined ? null : words.updatedIn[locale](filter.updatedDays);
    default:
      return formatBound(group, filter, locale) ?? formatWalk(group, filter, locale);
  }
}

const lookupByGroup = {
  types: { list: 'types', field: 'type_ids' },
  heating: { list: 'heatings', field: 'heating_ids' },
  condition: { list: 'conditions', field: 'condition_ids' },
  extras: { list: 'extras', field: 'extras' },
  terms: { list: 'terms', field: 'terms' },
} as const satisfies Partial<Record<FilterGroup, { list: keyof SearchNames; field: keyof FilterFields }>>;

const placeKinds = ['prefecture', 'municipality', 'district'] as const;

/** A fact that nothing asks about any more needs no leave to be missing. */
export function removeFilterGroup(filter: FilterFields, group: FilterGroup): FilterFields {
  const remaining = omitFields(filter, filterGroupFields[group]);
  return remaining.unstated
    ? { ...remaining, unstated: remaining.unstated.filter((fact) => fact !== group) }
    : remaining;
}

const essential: readonly string[] = ['for', 'category_id', ...placeFields, 'sort'];

/** The search with its purpose, category, place and order, and no other filter. */
export const removeOptionalFilters = (filter: FilterFields): FilterFields =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => essential.includes(name)));

export function listFilterChips(filter: FilterFields, names: SearchNames, locale: Locale): FilterChip[] {
  const pieces: FilterChip[] = [];
  const add = (kind: FilterChip['kind'], key: string, text: string, remaining: FilterFields) =>
    pieces.push({ kind, key, text, without: remaining });
  const addGroup = (group: FilterGroup) => {
    if (!hasName(lookupByGroup, group)) {
      const text = formatFilterGroup(group, filter, names, locale);
      if (text !== null) add(group, group, text, removeFilterGroup(filter, group));
      return;
    }
    const { list, field } = lookupByGroup[group];
    const known: Readonly<Record<number | string, string>> | undefined = names[list];
    const ids: readonly (number | string)[] = filter[field] ?? [];
    for (const id of ids) {
      const left = ids.filter((each) => each !== id);
      const remaining = left.length === 0 ? removeFilterGroup(filter, group) : { ...filter, [field]: left };
      add(group, `${group}${id}`, known?.[id] ?? words.groupNames[group][locale], remaining);
    }
  };

  if (filter.for)
    add('purpose', 'for', filter.for === 'rent' ? rent[locale] : buy[locale], omitFields(filter, ['for']));
  if (filter.category_id !== undefined) {
    const name = names.categories?.[filter.category_id] ?? category[locale];
    add('category', 'category_id', name, omitFields(filter, ['category_id']));
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
    const radius = parseCircle(filter.near)?.radius ?? 0;
    add('map', 'near', words.around[locale](words.distance[locale](radius)), omitFields(filter, ['near']));
  }
  if (filter.shape !== undefined) add('map', 'shape', words.drawnShape[locale], omitFields(filter, ['shape']));
  if (filter.view !== undefined) add('map', 'view', words.onMap[locale], omitFields(filter, ['view']));
  if (filter.text !== undefined) add('text', 'text', words.quoted[locale](filter.text), omitFields(filter, ['text']));
  for (const group of filterGroups) if (group !== 'types') addGroup(group);
  for (const fact of filter.unstated ?? []) {
    const remaining = { ...filter, unstated: filter.unstated?.filter((each) => each !== fact) };
    add('unstated', `unstated-${fact}`, words.alsoUnstated[locale](words.factNames[fact][locale]), remaining);
  }
  return pieces;
}

/** The search as words to be joined with « · »: pieces of one kind stand together, a type says its category. */
export function describeSearch(filter: FilterFields, names: SearchNames, locale: Locale): string[] {
  const byKind = new Map<FilterChip['kind'], string[]>();
  for (const { kind, text } of listFilterChips(filter, names, locale)) {
    if (kind === 'category' && filter.type_ids && filter.type_ids.length > 0) continue;
    byKind.set(kind, [...(byKind.get(kind) ?? []), text]);
  }
  return [...byKind.values()].map((texts) => [...new Set(texts)].join(', '));
}

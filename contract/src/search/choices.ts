/** What the filters offer: groups, steps and amenities. No schema here, so the browser may read it. */

import { mapNames } from '../map-names.ts';
import { boundFacts, columnsByFact, searchBounds } from './bounds.ts';
import type { FilterFields } from './codec.ts';
import { walkFilterFields, walkTargets } from './walks.ts';

/** Filters that a visitor sets and drops as one thing. */
export const filterGroups = [
  'types',
  'price',
  'area',
  'pricePerM2',
  'year',
  'bedRooms',
  'bathRooms',
  'floor',
  'heating',
  'energy',
  'condition',
  'extras',
  'terms',
  ...boundFacts,
  ...walkTargets,
  'photos',
  'owner',
  'updated',
] as const;
export type FilterGroup = (typeof filterGroups)[number];

/**
 * The fields of each group. What a listing may leave unsaid is named as its group, so this also says when that matters.
 */
export const filterGroupFields: Readonly<Record<FilterGroup, readonly (keyof FilterFields)[]>> = {
  types: ['type_ids'],
  price: ['priceMin', 'priceMax'],
  area: ['areaMin', 'areaMax'],
  pricePerM2: ['pricePerM2Min', 'pricePerM2Max'],
  year: ['yearMin', 'yearMax'],
  bedRooms: ['bedRoomsMin', 'bedRoomsMax'],
  bathRooms: ['bathRoomsMin'],
  floor: ['floorMin', 'floorMax'],
  heating: ['heating_ids'],
  energy: ['energy'],
  condition: ['condition_ids'],
  extras: ['extras'],
  terms: ['terms'],
  ...mapNames(boundFacts, (fact) => [searchBounds[columnsByFact[fact]].filter]),
  ...walkFilterFields,
  photos: ['photos'],
  owner: ['owner'],
  updated: ['updatedDays'],
};

/** Steps offered for "at least", "or better" and "in the last … days". */
export const filterSteps = {
  bedRooms: [1, 2, 3, 4, 5],
  bathRooms: [1, 2, 3],
  yearFrom: [1960, 1980, 1990, 2000, 2010, 2020],
  /** Ids of the floors list: basement, ground, 1st … 6th. */
  floorFrom: [2, 4, 7, 8, 9, 10, 11, 12],
  energy: [2, 4, 5, 6, 7],
  updatedDays: [1, 3, 7, 14, 30, 90],
} as const;

/** Amenities offered as choices, by category, most asked for first. */
export const extrasByCategory: Readonly<Record<number, readonly number[]>> = {
  1: [1, 27, 40, 23, 24, 25, 26, 8, 4, 5, 6, 47, 51, 54, 53, 11, 35, 20, 34, 46, 52, 57, 59],
  2: [27, 40, 41, 42, 45, 5, 8, 46, 48, 51, 34, 36, 43, 44, 57, 60],
  3: [31, 32, 33, 34, 36, 38, 39, 61],
  4: [27, 40, 8, 31, 32, 33, 34, 36, 46, 61],
};

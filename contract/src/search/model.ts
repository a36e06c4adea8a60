/** The search filter: one schema for the page's address, the form and the API body. */
import { z } from 'zod';
import { termFlags } from '../listings/fields.ts';
import { mapNames } from '../map-names.ts';
import { placeLimits } from '../places/model.ts';
import { MAX_WALKING_MINUTES } from '../places/walking.ts';
import { requireValue } from '../require-value.ts';
import { parseAmount } from './amounts.ts';
import {
  boundColumns,
  boundFacts,
  boundFilters,
  columnsByFact,
  dayFilters,
  mostFilters,
  searchBounds,
} from './bounds.ts';
import { decodePolygons, encodePolygons, formatBounds, formatCircle, parseBounds, parseCircle } from './shape.ts';
import { walkFilters } from './walks.ts';

export const purposes = ['sale', 'rent'] as const;
export type Purpose = (typeof purposes)[number];
/** As rows keep it, both ways. */
export const purposeIds = { sale: 1, rent: 2 } as const satisfies Record<Purpose, number>;
export const purposeNames: Readonly<Record<1 | 2, Purpose>> = { 1: 'sale', 2: 'rent' };

export const sorts = [
  'auto',
  'updated_desc',
  'updated_asc',
  'price_asc',
  'price_desc',
  'area_asc',
  'area_desc',
  'price_per_m2_asc',
  'price_per_m2_desc',
] as const;
export type Sort = (typeof sorts)[number];

export const advertiserKinds = ['private', 'agency'] as const;
export type AdvertiserKind = (typeof advertiserKinds)[number];

/** What a listing may leave unsaid. A filter on such a fact drops those listings unless the visitor keeps them. */
export const optionalFacts = [
  'year',
  'floor',
  'bedRooms',
  'bathRooms',
  'heating',
  'energy',
  'condition',
  ...boundFacts,
] as const;
export type OptionalFact = (typeof optionalFacts)[number];

export const searchLimits = {
  page: 20,
  maxPage: 60,
  maxOffset: 10_000,
  maxPrice: 2_000_000_000,
  maxArea: 100_000_000,
  maxText: 80,
  /** Highest number of an amenity or a mark that a search row has room for. */
  maxMark: 318,
};

const emptyToUndefined = (raw: unknown) => (raw === '' || raw === null ? undefined : raw);

/** Text of a form or a number of a client → a whole number; an empty text is no bound at all. */
const amount = (max: number) =>
  z.preprocess(
    (raw) => (typeof raw === 'string' ? (parseAmount(raw) ?? undefined) : (raw ?? undefined)),
    z.number().int().min(0).max(max).optional(),
  );

const integerInput = (min: number, max: number) =>
  z.preprocess(emptyToUndefined, z.coerce.number().int().min(min).max(max).optional());

const splitList = (raw: unknown) => (raw == null || raw === '' ? [] : typeof raw === 'string' ? raw.split(',') : raw);

/** `[1,2]`, `"1,2"` or `["1","2"]`; order does not matter and doubles are dropped, so equal searches are equal. */
const idList = (max: number, most = 30) =>
  z
    .preprocess(
      splitList,
      z
        .array(z.coerce.number().int().min(1).max(max))
        .max(most)
        .transform((list) => [...new Set(list)].sort((a, b) => a - b)),
    )
    .default([]);

const placeIds = idList(999_999_999, placeLimits.maxTags);

/** A text that some reader understands, in its one canonical form. */
const canonicalText = <T>(read: (text: string) => T | null, write: (value: T) => string, max: number, how: string) =>
  z
    .preprocess(
      emptyToUndefined,
      z
        .string()
        .max(max)
        .transform((text, context) => {
          const value = read(text);
          if (value !== null) return write(value);
          context.addIssue({ code: 'custom', message: 'Cannot be read' });
          return z.NEVER;
        })
        .optional(),
    )
    .describe(how);

/** What the packed values tell apart: above it is one value. */
const getHighestBound = (filter: string): number =>
  2 ** requireValue(boundColumns.map((column) => searchBounds[column]).find((bound) => bound.filter === filter)).bits -
  2;

const filterFields = z.object({
  for: z.enum(purposes).optional(),
  category_id: integerInput(1, 99),
  /** The customer's single type; joins `type_ids`. */
  type_id: integerInput(1, 999),
  type_ids: idList(999),
  prefecture_ids: placeIds,
  municipality_ids: placeIds,
  district_ids: placeIds,
  near: canonicalText(parseCircle, formatCircle, 60, 'lat,lon,metres: within so many metres (50 to 50000) of a point'),
  shape: canonicalText(
    decodePolygons,
    encodePolygons,
    8_000,
    'Up to 10 polygons of 500 points in all, apart by a dot. A point is its difference from the point before, longitude then latitude, in hundred-thousandths of a degree: n is 2n, or -2n-1 when negative, five bits a sign from the lowest, sign A–Z a–z 0–9 - _, plus 32 when more follow.',
  ),
  view: canonicalText(parseBounds, formatBounds, 80, 'west,south,east,north in degrees'),
  text: z.preprocess(
    (raw) => (typeof raw === 'string' ? raw.trim().replaceAll(/\s+/g, ' ') || undefined : emptyToUndefined(raw)),
    // Half of a character: an address cannot hold it.
    z
      .string()
      .max(searchLimits.maxText)
      .refine((text) => !/\p{Surrogate}/u.test(text), 'invalid')
      .optional(),
  ),
  priceMin: amount(searchLimits.maxPrice),
  priceMax: amount(searchLimits.maxPrice),
  /** The customer's home promo sends `area` where the others send `areaMin`; it means the same. */
  area: amount(searchLimits.maxArea),
  areaMin: amount(searchLimits.maxArea),
  areaMax: amount(searchLimits.maxArea),
  pricePerM2Min: amount(searchLimits.maxPrice),
  pricePerM2Max: amount(searchLimits.maxPrice),
  yearMin: integerInput(1500, 2100),
  yearMax: integerInput(1500, 2100),
  bedRoomsMin: integerInput(0, 20),
  bedRoomsMax: integerInput(0, 20),
  bathRoomsMin: integerInput(0, 20),
  floorMin: integerInput(1, 99),
  floorMax: integerInput(1, 99),
  heating_ids: idList(99),
  energy: integerInput(1, 9),
  condition_ids: idList(99),
  /** Amenities that must all be there. */
  extras: idList(searchLimits.maxMark),
  /** Terms of a rental that must all hold. */
  terms: z
    .preprocess(splitList, z.array(z.enum(termFlags)).max(30))
    .transform((list) => termFlags.filter((term) => list.includes(term)))
    .default([]),
  ...mapNames(mostFilters, (name) => integerInput(0, getHighestBound(name))),
  ...mapNames(dayFilters, () => z.preprocess(emptyToUndefined, z.iso.date().optional())),
  ...mapNames(walkFilters, () =>
    integerInput(1, MAX_WALKING_MINUTES).describe('Minutes on foot, told from the straight line'),
  ),
  photos: z.preprocess(
    (raw) => (raw === true || raw === 'true' || raw === '1' ? true : undefined),
    z.literal(true).optional(),
  ),
  owner: z.preprocess(emptyToUndefined, z.enum(advertiserKinds).optional()),
  updatedDays: integerInput(1, 365),
  unstated: z.preprocess(splitList, z.array(z.enum(optionalFacts)).max(optionalFacts.length)).default([]),
  sort: z.enum(sorts).default('auto'),
});

type RawFilter = z.output<typeof filterFields>;

/** Which fields ask about a fact that a listing may leave unsaid. */
const isFactFiltered: Record<OptionalFact, (filter: RawFilter) => boolean> = {
  year: (f) => f.yearMin !== undefined || f.yearMax !== undefined,
  floor: (f) => f.floorMin !== undefined || f.floorMax !== undefined,
  bedRooms: (f) => f.bedRoomsMin !== undefined || f.bedRoomsMax !== undefined,
  bathRooms: (f) => f.bathRoomsMin !== undefined,
  heating: (f) => f.heating_ids.length > 0,
  energy: (f) => f.energy !== undefined,
  condition: (f) => f.condition_ids.length > 0,
  ...mapNames(boundFacts, (fact) => (f: RawFilter) => f[searchBounds[columnsByFact[fact]].filter] !== undefined),
};

const noBounds = mapNames(boundFilters, () => undefined);

/** Two names of one thing become one, and what changes nothing is left out: equal searches are equal. */
const normalizeFilter = <T extends RawFilter>({ area, type_id, ...written }: T) => {
  // Nothing that is sold has the terms of a rental.
  const filter = written.for === 'rent' ? written : { ...written, terms: [], ...noBounds };
  return {
    ...filter,
    type_ids:
      type_id === undefined ? filter.type_ids : [...new Set([...filter.type_ids, type_id])].sort((a, b) => a - b),
    areaMin: filter.areaMin ?? area,
    unstated: optionalFacts.filter(
      (fact) => filter.unstated.includes(fact) && isFactFiltered[fact](filter as unknown as RawFilter),
    ),
  };
};

const hasFewPlaces = (filter: { prefecture_ids: number[]; municipality_ids: number[]; district_ids: number[] }) =>
  filter.prefecture_ids.length + filter.municipality_ids.length + filter.district_ids.length <= placeLimits.maxTags;
const tooManyPlaces = { error: `At most ${placeLimits.maxTags} places`, path: ['district_ids'] };

export const searchFilter = filterFields.refine(hasFewPlaces, tooManyPlaces).transform(normalizeFilter);
export type SearchFilter = z.output<typeof searchFilter>;

export const searchPagination = z.object({
  limit: z.coerce.number().int().min(1).max(searchLimits.maxPage).optional(),
  offset: z.coerce.number().int().min(0).max(searchLimits.maxOffset).optional(),
  /** From the previous answer's `next`: reads on from that row at any depth, where an offset would have to walk. */
  after: z.string().max(80).optional(),
  /** Not a person's search: it is not counted among what people search (DISC-1). */
  quiet: z.stringbool().optional(),
});

export const searchBody = filterFields
  .extend({ is_active: z.literal(true).optional(), page: integerInput(1, 10_000), ...searchPagination.shape })
  .refine(hasFewPlaces, tooManyPlaces)
  .transform(({ is_active: _, ...body }) => normalizeFilter(body));

export const countPlaces = (
  filter: Pick<SearchFilter, 'prefecture_ids' | 'municipality_ids' | 'district_ids'>,
): number => filter.prefecture_ids.length + filter.municipality_ids.length + filter.district_ids.length;

/** Somewhere on the map that is not a named place. */
export const hasMapArea = (filter: Pick<SearchFilter, 'near' | 'shape' | 'view'>): boolean =>
  filter.near !== undefined || filter.shape !== undefined || filter.view !== undefined;

/** SRCH-1: a search needs a purpose, a category and at least one place, named or on the map. */
export const isCompleteSearch = (
  filter: SearchFilter,
): filter is SearchFilter & { for: Purpose; category_id: number } =>
  filter.for !== undefined && filter.category_id !== undefined && (countPlaces(filter) > 0 || hasMapArea(filter));

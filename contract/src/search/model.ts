/** The search filter: one schema for the page's address, the form and the API body. */
import { z } from 'zod';
import { placeLimits } from '../places/model.ts';
import { readAmount } from './amounts.ts';

export const purposes = ['sale', 'rent'] as const;
export type Purpose = (typeof purposes)[number];

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

export const searchLimits = { page: 20, maxPage: 60, maxOffset: 10_000, maxPrice: 2_000_000_000, maxArea: 100_000_000 };

/** Text of a form or a number of a client → a whole number; an empty text is no bound at all. */
const amount = (max: number) =>
  z.preprocess(
    (raw) => (typeof raw === 'string' ? (readAmount(raw) ?? undefined) : (raw ?? undefined)),
    z.number().int().min(0).max(max).optional(),
  );

const whole = (min: number, max: number) =>
  z.preprocess(
    (raw) => (raw === '' || raw === null ? undefined : raw),
    z.coerce.number().int().min(min).max(max).optional(),
  );

/** `[1,2]`, `"1,2"` or `["1","2"]`; order does not matter and doubles are dropped, so equal searches are equal. */
const idsUpTo = (max: number) =>
  z
    .preprocess(
      (raw) => (raw == null || raw === '' ? [] : typeof raw === 'string' ? raw.split(',') : raw),
      z
        .array(z.coerce.number().int().min(1).max(max))
        .max(placeLimits.maxTags)
        .transform((list) => [...new Set(list)].sort((a, b) => a - b)),
    )
    .default([]);

const ids = idsUpTo(999_999_999);

const filterFields = z.object({
  for: z.enum(purposes).optional(),
  category_id: whole(1, 99),
  type_id: whole(1, 999),
  prefecture_ids: ids,
  municipality_ids: ids,
  district_ids: ids,
  priceMin: amount(searchLimits.maxPrice),
  priceMax: amount(searchLimits.maxPrice),
  /** The customer's home promo sends `area` where the others send `areaMin`; it means the same. */
  area: amount(searchLimits.maxArea),
  areaMin: amount(searchLimits.maxArea),
  areaMax: amount(searchLimits.maxArea),
  yearMin: whole(1500, 2100),
  yearMax: whole(1500, 2100),
  bedRoomsMin: whole(0, 20),
  /** Amenities that must all be there; ids over 62 (terms of the deal) are not in the search row. */
  extras: idsUpTo(62),
  sort: z.enum(sorts).default('auto'),
});

const tidy = ({ area, ...filter }: z.output<typeof filterFields>) => ({
  ...filter,
  areaMin: filter.areaMin ?? area,
});

const tooManyPlaces = (filter: { prefecture_ids: number[]; municipality_ids: number[]; district_ids: number[] }) =>
  filter.prefecture_ids.length + filter.municipality_ids.length + filter.district_ids.length <= placeLimits.maxTags;

export const searchFilter = filterFields
  .refine(tooManyPlaces, { error: `At most ${placeLimits.maxTags} places`, path: ['district_ids'] })
  .transform(tidy);
export type SearchFilter = z.output<typeof searchFilter>;

export const searchPage = z.object({
  limit: z.coerce.number().int().min(1).max(searchLimits.maxPage).optional(),
  offset: z.coerce.number().int().min(0).max(searchLimits.maxOffset).optional(),
  /** From the previous answer's `next`: reads on from that row at any depth, where an offset would have to walk. */
  after: z.string().max(80).optional(),
});

export const searchBody = filterFields
  .extend({ is_active: z.literal(true).optional(), page: whole(1, 10_000), ...searchPage.shape })
  .refine(tooManyPlaces, { error: `At most ${placeLimits.maxTags} places`, path: ['district_ids'] })
  .transform(({ is_active: _, ...body }) => tidy(body) as ReturnType<typeof tidy> & typeof body);

export const placeCount = (
  filter: Pick<SearchFilter, 'prefecture_ids' | 'municipality_ids' | 'district_ids'>,
): number => filter.prefecture_ids.length + filter.municipality_ids.length + filter.district_ids.length;

/** SRCH-1: a search needs a purpose, a category and at least one place. */
export const isComplete = (filter: SearchFilter): filter is SearchFilter & { for: Purpose; category_id: number } =>
  filter.for !== undefined && filter.category_id !== undefined && placeCount(filter) > 0;

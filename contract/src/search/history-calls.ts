/** SRCH-8: the searches an account has run. Own ones only; somebody else's do not exist for the viewer. */
import { z } from 'zod';
import { call } from '../call.ts';
import { historyLimits } from './history-limits.ts';
import { searchFilter } from './model.ts';

const savedSearch = z.object({
  id: z.int(),
  /** Query of its results page, without sort and page: `for=sale&category_id=1&municipality_ids=4612`. */
  query: z.string(),
  name: z.string().nullable(),
  /** Results of the last run. */
  count: z.int().nullable(),
  runs: z.int(),
  first_ran_at: z.string(),
  ran_at: z.string(),
});

const searchIdParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const updateSearchHistory = call({
  method: 'PUT',
  path: '/user/update-search-history',
  access: 'member',
  idempotent: true,
  summary: 'Save a search to the history: the fields of a search and, if known, how many results it had',
  body: z.intersection(searchFilter, z.object({ count: z.coerce.number().int().min(0).max(2_000_000_000).optional() })),
  /** Null for a piece of the map, which is not stored: every move of the map is another search. */
  reply: z.object({ search: savedSearch.nullable() }),
});

export const listSearchHistory = call({
  method: 'GET',
  path: '/user/search-history',
  access: 'member',
  summary: 'Own searches, newest first',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(historyLimits.server).default(0),
  }),
  reply: z.object({
    total: z.int(),
    count: z.int(),
    rows: z.array(savedSearch),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const renameSearch = call({
  method: 'PUT',
  path: '/user/search-history/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Give an own search a name, or take it away with null',
  params: searchIdParams,
  body: z.object({ name: z.string().trim().max(historyLimits.name).nullable() }),
  reply: z.object({ search: savedSearch }),
});

export const deleteSearch = call({
  method: 'DELETE',
  path: '/user/search-history/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Delete an own search from the history',
  params: searchIdParams,
  reply: z.object({ deleted: z.literal(true) }),
});

import { filterToQuery } from '@estia/contract/search/codec';
import * as calls from '@estia/contract/search/history';
import { countPlaces, hasMapArea, isCompleteSearch } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Asker, CallServer } from '../../platform/serve.ts';
import { deleteSearch, renameSearch, type SavedSearch, saveSearch, searchesOf } from './history.queries.ts';

const view = ({ id, query, name, count, runs, first_ran_at, ran_at }: SavedSearch) => ({
  id,
  query,
  name,
  count,
  runs,
  first_ran_at: first_ran_at.toISOString(),
  ran_at: ran_at.toISOString(),
});

/** The calls are for members, so there is a viewer; the type does not know it. */
const accountOf = ({ viewer }: Asker): number => {
  if (!viewer) throw new AppError('not_authenticated');
  return viewer.userId;
};

export function historyRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.updateSearchHistory, async ({ body }, asker) => {
    const account = accountOf(asker);
    const { count, ...filter } = body;
    if (!isCompleteSearch(filter)) {
      throw new AppError('invalid_input', {
        ...(filter.for ? {} : { for: 'Required' }),
        ...(filter.category_id ? {} : { category_id: 'Required' }),
        ...(countPlaces(filter) > 0 || hasMapArea(filter) ? {} : { district_ids: 'At least one place' }),
      });
    }
    if (filter.view !== undefined) return { search: null };
    const query = filterToQuery({ ...filter, sort: undefined });
    return { search: view(await saveSearch(deps.db, account, { query, count: count ?? null, now: deps.clock() })) };
  });

  serve(calls.listSearchHistory, async ({ query }, asker) => {
    const { total, rows } = await searchesOf(deps.db, accountOf(asker), query);
    return { total, count: rows.length, rows: rows.map(view), pagination: query };
  });

  serve(calls.renameSearch, async ({ params, body }, asker) => {
    const renamed = await renameSearch(deps.db, accountOf(asker), params.id, body.name || null);
    if (!renamed) throw new AppError('not_found');
    return { search: view(renamed) };
  });

  serve(calls.deleteSearch, async ({ params }, asker) => {
    if (!(await deleteSearch(deps.db, accountOf(asker), params.id))) throw new AppError('not_found');
    return { deleted: true as const };
  });
}

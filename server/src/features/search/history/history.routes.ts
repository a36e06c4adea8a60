import { filterToQuery } from '@estia/contract/search/codec';
import * as calls from '@estia/contract/search/history-calls';
import { countPlaces, hasMapArea, isCompleteSearch } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import {
  deleteSearch,
  listSearchHistory,
  recordSearch,
  renameSearch,
  type SearchHistoryRow,
} from './history.queries.ts';

const searchHistoryView = ({ id, query, name, count, runs, first_ran_at, ran_at }: SearchHistoryRow) => ({
  id,
  query,
  name,
  count,
  runs,
  first_ran_at: first_ran_at.toISOString(),
  ran_at: ran_at.toISOString(),
});

export function historyRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.updateSearchHistory, async ({ body }, { viewer }) => {
    const account = viewer.userId;
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
    return {
      search: searchHistoryView(
        await recordSearch(deps.db, account, { query, count: count ?? null, now: deps.clock() }),
      ),
    };
  });

  serve(calls.listSearchHistory, async ({ query }, { viewer }) => {
    const { total, rows } = await listSearchHistory(deps.db, viewer.userId, query);
    return { total, count: rows.length, rows: rows.map(searchHistoryView), pagination: query };
  });

  serve(calls.renameSearch, async ({ params, body }, { viewer }) => {
    const renamed = await renameSearch(deps.db, viewer.userId, params.id, body.name || null);
    if (!renamed) throw new AppError('not_found');
    return { search: searchHistoryView(renamed) };
  });

  serve(calls.deleteSearch, async ({ params }, { viewer }) => {
    if (!(await deleteSearch(deps.db, viewer.userId, params.id))) throw new AppError('not_found');
    return { deleted: true as const };
  });
}

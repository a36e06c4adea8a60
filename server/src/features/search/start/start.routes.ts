/** What the pages for who has not chosen a place yet say: the same for everyone, so it is read once a minute. */
import { findLookup } from '@estia/contract/lookups/model';
import { purposeIds } from '@estia/contract/search/model';
import { getSearchStart } from '@estia/contract/search/start-calls';
import { START_CATEGORY_ID } from '@estia/contract/search/start-path';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { createMemoryCache } from '../../../platform/cache/memory-cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTree, PlaceTreeLoader } from '../../places/index.ts';
import { districtCountsQuery, placeMediansQuery, type StartMarket } from './start.queries.ts';
import { startView } from './start.view.ts';

/** Two purposes, each with its types and with all of them. */
const CACHE_SIZE = 100;
const CACHE_TTL_MS = 60_000;

export function startRoutes({ serve }: CallServer, { db }: Deps, getPlaceTree: PlaceTreeLoader): void {
  const cache = createMemoryCache(CACHE_SIZE);

  serve(getSearchStart, async ({ query }) => {
    if (query.type_id !== undefined && !isStartType(query.type_id))
      throw new AppError('invalid_input', { type_id: 'invalid' });
    const market = { purpose: purposeIds[query.for], category: START_CATEGORY_ID, type: query.type_id ?? null };
    return cache(Object.values(market).join('/'), CACHE_TTL_MS, async () =>
      readStart(db, await getPlaceTree(), market),
    );
  });
}

const isStartType = (id: number): boolean => Number(findLookup('types', id)?.extra.category_id) === START_CATEGORY_ID;

async function readStart(db: Db, tree: PlaceTree, market: StartMarket) {
  const [counts, medians] = await Promise.all([
    districtCountsQuery(market).execute(db),
    placeMediansQuery(market).execute(db),
  ]);
  return startView(tree, counts.rows, medians.rows);
}

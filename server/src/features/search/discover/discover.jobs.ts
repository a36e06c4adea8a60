/** Keeps the discover lists fresh. Each run rebuilds them whole from what is true now, so running twice changes nothing. */
import { paramsToFields } from '@estia/contract/search/codec';
import { searchFilter } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { refreshAreaCounts } from '../areas/area.jobs.ts';
import { createListingCountCache } from '../listing-counts.service.ts';
import { forgetSearchVisits } from '../search.queries.ts';
import { createSearchService } from '../search.service.ts';
import {
  listTopQueries,
  refreshMoreViews,
  refreshNewListings,
  refreshRecommended,
  refreshTopDistricts,
  refreshTopSearches,
} from './discover.queries.ts';

const PER_SEARCH = 12;
/** A search that finds fewer is about somebody's own listings. */
const LEAST_FOUND = 10;

export async function refreshDiscoverLists(deps: Deps, getPlaceTree: PlaceTreeLoader): Promise<void> {
  const now = deps.clock();
  await refreshNewListings(deps.db, now);
  await refreshTopDistricts(deps.db, now);
  await refreshRecommended(deps.db, now);
  await refreshMoreViews(deps.db, now);
  await refreshAreaCounts(deps);

  const { search } = createSearchService(deps, getPlaceTree, createListingCountCache(deps.db));
  const found: number[][] = [];
  for (const query of await listTopQueries(deps.db, now)) {
    const filter = searchFilter.safeParse(paramsToFields(new URLSearchParams(query)));
    if (!filter.success) continue;
    const { properties } = await search(filter.data, { limit: PER_SEARCH });
    if (properties.length < LEAST_FOUND) continue;
    found.push(properties.filter((card) => card.main_picture).map((card) => card.listing_id));
  }
  await forgetSearchVisits(deps.db, now);
  const interleaved = Array.from({ length: PER_SEARCH }, (_, i) => found.map((ids) => ids[i])).flat();
  await refreshTopSearches(deps.db, [...new Set(interleaved.filter((id) => id !== undefined))]);
}

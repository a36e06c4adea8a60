import type { User } from '@estia/contract/accounts/model';
import type { RulesInForce } from '@estia/contract/rules/rule-params';
import { getRulePresets } from '@estia/contract/rules/rule-searches';
import * as calls from '@estia/contract/search/calls';
import { searchFilter } from '@estia/contract/search/model';
import { presets } from '@estia/contract/search/presets';
import type { Deps } from '../../deps.ts';
import { cached } from '../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { listingCardView, listListingCards } from '../listings/index.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { listDiscoverIds } from './discover/discover.queries.ts';
import { createListingCountCache } from './listing-counts.service.ts';
import { createSearchService } from './search.service.ts';
import type { SearchCounter } from './search-counter.service.ts';
import { createVisitorSearch } from './visitor-search.service.ts';

const COUNTS_TTL_MS = 60_000;

/** What other features lend: an admin may have changed a preset, and who searches is told who they are. */
type RulesSource = { inForce: () => Promise<RulesInForce>; findUser: (id: number) => Promise<User | null> };

export function searchRoutes(
  { serve }: CallServer,
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  notes: SearchCounter,
  others: RulesSource,
): void {
  const tally = createListingCountCache(deps.db);
  const leader = createSearchService(deps, getPlaceTree, tally);
  const visitors = createVisitorSearch(deps, leader, getPlaceTree, tally);

  serve(calls.searchListings, async ({ body, query }, { viewer, request, ip }) => {
    const { limit, offset, after, page, quiet, ...filter } = body;
    const size = query.limit ?? limit;
    const byPage = page === undefined ? undefined : (page - 1) * (size ?? 20);
    const pageRequest = { limit: size, offset: query.offset ?? offset ?? byPage, after: query.after ?? after };
    // Who is logged in may have published a moment ago.
    const result = await (viewer ? leader : visitors).search(filter, pageRequest);
    if (result.properties.length > 0 && result.pagination.offset === 0 && !pageRequest.after && !(query.quiet ?? quiet))
      notes.add(filter, await getPlaceTree(), ip ?? request?.ip ?? 'nowhere');
    return { ...result, user: viewer && (await others.findUser(viewer.userId)) };
  });

  serve(calls.getSearchFacets, ({ query }) => visitors.facets(query));
  serve(calls.getSearchTile, ({ params: { z, x, y }, query }) => visitors.tile(query, z, x, y));

  for (const [call, list] of [
    [calls.listNewProperties, 'new-properties'],
    [calls.listTopDistricts, 'top-districts'],
    [calls.listRecommendedHouses, 'recommended-houses'],
    [calls.listMostViewed, 'more-views'],
    [calls.listTopSearches, 'top-searches'],
  ] as const) {
    serve(call, async () => {
      const rows = await listListingCards(deps.db, await listDiscoverIds(deps.db, list));
      const tree = await getPlaceTree();
      return { properties: rows.map((row) => listingCardView(row, tree, deps.clock())) };
    });
  }

  // The presets are the same on every home page: counted once a minute, whoever asks.
  const counts = cached(async () => {
    const all = { ...presets, ...getRulePresets(await others.inForce()) };
    const preset = (name: keyof typeof all) => leader.count(searchFilter.parse(all[name]));
    return {
      live: (await tally()).live,
      topDistricts: await preset('topDistricts'),
      myHouse: await preset('myHouse'),
      goldenVisaPromo: await preset('goldenVisaPromo'),
    };
  }, COUNTS_TTL_MS);
  serve(calls.getLiveCounts, counts);
}

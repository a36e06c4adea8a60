/**
 * What a search reads, for somebody who is not logged in and so has changed nothing: from a replica, where there is one. A
 * replica that is away, or that ended a statement because of a change it had to follow, is no reason to fail.
 */
import type { Deps } from '../../deps.ts';
import { isUnavailable } from '../../platform/app-error.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import type { ListingCounts } from './listing-counts.service.ts';
import { createSearchService } from './search.service.ts';

type SearchService = ReturnType<typeof createSearchService>;

/** "Canceling statement due to conflict with recovery". */
const RECOVERY_CONFLICT = '40001';

const isOfReplica = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT);

export function createVisitorSearch(
  deps: Deps,
  leader: SearchService,
  getPlaceTree: PlaceTreeLoader,
  tally: () => Promise<ListingCounts>,
): Pick<SearchService, 'search' | 'facets' | 'tile'> {
  if (deps.replica === null) return leader;
  const replica = createSearchService({ ...deps, ...deps.replica }, getPlaceTree, tally);
  const orLeader =
    <Input extends unknown[], Result>(
      read: (...input: Input) => Promise<Result>,
      readLeader: (...input: Input) => Promise<Result>,
    ) =>
    async (...input: Input): Promise<Result> => {
      try {
        return await read(...input);
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        return readLeader(...input);
      }
    };
  return {
    search: orLeader(replica.search, leader.search),
    facets: orLeader(replica.facets, leader.facets),
    tile: orLeader(replica.tile, leader.tile),
  };
}

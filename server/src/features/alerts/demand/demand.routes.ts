/** ALRT-4: how many people wait for a property like this. */
import * as calls from '@estia/contract/alerts/calls';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { countWaitingSubscribers } from './demand.queries.ts';
import { listDemandKeys, roundDemand, roundToTwoDigits } from './demand.ts';

/** Who opens nine accounts to learn what a tenth person searches for has to wait, and cannot watch them come. */
const COUNTED_AFTER_MS = 2 * 86_400_000;

export function demandRoutes(
  { serve }: CallServer,
  deps: Pick<Deps, 'db' | 'clock'>,
  getPlaceTree: PlaceTreeLoader,
): void {
  serve(calls.countDemand, async ({ query }) => {
    const keys = listDemandKeys(await getPlaceTree(), query);
    if (keys.length === 0) return { people: null };
    const people = await countWaitingSubscribers(deps.db, {
      purpose: purposeIds[query.for],
      category: query.category_id,
      keys,
      type: query.type_id ?? null,
      price: query.price === undefined ? null : roundToTwoDigits(query.price),
      area: query.area === undefined ? null : roundToTwoDigits(query.area),
      bedRooms: query.bed_rooms ?? null,
      before: new Date(deps.clock().getTime() - COUNTED_AFTER_MS),
    });
    return { people: roundDemand(people) };
  });
}

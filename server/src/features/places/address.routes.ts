/** POST-2: an address while it is typed, and a pin while it is moved. */
import * as calls from '@estia/contract/places/calls';
import { createQueryKeys } from '@estia/contract/places/phonetic-key';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { findDistrictAt, findNearestPostcode, listStreets } from './address.queries.ts';
import { findPlaceOption, type PlaceTreeLoader } from './place-tree.service.ts';

export function addressRoutes({ serve }: CallServer, { db }: Deps, getPlaceTree: PlaceTreeLoader): void {
  serve(calls.searchStreets, async ({ query }) => {
    const keys = createQueryKeys(query.search_key);
    // Typed, but nothing that a name could begin with: not the same as nothing typed.
    if (query.search_key !== '' && keys.length === 0) return { streets: [] };
    return { streets: await listStreets(db, query.district_id, keys) };
  });

  serve(calls.reverseGeocode, async ({ query }) => {
    const id = await findDistrictAt(db, query);
    if (id === null) return { district: null, postal_code: null, streets: [] };
    const near = await findNearestPostcode(db, id, query);
    return {
      district: findPlaceOption(await getPlaceTree(), 'district', id),
      postal_code: near?.postal_code ?? null,
      streets: near?.streets ?? [],
    };
  });
}

/** API-1: the keys of an agency, and the calls that are made with them. */
import * as calls from '@estia/contract/sources/api/agency-api-calls';
import * as pushCalls from '@estia/contract/sources/api/agency-push-calls';
import * as keyCalls from '@estia/contract/sources/api/api-key-calls';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { listAgencyLeads } from './agency-leads.service.ts';
import * as listings from './agency-listings.service.ts';
import * as push from './agency-push.service.ts';
import * as keys from './api-keys.service.ts';

const success = { message: 'Success!' } as const;

export function agencyApiRoutes({ serve }: CallServer, deps: Deps, places: PlaceTreeLoader): void {
  serve(keyCalls.listApiKeys, (_, { viewer }) => keys.listApiKeys(deps, viewer));
  serve(keyCalls.createApiKey, async ({ body }, { viewer }) => ({
    ...success,
    ...(await keys.createApiKey(deps, viewer, body)),
  }));
  serve(keyCalls.revokeApiKey, async ({ params }, { viewer }) => {
    await keys.revokeApiKey(deps, viewer, params.id);
    return success;
  });

  serve(calls.getAgencyApiKey, (_, { viewer }) => keys.getAgencyApiKey(deps, viewer));
  serve(calls.listAgencyListings, ({ query }, { viewer }) => listings.listAgencyListings(deps, viewer, query));
  serve(calls.getAgencyListing, ({ params }, { viewer }) => listings.getAgencyListing(deps, viewer, params.reference));
  serve(pushCalls.pushAgencyListing, ({ params: { reference }, body: sent }, { viewer }) =>
    push.pushAgencyListing(deps, viewer, { reference, sent, places }),
  );
  serve(pushCalls.removeAgencyListing, ({ params: { reference } }, { viewer }) =>
    push.removeAgencyListing(deps, viewer, { reference, places }),
  );
  serve(calls.setAgencyListingPrice, ({ params, body }, { viewer }) =>
    listings.setAgencyListingPrice(deps, viewer, params.reference, body.price),
  );
  serve(calls.pauseAgencyListing, ({ params: { reference } }, { viewer }) =>
    listings.setAgencyListingState(deps, viewer, { reference, action: 'deactivate', to: 'inactive' }),
  );
  serve(calls.resumeAgencyListing, ({ params: { reference } }, { viewer }) =>
    listings.setAgencyListingState(deps, viewer, { reference, action: 'activate', to: 'active' }),
  );
  serve(calls.compareReferences, ({ body }, { viewer }) => listings.compareReferences(deps, viewer, body.references));
  serve(calls.listAgencyLeads, ({ query }, { viewer }) => listAgencyLeads(deps, viewer, query));
  serve(calls.getAgencyStatistics, ({ query }, { viewer }) => listings.getAgencyStatistics(deps, viewer, query));
}

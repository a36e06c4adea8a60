import * as calls from '@estia/contract/listings/calls';
import type { Purpose } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Asker, CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { maySee } from './listings.policy.ts';
import { cardsByIds, offerOfListing, propertyByOffer, similarIds } from './listings.queries.ts';
import { cardView, propertyView, purposeNames } from './listings.view.ts';

const ENOUGH = 4;

const purposeOf = (name: Purpose): 1 | 2 => (name === 'sale' ? 1 : 2);

export function listingRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  const show = async (
    { query }: { query: { for: Purpose; property_id: number; paranoid?: boolean } },
    asker: Asker,
  ) => {
    const row = await propertyByOffer(deps.db, query.property_id, purposeOf(query.for));
    if (!row || !maySee(asker.viewer, row, query.paranoid ?? false)) throw new AppError('not_found');
    return { property: propertyView(row, await places(), deps.clock()) };
  };
  serve(calls.getProperty, show);
  serve(calls.getPropertyAgain, show);

  serve(calls.getListing, async ({ query }) => {
    const offer = await offerOfListing(deps.db, query.listing_id);
    if (!offer) throw new AppError('not_found');
    return { property_id: offer.property_id, for: purposeNames[offer.purpose as 1 | 2] };
  });

  serve(calls.cards, async ({ query }) => {
    const [rows, tree] = await Promise.all([cardsByIds(deps.db, query.ids), places()]);
    return { properties: rows.map((row) => cardView(row, tree, deps.clock())) };
  });

  serve(calls.similar, async ({ query }) => {
    const purpose = purposeOf(query.for);
    const row = await propertyByOffer(deps.db, query.property_id, purpose);
    const tree = await places();
    const municipality = row?.is_active ? tree.districts.get(row.district_id)?.municipality : undefined;
    if (!municipality) throw new AppError('not_found');
    let ids = await similarIds(deps.db, query.property_id, purpose, municipality);
    // A small town has few homes alike: then the whole prefecture may answer.
    if (ids.length < ENOUGH) ids = await similarIds(deps.db, query.property_id, purpose, municipality.prefecture);
    const cards = await cardsByIds(deps.db, ids);
    return { properties: cards.map((card) => cardView(card, tree, deps.clock())) };
  });
}

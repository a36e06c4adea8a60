import * as calls from '@estia/contract/listings/calls';
import type { RulesInForce } from '@estia/contract/rules/fields';
import { type Purpose, purposeIds, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Asker, CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { maySee } from './listings.policy.ts';
import { cardsByIds, offerOfListing, propertyByOffer, similarIds } from './listings.queries.ts';
import { cardView, propertyView } from './listings.view.ts';
import { countOffersOf, offersOf } from './manage.queries.ts';

const ENOUGH = 4;

/** What of the rules a page of an ad needs; the shelf of rules lends it. */
type Lent = { inForce: () => Promise<RulesInForce> };

export function listingRoutes({ serve }: CallServer, deps: Deps, places: Places, rules: Lent): void {
  const show = async (
    { query }: { query: { for: Purpose; property_id: number; paranoid?: boolean } },
    asker: Asker,
  ) => {
    const row = await propertyByOffer(deps.db, query.property_id, purposeIds[query.for]);
    if (!row) throw new AppError('not_found');
    // Everybody could read it once: that it is off the market is no secret, and whoever kept its address should know.
    if (!maySee(asker.viewer, row, query.paranoid ?? false)) throw new AppError('gone');
    const { golden_visa } = await rules.inForce();
    return { property: propertyView(row, await places(), deps.clock(), golden_visa) };
  };
  serve(calls.getProperty, async ({ query }, asker) => {
    const { property_id, user_id, limit, offset } = query;
    if (property_id !== undefined) return show({ query: { ...query, property_id } }, asker);
    if (user_id === undefined) throw new AppError('invalid_input', { property_id: 'required' });
    const purpose = purposeIds[query.for];
    const all = maySee(asker.viewer, { account_id: user_id, is_active: false }, query.paranoid ?? false);
    const [rows, count, tree] = await Promise.all([
      offersOf(deps.db, user_id, { purpose, all }, { limit, offset }),
      countOffersOf(deps.db, user_id, { purpose, all }),
      places(),
    ]);
    const properties = rows.map((row) => ({ ...cardView(row, tree, deps.clock()), is_active: row.is_active }));
    return { properties, count, pagination: { limit, offset } };
  });
  serve(calls.getPropertyAlias, show);

  serve(calls.getListing, async ({ query }) => {
    const offer = await offerOfListing(deps.db, query.listing_id);
    if (!offer) throw new AppError('not_found');
    return { property_id: offer.property_id, for: purposeNames[offer.purpose as 1 | 2] };
  });

  serve(calls.listCards, async ({ query }) => {
    const [rows, tree] = await Promise.all([cardsByIds(deps.db, query.ids), places()]);
    return { properties: rows.map((row) => cardView(row, tree, deps.clock())) };
  });

  serve(calls.listSimilarListings, async ({ query }) => {
    const purpose = purposeIds[query.for];
    const row = await propertyByOffer(deps.db, query.property_id, purpose);
    const tree = await places();
    const municipality = row ? tree.districts.get(row.district_id)?.municipality : undefined;
    if (!municipality) throw new AppError('not_found');
    const isPublic = row?.is_active === true;
    let ids = await similarIds(deps.db, query.property_id, purpose, municipality, isPublic);
    // A small town has few homes alike: then the whole prefecture may answer.
    if (ids.length < ENOUGH)
      ids = await similarIds(deps.db, query.property_id, purpose, municipality.prefecture, isPublic);
    const cards = await cardsByIds(deps.db, ids);
    return { properties: cards.map((card) => cardView(card, tree, deps.clock())) };
  });
}

import * as calls from '@estia/contract/listings/calls';
import type { RulesInForce } from '@estia/contract/rules/rule-params';
import { type Purpose, purposeIds, purposeNames } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallContext, CallServer } from '../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { maySeeListing } from './listings.policy.ts';
import { findActiveListing, findListingPage, listListingCards, listSimilarListingIds } from './listings.queries.ts';
import { listingCardView, propertyView } from './listings.view.ts';
import { countOffersOf, offersOf } from './management/manage.queries.ts';

const MIN_SIMILAR = 4;

/** What of the rules a page of a listing needs; the feature of rules gives it. */
type RulesSource = { inForce: () => Promise<RulesInForce> };

export function listingRoutes(
  { serve }: CallServer,
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  rules: RulesSource,
): void {
  const show = async (
    { query }: { query: { for: Purpose; property_id: number; paranoid?: boolean } },
    context: CallContext,
  ) => {
    const row = await findListingPage(deps.db, query.property_id, purposeIds[query.for]);
    if (!row) throw new AppError('not_found');
    // Everybody could read it once: that it is off the market is no secret, and whoever kept its address should know.
    if (!maySeeListing(context.viewer, row, query.paranoid ?? false)) throw new AppError('gone');
    const { golden_visa } = await rules.inForce();
    return { property: propertyView(row, await getPlaceTree(), deps.clock(), golden_visa) };
  };
  serve(calls.getProperty, async ({ query }, context) => {
    const { property_id, user_id, limit, offset } = query;
    if (property_id !== undefined) return show({ query: { ...query, property_id } }, context);
    if (user_id === undefined) throw new AppError('invalid_input', { property_id: 'required' });
    const purpose = purposeIds[query.for];
    const all = maySeeListing(context.viewer, { account_id: user_id, is_active: false }, query.paranoid ?? false);
    const [rows, count, tree] = await Promise.all([
      offersOf(deps.db, user_id, { purpose, all }, { limit, offset }),
      countOffersOf(deps.db, user_id, { purpose, all }),
      getPlaceTree(),
    ]);
    const properties = rows.map((row) => ({ ...listingCardView(row, tree, deps.clock()), is_active: row.is_active }));
    return { properties, count, pagination: { limit, offset } };
  });
  serve(calls.getPropertyAlias, show);

  serve(calls.getListing, async ({ query }) => {
    const listing = await findActiveListing(deps.db, query.listing_id);
    if (!listing) throw new AppError('not_found');
    return { property_id: listing.property_id, for: purposeNames[listing.purpose] };
  });

  serve(calls.listCards, async ({ query }) => {
    const [rows, tree] = await Promise.all([listListingCards(deps.db, query.listing_ids), getPlaceTree()]);
    return { properties: rows.map((row) => listingCardView(row, tree, deps.clock())) };
  });

  serve(calls.listSimilarListings, async ({ query }) => {
    const purpose = purposeIds[query.for];
    const row = await findListingPage(deps.db, query.property_id, purpose);
    const tree = await getPlaceTree();
    const municipality = row ? tree.districts.get(row.district_id)?.municipality : undefined;
    if (!municipality) throw new AppError('not_found');
    const isPublic = row?.is_active === true;
    let ids = await listSimilarListingIds(deps.db, query.property_id, purpose, municipality, isPublic);
    // A small town has few properties alike: then the whole prefecture may answer.
    if (ids.length < MIN_SIMILAR)
      ids = await listSimilarListingIds(deps.db, query.property_id, purpose, municipality.prefecture, isPublic);
    const cards = await listListingCards(deps.db, ids);
    return { properties: cards.map((card) => listingCardView(card, tree, deps.clock())) };
  });
}

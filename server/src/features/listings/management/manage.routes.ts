/** Own listings and everybody’s: lists, states, views. */
import { Readable } from 'node:stream';
import { athensDay } from '@estia/contract/athens';
import type { HandlerInput } from '@estia/contract/call';
import * as calls from '@estia/contract/listings/calls';
import { changePrice } from '@estia/contract/listings/price-calls';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { auditListExport } from '../../../platform/list-export.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { findListingAllowance } from '../../subscriptions/index.ts';
import { listingCardView } from '../listings.view.ts';
import { setPrice } from '../price.service.ts';
import { changeListingStates, deleteListingsPermanently, parseStateChange } from '../states/states.service.ts';
import type { ViewCounter } from '../views/view-counter.service.ts';
import { parseAdminSearch } from './admin-listing-ids.service.ts';
import { streamAdminListingsCsv } from './admin-listings-csv.service.ts';
import * as q from './manage.queries.ts';
import { adminListingCardView, dailyTotalsView, ownListingCardView } from './manage.view.ts';

export function listingManagementRoutes(
  { serve }: CallServer,
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  views: ViewCounter,
): void {
  const { db } = deps;

  serve(calls.updateListingStates, async ({ body }, { viewer }) => ({
    message: 'The ad has been successfully saved' as const,
    listings: await changeListingStates(deps, viewer, parseStateChange(body)),
  }));

  serve(changePrice, async (given, { viewer }) => ({
    message: 'Success!' as const,
    ...(await setPrice(deps, viewer, given)),
  }));

  serve(calls.deleteListings, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    deleted: await deleteListingsPermanently(deps, viewer, { ids: body.listing_ids, reason: body.reason }),
  }));

  serve(calls.listOwnListings, async ({ query }, { viewer }) => {
    const { worksFor, roleId } = viewer;
    const { state, limit, offset } = query;
    const purpose = query.for && purposeIds[query.for];
    const now = deps.clock();
    const [page, counts, drafts, days, room, tree] = await Promise.all([
      q.ownListingsQuery(worksFor, { state, purpose, property: query.property_id }, { limit, offset }).execute(db),
      q.listingCountsQuery(worksFor, purpose).execute(db),
      q.countOpenDrafts(db, worksFor, purpose),
      q.dailyStatsQuery(worksFor, now).execute(db),
      findListingAllowance(db, deps, { id: worksFor, roleId }),
      getPlaceTree(),
    ]);
    const { used, ...ofStates } = counts.rows[0] ?? { active: 0, inactive: 0, removed: 0, used: 0 };
    return {
      properties: page.rows.map((row) => ownListingCardView(row, tree, now)),
      count: query.property_id ? page.rows.length : ofStates[state],
      counts: { ...ofStates, drafts },
      plan_usage: { active_listings: used, max_active_listings: room.maxListings },
      totals: dailyTotalsView(days.rows),
      pagination: { limit, offset },
    };
  });

  const ofUser =
    (purpose: 1 | 2) =>
    async ({ params, query }: HandlerInput<typeof calls.listUserSaleListings>) => {
      const [page, count, tree] = await Promise.all([
        q.publicListingsQuery(params.id, purpose, query).execute(db),
        q.countPublicListings(db, params.id, purpose),
        getPlaceTree(),
      ]);
      const { limit, offset } = query;
      return {
        properties: page.rows.map((row) => listingCardView(row, tree, deps.clock())),
        count,
        pagination: { limit, offset },
      };
    };
  serve(calls.listUserSaleListings, ofUser(1));
  serve(calls.listUserRentListings, ofUser(2));

  const listForAdmin =
    (purpose: 1 | 2) =>
    async ({ query }: HandlerInput<typeof calls.listSaleListingsForAdmin>) => {
      const { state, search, user_id, sort, order, limit, offset } = query;
      const filter = { purpose, state, ...(user_id ? { account: user_id } : parseAdminSearch(search)) };
      const [page, counts, tree] = await Promise.all([
        q.adminListingsQuery(filter, { sort, order }, { limit, offset }).execute(db),
        q.countAdminListings(db, filter),
        getPlaceTree(),
      ]);
      const now = deps.clock();
      return {
        properties: page.rows.map((row) => adminListingCardView(row, tree, now)),
        count: counts[state],
        counts,
        pagination: { limit, offset },
      };
    };
  serve(calls.listSaleListingsForAdmin, listForAdmin(1));
  serve(calls.listRentListingsForAdmin, listForAdmin(2));

  serve(calls.exportListingsForAdmin, async ({ body }, { viewer, reply }) => {
    const { for: purpose, state, search, user_id, lang } = body;
    const found = user_id ? { account: user_id } : parseAdminSearch(search);
    const filter = { purpose: purposeIds[purpose], state, ...found };
    const [counts, tree] = await Promise.all([q.countAdminListings(db, filter), getPlaceTree()]);
    await auditListExport(deps, viewer, { action: 'listings_exported', rows: counts[state] });
    reply?.header('content-disposition', `attachment; filename="estia-listings-${athensDay(deps.clock())}.csv"`);
    return Readable.from(streamAdminListingsCsv(db, { filter, tree, locale: lang }));
  });

  serve(calls.countView, ({ body }, { viewer, request }) => {
    const agent = request?.headers['user-agent'] ?? '';
    const listing = { property_id: body.property_id, purpose: purposeIds[body.for] };
    if (request) views.add(listing, { ip: request.ip, agent, viewer });
    return { message: 'Success!' as const };
  });
}

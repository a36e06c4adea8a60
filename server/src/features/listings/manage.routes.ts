/** Own ads and everybody’s: lists, states, views. */
import type { HandlerInput } from '@estia/contract/call';
import * as calls from '@estia/contract/listings/calls';
import { changePrice } from '@estia/contract/listings/price-calls';
import { purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import type { Places } from '../places/index.ts';
import { adsAllowedNow } from '../subscriptions/index.ts';
import { cardView } from './listings.view.ts';
import * as q from './manage.queries.ts';
import { deskCardView, ownCardView, totalsView } from './manage.view.ts';
import { setPrice } from './price.service.ts';
import { change, remove, wishOf } from './states.service.ts';
import type { ViewNotes } from './views.notes.ts';

/** `ES-123S` or `123` is a home; a bare number may also be a user. Anything else is part of a user's name or email. */
function readDeskSearch(text: string | undefined): Pick<q.DeskFilter, 'property' | 'account' | 'userWords'> {
  if (!text) return {};
  const found = /^(es-)?(\d{1,15})[sr]?$/i.exec(text);
  if (!found) return { userWords: text };
  const number = Number(found[2]);
  return found[1] ? { property: number } : { property: number, account: number };
}

export function manageRoutes({ serve }: CallServer, deps: Deps, places: Places, views: ViewNotes): void {
  const { db } = deps;

  serve(calls.updateListingStates, async ({ body }, asker) => ({
    message: 'The ad has been successfully saved' as const,
    listings: await change(deps, memberOf(asker), wishOf(body)),
  }));

  serve(changePrice, async (given, asker) => ({
    message: 'Success!' as const,
    ...(await setPrice(deps, memberOf(asker), given)),
  }));

  serve(calls.deleteListings, async ({ body }, asker) => ({
    message: 'Success!' as const,
    deleted: await remove(deps, memberOf(asker), body),
  }));

  serve(calls.listOwnListings, async ({ query }, asker) => {
    const { worksFor, roleId } = memberOf(asker);
    const { state, limit, offset } = query;
    const purpose = query.for && purposeIds[query.for];
    const now = deps.clock();
    const [page, counts, drafts, days, room, tree] = await Promise.all([
      q.ownStatement(worksFor, { state, purpose, property: query.property_id }, { limit, offset }).execute(db),
      q.countsStatement(worksFor, purpose).execute(db),
      q.draftCount(db, worksFor, purpose),
      q.daysStatement(worksFor, now).execute(db),
      adsAllowedNow(db, deps, { id: worksFor, roleId }),
      places(),
    ]);
    const { used, ...ofStates } = counts.rows[0] ?? { active: 0, inactive: 0, removed: 0, used: 0 };
    return {
      properties: page.rows.map((row) => ownCardView(row, tree, now)),
      count: query.property_id ? page.rows.length : ofStates[state],
      counts: { ...ofStates, drafts },
      room: { used, ads: room.ads },
      totals: totalsView(days.rows),
      pagination: { limit, offset },
    };
  });

  const ofUser =
    (purpose: 1 | 2) =>
    async ({ params, query }: HandlerInput<typeof calls.listUserSaleListings>) => {
      const [page, count, tree] = await Promise.all([
        q.publicStatement(params.id, purpose, query).execute(db),
        q.publicCount(db, params.id, purpose),
        places(),
      ]);
      const { limit, offset } = query;
      return {
        properties: page.rows.map((row) => cardView(row, tree, deps.clock())),
        count,
        pagination: { limit, offset },
      };
    };
  serve(calls.listUserSaleListings, ofUser(1));
  serve(calls.listUserRentListings, ofUser(2));

  const desk =
    (purpose: 1 | 2) =>
    async ({ query }: HandlerInput<typeof calls.listSaleListingsForAdmin>) => {
      const { state, search, user_id, limit, offset } = query;
      const filter = { purpose, state, ...(user_id ? { account: user_id } : readDeskSearch(search)) };
      const [page, counts, tree] = await Promise.all([
        q.deskStatement(filter, { limit, offset }).execute(db),
        q.deskCounts(db, filter),
        places(),
      ]);
      const now = deps.clock();
      return {
        properties: page.rows.map((row) => deskCardView(row, tree, now)),
        count: counts[state],
        counts,
        pagination: { limit, offset },
      };
    };
  serve(calls.listSaleListingsForAdmin, desk(1));
  serve(calls.listRentListingsForAdmin, desk(2));

  serve(calls.countView, ({ body }, { viewer, request }) => {
    const agent = request?.headers['user-agent'] ?? '';
    const ad = { property_id: body.property_id, purpose: purposeIds[body.for] };
    if (request) views.add(ad, { ip: request.ip, agent, viewer });
    return { message: 'Success!' as const };
  });
}

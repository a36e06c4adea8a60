/** Homes a person keeps. */
import * as calls from '@estia/contract/favorites/calls';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import * as q from './favorites.queries.ts';
import { favoriteView } from './favorites.view.ts';

export function favoriteRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  const listingOf = async ({ property_id, for: purpose }: { property_id: number; for: Purpose }): Promise<number> => {
    const id = await q.listingOfOffer(deps.db, property_id, purposeIds[purpose]);
    if (id === null) throw new AppError('not_found');
    return id;
  };

  serve(calls.listFavorites, async ({ query }, { viewer }) => {
    const { limit, offset, sort } = query;
    const purpose = query.for === undefined ? null : purposeIds[query.for];
    const [{ count, rows }, tree] = await Promise.all([
      q.listFavorites(deps.db, viewer.userId, { limit, offset, purpose, sort }),
      getPlaceTree(),
    ]);
    const properties = rows.map((row) => favoriteView(row, tree, deps.clock()));
    const offered = (purpose: 'sale' | 'rent') =>
      properties.filter((card) => card.for === purpose).map((card) => card.listing_id);
    return {
      properties,
      count,
      properties_for_sale: offered('sale'),
      properties_for_rent: offered('rent'),
      pagination: { limit, offset },
    };
  });

  serve(calls.listFavoriteIds, async (_, { viewer }) => ({
    listing_ids: viewer && (await q.listFavoriteIds(deps.db, viewer.userId)),
  }));

  serve(calls.addFavorite, async ({ body }, { viewer }) => {
    const account = viewer.userId;
    const ids = 'listing_ids' in body ? [...new Set(body.listing_ids)] : [await listingOf(body)];
    return deps.db.transaction().execute(async (trx) => {
      await q.lockFavorites(trx, account);
      const { added, left } = await q.insertFavorites(trx, account, ids, deps.clock());
      if (added === 0 && left > 0) throw new AppError('favorites_full');
      return { message: 'Success!' as const, listing_ids: await q.listFavoriteIds(trx, account) };
    });
  });

  serve(calls.removeFavorite, async ({ body }, { viewer }) => {
    const account = viewer.userId;
    const listing = 'listing_id' in body ? body.listing_id : await listingOf(body);
    await q.deleteFavorite(deps.db, account, listing);
    return { message: 'Success!' as const, listing_ids: await q.listFavoriteIds(deps.db, account) };
  });

  serve(calls.updateFavoriteNote, async ({ body }, { viewer }) => {
    if (!(await q.updateFavoriteNote(deps.db, viewer.userId, body.listing_id, body.note || null))) {
      throw new AppError('not_found');
    }
    return { message: 'Success!' as const };
  });
}

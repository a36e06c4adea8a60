/** Homes a person keeps. */
import * as calls from '@estia/contract/favorites/calls';
import { type Purpose, purposeIds } from '@estia/contract/search/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import type { Places } from '../places/index.ts';
import * as q from './favorites.queries.ts';
import { favoriteView } from './favorites.view.ts';

export function favoriteRoutes({ serve }: CallServer, deps: Deps, places: Places): void {
  const listingOf = async ({ property_id, for: purpose }: { property_id: number; for: Purpose }): Promise<number> => {
    const id = await q.listingOfOffer(deps.db, property_id, purposeIds[purpose]);
    if (id === null) throw new AppError('not_found');
    return id;
  };

  serve(calls.listFavorites, async ({ query }, asker) => {
    const { limit, offset } = query;
    const purpose = query.for === undefined ? null : purposeIds[query.for];
    const [{ count, rows }, tree] = await Promise.all([
      q.favoritesOf(deps.db, memberOf(asker).userId, { limit, offset, purpose }),
      places(),
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
    ids: viewer && (await q.favoriteIdsOf(deps.db, viewer.userId)),
  }));

  serve(calls.addFavorite, async ({ body }, asker) => {
    const account = memberOf(asker).userId;
    const ids = 'listing_ids' in body ? [...new Set(body.listing_ids)] : [await listingOf(body)];
    return deps.db.transaction().execute(async (trx) => {
      await q.holdFavorites(trx, account);
      const { added, left } = await q.insertFavorites(trx, account, ids, deps.clock());
      if (added === 0 && left > 0) throw new AppError('favorites_full');
      return { message: 'Success!' as const, ids: await q.favoriteIdsOf(trx, account) };
    });
  });

  serve(calls.removeFavorite, async ({ body }, asker) => {
    const account = memberOf(asker).userId;
    const listing = 'listing_id' in body ? body.listing_id : await listingOf(body);
    await q.deleteFavorite(deps.db, account, listing);
    return { message: 'Success!' as const, ids: await q.favoriteIdsOf(deps.db, account) };
  });

  serve(calls.updateFavoriteNote, async ({ body }, asker) => {
    if (!(await q.setNote(deps.db, memberOf(asker).userId, body.listing_id, body.note || null))) {
      throw new AppError('not_found');
    }
    return { message: 'Success!' as const };
  });
}

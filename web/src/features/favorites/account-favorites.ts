/** The hearts of a user: sent to the server as soon as shown, in the order pressed, and the same in every tab. */
import { callApi } from '../../platform/api-client.ts';
import { getFailure } from '../../platform/failures.ts';
import { browserListingLimits, getBrowserListings, replaceBrowserListings } from './browser-listings.ts';
import { getFavoriteIds, setFavoriteIds } from './favorite-ids-store.ts';

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('estia:hearts') : null;
if (channel) channel.onmessage = ({ data }: MessageEvent<number[]>) => setFavoriteIds(new Set(data));

let queue: Promise<unknown> = Promise.resolve();
let pendingCount = 0;

/** One after the other: what was pressed last holds. */
function enqueueRequest<T>(work: () => Promise<T>): Promise<T> {
  pendingCount += 1;
  const done = queue.then(work).finally(() => {
    pendingCount -= 1;
  });
  queue = done.catch(() => {});
  return done;
}

/** The server's word, unless something pressed since is still on its way. */
function setServerFavorites(ids: readonly number[]): void {
  if (pendingCount > 1) return;
  setFavoriteIds(new Set(ids));
  channel?.postMessage([...ids]);
}

/** What found room in the account is no longer the browser's to keep; when the account is full the rest stays. */
export const getUnsyncedFavorites = (
  local: readonly number[],
  sent: readonly number[],
  ids: readonly number[],
): number[] => {
  const gone = new Set(ids.length < browserListingLimits.favorites ? sent : ids);
  return local.filter((id) => !gone.has(id));
};

export const syncFavorites = (): Promise<boolean> =>
  enqueueRequest(async () => {
    const sent = getBrowserListings().favorites;
    if (sent.length > 0) {
      try {
        const { listing_ids: ids } = await callApi('PUT /user/add-favorite', { body: { listing_ids: [...sent] } });
        replaceBrowserListings('favorites', getUnsyncedFavorites(getBrowserListings().favorites, sent, ids));
        setServerFavorites(ids);
        return true;
      } catch (error) {
        if (getFailure(error).code !== 'favorites_full') throw error;
      }
    }
    const { listing_ids: ids } = await callApi('GET /user/favorites/ids');
    if (ids) setServerFavorites(ids);
    else setFavoriteIds(null);
    return false;
  });

const toggleFavoriteId = (id: number, on: boolean): Set<number> => {
  const ids = new Set(getFavoriteIds() ?? getBrowserListings().favorites);
  if (on) ids.add(id);
  else ids.delete(id);
  return ids;
};

export function saveFavorite(id: number, on: boolean): Promise<'ok' | 'visitor' | 'full' | 'failed'> {
  setFavoriteIds(toggleFavoriteId(id, on));
  return enqueueRequest(async () => {
    try {
      const { listing_ids: ids } = on
        ? await callApi('PUT /user/add-favorite', { body: { listing_ids: [id] } })
        : await callApi('PUT /user/remove-favorite', { body: { listing_id: id } });
      setServerFavorites(ids);
      return 'ok';
    } catch (error) {
      const { code } = getFailure(error);
      if (code === 'not_authenticated') {
        setFavoriteIds(null);
        return 'visitor';
      }
      setFavoriteIds(toggleFavoriteId(id, !on));
      return code === 'favorites_full' ? 'full' : 'failed';
    }
  });
}

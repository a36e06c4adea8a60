/** The favourites of the account, as far as this page knows them. Apart, so that who fills it and who draws it need not know each other. */
type FavoriteIds = ReadonlySet<number> | null;

/** Favourites of the account; null for a visitor, and as long as they are not known. */
let favoriteIds: FavoriteIds = null;
const listeners = new Set<() => void>();
export const subscribeToFavoriteIds = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const getFavoriteIds = (): FavoriteIds => favoriteIds;
export function setFavoriteIds(ids: FavoriteIds): void {
  favoriteIds = ids;
  for (const notify of listeners) notify();
}

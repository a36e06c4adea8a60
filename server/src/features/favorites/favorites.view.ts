import type { FavoriteCard } from '@estia/contract/favorites/model';
import { cardView } from '../listings/index.ts';
import type { PlaceTree } from '../places/index.ts';
import type { FavoriteRow } from './favorites.queries.ts';

/**
 * A home no longer on offer shows what it was when it was saved: not the price its owner set since. One that its owner
 * or an admin took down shows no picture either.
 */
export function favoriteView(row: FavoriteRow, tree: PlaceTree, now: Date): FavoriteCard {
  const kept = {
    saved_at: row.saved_at.toISOString(),
    saved_price: row.saved_price,
    note: row.note,
    is_active: row.is_active === true,
  };
  if (row.is_active) return { ...cardView(row, tree, now), ...kept };
  const takenDown = row.is_active === null || row.paused_for === 'admin';
  const was: FavoriteRow = {
    ...row,
    price: row.saved_price,
    previous_price: null,
    price_changed_at: null,
    activated_at: null,
    ...(takenDown ? { photos: null, photo_count: 0 } : {}),
  };
  return { ...cardView(was, tree, now), ...kept };
}

import type { FavoriteCard } from '@estia/contract/favorites/model';
import { listingCardView } from '../listings/index.ts';
import type { PlaceTree } from '../places/index.ts';
import type { FavoriteRow } from './favorites.queries.ts';

/** Of a listing no longer on offer only what the person saved is left: its owner may have changed everything since. */
export function favoriteView(row: FavoriteRow, tree: PlaceTree, now: Date): FavoriteCard {
  const savedFields = {
    saved_at: row.saved_at.toISOString(),
    saved_price: row.saved_price,
    note: row.note,
  };
  const card = listingCardView(row, tree, now);
  if (row.is_active) return { ...card, ...savedFields, is_active: true };
  return {
    property_id: card.property_id,
    listing_id: card.listing_id,
    for: card.for,
    ...savedFields,
    is_active: false,
  };
}

/** Which fields of a saved search and of its matches may leave the server. */
import type { AlertMatch, SavedSearch } from '@estia/contract/alerts/model';
import { composeTitle, type ListingCardRow, listingCardView } from '../../listings/index.ts';
import type { PlaceTree } from '../../places/index.ts';
import type { AlertCardRow } from '../sending/alert-message.queries.ts';
import type { ListedSearchRow, MatchRow } from './saved-searches.queries.ts';

export const savedSearchView = (row: ListedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  query: row.query,
  frequency: row.frequency,
  hour: row.hour,
  weekday: row.weekday,
  on_new: row.on_new,
  on_price_drop: row.on_price_drop,
  min_drop_percent: row.min_drop_percent,
  on_back: row.on_back,
  by_email: row.by_email && row.email_stopped_at === null,
  by_push: row.by_push,
  is_paused: row.paused_at !== null,
  created_at: row.created_at.toISOString(),
  unseen: row.unseen,
  last_match_at: row.last_match_at?.toISOString() ?? null,
});

/** Of a listing that is gone, what says which it was: nothing that the advertiser may have changed since. */
function pastListingView(row: ListingCardRow, tree: PlaceTree, now: Date): AlertMatch['past_listing'] {
  const { type_id, area, district } = listingCardView(row, tree, now);
  return { title: composeTitle(type_id, area), place: district.name };
}

export const matchView = (row: MatchRow, card: AlertCardRow | undefined, tree: PlaceTree, now: Date): AlertMatch => ({
  id: row.id,
  event: row.event,
  price: row.price,
  previous_price: row.previous_price,
  matched_at: row.created_at.toISOString(),
  is_seen: row.seen_at !== null,
  listing: card?.is_active ? listingCardView(card, tree, now) : null,
  past_listing: card && !card.is_active ? pastListingView(card, tree, now) : null,
});

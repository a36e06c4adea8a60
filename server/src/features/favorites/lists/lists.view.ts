/** What of a list may leave: to its owner, to people in it, and to who has its link. */
import type { FavoriteList, ListComment, ListItem, SharedListItem } from '@estia/contract/favorites/list-model';
import { purposeNames } from '@estia/contract/search/model';
import { listingCardView } from '../../listings/index.ts';
import type { PlaceTree } from '../../places/index.ts';
import { type ListRole, mayDeleteComment } from './lists.policy.ts';
import type { ListItemRow, ListRow } from './lists.queries.ts';
import type { CommentRow } from './sharing.queries.ts';

export const listView = (row: ListRow, viewerId: number): FavoriteList => ({
  list_id: row.id,
  name: row.name,
  owner_name: row.account_id === viewerId ? null : row.owner_name,
  listing_count: row.listing_count,
  member_count: row.member_count,
  has_link: row.account_id === viewerId && row.link_sealed !== null,
});

type ItemReader = { role: ListRole; tree: PlaceTree; now: Date };

/** Of a property no longer on offer its owner keeps the price they saved; others may never have seen it. */
export function listItemView(row: ListItemRow, { role, tree, now }: ItemReader): ListItem {
  const common = {
    saved_at: row.saved_at.toISOString(),
    note: row.note,
    votes_up: row.votes_up,
    votes_down: row.votes_down,
    my_vote: row.my_vote ?? (0 as const),
    comment_count: row.comment_count,
  };
  if (row.is_active)
    return { ...listingCardView(row, tree, now), ...common, saved_price: row.saved_price, is_active: true };
  return {
    listing_id: row.listing_id,
    for: purposeNames[row.purpose],
    ...common,
    saved_price: role === 'owner' ? row.saved_price : null,
    is_active: false,
  };
}

export const sharedListItemView = (row: ListItemRow, tree: PlaceTree, now: Date): SharedListItem =>
  row.is_active
    ? { ...listingCardView(row, tree, now), is_active: true }
    : { listing_id: row.listing_id, for: purposeNames[row.purpose], is_active: false };

export const commentView = (row: CommentRow, role: ListRole, viewerId: number): ListComment => ({
  comment_id: row.id,
  author_name: row.author_name,
  body: row.body,
  sent_at: row.at.toISOString(),
  is_mine: row.account_id === viewerId,
  may_delete: mayDeleteComment(role, row, viewerId),
});

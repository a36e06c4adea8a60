/** SHRE-1: named lists of favourites, what people decide in them, and who may see them. */
import { z } from 'zod';
import { listingCard } from '../listings/model.ts';

export const favoriteList = z.object({
  list_id: z.int(),
  name: z.string(),
  /** Null: it is one's own. */
  owner_name: z.string().nullable(),
  listing_count: z.int(),
  /** Its owner included. */
  member_count: z.int(),
  has_link: z.boolean(),
});
export type FavoriteList = z.output<typeof favoriteList>;

export const receivedInvitation = z.object({
  invitation_id: z.int(),
  list_name: z.string(),
  invited_by: z.string(),
  expires_at: z.iso.datetime(),
});
export type ReceivedInvitation = z.output<typeof receivedInvitation>;

export const vote = z.union([z.literal(-1), z.literal(0), z.literal(1)]);

const saved = {
  saved_at: z.iso.datetime(),
  /** For its owner alone where the property is no longer on offer. */
  saved_price: z.int().nullable(),
};
const decided = { votes_up: z.int(), votes_down: z.int(), my_vote: vote, comment_count: z.int() };
const gone = listingCard.pick({ listing_id: true, for: true });

/** In a list that is read by a link: no notes, no votes, no comments. */
export const sharedListItem = z.discriminatedUnion('is_active', [
  listingCard.extend({ is_active: z.literal(true) }),
  gone.extend({ is_active: z.literal(false) }),
]);
export type SharedListItem = z.output<typeof sharedListItem>;

const member = { ...saved, ...decided, note: z.string().nullable() };
export const listItem = z.discriminatedUnion('is_active', [
  listingCard.extend(member).extend({ is_active: z.literal(true) }),
  gone.extend(member).extend({ is_active: z.literal(false) }),
]);
export type ListItem = z.output<typeof listItem>;

export const listMember = z.object({ user_id: z.int(), name: z.string(), is_owner: z.boolean(), is_me: z.boolean() });

export const listComment = z.object({
  comment_id: z.int(),
  /** Null: they are no longer in the list. */
  author_name: z.string().nullable(),
  body: z.string(),
  sent_at: z.iso.datetime(),
  is_mine: z.boolean(),
  may_delete: z.boolean(),
});
export type ListComment = z.output<typeof listComment>;

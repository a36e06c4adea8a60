/** SHRE-1: calls of named lists. A list that is not one's own, and in which one is not, is not there. */
import { z } from 'zod';
import { email, locale, positiveId, singleLineText } from '../accounts/model.ts';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { favoriteLimits, favoriteSorts, listLimits } from './limits.ts';
import {
  favoriteList,
  listComment,
  listItem,
  listMember,
  receivedInvitation,
  sharedListItem,
  vote,
} from './list-model.ts';

const idParams = z.object({ id: positiveId });
const listingParams = z.object({ id: positiveId, listing_id: positiveId });
const name = singleLineText(listLimits.name);
const pagination = z.object({ limit: z.int(), offset: z.int() });
const page = {
  limit: z.coerce.number().int().min(1).max(60).default(20),
  offset: z.coerce.number().int().min(0).max(1_000).default(0),
};
const sort = z.enum(favoriteSorts).default('added');

export const listFavoriteLists = call({
  method: 'GET',
  path: '/user/lists',
  access: 'member',
  summary: 'Own lists and those one was let into, never more than 90 together, and invitations to the own email',
  perMinute: 240,
  query: z.object({
    /** Of each list, whether it holds these: to offer those that do not. */
    listing_ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,59}$/)
      .optional(),
  }),
  reply: z.object({
    lists: z.array(favoriteList.extend({ holds: z.array(z.int()) })),
    invitations: z.array(receivedInvitation),
  }),
});

export const createFavoriteList = call({
  method: 'POST',
  path: '/user/lists',
  access: 'member',
  idempotent: true,
  summary: 'A new named list',
  body: z.object({ name }),
  reply: z.object({ message: literalMessage('Success!'), list_id: z.int() }),
});

export const renameFavoriteList = call({
  method: 'PUT',
  path: '/user/lists/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Rename an own list',
  params: idParams,
  body: z.object({ name }),
  reply: successReply,
});

export const deleteFavoriteList = call({
  method: 'DELETE',
  path: '/user/lists/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Delete an own list with its notes, votes and comments',
  params: idParams,
  reply: successReply,
});

export const getFavoriteList = call({
  method: 'GET',
  path: '/user/lists/{id}',
  access: 'member',
  summary: 'A list with its properties; those no longer on offer say so, without a card',
  perMinute: 240,
  params: idParams,
  query: z.object({ ...page, sort }),
  reply: z.object({
    list: favoriteList.extend({ mail_comments: z.boolean() }),
    items: z.array(listItem),
    members: z.array(listMember),
    /** For its owner alone. */
    link: z.string().nullable(),
    invitations: z.array(z.object({ invitation_id: z.int(), email: z.string(), expires_at: z.iso.datetime() })),
    count: z.int(),
    pagination,
  }),
});

const place = z.union([z.literal('favorites'), positiveId]);
export const placeListing = call({
  method: 'POST',
  path: '/user/lists/placements',
  access: 'member',
  idempotent: true,
  summary:
    'Put a saved property of an own list, or of the favourites, into another own one; with `move` it leaves the first',
  perMinute: 240,
  body: z.object({
    listing_id: positiveId,
    from: place,
    to: z.union([z.literal('favorites'), positiveId], 'required'),
    move: z.union([z.boolean(), z.stringbool()]).default(false),
  }),
  reply: successReply,
});

export const removeListing = call({
  method: 'DELETE',
  path: '/user/lists/{id}/listings/{listing_id}',
  access: 'member',
  idempotent: true,
  summary: 'Take a property out of an own list',
  params: listingParams,
  reply: successReply,
});

export const updateListNote = call({
  method: 'PUT',
  path: '/user/lists/{id}/listings/{listing_id}/note',
  access: 'member',
  idempotent: true,
  summary: 'A note on a property in an own list, which people in the list read; empty takes it away',
  params: listingParams,
  body: z.object({ note: z.string().trim().max(favoriteLimits.note, 'too_long') }),
  reply: successReply,
});

export const voteOnListing = call({
  method: 'PUT',
  path: '/user/lists/{id}/listings/{listing_id}/vote',
  access: 'member',
  idempotent: true,
  summary: 'Vote for or against a property of a list; 0 takes the vote back',
  perMinute: 120,
  params: listingParams,
  body: z.object({ vote: z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), vote) }),
  reply: successReply,
});

export const getListItem = call({
  method: 'GET',
  path: '/user/lists/{id}/listings/{listing_id}',
  access: 'member',
  summary: 'One property of a list and what people say about it, the newest comments first',
  perMinute: 240,
  params: listingParams,
  query: z.object(page),
  reply: z.object({
    list: favoriteList,
    item: listItem,
    comments: z.array(listComment),
    count: z.int(),
    pagination,
  }),
});

export const addListComment = call({
  method: 'POST',
  path: '/user/lists/{id}/listings/{listing_id}/comments',
  access: 'member',
  idempotent: true,
  summary: 'Comment on a property of a list',
  perMinute: 60,
  params: listingParams,
  body: z.object({
    body: z.string('required').trim().min(1, 'required').max(listLimits.comment, 'too_long'),
  }),
  reply: z.object({ message: literalMessage('Success!'), comment_id: z.int() }),
});

export const deleteListComment = call({
  method: 'DELETE',
  path: '/user/lists/{id}/comments/{comment_id}',
  access: 'member',
  idempotent: true,
  summary: 'Delete a comment: one’s own, or any in an own list',
  params: z.object({ id: positiveId, comment_id: positiveId }),
  reply: successReply,
});

export const changeListLink = call({
  method: 'PUT',
  path: '/user/lists/{id}/link',
  access: 'member',
  idempotent: true,
  summary: 'Make a link that shows an own list, or switch it off. Made anew, the earlier link shows nothing',
  params: idParams,
  body: z.object({ action: z.enum(['renew', 'off']) }),
  reply: successReply,
});

export const inviteToList = call({
  method: 'POST',
  path: '/user/lists/{id}/invitations',
  access: 'member',
  idempotent: true,
  summary: 'Invite somebody to an own list by email. Whoever logs in with that email can accept',
  perMinute: 20,
  params: idParams,
  body: z.object({ email, locale: locale.optional() }),
  /** The same whether or not the address has an account. */
  reply: z.object({ message: literalMessage('Email sent!') }),
});

export const withdrawListInvitation = call({
  method: 'DELETE',
  path: '/user/lists/{id}/invitations/{invitation_id}',
  access: 'member',
  idempotent: true,
  summary: 'Withdraw an invitation to an own list',
  params: z.object({ id: positiveId, invitation_id: positiveId }),
  reply: successReply,
});

export const answerListInvitation = call({
  method: 'PUT',
  path: '/user/list-invitations/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Accept or decline an invitation to the own, confirmed email',
  params: idParams,
  body: z.object({ accept: z.union([z.boolean(), z.stringbool()]) }),
  /** Null: declined. */
  reply: z.object({ message: literalMessage('Success!'), list_id: z.int().nullable() }),
});

export const removeListMember = call({
  method: 'DELETE',
  path: '/user/lists/{id}/members/{user_id}',
  access: 'member',
  idempotent: true,
  summary: 'Take somebody out of an own list, or leave one of somebody else',
  params: z.object({ id: positiveId, user_id: positiveId }),
  reply: successReply,
});

export const updateListNotices = call({
  method: 'PUT',
  path: '/user/lists/{id}/notices',
  access: 'member',
  idempotent: true,
  summary: 'Be emailed about new comments of a list, or not',
  params: idParams,
  body: z.object({ mail_comments: z.union([z.boolean(), z.stringbool()]) }),
  reply: successReply,
});

/** A POST, because the key may stand in no address of the API. */
export const getSharedList = call({
  method: 'POST',
  path: '/lists/shared',
  access: 'everyone',
  summary: 'A list by the key of its link: its properties on offer, and how many are no longer',
  perMinute: 60,
  body: z.object({ key: z.string().min(20).max(100), ...page, sort }),
  reply: z.object({ name: z.string(), items: z.array(sharedListItem), count: z.int(), pagination }),
});

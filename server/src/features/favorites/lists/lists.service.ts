/** SHRE-1: named lists of an account: made, renamed, filled, and opened by people in them or by a link. */

import type { HandlerInput } from '@estia/contract/call';
import { favoriteLimits, listLimits } from '@estia/contract/favorites/limits';
import type { getFavoriteList, getListItem, getSharedList } from '@estia/contract/favorites/list-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { generateToken, hashToken } from '../../../platform/auth/sessions.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { getClientNetwork } from '../../../platform/http/client-network.ts';
import { enforceRateLimitByNetwork } from '../../../platform/security/throttle.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { deleteFavorite, lockFavorites } from '../favorites.queries.ts';
import { getListRole, type ListRole, mayChangeList } from './lists.policy.ts';
import * as q from './lists.queries.ts';
import { commentView, listItemView, listView, sharedListItemView } from './lists.view.ts';
import * as people from './sharing.queries.ts';

const LINK_SECRET = 'link of a list';
/** Lists opened by links from one address in an hour. */
const LINK_LIMIT = { hits: 300, seconds: 3_600 };

/** Somebody else's list and one that never was are the same: not there. */
export async function findAccessibleList(
  db: Db,
  viewer: SignedInViewer,
  id: number,
): Promise<{ list: q.ListRow; role: ListRole }> {
  const list = await q.findList(db, id, viewer.userId);
  const role = list && getListRole(viewer.userId, list);
  if (!role) throw new AppError('not_found');
  return { list, role };
}

/** `change` in a transaction, with the list held and the role of that moment. */
export function withLockedList<T>(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  change: (trx: Trx, role: ListRole) => Promise<T>,
): Promise<T> {
  return deps.db.transaction().execute(async (trx) => {
    await q.lockList(trx, id);
    return change(trx, (await findAccessibleList(trx, viewer, id)).role);
  });
}

export const withOwnList = <T>(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  change: (trx: Trx) => Promise<T>,
): Promise<T> =>
  withLockedList(deps, viewer, id, (trx, role) => {
    if (!mayChangeList(role)) throw new AppError('forbidden');
    return change(trx);
  });

export async function listLists({ db, clock }: Deps, { userId }: SignedInViewer, listingIds: readonly number[]) {
  const [rows, invitations, holders] = await Promise.all([
    q.listLists(db, userId),
    people.listReceivedInvitations(db, userId, clock()),
    listingIds.length > 0 ? q.listHolders(db, userId, listingIds) : [],
  ]);
  return {
    lists: rows.map((row) => ({
      ...listView(row, userId),
      holds: holders.filter((each) => each.list_id === row.id).map((each) => each.listing_id),
    })),
    invitations: invitations.map(({ id, list_name, invited_by, expires_at }) => ({
      invitation_id: id,
      list_name,
      invited_by,
      expires_at: expires_at.toISOString(),
    })),
  };
}

export const createList = (deps: Deps, { userId }: SignedInViewer, name: string): Promise<number> =>
  deps.db.transaction().execute(async (trx) => {
    await lockFavorites(trx, userId);
    if ((await q.countOwnLists(trx, userId)) >= listLimits.lists) throw new AppError('lists_full');
    return q.insertList(trx, { accountId: userId, name, now: deps.clock() });
  });

type Page = HandlerInput<typeof getFavoriteList>['query'];

export async function getList(
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  viewer: SignedInViewer,
  { id, limit, offset, sort }: Page & { id: number },
) {
  const { db } = deps;
  const now = deps.clock();
  const { list, role } = await findAccessibleList(db, viewer, id);
  const isOwner = role === 'owner';
  const [rows, members, invitations, tree] = await Promise.all([
    q.listListItems(db, { listId: id, viewerId: viewer.userId, limit, offset, sort }),
    people.listMembers(db, id),
    isOwner ? people.listInvitations(db, id, now) : [],
    getPlaceTree(),
  ]);
  return {
    list: { ...listView(list, viewer.userId), mail_comments: list.mail_comments },
    items: rows.map((row) => listItemView(row, { role, tree, now })),
    members: members.map(({ account_id, username }) => ({
      user_id: account_id,
      name: username,
      is_owner: account_id === list.account_id,
      is_me: account_id === viewer.userId,
    })),
    link:
      isOwner && list.link_sealed
        ? `${deps.config.origin}/lists/${deps.secrets.open(LINK_SECRET, list.link_sealed)}`
        : null,
    invitations: invitations.map(({ id: invitation_id, email, expires_at }) => ({
      invitation_id,
      email,
      expires_at: expires_at.toISOString(),
    })),
    count: list.listing_count,
    pagination: { limit, offset },
  };
}

type ItemPage = HandlerInput<typeof getListItem>['query'] & HandlerInput<typeof getListItem>['params'];

export async function getItem(
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  viewer: SignedInViewer,
  { id, listing_id, limit, offset }: ItemPage,
) {
  const { db } = deps;
  const { list, role } = await findAccessibleList(db, viewer, id);
  const ref = { listId: id, listingId: listing_id };
  const row = await q.findListItem(db, { ...ref, viewerId: viewer.userId });
  if (!row) throw new AppError('not_found');
  const [comments, tree] = await Promise.all([people.listComments(db, { ...ref, limit, offset }), getPlaceTree()]);
  return {
    list: listView(list, viewer.userId),
    item: listItemView(row, { role, tree, now: deps.clock() }),
    comments: comments.map((comment) => commentView(comment, role, viewer.userId)),
    count: row.comment_count,
    pagination: { limit, offset },
  };
}

type Place = 'favorites' | number;
type Placement = { listing_id: number; from: Place; to: Place; move: boolean };

/** Note, price and day of saving go along. What is in the second place already stays as it is there. */
export async function placeListing(deps: Deps, viewer: SignedInViewer, input: Placement): Promise<void> {
  const { listing_id: listingId, from, to, move } = input;
  const accountId = viewer.userId;
  if (from === to) return;
  await deps.db.transaction().execute(async (trx) => {
    await lockFavorites(trx, accountId);
    const lists = [from, to].filter((each): each is number => each !== 'favorites').sort((a, b) => a - b);
    for (const id of lists) {
      const list = await q.lockList(trx, id);
      if (list?.account_id !== accountId) throw new AppError('not_found');
    }
    const saved = await q.findSavedListing(trx, { from, accountId, listingId });
    if (!saved) throw new AppError('not_found');
    if (to === 'favorites') {
      const most = favoriteLimits.most;
      if (!(await q.insertSavedFavorite(trx, { accountId, listingId, saved, most })))
        throw new AppError('favorites_full');
    } else if (!(await q.insertListListing(trx, { listId: to, listingId, saved, most: listLimits.listings }))) {
      throw new AppError('list_full');
    }
    if (!move) return;
    if (from === 'favorites') await deleteFavorite(trx, accountId, listingId);
    else await q.deleteListListing(trx, from, listingId);
  });
}

/** 256 random bits: hashed to be found, sealed to be shown to the owner again. */
export const changeLink = (deps: Deps, viewer: SignedInViewer, id: number, action: 'renew' | 'off'): Promise<void> =>
  withOwnList(deps, viewer, id, async (trx) => {
    const token = generateToken();
    const link =
      action === 'off'
        ? { link_hash: null, link_sealed: null }
        : { link_hash: hashToken(token), link_sealed: deps.secrets.seal(LINK_SECRET, token) };
    await q.updateListLink(trx, id, link);
  });

export async function getSharedListByKey(
  deps: Deps,
  getPlaceTree: PlaceTreeLoader,
  { key, limit, offset, sort }: HandlerInput<typeof getSharedList>['body'],
  { request }: CallContext,
) {
  const { db } = deps;
  const now = deps.clock();
  await enforceRateLimitByNetwork(db, 'list link', getClientNetwork(request), LINK_LIMIT, now);
  const list = await q.findListByLink(db, hashToken(key));
  if (!list) throw new AppError('not_found');
  const [rows, tree] = await Promise.all([
    q.listListItems(db, { listId: list.id, viewerId: 0, limit, offset, sort }),
    getPlaceTree(),
  ]);
  return {
    name: list.name,
    items: rows.map((row) => sharedListItemView(row, tree, now)),
    count: list.listing_count,
    pagination: { limit, offset },
  };
}

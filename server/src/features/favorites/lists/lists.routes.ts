/** Named lists of favourites, shared ones among them. */
import * as calls from '@estia/contract/favorites/list-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { deleteList, deleteListListing, updateListListingNote, updateListName } from './lists.queries.ts';
import * as lists from './lists.service.ts';
import * as sharing from './sharing.service.ts';

const done = { message: 'Success!' } as const;

export function favoriteListRoutes({ serve }: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  serve(calls.listFavoriteLists, ({ query }, { viewer }) =>
    lists.listLists(deps, viewer, query.listing_ids?.split(',').map(Number) ?? []),
  );
  serve(calls.createFavoriteList, async ({ body }, { viewer }) => ({
    ...done,
    list_id: await lists.createList(deps, viewer, body.name),
  }));
  serve(calls.renameFavoriteList, async ({ params, body }, { viewer }) => {
    await lists.withOwnList(deps, viewer, params.id, (trx) => updateListName(trx, params.id, body.name));
    return done;
  });
  serve(calls.deleteFavoriteList, async ({ params }, { viewer }) => {
    await lists.withOwnList(deps, viewer, params.id, (trx) => deleteList(trx, params.id));
    return done;
  });
  serve(calls.getFavoriteList, ({ params, query }, { viewer }) =>
    lists.getList(deps, getPlaceTree, viewer, { ...query, id: params.id }),
  );
  serve(calls.placeListing, async ({ body }, { viewer }) => {
    await lists.placeListing(deps, viewer, body);
    return done;
  });
  serve(calls.removeListing, async ({ params }, { viewer }) => {
    await lists.withOwnList(deps, viewer, params.id, (trx) => deleteListListing(trx, params.id, params.listing_id));
    return done;
  });
  serve(calls.updateListNote, async ({ params, body }, { viewer }) => {
    const change = { listId: params.id, listingId: params.listing_id, note: body.note || null };
    await lists.withOwnList(deps, viewer, params.id, async (trx) => {
      if (!(await updateListListingNote(trx, change))) throw new AppError('not_found');
    });
    return done;
  });
  serve(calls.voteOnListing, async ({ params, body }, { viewer }) => {
    await sharing.vote(deps, viewer, { ...params, vote: body.vote });
    return done;
  });
  serve(calls.getListItem, ({ params, query }, { viewer }) =>
    lists.getItem(deps, getPlaceTree, viewer, { ...query, ...params }),
  );
  serve(calls.addListComment, async ({ params, body }, { viewer }) => ({
    ...done,
    comment_id: await sharing.addComment(deps, viewer, { ...params, body: body.body }),
  }));
  serve(calls.deleteListComment, async ({ params }, { viewer }) => {
    await sharing.deleteComment(deps, viewer, params);
    return done;
  });
  serve(calls.changeListLink, async ({ params, body }, { viewer }) => {
    await lists.changeLink(deps, viewer, params.id, body.action);
    return done;
  });
  serve(calls.inviteToList, async ({ params, body }, { viewer }) => {
    const { email, locale = viewer.locale } = body;
    await sharing.inviteToList(deps, viewer, { id: params.id, email, locale });
    return { message: 'Email sent!' as const };
  });
  serve(calls.withdrawListInvitation, async ({ params }, { viewer }) => {
    await sharing.withdrawInvitation(deps, viewer, params);
    return done;
  });
  serve(calls.answerListInvitation, async ({ params, body }, { viewer }) => ({
    ...done,
    list_id: await sharing.answerInvitation(deps, viewer, { id: params.id, accept: body.accept }),
  }));
  serve(calls.removeListMember, async ({ params }, { viewer }) => {
    await sharing.removeMember(deps, viewer, params);
    return done;
  });
  serve(calls.updateListNotices, async ({ params, body }, { viewer }) => {
    await sharing.updateNotices(deps, viewer, { id: params.id, mail_comments: body.mail_comments });
    return done;
  });
  serve(calls.getSharedList, ({ body }, context) => lists.getSharedListByKey(deps, getPlaceTree, body, context));
}

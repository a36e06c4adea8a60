/** SHRE-1: deciding together: people of a list, their votes and their comments. */
import { listLimits } from '@estia/contract/favorites/limits';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import { enqueueEmailTo } from '../../../platform/email/outbox.ts';
import { countedAs } from '../../../platform/mailbox.ts';
import { enforceRateLimit } from '../../../platform/security/throttle.ts';
import { lockFavorites } from '../favorites.queries.ts';
import { mayDeleteComment, mayRemoveMember } from './lists.policy.ts';
import { lockList } from './lists.queries.ts';
import { findAccessibleList, withLockedList, withOwnList } from './lists.service.ts';
import * as q from './sharing.queries.ts';

const DAY_SECONDS = 86_400;
/** Invitations of one account in a day, and to one mailbox, whoever sends them. */
const INVITATION_LIMIT = { hits: 30, seconds: DAY_SECONDS };
const MAILBOX_LIMIT = { hits: 5, seconds: DAY_SECONDS };
const COMMENT_LIMIT = { hits: 120, seconds: 3_600 };

/** What is answered is the same whether or not the address has an account. Who accepts must log in with it. */
export async function inviteToList(
  deps: Deps,
  viewer: SignedInViewer,
  { id, email, locale }: { id: number; email: string; locale: Locale },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  await withOwnList(deps, viewer, id, async () => {});
  await enforceRateLimit(db, `list invitations of ${viewer.userId}`, INVITATION_LIMIT, now);
  await enforceRateLimit(db, `list invitation to ${countedAs(email)}`, MAILBOX_LIMIT, now);
  await withOwnList(deps, viewer, id, async (trx) => {
    if (await q.isMemberEmail(trx, id, email)) throw new AppError('invalid_input', { email: 'in_list' });
    const again = await q.hasOpenInvitation(trx, { listId: id, email, now });
    if (!again && (await q.countPeople(trx, id, now)) >= listLimits.people) throw new AppError('list_full');
    const expiresAt = new Date(now.getTime() + listLimits.invitationDays * DAY_SECONDS * 1_000);
    await q.upsertInvitation(trx, { listId: id, email, now, expiresAt });
    const { list } = await findAccessibleList(trx, viewer, id);
    await enqueueEmailTo(
      trx,
      deps,
      { id: null, email, locale },
      { template: 'list_invitation', values: { list: list.name, by: viewer.username }, goodUntil: expiresAt },
    );
  });
}

export const withdrawInvitation = (
  deps: Deps,
  viewer: SignedInViewer,
  { id, invitation_id }: { id: number; invitation_id: number },
): Promise<void> =>
  withOwnList(deps, viewer, id, async (trx) => {
    if (!(await q.deleteInvitation(trx, id, invitation_id))) throw new AppError('not_found');
  });

/** Null: declined. Only of those that the account itself is shown, so by its proved email. */
export async function answerInvitation(
  deps: Deps,
  { userId }: SignedInViewer,
  { id, accept }: { id: number; accept: boolean },
): Promise<number | null> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    await lockFavorites(trx, userId);
    const found = (await q.listReceivedInvitations(trx, userId, now)).find((each) => each.id === id);
    if (!found || !(await lockList(trx, found.list_id))) throw new AppError('not_found');
    // Withdrawn while this one waited for the list.
    if (!(await q.deleteInvitation(trx, found.list_id, id))) throw new AppError('not_found');
    if (!accept) return null;
    if ((await q.countJoinedLists(trx, userId)) >= listLimits.joined) throw new AppError('lists_full');
    await q.insertMember(trx, { listId: found.list_id, accountId: userId, now });
    return found.list_id;
  });
}

export const removeMember = (
  deps: Deps,
  viewer: SignedInViewer,
  { id, user_id }: { id: number; user_id: number },
): Promise<void> =>
  withLockedList(deps, viewer, id, async (trx, role) => {
    if (!mayRemoveMember(role, user_id, viewer.userId)) throw new AppError('forbidden');
    if (!(await q.deleteMember(trx, id, user_id))) throw new AppError('not_found');
  });

export const updateNotices = (
  deps: Deps,
  viewer: SignedInViewer,
  { id, mail_comments: mailComments }: { id: number; mail_comments: boolean },
): Promise<void> =>
  withLockedList(deps, viewer, id, async (trx) => {
    await q.updateMailComments(trx, { listId: id, accountId: viewer.userId, mailComments });
  });

type ItemRef = { id: number; listing_id: number };

export const vote = (
  deps: Deps,
  viewer: SignedInViewer,
  { id, listing_id, vote: value }: ItemRef & { vote: -1 | 0 | 1 },
): Promise<void> =>
  withLockedList(deps, viewer, id, async (trx) => {
    const ref = { listId: id, listingId: listing_id };
    if (!(await q.hasListing(trx, ref))) throw new AppError('not_found');
    if (value === 0) await q.deleteVote(trx, { ...ref, accountId: viewer.userId });
    else await q.upsertVote(trx, { ...ref, accountId: viewer.userId, vote: value });
  });

export async function addComment(
  deps: Deps,
  viewer: SignedInViewer,
  { id, listing_id, body }: ItemRef & { body: string },
): Promise<number> {
  const now = deps.clock();
  await findAccessibleList(deps.db, viewer, id);
  await enforceRateLimit(deps.db, `list comments ${viewer.userId}`, COMMENT_LIMIT, now);
  return withLockedList(deps, viewer, id, async (trx) => {
    const ref = { listId: id, listingId: listing_id };
    if (!(await q.hasListing(trx, ref))) throw new AppError('not_found');
    if ((await q.countComments(trx, ref)) >= listLimits.comments) throw new AppError('list_full');
    return q.insertComment(trx, { ...ref, accountId: viewer.userId, body, now });
  });
}

export const deleteComment = (
  deps: Deps,
  viewer: SignedInViewer,
  { id, comment_id }: { id: number; comment_id: number },
): Promise<void> =>
  withLockedList(deps, viewer, id, async (trx, role) => {
    const comment = await q.findComment(trx, id, comment_id);
    if (!comment) throw new AppError('not_found');
    if (!mayDeleteComment(role, comment, viewer.userId)) throw new AppError('forbidden');
    await q.deleteComment(trx, comment_id);
  });

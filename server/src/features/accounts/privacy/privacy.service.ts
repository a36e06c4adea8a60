/** "Forget me", and "keep me after all". The erasing itself is the sweep's (erasure.jobs.ts). */
import type { deleteUser } from '@estia/contract/accounts/privacy-calls';
import { roleIds } from '@estia/contract/accounts/roles';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type ApprovalPerformer, type ApprovedAct, requestApproval } from '../../../platform/approvals.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { deleteSessions } from '../../../platform/auth/sessions.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { pauseListingsOfAccount, releaseDeleted } from '../../listings/index.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { enforceListingLimit, getListingAllowance } from '../../subscriptions/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { deleteCodes, lockAccount, type UserRow } from '../accounts.queries.ts';
import { revokeAllSessions } from '../admin/admin.service.ts';
import { consumeEmailCode, createEmailCode } from '../one-time-codes.queries.ts';
import { assertCurrentPassword } from '../profile/password-check.service.ts';
import { mayDeleteOther, mayDeleteSelf } from './privacy.policy.ts';
import { cancelErasure, getRetentionDays, hasInvoices, scheduleErasure } from './privacy.queries.ts';

const DAY_MS = 86_400_000;

/** Asked for again, the day stays and a new code comes: the email may have been lost. */
async function deleteSelf(deps: Deps, viewer: SignedInViewer, password: string | undefined): Promise<Date> {
  if (!password) throw new AppError('invalid_input', { current_password: 'required' });
  await assertCurrentPassword(deps, viewer, password);
  const now = deps.clock();
  const days = await getRetentionDays(deps.db, 'deletion_grace');
  return deps.db.transaction().execute(async (trx) => {
    const me = await lockAccount(trx, viewer.userId);
    if (!me) throw new AppError('not_authenticated');
    const verdict = mayDeleteSelf(me);
    if (verdict !== 'ok') throw new AppError(verdict);
    const eraseAfter = me.erase_after ?? new Date(now.getTime() + days * DAY_MS);
    await scheduleErasure(trx, me.id, { erase_after: eraseAfter });
    await pauseListingsOfAccount(trx, me.id, now, 'deletion');
    await deleteSessions(trx, me.id, { but: viewer.sessionId });
    const left = Math.max(1, Math.ceil((eraseAfter.getTime() - now.getTime()) / DAY_MS));
    const code = await createEmailCode(trx, { ...deps, now, accountId: me.id, purpose: 'undo_delete', days: left });
    await enqueueAccountEmail(trx, deps, me, 'deletion_requested', { code, until: eraseAfter.toISOString() });
    return eraseAfter;
  });
}

type Deletion = Pick<ApprovedAct, 'adminId' | 'reason' | 'now'> & { days: number };

async function deleteAccountOf(
  trx: Trx,
  deps: Deps,
  them: UserRow,
  { adminId, reason, now, days }: Deletion,
): Promise<Date> {
  const { id } = them;
  const eraseAfter = them.erase_after ?? new Date(now.getTime() + days * DAY_MS);
  await scheduleErasure(trx, id, { erase_after: eraseAfter, status: 'blocked', status_reason: reason });
  await pauseListingsOfAccount(trx, id, now);
  await revokeAllSessions(trx, id);
  await deleteCodes(trx, id, ['undo_delete']);
  const statement = await writeStatement(trx, deps, {
    accountId: id,
    kind: 'account_deleted',
    ground: 'moderation',
    foundBy: 'own_check',
    decidedBy: adminId,
    facts: reason,
  });
  await enqueueAccountEmail(trx, deps, them, 'deleted_by_admin', {
    reason,
    statement,
    until: eraseAfter.toISOString(),
  });
  await writeAuditLog(trx, {
    adminId,
    action: 'user_deleted',
    subject: 'account',
    subjectId: id,
    reason,
    now,
    before: { status: them.status, erase_after: them.erase_after?.toISOString() ?? null },
    after: { status: 'blocked', erase_after: eraseAfter.toISOString() },
  });
  return eraseAfter;
}

/** Null: somebody with invoices takes two admins, and the other one has to approve it first. */
async function deleteOther(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  reason: string | undefined,
): Promise<Date | null> {
  const now = deps.clock();
  const days = await getRetentionDays(deps.db, 'deletion_grace');
  const until = await deps.db.transaction().execute(async (trx) => {
    const them = await lockAccount(trx, id);
    const verdict = mayDeleteOther(viewer, them ?? { id, role_id: roleIds.individual, is_main_admin: false });
    if (verdict !== 'ok') throw new AppError(verdict);
    if (!them) throw new AppError('not_found');
    if (!reason) throw new AppError('invalid_input', { reason: 'required' });
    const act = { adminId: viewer.userId, reason, now };
    const record = { targetId: id, accountId: id, subject: 'account', subjectId: id, input: {} } as const;
    const isInvoiced = await hasInvoices(trx, id);
    if (isInvoiced && (await requestApproval(trx, { kind: 'account_deletion', ...record, ...act }))) return null;
    return deleteAccountOf(trx, deps, them, { ...act, days });
  });
  if (until) logDeletion(deps, viewer.userId, id);
  return until;
}

function logDeletion(deps: Deps, admin: number, account: number): void {
  logSecurityEvent(deps, 'blocked', { account, admin });
  logSecurityEvent(deps, 'admin_action', { account, admin, action: 'user_deleted' });
}

export const createAccountDeletion =
  (deps: Deps): ApprovalPerformer =>
  async (trx, act) => {
    const them = await lockAccount(trx, act.targetId);
    if (!them || them.role_id === roleIds.admin) throw new AppError('changed_meanwhile');
    await deleteAccountOf(trx, deps, them, { ...act, days: await getRetentionDays(trx, 'deletion_grace') });
    return async () => logDeletion(deps, act.adminId, them.id);
  };

/** When the account will be erased; null where another admin has to approve it first. */
export function deleteAccount(
  deps: Deps,
  viewer: SignedInViewer,
  { query, body }: HandlerInput<typeof deleteUser>,
): Promise<Date | null> {
  return query.user_id === undefined || query.user_id === viewer.userId
    ? deleteSelf(deps, viewer, body.current_password)
    : deleteOther(deps, viewer, query.user_id, body.reason);
}

/** What the deletion took down is up again, as far as the plan of today has room. */
async function bringBackListings(trx: Trx, deps: Deps, account: { id: number; role_id: number; status: string }) {
  if (account.status !== 'approved') return { listings_active: 0, listings_paused: 0 };
  const released = await releaseDeleted(trx, account.id);
  if (released === 0) return { listings_active: 0, listings_paused: 0 };
  const { maxListings: listingCount, expired } = await getListingAllowance(trx, deps, {
    id: account.id,
    roleId: account.role_id,
  });
  const { back } = await enforceListingLimit(trx, account.id, expired ? 0 : listingCount, deps.clock());
  const active = Math.min(back, released);
  return { listings_active: active, listings_paused: released - active };
}

export async function undoDeletion(
  deps: Deps,
  code: string,
): Promise<{ listings_active: number; listings_paused: number }> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const id = await consumeEmailCode(trx, { ...deps, now, purpose: 'undo_delete', code });
    const account = id === null ? undefined : await cancelErasure(trx, id);
    if (!account) throw new AppError('wrong_code', { code: 'wrong_code' });
    const listings = await bringBackListings(trx, deps, account);
    await enqueueAccountEmail(trx, deps, account, 'deletion_undone', {
      active: listings.listings_active,
      paused: listings.listings_paused,
    });
    return listings;
  });
}

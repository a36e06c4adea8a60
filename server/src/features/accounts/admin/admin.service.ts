/**
 * What admins do to accounts. Each action is one transaction: the change, what follows from it, the email that tells of
 * it and its row in the audit log.
 */
import type { createUser, updateUserStatus } from '@estia/contract/accounts/admin-calls';
import { accountLimits } from '@estia/contract/accounts/limits';
import { email as emailSchema } from '@estia/contract/accounts/model';
import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import type { HandlerInput } from '@estia/contract/call';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import type { AfterDecision } from '../../../platform/after-decision.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type ApprovalPerformer, type ApprovedAct, requestApproval } from '../../../platform/approvals.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { deleteSessions } from '../../../platform/auth/sessions.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { checkAgencyOfAccount, findAgencyForAdmin } from '../../agencies/index.ts';
import { attachPropertiesToAgency, pauseListingsOfAccount } from '../../listings/index.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { startSubscription } from '../../subscriptions/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { mayLogIn } from '../accounts.policy.ts';
import { insertAccount, lockAccount, type UserRow } from '../accounts.queries.ts';
import { createAgencyForAccount } from '../accounts.service.ts';
import { createAdminIssuedCode } from '../one-time-codes.queries.ts';
import { deleteAllFactors } from '../second-factor/second-factor.queries.ts';
import { isAllowedStatusChange, mayChangeStatus } from './admin.policy.ts';
import {
  cancelAdminDeletion,
  deleteLoginChallenges,
  hasSubscription,
  lockUserByEmail,
  setUserStatus,
} from './admin.queries.ts';

export type AdminViewer = NonNullable<Viewer>;

/** An invitation waits until its reader is back from holidays; a code that somebody asked for is used at once. */
export const INVITATION_MINUTES = 7 * 24 * 60;

/** Out at once, on every device, also who stands between password and second factor. */
export async function revokeAllSessions(trx: Trx, accountId: number): Promise<void> {
  await deleteSessions(trx, accountId);
  await deleteLoginChallenges(trx, accountId);
}

/** Out at once, and not in again. Listings and the email are whoever's who decided it. */
export async function suspendAccount(trx: Trx, accountId: number, reason: string): Promise<void> {
  await setUserStatus(trx, accountId, { status: 'blocked', status_reason: reason });
  await revokeAllSessions(trx, accountId);
}

export async function restoreAccount(trx: Trx, accountId: number): Promise<void> {
  await setUserStatus(trx, accountId, { status: 'approved', status_reason: null });
}

/** What an admin did to it is undone, the day of its erasure too; what it asked for itself is not. */
export async function restoreBlockedAccount(trx: Trx, accountId: number): Promise<void> {
  const user = await lockAccount(trx, accountId);
  if (user?.status !== 'blocked') return;
  await cancelAdminDeletion(trx, accountId);
  // An agency that was never approved waits for its approval as before.
  if (user.role_id === roleIds.agency && !(await hasSubscription(trx, accountId)))
    await setUserStatus(trx, accountId, { status: 'waiting', status_reason: null });
  else await restoreAccount(trx, accountId);
}

/** Rejected, it waits for an approval again. */
export async function reconsiderAccount(trx: Trx, accountId: number): Promise<void> {
  const user = await lockAccount(trx, accountId);
  if (user?.status === 'rejected') await setUserStatus(trx, accountId, { status: 'waiting', status_reason: null });
}

export type StatusChange = {
  accountId: number;
  status: HandlerInput<typeof updateUserStatus>['body']['status'];
  reason: string;
  adminId: number;
};

/** What another feature does in the transaction of another status. The account is locked. */
export type OnStatusChange = (trx: Trx, deps: Deps, change: StatusChange) => Promise<void>;

export async function changeUserStatus(
  deps: Deps,
  viewer: AdminViewer,
  {
    params: { id },
    body: { status, reason, agency_updated_at: seen, based_on: basedOn },
  }: HandlerInput<typeof updateUserStatus>,
  onStatusChange: OnStatusChange,
  onDecided?: AfterDecision,
): Promise<UserRow> {
  const now = deps.clock();
  const row = await deps.db.transaction().execute(async (trx) => {
    const user = await lockAccount(trx, id);
    if (!user) throw new AppError('not_found');
    if (!mayChangeStatus(viewer, user)) throw new AppError('forbidden');
    if (basedOn !== undefined && user.status !== basedOn) throw new AppError('already_decided');
    if (!isAllowedStatusChange(user.status, status)) throw new AppError('invalid_input', { status: 'invalid' });
    if (status === 'approved') {
      if (user.role_id === roleIds.agency && seen !== undefined) await assertAgencyUnchanged(trx, id, seen);
      await cancelAdminDeletion(trx, id);
    }
    await onStatusChange(trx, deps, { accountId: id, status, reason, adminId: viewer.userId });
    // Kept to be shown at the next login; whoever is approved carries no old reproach.
    const moved = await setUserStatus(trx, id, { status, status_reason: status === 'approved' ? null : reason });
    if (status === 'blocked') {
      await revokeAllSessions(trx, id);
      // Approving again does not bring them back: their owner does, one by one.
      await pauseListingsOfAccount(trx, id, now);
    }
    if (status === 'approved') await enqueueAccountEmail(trx, deps, moved, status, { reason });
    else {
      const statement = await writeStatement(trx, deps, {
        accountId: id,
        kind: `account_${status}`,
        ground: status === 'rejected' ? 'who' : 'moderation',
        foundBy: 'own_check',
        decidedBy: viewer.userId,
        facts: reason,
      });
      await enqueueAccountEmail(trx, deps, moved, status, { reason, statement });
    }
    const isAgency = user.role_id === roleIds.agency && (await findAgencyForAdmin(trx, id)) !== null;
    if (status === 'approved' && isAgency) {
      await attachPropertiesToAgency(trx, id);
      await startSubscription(trx, deps, id);
    }
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: `user_${status}`,
      subject: 'account',
      subjectId: id,
      reason,
      now,
      before: { status: user.status, status_reason: user.status_reason },
      after: { status: moved.status, status_reason: moved.status_reason },
    });
    await onDecided?.(trx);
    return moved;
  });
  if (status === 'blocked') logSecurityEvent(deps, 'blocked', { account: id, admin: viewer.userId });
  logAdminAction(deps, viewer, `user_${status}`, id);
  return row;
}

/** An approval is of the details the admin had before them. Whoever changes an agency holds its owner's row first. */
async function assertAgencyUnchanged(trx: Trx, accountId: number, seen: string): Promise<void> {
  const agency = await findAgencyForAdmin(trx, accountId);
  if (agency?.updated_at !== seen) throw new AppError('changed_meanwhile');
}

export const logAdminAction = (deps: Deps, viewer: AdminViewer, action: string, account: number): void =>
  logSecurityEvent(deps, 'admin_action', { account, admin: viewer.userId, action });

/** Who knows only the password is then let in by it alone: an admin does this for somebody they are sure of. */
async function removeFactorsOf(
  trx: Trx,
  deps: Deps,
  user: UserRow,
  { adminId, reason, now }: Pick<ApprovedAct, 'adminId' | 'reason' | 'now'>,
): Promise<void> {
  await deleteAllFactors(trx, user.id);
  await revokeAllSessions(trx, user.id);
  await enqueueAccountEmail(trx, deps, user, 'factors_removed_by_admin', { reason });
  await writeAuditLog(trx, {
    adminId,
    action: 'second_factors_removed',
    subject: 'account',
    subjectId: user.id,
    reason,
    now,
  });
}

const logFactorRemoval = (deps: Deps, account: number, admin: number) =>
  logSecurityEvent(deps, 'factors_removed', { account, admin });

/** True: another admin has to approve it first. */
export async function removeSecondFactors(
  deps: Deps,
  viewer: AdminViewer,
  id: number,
  reason: string,
): Promise<boolean> {
  const now = deps.clock();
  const act = { adminId: viewer.userId, reason, now };
  const needsApproval = await deps.db.transaction().execute(async (trx) => {
    const user = await lockAccount(trx, id);
    if (!user) throw new AppError('not_found');
    if (!mayChangeStatus(viewer, user)) throw new AppError('forbidden');
    const record = { targetId: id, accountId: id, subject: 'account', subjectId: id, input: {} } as const;
    if (await requestApproval(trx, { kind: 'factor_removal', ...record, ...act })) return true;
    await removeFactorsOf(trx, deps, user, act);
    return false;
  });
  if (!needsApproval) logFactorRemoval(deps, id, viewer.userId);
  return needsApproval;
}

export const createFactorRemoval =
  (deps: Deps): ApprovalPerformer =>
  async (trx, act) => {
    const user = await lockAccount(trx, act.targetId);
    if (!user || user.is_main_admin) throw new AppError('changed_meanwhile');
    await removeFactorsOf(trx, deps, user, act);
    return async () => logFactorRemoval(deps, user.id, act.adminId);
  };

export type NewUser = {
  role_id: RoleId;
  is_main_admin?: boolean;
  email: string;
  username: string;
  locale: Locale;
  mobile?: string | null;
};

/** Whom an admin registers is approved: the admin vouches. There is no password until the invited choose one. */
export async function insertApprovedAccount(trx: Trx, user: NewUser, now: Date): Promise<UserRow> {
  const made = await insertAccount(trx, { ...user, status: 'approved', created_at: now, last_seen_on: now });
  if (!made) throw new AppError('email_in_use', { email: 'email_in_use' });
  return made;
}

export async function registerUserAsAdmin(
  deps: Deps,
  viewer: AdminViewer,
  { body: { email, username, locale, mobile, agency, reason } }: HandlerInput<typeof createUser>,
): Promise<UserRow> {
  const now = deps.clock();
  const made = await deps.db.transaction().execute(async (trx) => {
    const role_id = agency ? roleIds.agency : roleIds.individual;
    const user = await insertApprovedAccount(trx, { role_id, email, username, locale, mobile: mobile ?? null }, now);
    if (agency) await createAgencyForAccount(trx, user.id, agency, now);
    const code = await createAdminIssuedCode(trx, { ...deps, now, accountId: user.id, minutes: INVITATION_MINUTES });
    await enqueueAccountEmail(trx, deps, user, 'invited', { code, minutes: INVITATION_MINUTES });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'user_registered',
      subject: 'account',
      subjectId: user.id,
      reason,
      now,
      after: { role_id, email, username, status: user.status },
    });
    return user;
  });
  logAdminAction(deps, viewer, 'user_registered', made.id);
  return made;
}

/** MSG-2: here, and nowhere else, somebody is told that an email is none or is nobody's. */
export async function enqueuePasswordCode(
  deps: Deps,
  viewer: AdminViewer,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const read = emailSchema.safeParse(email);
  if (!read.success) throw new AppError('wrong_email', { email: 'email' });
  const now = deps.clock();
  const mailed = await deps.db.transaction().execute(async (trx) => {
    const user = await lockUserByEmail(trx, read.data);
    if (!user) throw new AppError('user_missing');
    // Their code would open nothing.
    if (!mayLogIn(user.status)) throw new AppError('forbidden');
    const code = await createAdminIssuedCode(trx, {
      ...deps,
      now,
      accountId: user.id,
      minutes: accountLimits.codeMinutes,
    });
    await enqueueAccountEmail(trx, deps, user, 'reset_password', { code, minutes: accountLimits.codeMinutes });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'password_mailed',
      subject: 'account',
      subjectId: user.id,
      reason,
      now,
    });
    return user.id;
  });
  logAdminAction(deps, viewer, 'password_mailed', mailed);
}

/** The register is asked outside of any transaction; what it said and that it was asked are written in one. */
export const checkBusinessRegister = (deps: Deps, viewer: AdminViewer, id: number) =>
  checkAgencyOfAccount(deps, id, (trx, verdict) =>
    writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'register_checked',
      subject: 'account',
      subjectId: id,
      reason: null,
      after: { verdict },
      now: deps.clock(),
    }),
  );

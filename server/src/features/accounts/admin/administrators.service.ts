/** Who administers: the main admin adds and removes the others; the first one comes from the command line. */
import type { createAdministrator } from '@estia/contract/accounts/admin-calls';
import { email as emailSchema, singleLineText } from '@estia/contract/accounts/model';
import { roleIds } from '@estia/contract/accounts/roles';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { pauseListingsOfAccount } from '../../listings/index.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { lockAccount, type UserRow } from '../accounts.queries.ts';
import { createAdminIssuedCode } from '../one-time-codes.queries.ts';
import { deleteAllFactors } from '../second-factor/second-factor.queries.ts';
import { mayRemoveAdministrator } from './admin.policy.ts';
import { lockAdministrators, lockFirstAdminSetup, lockMainAdmin, setUserStatus } from './admin.queries.ts';
import {
  type AdminViewer,
  INVITATION_MINUTES,
  insertApprovedAccount,
  logAdminAction,
  type NewUser,
  revokeAllSessions,
} from './admin.service.ts';

export async function inviteAdministrator(
  deps: Deps,
  viewer: AdminViewer,
  { body: { email, username, locale, reason } }: HandlerInput<typeof createAdministrator>,
): Promise<UserRow> {
  const now = deps.clock();
  const added = await deps.db.transaction().execute(async (trx) => {
    // Always a new account: one that somebody already uses every day must not turn into an admin's.
    const user = await insertApprovedAccount(trx, { role_id: roleIds.admin, email, username, locale }, now);
    const code = await createAdminIssuedCode(trx, { ...deps, now, accountId: user.id, minutes: INVITATION_MINUTES });
    await enqueueAccountEmail(trx, deps, user, 'invited_admin', { code, minutes: INVITATION_MINUTES });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'administrator_added',
      subject: 'account',
      subjectId: user.id,
      reason,
      now,
      after: { role_id: roleIds.admin, email, username, status: user.status },
    });
    return user;
  });
  logAdminAction(deps, viewer, 'administrator_added', added.id);
  return added;
}

export async function removeAdministrator(deps: Deps, viewer: AdminViewer, id: number, reason: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockAccount(trx, id);
    if (user?.role_id !== roleIds.admin) throw new AppError('not_found');
    if (!mayRemoveAdministrator(viewer, user)) throw new AppError('forbidden');
    const removed = await setUserStatus(trx, id, {
      role_id: roleIds.individual,
      status: 'blocked',
      status_reason: reason,
    });
    await revokeAllSessions(trx, id);
    await pauseListingsOfAccount(trx, id, now);
    const statement = await writeStatement(trx, deps, {
      accountId: id,
      kind: 'account_blocked',
      ground: 'moderation',
      foundBy: 'own_check',
      decidedBy: viewer.userId,
      facts: reason,
    });
    await enqueueAccountEmail(trx, deps, removed, 'blocked', { reason, statement });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'administrator_removed',
      subject: 'account',
      subjectId: id,
      reason,
      now,
      before: { role_id: user.role_id, status: user.status, status_reason: user.status_reason },
      after: { role_id: removed.role_id, status: removed.status, status_reason: removed.status_reason },
    });
  });
  logSecurityEvent(deps, 'blocked', { account: id, admin: viewer.userId });
  logAdminAction(deps, viewer, 'administrator_removed', id);
}

/** What the command line could not do, in words for whoever typed it. */
export class FirstAdminError extends Error {}

/** Long enough to walk from the terminal to a browser. */
const SETUP_CODE_MINUTES = 60;

type MainAdminInput = { email: string; name: string | undefined; resetPassword: boolean; forgetFactors?: boolean };

/**
 * The way in to an empty site, and for a main admin whose mailbox is gone. Returns a code to choose a password with: no
 * password is ever typed into a shell. The log says that the account did it itself: nobody else is there.
 */
export async function setUpMainAdmin(deps: Deps, typed: MainAdminInput): Promise<{ code: string; minutes: number }> {
  const email = emailSchema.safeParse(typed.email);
  if (!email.success) throw new FirstAdminError('--email is not an email.');
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    await lockFirstAdminSetup(trx);
    const existing = await lockMainAdmin(trx);
    const user = existing
      ? assertResettable(existing, email.data, typed)
      : await insertApprovedAccount(trx, buildMainAdmin(email.data, typed), now);
    const { id } = user;
    const noted = { adminId: id, subject: 'account', subjectId: id, reason: null, now } as const;
    // Whoever can run this can read the whole database: a lost phone must not keep them out. The mailbox hears of it.
    if (existing && typed.forgetFactors) {
      await deleteAllFactors(trx, id);
      await revokeAllSessions(trx, id);
      await tellAdminsOfRemoval(trx, deps, await lockAdministrators(trx), user.username);
      await writeAuditLog(trx, { ...noted, action: 'main_admin_factors_removed' });
    }
    const code = await createAdminIssuedCode(trx, { ...deps, now, accountId: id, minutes: SETUP_CODE_MINUTES });
    await writeAuditLog(trx, { ...noted, action: existing ? 'main_admin_code' : 'main_admin_made' });
    return { code, minutes: SETUP_CODE_MINUTES };
  });
}

/** Done past the rule of two, so all admins hear of it. */
async function tellAdminsOfRemoval(trx: Trx, deps: Deps, admins: readonly UserRow[], name: string): Promise<void> {
  for (const admin of admins)
    await enqueueAccountEmail(trx, deps, admin, 'admin_factors_removed_on_server', { admin_name: name });
}

/** For an admin whose second factor is lost where no two others are left who could take it away. */
export async function forgetAdminFactors(deps: Deps, typed: string): Promise<void> {
  const email = emailSchema.safeParse(typed);
  if (!email.success) throw new FirstAdminError('--email is not an email.');
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const admins = await lockAdministrators(trx);
    const user = admins.find((admin) => admin.email.toLowerCase() === email.data);
    if (!user) throw new FirstAdminError('No administrator has this email.');
    await deleteAllFactors(trx, user.id);
    await revokeAllSessions(trx, user.id);
    await writeAuditLog(trx, {
      adminId: user.id,
      action: 'admin_factors_removed_on_server',
      subject: 'account',
      subjectId: user.id,
      reason: null,
      now,
    });
    await tellAdminsOfRemoval(trx, deps, admins, user.username);
  });
}

function assertResettable(existing: UserRow, email: string, { resetPassword }: MainAdminInput): UserRow {
  if (!resetPassword) throw new FirstAdminError('There is a main admin already. --reset-password makes a new code.');
  if (existing.email.toLowerCase() !== email) throw new FirstAdminError('The main admin has another email.');
  return existing;
}

function buildMainAdmin(email: string, { name, resetPassword }: MainAdminInput): NewUser {
  if (resetPassword) throw new FirstAdminError('There is no main admin yet: leave out --reset-password.');
  const username = singleLineText(80).safeParse(name);
  if (!username.success) throw new FirstAdminError('--name is missing or too long.');
  return { role_id: roleIds.admin, is_main_admin: true, email, username: username.data, locale: 'el' };
}

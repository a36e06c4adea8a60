/** Changing a profile and a password. */

import type { User } from '@estia/contract/accounts/model';
import type { changePassword as passwordCall, updateUser as updateCall } from '@estia/contract/accounts/profile-calls';
import type { HandlerInput } from '@estia/contract/call';
import { listEntries } from '@estia/contract/map-names';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { isCommonPassword } from '../../../platform/auth/common-passwords.ts';
import { deleteSessions } from '../../../platform/auth/sessions.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { findUser, lockAccount, replacePassword } from '../accounts.queries.ts';
import { userView } from '../accounts.view.ts';
import { assertCurrentPassword } from './password-check.service.ts';
import { isOwnProfile, mayEditProfile, maySeeProfile } from './profile.policy.ts';
import { findPasswordHash, type ProfileChange, updateProfile } from './profile.queries.ts';

type ProfileUpdate = HandlerInput<typeof updateCall>['body'];

/** What was left out is not in it: it stays. */
function pickGivenFields(update: ProfileUpdate): ProfileChange {
  const { username, mobile, landline, locale, mail_news, mail_alerts, mail_messages, mail_agency_leads } = update;
  const all = { username, mobile, landline, locale, mail_news, mail_alerts, mail_messages, mail_agency_leads };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export async function updateUser(deps: Deps, viewer: SignedInViewer, update: ProfileUpdate): Promise<User> {
  const id = update.user_id ?? viewer.userId;
  if (!maySeeProfile(viewer, id)) throw new AppError('not_found');
  const change = pickGivenFields(update);
  const isSelf = isOwnProfile(viewer, id);
  const changed = await deps.db.transaction().execute(async (trx) => {
    const before = await lockAccount(trx, id);
    if (!before) throw new AppError('not_found');
    if (!mayEditProfile(viewer, before)) throw new AppError('forbidden');
    const { reason } = update;
    if (!isSelf && !reason) throw new AppError('invalid_input', { reason: 'required' });
    const was: ProfileChange = before;
    const differs = listEntries(change).some(([name, value]) => was[name] !== value);
    if (!differs) return userView(before);
    const after = await updateProfile(trx, id, change);
    if (!isSelf && reason) {
      await writeAuditLog(trx, {
        adminId: viewer.userId,
        action: 'user_changed',
        subject: 'account',
        subjectId: id,
        reason,
        before: userView(before),
        after: userView(after),
        now: deps.clock(),
      });
      await enqueueAccountEmail(trx, deps, after, 'changed_by_admin', { reason });
    }
    return userView(after);
  });
  if (!isSelf) logSecurityEvent(deps, 'admin_action', { account: id, admin: viewer.userId, action: 'user_changed' });
  return changed;
}

type NewPassword = HandlerInput<typeof passwordCall>['body'];

export async function changePassword(
  deps: Deps,
  viewer: SignedInViewer,
  { current_password, password, passwordConfirmation, device }: NewPassword & { device: string },
): Promise<void> {
  if (password !== passwordConfirmation)
    throw new AppError('invalid_input', { passwordConfirmation: 'passwords_differ' });
  const account = await findUser(deps.db, viewer.userId);
  const from = await findPasswordHash(deps.db, viewer.userId);
  await assertCurrentPassword(deps, viewer, current_password);
  if (!account || from === null) throw new AppError('not_authenticated');
  if (password === current_password) throw new AppError('password_unchanged');
  if (isCommonPassword(password, account)) throw new AppError('invalid_input', { password: 'password_common' });
  const to = await deps.passwords.hash(password);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await replacePassword(trx, viewer.userId, { from, to })))
      throw new AppError('invalid_input', { current_password: 'password_wrong' });
    await deleteSessions(trx, viewer.userId, { but: viewer.sessionId });
    await enqueueAccountEmail(trx, deps, account, 'password_changed', { device });
  });
  logSecurityEvent(deps, 'password_changed', { account: viewer.userId });
}

/** Changing a profile and a password. */
import type { User } from '@estia/contract/accounts/model';
import type { changePassword as passwordCall, updateUser as updateCall } from '@estia/contract/accounts/profile-calls';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { endSessions } from '../../platform/sessions.ts';
import type { Member } from '../../platform/viewer.ts';
import { tell } from './accounts.letters.ts';
import { findUser, holdAccount, replacePassword } from './accounts.queries.ts';
import { userView } from './accounts.view.ts';
import { isOwn, mayEditProfile, maySeeProfile } from './profile.policy.ts';
import { provePassword } from './profile.proof.ts';
import { type ProfileChange, passwordHashOf, updateProfile } from './profile.queries.ts';

type Update = HandlerInput<typeof updateCall>['body'];

/** What was left out is not in it: it stays. */
function given(update: Update): ProfileChange {
  const { username, mobile, landline, locale, mail_news, mail_alerts, mail_messages, mail_agency_leads } = update;
  const all = { username, mobile, landline, locale, mail_news, mail_alerts, mail_messages, mail_agency_leads };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export async function updateUser(deps: Deps, viewer: Member, update: Update): Promise<User> {
  const id = update.user_id ?? viewer.userId;
  if (!maySeeProfile(viewer, id)) throw new AppError('not_found');
  const change = given(update);
  const own = isOwn(viewer, id);
  const changed = await deps.db.transaction().execute(async (trx) => {
    const before = await holdAccount(trx, id);
    if (!before) throw new AppError('not_found');
    if (!mayEditProfile(viewer, before)) throw new AppError('forbidden');
    const { reason } = update;
    if (!own && !reason) throw new AppError('invalid_input', { reason: 'required' });
    const was: ProfileChange = before;
    const differs = Object.entries(change).some(([name, value]) => was[name as keyof ProfileChange] !== value);
    if (!differs) return userView(before);
    const after = await updateProfile(trx, id, change);
    if (!own && reason) {
      await audit(trx, {
        adminId: viewer.userId,
        act: 'user_changed',
        subject: 'account',
        subjectId: id,
        reason,
        before: userView(before),
        after: userView(after),
        now: deps.clock(),
      });
      await tell(trx, deps, after, 'changed_by_admin', { reason });
    }
    return userView(after);
  });
  if (!own) noteSecurity(deps, 'admin_act', { account: id, admin: viewer.userId, act: 'user_changed' });
  return changed;
}

type NewPassword = HandlerInput<typeof passwordCall>['body'];

export async function changePassword(
  deps: Deps,
  viewer: Member,
  { current_password, password, passwordConfirmation, device }: NewPassword & { device: string },
): Promise<void> {
  if (password !== passwordConfirmation)
    throw new AppError('invalid_input', { passwordConfirmation: 'passwords_differ' });
  const account = await findUser(deps.db, viewer.userId);
  const from = await passwordHashOf(deps.db, viewer.userId);
  await provePassword(deps, viewer, current_password);
  if (!account || from === null) throw new AppError('not_authenticated');
  if (password === current_password) throw new AppError('password_unchanged');
  if (isCommonPassword(password, account)) throw new AppError('invalid_input', { password: 'password_common' });
  const to = await deps.passwords.hash(password);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await replacePassword(trx, viewer.userId, { from, to })))
      throw new AppError('invalid_input', { current_password: 'password_wrong' });
    await endSessions(trx, viewer.userId, { but: viewer.sessionId });
    await tell(trx, deps, account, 'password_changed', { device });
  });
  noteSecurity(deps, 'password_changed', { account: viewer.userId });
}

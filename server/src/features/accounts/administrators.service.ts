/** Who administers: the main admin adds and removes the others; the first one comes from the command line. */
import type { createAdministrator } from '@estia/contract/accounts/admin-calls';
import { email as emailSchema, singleLineText } from '@estia/contract/accounts/model';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { pauseListingsOf } from '../listings/index.ts';
import { tell } from './accounts.letters.ts';
import { holdAccount, type UserRow } from './accounts.queries.ts';
import { mayRemoveAdministrator } from './admin.policy.ts';
import { mainAdmin, setStatus, takeTurnAtFirstAdmin } from './admin.queries.ts';
import { type Admin, INVITED_MINUTES, insertApproved, type NewUser, noteAct, shutOut } from './admin.service.ts';
import { makeGivenCode } from './codes.queries.ts';
import { deleteAllFactors } from './second-factor.queries.ts';

export async function addAdmin(
  deps: Deps,
  viewer: Admin,
  { body: { email, username, locale, reason } }: HandlerInput<typeof createAdministrator>,
): Promise<UserRow> {
  const now = deps.clock();
  const added = await deps.db.transaction().execute(async (trx) => {
    // Always a new account: one that somebody already uses every day must not turn into an admin's.
    const user = await insertApproved(trx, { role_id: 1, email, username, locale }, now);
    const code = await makeGivenCode(trx, { ...deps, now, accountId: user.id, minutes: INVITED_MINUTES });
    await tell(trx, deps, user, 'invited_admin', { code, minutes: INVITED_MINUTES });
    await audit(trx, {
      ...{ adminId: viewer.userId, act: 'administrator_added', subject: 'account', subjectId: user.id, reason, now },
      after: { role_id: 1, email, username, status: user.status },
    });
    return user;
  });
  noteAct(deps, viewer, 'administrator_added', added.id);
  return added;
}

export async function removeAdmin(deps: Deps, viewer: Admin, id: number, reason: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const user = await holdAccount(trx, id);
    if (user?.role_id !== 1) throw new AppError('not_found');
    if (!mayRemoveAdministrator(viewer, user)) throw new AppError('forbidden');
    const removed = await setStatus(trx, id, { role_id: 2, status: 'blocked', status_reason: reason });
    await shutOut(trx, id);
    await pauseListingsOf(trx, id, now);
    await tell(trx, deps, removed, 'blocked', { reason });
    await audit(trx, {
      ...{ adminId: viewer.userId, act: 'administrator_removed', subject: 'account', subjectId: id, reason, now },
      before: { role_id: user.role_id, status: user.status, status_reason: user.status_reason },
      after: { role_id: removed.role_id, status: removed.status, status_reason: removed.status_reason },
    });
  });
  noteSecurity(deps, 'blocked', { account: id, admin: viewer.userId });
  noteAct(deps, viewer, 'administrator_removed', id);
}

/** What the command line could not do, in words for whoever typed it. */
export class FirstAdminRefused extends Error {}

/** Long enough to walk from the terminal to a browser. */
const FIRST_MINUTES = 60;

type Typed = { email: string; name: string | undefined; resetPassword: boolean; forgetFactors?: boolean };

/**
 * The way in to an empty site, and for a main admin whose mailbox is gone. Returns a code to choose a password with: no
 * password is ever typed into a shell. The log says that the account did it itself: nobody else is there.
 */
export async function firstAdmin(deps: Deps, typed: Typed): Promise<{ code: string; minutes: number }> {
  const email = emailSchema.safeParse(typed.email);
  if (!email.success) throw new FirstAdminRefused('--email is not an email.');
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    await takeTurnAtFirstAdmin(trx);
    const existing = await mainAdmin(trx);
    const user = existing
      ? again(existing, email.data, typed)
      : await insertApproved(trx, made(email.data, typed), now);
    const { id } = user;
    const noted = { adminId: id, subject: 'account', subjectId: id, reason: null, now } as const;
    // Whoever can run this can read the whole database: a lost phone must not keep them out. The mailbox hears of it.
    if (existing && typed.forgetFactors) {
      await deleteAllFactors(trx, id);
      await shutOut(trx, id);
      await tell(trx, deps, user, 'factors_removed_by_admin', { reason: '' });
      await audit(trx, { ...noted, act: 'main_admin_factors_removed' });
    }
    const code = await makeGivenCode(trx, { ...deps, now, accountId: id, minutes: FIRST_MINUTES });
    await audit(trx, { ...noted, act: existing ? 'main_admin_code' : 'main_admin_made' });
    return { code, minutes: FIRST_MINUTES };
  });
}

function again(existing: UserRow, email: string, { resetPassword }: Typed): UserRow {
  if (!resetPassword) throw new FirstAdminRefused('There is a main admin already. --reset-password makes a new code.');
  if (existing.email.toLowerCase() !== email) throw new FirstAdminRefused('The main admin has another email.');
  return existing;
}

function made(email: string, { name, resetPassword }: Typed): NewUser {
  if (resetPassword) throw new FirstAdminRefused('There is no main admin yet: leave out --reset-password.');
  const username = singleLineText(80).safeParse(name);
  if (!username.success) throw new FirstAdminRefused('--name is missing or too long.');
  return { role_id: 1, is_main_admin: true, email, username: username.data, locale: 'el' };
}

/** Another email: it takes over when the new mailbox has confirmed it, and the old one too where it was proven. */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { deleteSessions } from '../../../platform/auth/sessions.ts';
import type { SignedInViewer, Viewer } from '../../../platform/auth/viewer.ts';
import { countedAs } from '../../../platform/mailbox.ts';
import { enforceRateLimit, enforceRateLimitByNetwork } from '../../../platform/security/throttle.ts';
import { endOldLinks, mergeVisitorIntoAccount } from '../../alerts/index.ts';
import { attachContacts } from '../../inbox/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { findUser, lockAccount } from '../accounts.queries.ts';
import { consumeEmailCode, createEmailCode } from '../one-time-codes.queries.ts';
import { giveBackRefusal, takeRefusal } from '../registration/registration.service.ts';
import { assertCurrentPassword } from './password-check.service.ts';
import {
  confirmEmailChangeSide,
  insertEmailChange,
  isEmailInUse,
  isEmailUniqueViolation,
  replaceEmail,
} from './profile.queries.ts';

const CODE_DAYS = 1;
/** Each one says whether an address is known here, and mails a stranger. */
const CHANGE_LIMIT = { hits: 5, seconds: 60 * 60 };
const FROM_ADDRESS = { hits: 30, seconds: 60 * 60 };
/** To one mailbox, whoever asks. Apart from those of registering, which nobody who is inside can close to others. */
const CONFIRMATION_EMAILS = { hits: 6, seconds: 86_400 };

const createEmailInUseError = () => new AppError('email_in_use', { email: 'email_in_use' });

export async function requestEmailChange(
  deps: Deps,
  viewer: SignedInViewer,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<void> {
  await assertCurrentPassword(deps, viewer, password);
  const now = deps.clock();
  await enforceRateLimit(deps.db, `change email ${viewer.userId}`, CHANGE_LIMIT, now);
  await enforceRateLimitByNetwork(deps.db, 'change email from', address, FROM_ADDRESS, now);
  await takeRefusal(deps, { address });
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, viewer.userId);
    if (!account) throw new AppError('not_authenticated');
    // The own address, too: there is nothing to change.
    if (await isEmailInUse(trx, email)) throw createEmailInUseError();
    await enforceRateLimit(trx, `change letters ${countedAs(email)}`, CONFIRMATION_EMAILS, now);
    // A mailbox that was never proven has no say: most often it was mistyped, and is nobody's or a stranger's.
    const proven = account.email_confirmed_at !== null;
    await insertEmailChange(trx, {
      account_id: account.id,
      new_email: email,
      old_confirmed_at: proven ? null : now,
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_DAYS * 86_400_000),
    });
    const codeContext = { secrets: deps.secrets, now, accountId: account.id, days: CODE_DAYS };
    if (proven) {
      const code = await createEmailCode(trx, { ...codeContext, purpose: 'leave_email' });
      await enqueueAccountEmail(trx, deps, account, 'leave_email', { code, new_email: email });
    }
    const code = await createEmailCode(trx, { ...codeContext, purpose: 'enter_email' });
    await enqueueAccountEmail(trx, deps, { ...account, email }, 'enter_email', { code, only_new: !proven });
  });
  await giveBackRefusal(deps, { address });
}

/** Says whether the address has changed now. The session in which the last code was given goes on, all others end. */
export async function confirmEmailChange(deps: Deps, viewer: Viewer, code: string): Promise<boolean> {
  const now = deps.clock();
  const wrong = () => new AppError('wrong_code', { code: 'wrong_code' });
  const taking = deps.db.transaction().execute(async (trx) => {
    const codeContext = { secrets: deps.secrets, now, code };
    const leaving = await consumeEmailCode(trx, { ...codeContext, purpose: 'leave_email' });
    const accountId = leaving ?? (await consumeEmailCode(trx, { ...codeContext, purpose: 'enter_email' }));
    if (accountId === null) throw wrong();
    const confirmation = await confirmEmailChangeSide(trx, { accountId, side: leaving === null ? 'new' : 'old', now });
    const account = await findUser(trx, accountId);
    if (!account || account.status === 'blocked' || !confirmation) throw wrong();
    if (!confirmation.both) return false;
    const { newEmail } = confirmation;
    await replaceEmail(trx, { accountId, newEmail, now });
    await attachContacts(trx, deps, { accountId, email: newEmail });
    await endOldLinks(trx, accountId);
    await mergeVisitorIntoAccount(trx, { accountId, email: newEmail, now: deps.clock() });
    await deleteSessions(trx, accountId, { but: viewer?.sessionId });
    await enqueueAccountEmail(trx, deps, account, 'email_changed', { new_email: newEmail });
    await enqueueAccountEmail(trx, deps, { ...account, email: newEmail }, 'email_changed', { new_email: newEmail });
    return true;
  });
  return taking.catch((error: unknown) => {
    throw isEmailUniqueViolation(error) ? createEmailInUseError() : error;
  });
}

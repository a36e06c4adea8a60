/** ROLE-5: proving that a mailbox is theirs makes an individual approved. */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { enforceRateLimit, enforceRateLimitByNetwork } from '../../../platform/security/throttle.ts';
import { mergeVisitorIntoAccount } from '../../alerts/index.ts';
import { attachContacts } from '../../inbox/index.ts';
import { lockAccount, markEmailConfirmed } from '../accounts.queries.ts';
import { getRequestOrigin } from '../login/request-origin.service.ts';
import { consumeEmailCode } from '../one-time-codes.queries.ts';
import { countConfirmationEmail, enqueueEmailConfirmation, giveBackMailbox } from './registration.service.ts';

const CONFIRM_LIMIT = { hits: 30, seconds: 15 * 60 };
const RESEND_LIMIT = { hits: 5, seconds: 60 * 60 };

/** Needs no session: the email may be opened on another device than the one that registered. Says what came to the account. */
export async function confirmEmail(
  deps: Deps,
  code: string,
  { request }: CallContext,
): Promise<{ movedSearches: number }> {
  const { db, secrets, clock } = deps;
  await enforceRateLimitByNetwork(db, 'confirm', getRequestOrigin(deps, request).address, CONFIRM_LIMIT, clock());
  return db.transaction().execute(async (trx) => {
    const accountId = await consumeEmailCode(trx, { secrets, now: clock(), purpose: 'confirm_email', code });
    if (accountId === null) throw new AppError('wrong_code', { code: 'wrong_code' });
    await markEmailConfirmed(trx, accountId, clock());
    const account = await lockAccount(trx, accountId);
    if (!account) return { movedSearches: 0 };
    await giveBackMailbox(trx, deps, account);
    await attachContacts(trx, deps, { accountId, email: account.email });
    return {
      movedSearches: await mergeVisitorIntoAccount(trx, { accountId, email: account.email, now: clock() }),
    };
  });
}

/** Says "sent" also to who has confirmed meanwhile on another device: there is nothing left to do for them. */
export async function resendConfirmation(deps: Deps, viewer: SignedInViewer): Promise<void> {
  await enforceRateLimit(deps.db, `resend ${viewer.userId}`, RESEND_LIMIT, deps.clock());
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockAccount(trx, viewer.userId);
    if (!user || user.email_confirmed_at !== null) return;
    await countConfirmationEmail(trx, deps, user.email);
    await enqueueEmailConfirmation(trx, deps, user);
  });
}

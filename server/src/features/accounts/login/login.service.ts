/**
 * Logging in. Every failure takes the same work: one throttle, one look for the account, one comparison of hashes,
 * whether the email is known, blocked, without a password or no email at all. Who does not know the password gets the
 * same answer to all of them; who does is told that the account is suspended (D-014).
 */
import type { login } from '@estia/contract/accounts/calls';
import { email as emailSchema } from '@estia/contract/accounts/model';
import type { HandlerInput, HandlerResult } from '@estia/contract/call';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import {
  decrementHits,
  enforceRateLimit,
  enforceRateLimitByNetwork,
  giveBackFrom,
  resetHits,
} from '../../../platform/security/throttle.ts';
import { mayLogIn } from '../accounts.policy.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { listFactors } from '../second-factor/factor-verification.service.ts';
import { completeLogin, sendLoginReply } from './login-session.service.ts';
import { getRequestOrigin, getThrottleIdentity, type RequestOrigin } from './request-origin.service.ts';
import { startLoginChallenge } from './second-step.service.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const limits = {
  /** Of one address, or device that was inside before, at one email. */
  pair: { hits: 10, seconds: QUARTER_HOUR_SECONDS },
  /** Of one address at all emails: an agency behind one address has many people, a list of stolen passwords more. */
  address: { hits: 100, seconds: QUARTER_HOUR_SECONDS },
  /** Of all strangers at one email, from however many addresses they come. */
  email: { hits: 50, seconds: 60 * 60 },
} as const;

/**
 * Counted before the password is looked at, so that many at once do not slip through. Beyond a limit nothing further
 * is counted: one address can use up little of what all strangers have at an email.
 */
async function countLoginAttempt({ db, clock }: Deps, origin: RequestOrigin, email: string) {
  const { known, who: identity } = await getThrottleIdentity(db, origin, email);
  const pair = `login ${email} ${identity}`;
  const all = `login email ${email}`;
  if (!known) await enforceRateLimitByNetwork(db, 'login address', origin.address, limits.address, clock());
  await enforceRateLimit(db, pair, limits.pair, clock());
  if (!known) await enforceRateLimit(db, all, limits.email, clock());
  return {
    /** The password was right: this attempt was no guess, and the pair begins anew. */
    async wasRight() {
      await resetHits(db, pair);
      if (known) return;
      await giveBackFrom(db, 'login address', origin.address);
      await decrementHits(db, all);
    },
  };
}

export async function logIn(
  deps: Deps,
  { email: typed, password }: HandlerInput<typeof login>['body'],
  context: CallContext,
): Promise<HandlerResult<typeof login>> {
  const read = emailSchema.safeParse(typed);
  // What is no email is nobody's: it goes the same way, under a name that no account has.
  const email = read.success ? read.data : `no email ${typed.replaceAll('\0', '')}`;
  const origin = getRequestOrigin(deps, context.request);
  const attempt = await countLoginAttempt(deps, origin, email).catch((error: unknown) => {
    if (error instanceof AppError) logSecurityEvent(deps, 'login_throttled', { account: null });
    throw error;
  });
  const account = await findAccountByEmail(deps.db, email);
  const right = await deps.passwords.matches(password, account?.password_hash ?? null);
  if (!account || !right || !mayLogIn(account.status)) {
    logSecurityEvent(deps, 'login_failed', { account: account?.id ?? null });
    // Only who knows the password is told, and after the same work.
    throw new AppError(account && right ? 'account_suspended' : 'not_authenticated');
  }
  await attempt.wasRight();

  const factors = await listFactors(deps.db, account.id);
  if (factors.length > 0) {
    const challenge = await startLoginChallenge(deps, account.id, context.reply);
    return { message: 'Success!', second_factor: factors, challenge };
  }
  const entered = await deps.db
    .transaction()
    .execute((trx) =>
      completeLogin(trx, deps, { accountId: account.id, caller: origin, request: context.request, strong: false }),
    );
  logSecurityEvent(deps, 'login', { account: account.id });
  return sendLoginReply(deps, context.reply, origin, entered);
}

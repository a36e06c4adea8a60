/**
 * Logging in. Every failure is the same answer after the same work: one throttle, one look for the account, one
 * comparison of hashes, whether the email is known, blocked, without a password or no email at all.
 */
import type { login } from '@estia/contract/accounts/calls';
import { email as emailSchema } from '@estia/contract/accounts/model';
import type { HandlerInput, HandlerResult } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import type { Asker } from '../../platform/serve.ts';
import { forgetHits, giveBack, giveBackFrom, takeTurn, takeTurnFrom } from '../../platform/throttle.ts';
import { mayLogIn } from './accounts.policy.ts';
import { findByEmail } from './accounts.queries.ts';
import { type Caller, callerOf, standingOf } from './login.caller.ts';
import { enter, welcome } from './login.enter.ts';
import { beginChallenge } from './login.factor.ts';
import { factorsOf } from './second-factor.service.ts';

const QUARTER = 15 * 60;
const limits = {
  /** Of one address, or device that was inside before, at one email. */
  pair: { hits: 10, seconds: QUARTER },
  /** Of one address at all emails: an office behind one address has many people, a list of stolen passwords more. */
  address: { hits: 100, seconds: QUARTER },
  /** Of all strangers at one email, from however many addresses they come. */
  email: { hits: 50, seconds: 60 * 60 },
} as const;

/**
 * Counted before the password is looked at, so that many at once do not slip through. Beyond a limit nothing further
 * is counted: one address can use up little of what all strangers have at an email.
 */
async function takeLoginTurn({ db, clock }: Deps, caller: Caller, email: string) {
  const { known, who } = await standingOf(db, caller, email);
  const pair = `login ${email} ${who}`;
  const all = `login email ${email}`;
  if (!known) await takeTurnFrom(db, 'login address', caller.address, limits.address, clock());
  await takeTurn(db, pair, limits.pair, clock());
  if (!known) await takeTurn(db, all, limits.email, clock());
  return {
    /** The password was right: this attempt was no guess, and the pair begins anew. */
    async wasRight() {
      await forgetHits(db, pair);
      if (known) return;
      await giveBackFrom(db, 'login address', caller.address);
      await giveBack(db, all);
    },
  };
}

export async function logIn(
  deps: Deps,
  { email: typed, password }: HandlerInput<typeof login>['body'],
  asker: Asker,
): Promise<HandlerResult<typeof login>> {
  const read = emailSchema.safeParse(typed);
  // What is no email is nobody's: it goes the same way, under a name that no account has.
  const email = read.success ? read.data : `no email ${typed.replaceAll('\0', '')}`;
  const caller = callerOf(deps, asker.request);
  const turn = await takeLoginTurn(deps, caller, email).catch((error: unknown) => {
    if (error instanceof AppError) noteSecurity(deps, 'login_throttled', { account: null });
    throw error;
  });
  const account = await findByEmail(deps.db, email);
  const right = await deps.passwords.matches(password, account?.password_hash ?? null);
  if (!account || !right || !mayLogIn(account.status)) {
    noteSecurity(deps, 'login_failed', { account: account?.id ?? null });
    throw new AppError('not_authenticated');
  }
  await turn.wasRight();

  const factors = await factorsOf(deps.db, account.id);
  if (factors.length > 0) {
    const challenge = await beginChallenge(deps, account.id, asker.reply);
    return { message: 'Success!', second_factor: factors, challenge };
  }
  const entered = await deps.db
    .transaction()
    .execute((trx) => enter(trx, deps, { accountId: account.id, caller, request: asker.request, strong: false }));
  noteSecurity(deps, 'login', { account: account.id });
  return welcome(deps, asker.reply, caller, entered);
}

/**
 * AUTH-3: a forgotten password. Known and unknown emails get the same answer at the same moment. A code belongs to the
 * address or device that asked for it, with five tries of its own: whatever others ask or guess, it stays good. Codes
 * of others can be tried too, since people ask on the phone and type on the laptop, but strangers have four such
 * guesses an hour between them. Codes that an admin gave are too long to guess and are not counted.
 */
import type { resetPassword } from '@estia/contract/accounts/calls';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { clearSessionCookies, deleteSessions, describeDevice } from '../../../platform/auth/sessions.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import {
  countHit,
  enforceRateLimit,
  enforceRateLimitByNetwork,
  getHitCount,
  type RateLimit,
  resetHits,
} from '../../../platform/security/throttle.ts';
import { deleteAlertData, deletePushSubscriptions, mergeVisitorIntoAccount } from '../../alerts/index.ts';
import { attachContacts } from '../../inbox/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { mayLogIn } from '../accounts.policy.ts';
import {
  type AccountWithPassword,
  findAccountByEmail,
  lockAccount,
  markEmailConfirmed,
  replacePassword,
  type UserRow,
} from '../accounts.queries.ts';
import { assertNewPassword, startTimingGuard } from '../accounts.service.ts';
import { consumeResetCode, createResetCode, isAdminIssuedCode, verifyResetCode } from '../one-time-codes.queries.ts';
import { deleteAllFactors } from '../second-factor/second-factor.queries.ts';
import {
  getRequestOrigin,
  getThrottleIdentity,
  type RequestOrigin,
  setDeviceCookie,
} from './request-origin.service.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const limits = {
  /** Of one address, or device that was inside before, for one email. */
  emails: { hits: 3, seconds: HOUR_SECONDS },
  /** Of all strangers for one email: it takes four addresses to use them up. */
  emailsToAddress: { hits: 10, seconds: HOUR_SECONDS },
  emailsFromAddress: { hits: 30, seconds: HOUR_SECONDS },
  /** Of who was mailed a code: this long they are no stranger. */
  asked: { hits: 1, seconds: accountLimits.codeMinutes * 60 },
  guesses: { hits: accountLimits.codeTries, seconds: QUARTER_HOUR_SECONDS },
  guessesFromAddress: { hits: 30, seconds: QUARTER_HOUR_SECONDS },
  guessesOfStrangers: { hits: 4, seconds: HOUR_SECONDS },
} as const;

const getRequestThrottleKey = (email: string, identity: string): string => `reset asked ${email} ${identity}`;
const getGuessThrottleKey = (email: string, identity: string): string => `reset ${email} ${identity}`;
/** Who asks is stored with a code, but not their address. */
const hashRequester = ({ secrets }: Deps, identity: string): Buffer => secrets.hash('reset asker', identity);

async function enqueueResetCode(deps: Deps, email: string, identity: string): Promise<void> {
  const account = await findAccountByEmail(deps.db, email);
  if (!account || !mayLogIn(account.status)) return;
  const minutes = accountLimits.codeMinutes;
  const order = { accountId: account.id, minutes, requester: hashRequester(deps, identity) };
  await deps.db.transaction().execute(async (trx) => {
    const code = await createResetCode(trx, { secrets: deps.secrets, now: deps.clock(), ...order });
    await enqueueAccountEmail(trx, deps, account, 'reset_password', { code, minutes });
  });
}

/** Beyond the limit of an email nothing is sent and the answer is the same. */
async function enqueueResetCodeWithinLimits(deps: Deps, email: string, origin: RequestOrigin): Promise<void> {
  const { db, clock } = deps;
  const { known, who: identity } = await getThrottleIdentity(db, origin, email);
  const within = async (key: string, limit: RateLimit) => (await countHit(db, key, limit, clock())) <= limit.hits;
  if (!(await within(`forgotten ${email} ${identity}`, limits.emails))) return;
  // Who was inside before on this device does not share with strangers: nobody else can use their emails up.
  if (!known && !(await within(`forgotten email ${email}`, limits.emailsToAddress))) return;
  await resetHits(db, getGuessThrottleKey(email, identity));
  await resetHits(db, getRequestThrottleKey(email, identity));
  await countHit(db, getRequestThrottleKey(email, identity), limits.asked, clock());
  await enqueueResetCode(deps, email, identity);
}

export async function requestPasswordReset(deps: Deps, email: string, { request }: CallContext): Promise<void> {
  const waitForGuard = startTimingGuard(deps.config.evenReplyMs);
  const origin = getRequestOrigin(deps, request);
  await enforceRateLimitByNetwork(deps.db, 'forgotten', origin.address, limits.emailsFromAddress, deps.clock());
  await enqueueResetCodeWithinLimits(deps, email, origin).finally(waitForGuard);
}

type Guess = { who: string; others: boolean };

/**
 * Counts a guess, and says whether it is compared with codes that others asked for: on the laptop with the one that the
 * phone asked for. Emails that nobody has are counted the same.
 */
async function countGuess({ db, clock }: Deps, email: string, origin: RequestOrigin): Promise<Guess> {
  const { known, who: identity } = await getThrottleIdentity(db, origin, email);
  const now = clock();
  await enforceRateLimit(db, getGuessThrottleKey(email, identity), limits.guesses, now);
  const { guessesOfStrangers: few } = limits;
  const others = known || (await countHit(db, `reset strangers ${email}`, few, now)) <= few.hits;
  if (!others && (await getHitCount(db, getRequestThrottleKey(email, identity), now)) === 0)
    throw new AppError('too_many_requests');
  return { who: identity, others };
}

type ResetAttempt = { email: string; code: string; guess: Guess };

/** Who the code is good for. Takes a try of it. */
async function findAccountByCode(
  deps: Deps,
  { email, code, guess }: ResetAttempt,
): Promise<AccountWithPassword | null> {
  const { db, secrets, clock } = deps;
  const account = await findAccountByEmail(db, email);
  if (!account || !mayLogIn(account.status)) return null;
  const { who: identity, others } = guess;
  const attempt = {
    secrets,
    now: clock(),
    accountId: account.id,
    code,
    requester: hashRequester(deps, identity),
    others,
  };
  return (await verifyResetCode(db, attempt)) ? account : null;
}

/** `account` is held, as it was before. */
async function setPassword(trx: Trx, deps: Deps, account: UserRow, set: { hash: string; device: string }) {
  await replacePassword(trx, account.id, { to: set.hash });
  // Nobody had shown yet that the mailbox is theirs: whoever set up factors and alerts here may have been somebody else.
  if (account.email_confirmed_at === null) {
    await deleteAllFactors(trx, account.id);
    await deleteAlertData(trx, { accountId: account.id, provenEmail: null });
  }
  await deletePushSubscriptions(trx, account.id);
  await markEmailConfirmed(trx, account.id, deps.clock());
  await attachContacts(trx, deps, { accountId: account.id, email: account.email });
  await mergeVisitorIntoAccount(trx, { accountId: account.id, email: account.email, now: deps.clock() });
  await deleteSessions(trx, account.id);
  await enqueueAccountEmail(trx, deps, account, 'password_changed', { device: set.device });
}

export async function resetPasswordWithCode(
  deps: Deps,
  form: HandlerInput<typeof resetPassword>['body'],
  context: CallContext,
): Promise<void> {
  const waitForGuard = startTimingGuard(deps.config.evenReplyMs);
  const { db, secrets, clock } = deps;
  const { email, oneTimePassword: code, password } = form;
  assertNewPassword(password, form.passwordConfirmation, { email });
  const origin = getRequestOrigin(deps, context.request);
  await enforceRateLimitByNetwork(db, 'reset address', origin.address, limits.guessesFromAddress, clock());
  // A given code cannot be guessed: its tries are not counted, so nobody else can use them up.
  const guess = isAdminIssuedCode(code) ? { who: '', others: false } : await countGuess(deps, email, origin);

  const wrong = new AppError('wrong_code', { oneTimePassword: 'wrong_code' });
  const account = await findAccountByCode(deps, { email, code, guess });
  if (!account) {
    await waitForGuard();
    throw wrong;
  }
  // The code was right and is still good: choosing the old password again costs a try, not a new letter.
  if (await deps.passwords.matches(password, account.password_hash)) throw new AppError('password_unchanged');
  const hash = await deps.passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    const lockedAccount = await lockAccount(trx, account.id);
    if (!lockedAccount || !mayLogIn(lockedAccount.status)) throw wrong;
    if (!(await consumeResetCode(trx, { secrets, accountId: account.id, code }))) throw wrong;
    await setPassword(trx, deps, lockedAccount, { hash, device: describeDevice(context.request) });
  });
  logSecurityEvent(deps, 'password_changed', { account: account.id });
  await resetHits(db, getGuessThrottleKey(email, guess.who));
  // The mailbox is theirs: on this device they can log in now, however many strangers are guessing.
  setDeviceCookie(deps, context.reply, origin, account.id);
  if (context.viewer?.userId === account.id) clearSessionCookies(context.reply, deps.config);
}

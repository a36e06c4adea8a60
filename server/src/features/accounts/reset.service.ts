/**
 * AUTH-3: a forgotten password. Known and unknown emails get the same answer at the same moment. A code belongs to the
 * address or device that asked for it, with five tries of its own: whatever others ask or guess, it stays good. Codes of
 * others can be tried too, since people ask on the phone and type on the laptop, but strangers have four such guesses an
 * hour between them. Codes that an admin gave are too long to guess and are not counted.
 */
import type { resetPassword } from '@estia/contract/accounts/calls';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { HandlerInput } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import type { Asker } from '../../platform/serve.ts';
import { deviceOf, endSessions, takeSession } from '../../platform/sessions.ts';
import { countHit, forgetHits, hitsOf, type Limit, takeTurn, takeTurnFrom } from '../../platform/throttle.ts';
import { attachContacts } from '../inbox/index.ts';
import { tell } from './accounts.letters.ts';
import { mayLogIn } from './accounts.policy.ts';
import {
  findByEmail,
  holdAccount,
  type KnownAccount,
  noteProven,
  replacePassword,
  type UserRow,
} from './accounts.queries.ts';
import { checkNewPassword, evenMoment } from './accounts.service.ts';
import { endResetCode, isGivenCode, makeResetCode, tryResetCode } from './codes.queries.ts';
import { type Caller, callerOf, giveDevice, standingOf } from './login.caller.ts';
import { deleteAllFactors } from './second-factor.queries.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const limits = {
  /** Of one address, or device that was inside before, for one email. */
  letters: { hits: 3, seconds: HOUR },
  /** Of all strangers for one email: it takes four addresses to use them up. */
  lettersToEmail: { hits: 10, seconds: HOUR },
  lettersFromAddress: { hits: 30, seconds: HOUR },
  /** Of who was mailed a code: this long they are no stranger. */
  asked: { hits: 1, seconds: accountLimits.codeMinutes * 60 },
  guesses: { hits: accountLimits.codeTries, seconds: QUARTER },
  guessesFromAddress: { hits: 30, seconds: QUARTER },
  guessesOfStrangers: { hits: 4, seconds: HOUR },
} as const;

const askedKey = (email: string, who: string): string => `reset asked ${email} ${who}`;
const guessKey = (email: string, who: string): string => `reset ${email} ${who}`;
/** Who asks is kept with a code, but not their address. */
const askerOf = ({ secrets }: Deps, who: string): Buffer => secrets.hash('reset asker', who);

async function mailCode(deps: Deps, email: string, who: string): Promise<void> {
  const account = await findByEmail(deps.db, email);
  if (!account || !mayLogIn(account.status)) return;
  const minutes = accountLimits.codeMinutes;
  const order = { accountId: account.id, minutes, asker: askerOf(deps, who) };
  await deps.db.transaction().execute(async (trx) => {
    const code = await makeResetCode(trx, { secrets: deps.secrets, now: deps.clock(), ...order });
    await tell(trx, deps, account, 'reset_password', { code, minutes });
  });
}

/** Beyond the limit of an email nothing is sent and nothing is said of it. */
async function mailWithinLimit(deps: Deps, email: string, caller: Caller): Promise<void> {
  const { db, clock } = deps;
  const { known, who } = await standingOf(db, caller, email);
  const within = async (key: string, limit: Limit) => (await countHit(db, key, limit, clock())) <= limit.hits;
  if (!(await within(`forgotten ${email} ${who}`, limits.letters))) return;
  // Who was inside before on this device does not share with strangers: nobody else can use their letters up.
  if (!known && !(await within(`forgotten email ${email}`, limits.lettersToEmail))) return;
  await forgetHits(db, guessKey(email, who));
  await forgetHits(db, askedKey(email, who));
  await countHit(db, askedKey(email, who), limits.asked, clock());
  await mailCode(deps, email, who);
}

export async function sendCode(deps: Deps, email: string, { request }: Asker): Promise<void> {
  const moment = evenMoment(deps.config.evenReplyMs);
  const caller = callerOf(deps, request);
  await takeTurnFrom(deps.db, 'forgotten', caller.address, limits.lettersFromAddress, deps.clock());
  await mailWithinLimit(deps, email, caller).finally(moment);
}

type Guess = { who: string; others: boolean };

/**
 * Counts a guess, and says whether it is compared with codes that others asked for: on the laptop with the one that the
 * phone asked for. Emails that nobody has are counted the same.
 */
async function takeGuess({ db, clock }: Deps, email: string, caller: Caller): Promise<Guess> {
  const { known, who } = await standingOf(db, caller, email);
  const now = clock();
  await takeTurn(db, guessKey(email, who), limits.guesses, now);
  const { guessesOfStrangers: few } = limits;
  const others = known || (await countHit(db, `reset strangers ${email}`, few, now)) <= few.hits;
  if (!others && (await hitsOf(db, askedKey(email, who), now)) === 0) throw new AppError('too_many_requests');
  return { who, others };
}

type Typed = { email: string; code: string; guess: Guess };

/** Who the code is good for. Takes a try of it. */
async function accountByCode(deps: Deps, { email, code, guess }: Typed): Promise<KnownAccount | null> {
  const { db, secrets, clock } = deps;
  const account = await findByEmail(db, email);
  if (!account || !mayLogIn(account.status)) return null;
  const { who, others } = guess;
  const of = { secrets, now: clock(), accountId: account.id, code, asker: askerOf(deps, who), others };
  return (await tryResetCode(db, of)) ? account : null;
}

/** `account` is held, as it was before. */
async function setPassword(trx: Db, deps: Deps, account: UserRow, set: { hash: string; device: string }) {
  await replacePassword(trx, account.id, { to: set.hash });
  // Nobody had shown yet that the mailbox is theirs: whoever set up factors here may have been somebody else.
  if (account.email_confirmed_at === null) await deleteAllFactors(trx, account.id);
  await noteProven(trx, account.id, deps.clock());
  await attachContacts(trx, deps, { accountId: account.id, email: account.email });
  await endSessions(trx, account.id);
  await tell(trx, deps, account, 'password_changed', { device: set.device });
}

export async function resetByCode(
  deps: Deps,
  form: HandlerInput<typeof resetPassword>['body'],
  asker: Asker,
): Promise<void> {
  const moment = evenMoment(deps.config.evenReplyMs);
  const { db, secrets, clock } = deps;
  const { email, oneTimePassword: code, password } = form;
  checkNewPassword(password, form.passwordConfirmation, { email });
  const caller = callerOf(deps, asker.request);
  await takeTurnFrom(db, 'reset address', caller.address, limits.guessesFromAddress, clock());
  // A given code cannot be guessed: its tries are not counted, so nobody else can use them up.
  const guess = isGivenCode(code) ? { who: '', others: false } : await takeGuess(deps, email, caller);

  const wrong = new AppError('wrong_code', { oneTimePassword: 'wrong_code' });
  const account = await accountByCode(deps, { email, code, guess });
  if (!account) {
    await moment();
    throw wrong;
  }
  // The code was right and is still good: choosing the old password again costs a try, not a new letter.
  if (await deps.passwords.matches(password, account.password_hash)) throw new AppError('password_unchanged');
  const hash = await deps.passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    const held = await holdAccount(trx, account.id);
    if (!held || !mayLogIn(held.status)) throw wrong;
    if (!(await endResetCode(trx, { secrets, accountId: account.id, code }))) throw wrong;
    await setPassword(trx, deps, held, { hash, device: deviceOf(asker.request) });
  });
  noteSecurity(deps, 'password_changed', { account: account.id });
  await forgetHits(db, guessKey(email, guess.who));
  // The mailbox is theirs: on this device they can log in now, however many strangers are guessing.
  giveDevice(deps, asker.reply, caller, account.id);
  if (asker.viewer?.userId === account.id) takeSession(asker.reply, deps.config);
}

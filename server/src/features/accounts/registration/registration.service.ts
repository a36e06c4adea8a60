/**
 * AUTH-1: registering. One transaction makes all of an account or nothing: who, agency, plan, terms, email, session.
 */
import type { register } from '@estia/contract/accounts/calls';
import { accountLimits } from '@estia/contract/accounts/limits';
import { roleIds } from '@estia/contract/accounts/roles';
import type { HandlerInput, HandlerResult } from '@estia/contract/call';
import { findLookup } from '@estia/contract/lookups/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { countedAs, isProvider, mailboxOf } from '../../../platform/mailbox.ts';
import {
  countHit,
  decrementHits,
  enforceRateLimit,
  enforceRateLimitByNetwork,
  giveBackFrom,
  type RateLimit,
} from '../../../platform/security/throttle.ts';
import { takenNumbers } from '../../agencies/index.ts';
import { assertProofOfWork, consumeProofOfWork } from '../../inbox/index.ts';
import { getTermsVersionInForce } from '../../legal/index.ts';
import { enqueueAccountEmail } from '../accounts.emails.ts';
import { insertAccount, insertPlanChoice, insertTermsAcceptance, type UserRow } from '../accounts.queries.ts';
import { createAgencyForAccount, newPasswordFaults } from '../accounts.service.ts';
import { sendLoginReply, startSession } from '../login/login-session.service.ts';
import { getRequestOrigin, type RequestOrigin } from '../login/request-origin.service.ts';
import { createEmailCode } from '../one-time-codes.queries.ts';
import { isEmailInUse } from '../profile/profile.queries.ts';

type RegistrationInput = HandlerInput<typeof register>['body'];
type PlanChoiceInput = { plan_id: number; payment: 'card' | 'deposit' };

const HOUR_SECONDS = 60 * 60;
/**
 * Forms say that an email is taken, as the customer wants it: few may ask them that. Who was not refused is given back.
 */
const TAKEN_EMAIL_LIMIT = { hits: 20, seconds: HOUR_SECONDS };
const REGISTRATION_LIMIT = { hits: 60, seconds: HOUR_SECONDS };
const DAY = 24 * HOUR_SECONDS;
/**
 * Registrations that end in one mailbox; beyond these each costs a proof of work, so that nobody can close a mailbox or
 * a domain to others. And emails that ask for its confirmation, of which there is an end.
 */
const OF_MAILBOX = { hits: 3, seconds: DAY };
const CONFIRMATION_EMAILS = { hits: 6, seconds: DAY };
const CONFIRMATION_EMAILS_BY_WORK = { hits: 20, seconds: DAY };
/** Of a domain of its own, which may lead everything into one mailbox. Those that are confirmed do not count. */
const OF_DOMAIN = { hits: 30, seconds: DAY };

type Place = Pick<RequestOrigin, 'address'>;
export const takeRefusal = ({ db, clock }: Deps, { address }: Place): Promise<void> =>
  enforceRateLimitByNetwork(db, 'register refused', address, TAKEN_EMAIL_LIMIT, clock());
export const giveBackRefusal = ({ db }: Deps, { address }: Place): Promise<void> =>
  giveBackFrom(db, 'register refused', address);

/** Nobody's mailbox is filled by somebody else's typing. */
export const countConfirmationEmail = (
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  email: string,
  limit: RateLimit = CONFIRMATION_EMAILS,
): Promise<void> => enforceRateLimit(db, `confirm letters ${countedAs(email)}`, limit, clock());

/** What a registration is counted by, and how many of it are free. */
function countsOf(email: string): { key: string; limit: RateLimit }[] {
  const { domain } = mailboxOf(email);
  const ofMailbox = { key: `register mailbox ${countedAs(email)}`, limit: OF_MAILBOX };
  return isProvider(domain) ? [ofMailbox] : [ofMailbox, { key: `register domain ${domain}`, limit: OF_DOMAIN }];
}

/** In the transaction that makes the account: an email that is taken costs its mailbox nothing. */
async function takeMailbox(trx: Trx, deps: Deps, { email, proof_of_work }: RegistrationInput): Promise<void> {
  let often = false;
  for (const { key, limit } of countsOf(email))
    if ((await countHit(trx, key, limit, deps.clock())) > limit.hits) often = true;
  if (often) await consumeProofOfWork(trx, deps, assertProofOfWork(deps, proof_of_work));
  await countConfirmationEmail(trx, deps, email, often ? CONFIRMATION_EMAILS_BY_WORK : CONFIRMATION_EMAILS);
}

/** The mailbox is proved: the registration filled nobody else's. */
export async function giveBackMailbox(
  trx: Trx,
  { clock }: Pick<Deps, 'clock'>,
  { email, created_at }: Pick<UserRow, 'email' | 'created_at'>,
): Promise<void> {
  if (clock().getTime() - created_at.getTime() >= DAY * 1_000) return;
  for (const { key } of countsOf(email)) await decrementHits(trx, key);
}

/** AUTH-1: a professional chooses a plan, and a card (set up once they are approved) or a deposit. */
function planFaults({ agency, plan_id, card_token_id, bank_deposit }: RegistrationInput): Record<string, string> {
  if (!agency) return {};
  const wrong: Record<string, string> = {};
  if (plan_id === undefined) wrong.plan_id = 'required';
  else if (!findLookup('subscription_plans', plan_id)) wrong.plan_id = 'invalid';
  const says = card_token_id !== undefined ? bank_deposit !== true : bank_deposit !== undefined;
  if (!says) wrong.bank_deposit = 'payment';
  return wrong;
}

/** Null for individuals. */
const parsePlanChoice = ({ agency, plan_id, bank_deposit }: RegistrationInput): PlanChoiceInput | null =>
  agency && plan_id !== undefined ? { plan_id, payment: bank_deposit === true ? 'deposit' : 'card' } : null;

/** Everything that is wrong at once, so that nobody corrects a form in rounds. */
async function checkForm(db: Db, form: RegistrationInput): Promise<void> {
  const faults = { ...newPasswordFaults(form.password, form.passwordConfirmation, form), ...planFaults(form) };
  if (await isEmailInUse(db, form.email)) faults.email = 'email_in_use';
  const taken = form.agency ? await takenNumbers(db, form.agency) : {};
  for (const [name, code] of Object.entries(taken)) faults[`agency.${name}`] = code;
  const codes = Object.values(faults);
  if (codes.length === 0) return;
  const [only] = codes.length === 1 ? codes : [];
  throw new AppError(only === 'email_in_use' || only === 'gemi_in_use' ? only : 'invalid_input', faults);
}

/** A code that proves the mailbox, and the email that carries it. Also for asking again. */
export async function enqueueEmailConfirmation(
  trx: Trx,
  deps: Deps,
  recipient: Pick<UserRow, 'id' | 'email' | 'locale' | 'username'>,
): Promise<void> {
  const { secrets } = deps;
  const order = { accountId: recipient.id, purpose: 'confirm_email', days: accountLimits.confirmDays } as const;
  const code = await createEmailCode(trx, { secrets, now: deps.clock(), ...order });
  await enqueueAccountEmail(trx, deps, recipient, 'confirm_email', { code });
}

async function createAccount(
  trx: Trx,
  deps: Deps,
  form: RegistrationInput,
  made: { hash: string; plan: PlanChoiceInput | null },
) {
  const now = deps.clock();
  const user = await insertAccount(trx, {
    role_id: form.agency ? roleIds.agency : roleIds.individual,
    status: 'waiting',
    email: form.email,
    username: form.username,
    mobile: form.mobile ?? null,
    locale: form.locale,
    mail_news: form.mail_news,
    password_hash: made.hash,
    adult_declared_at: now,
    created_at: now,
    last_seen_on: now,
  });
  if (!user) throw new AppError('email_in_use', { email: 'email_in_use' });
  await insertTermsAcceptance(trx, {
    account_id: user.id,
    version: await getTermsVersionInForce(trx, now),
    locale: form.locale,
    at: now,
  });
  if (form.agency) await createAgencyForAccount(trx, user.id, form.agency, now);
  if (made.plan) await insertPlanChoice(trx, { account_id: user.id, ...made.plan, at: now });
  await takeMailbox(trx, deps, form);
  await enqueueEmailConfirmation(trx, deps, user);
  return user;
}

export async function registerUser(
  deps: Deps,
  form: RegistrationInput,
  { request, reply }: CallContext,
): Promise<HandlerResult<typeof register>> {
  const plan = parsePlanChoice(form);
  const origin = getRequestOrigin(deps, request);
  await takeRefusal(deps, origin);
  await enforceRateLimitByNetwork(deps.db, 'register', origin.address, REGISTRATION_LIMIT, deps.clock());
  await checkForm(deps.db, form);
  const hash = await deps.passwords.hash(form.password);
  const entered = await deps.db.transaction().execute(async (trx) => {
    const user = await createAccount(trx, deps, form, { hash, plan });
    return { user, token: await startSession(trx, deps, { accountId: user.id, request, strong: false }) };
  });
  await giveBackRefusal(deps, origin);
  return sendLoginReply(deps, reply, origin, entered);
}

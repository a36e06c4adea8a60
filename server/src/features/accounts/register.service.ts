/** AUTH-1: registering. One transaction makes all of an account or nothing: who, office, plan, terms, letter, session. */
import type { register } from '@estia/contract/accounts/calls';
import { accountLimits } from '@estia/contract/accounts/limits';
import type { Answer, Given } from '@estia/contract/call';
import { lookup } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Asker } from '../../platform/serve.ts';
import { giveBack, takeTurn } from '../../platform/throttle.ts';
import { termsInForce } from '../pages/index.ts';
import { tell } from './accounts.letters.ts';
import { insertAccount, insertPlanChoice, insertTerms, type UserRow } from './accounts.queries.ts';
import { addOfficeOf, checkNewPassword } from './accounts.service.ts';
import { makeLongCode } from './codes.queries.ts';
import { callerOf } from './login.caller.ts';
import { beginSession, welcome } from './login.enter.ts';

type Form = Given<typeof register>['body'];
type Plan = { plan_id: number; payment: 'card' | 'deposit' };

const HOUR = 60 * 60;
/** The form says that an email is taken, as the customer wants it: few may ask it that. Who did register is given back. */
const REFUSALS = { hits: 20, seconds: HOUR };
const ACCOUNTS = { hits: 300, seconds: HOUR };

/** AUTH-1: a professional chooses a plan, and a card (set up once they are approved) or a deposit. Null for individuals. */
function planOf({ agency, plan_id, card_token_id, bank_deposit }: Form): Plan | null {
  if (!agency) return null;
  const wrong: Record<string, string> = {};
  if (plan_id === undefined) wrong.plan_id = 'required';
  else if (!lookup('subscription_plans', plan_id)) wrong.plan_id = 'invalid';
  const says = card_token_id !== undefined ? bank_deposit !== true : bank_deposit !== undefined;
  if (!says) wrong.bank_deposit = 'payment';
  if (plan_id === undefined || Object.keys(wrong).length > 0) throw new AppError('invalid_input', wrong);
  return { plan_id, payment: bank_deposit === true ? 'deposit' : 'card' };
}

/** A code that proves the mailbox, and the letter that carries it. Also for asking again. */
export async function askToConfirm(
  trx: Db,
  deps: Deps,
  reader: Pick<UserRow, 'id' | 'email' | 'locale' | 'username'>,
): Promise<void> {
  const { secrets } = deps;
  const order = { accountId: reader.id, purpose: 'confirm_email', days: accountLimits.confirmDays } as const;
  const code = await makeLongCode(trx, { secrets, now: deps.clock(), ...order });
  await tell(trx, deps, reader, 'confirm_email', { code });
}

async function makeAccount(trx: Db, deps: Deps, form: Form, made: { hash: string; plan: Plan | null }) {
  const now = deps.clock();
  const user = await insertAccount(trx, {
    role_id: form.agency ? 3 : 2,
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
  await insertTerms(trx, { account_id: user.id, version: await termsInForce(trx, now), locale: form.locale, at: now });
  if (form.agency) await addOfficeOf(trx, user.id, form.agency, now);
  if (made.plan) await insertPlanChoice(trx, { account_id: user.id, ...made.plan, at: now });
  await askToConfirm(trx, deps, user);
  return user;
}

export async function registerUser(
  deps: Deps,
  form: Form,
  { request, reply }: Asker,
): Promise<Answer<typeof register>> {
  checkNewPassword(form.password, form.passwordConfirmation, form);
  const plan = planOf(form);
  const caller = callerOf(deps, request);
  const refusals = `register refused ${caller.address}`;
  await takeTurn(deps.db, refusals, REFUSALS, deps.clock());
  await takeTurn(deps.db, `register ${caller.address}`, ACCOUNTS, deps.clock());
  const hash = await deps.passwords.hash(form.password);
  const entered = await deps.db.transaction().execute(async (trx) => {
    const user = await makeAccount(trx, deps, form, { hash, plan });
    return { user, token: await beginSession(trx, deps, { accountId: user.id, request, strong: false }) };
  });
  await giveBack(deps.db, refusals);
  return welcome(deps, reply, caller, entered);
}

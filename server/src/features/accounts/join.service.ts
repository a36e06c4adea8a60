/** AGEN-2: joining an office by invitation. The key came by mail, so it proves the mailbox; its office answers for the person. */
import type { acceptInvitation } from '@estia/contract/agencies/team-calls';
import type { HandlerInput, HandlerResult } from '@estia/contract/call';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import type { Asker } from '../../platform/serve.ts';
import { takeTurnFrom } from '../../platform/throttle.ts';
import { invitationOf, joinOffice, takeInvitation } from '../agencies/index.ts';
import { termsInForce } from '../pages/index.ts';
import { insertAccount, insertTerms } from './accounts.queries.ts';
import { checkNewPassword } from './accounts.service.ts';
import { callerOf } from './login.caller.ts';
import { beginSession, welcome } from './login.enter.ts';

const TRIES = { hits: 60, seconds: 15 * 60 };

export async function readInvitation(deps: Deps, key: string, { request }: Asker) {
  await takeTurnFrom(deps.db, 'invitation', callerOf(deps, request).address, TRIES, deps.clock());
  const { email, name, role, expires_at, name_el, name_en } = await invitationOf(deps, key);
  return { office: { el: name_el, en: name_en }, email, name, role, expires_at: expires_at.toISOString() };
}

type Form = HandlerInput<typeof acceptInvitation>['body'];

export async function joinByInvitation(
  deps: Deps,
  form: Form,
  { request, reply }: Asker,
): Promise<HandlerResult<typeof acceptInvitation>> {
  const caller = callerOf(deps, request);
  await takeTurnFrom(deps.db, 'invitation', caller.address, TRIES, deps.clock());
  const { email } = await invitationOf(deps, form.key);
  checkNewPassword(form.password, form.passwordConfirmation, { ...form, email });
  const hash = await deps.passwords.hash(form.password);
  const entered = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const invitation = await takeInvitation(trx, deps, form.key);
    const user = await insertAccount(trx, {
      ...{ role_id: 3, status: 'approved', email: invitation.email, username: form.username, locale: form.locale },
      ...{ password_hash: hash, email_confirmed_at: now, adult_declared_at: now, created_at: now, last_seen_on: now },
    });
    if (!user) throw new AppError('email_in_use', { email: 'email_in_use' });
    const version = await termsInForce(trx, now);
    await insertTerms(trx, { account_id: user.id, version, locale: form.locale, at: now });
    await joinOffice(trx, deps, invitation, user.id);
    return { user, token: await beginSession(trx, deps, { accountId: user.id, request, strong: false }) };
  });
  noteSecurity(deps, 'login', { account: entered.user.id });
  return welcome(deps, reply, caller, entered);
}

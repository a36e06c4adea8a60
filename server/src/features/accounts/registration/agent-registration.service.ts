/**
 * AGEN-2: joining an agency by invitation. The key came by mail, so it proves the mailbox; its agency answers for the
 * person.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import type { acceptInvitation } from '@estia/contract/agencies/team-calls';
import type { HandlerInput, HandlerResult } from '@estia/contract/call';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallContext } from '../../../platform/http/call-server.ts';
import { logSecurityEvent } from '../../../platform/security/security-log.ts';
import { enforceRateLimitByNetwork } from '../../../platform/security/throttle.ts';
import { acceptOpenInvitation, getOpenInvitation, joinAgency } from '../../agencies/index.ts';
import { mergeVisitorIntoAccount } from '../../alerts/index.ts';
import { getTermsVersionInForce } from '../../legal/index.ts';
import { insertAccount, insertTermsAcceptance } from '../accounts.queries.ts';
import { assertNewPassword } from '../accounts.service.ts';
import { sendLoginReply, startSession } from '../login/login-session.service.ts';
import { getRequestOrigin } from '../login/request-origin.service.ts';

const INVITATION_LIMIT = { hits: 60, seconds: 15 * 60 };

export async function getInvitationDetails(deps: Deps, key: string, { request }: CallContext) {
  await enforceRateLimitByNetwork(
    deps.db,
    'invitation',
    getRequestOrigin(deps, request).address,
    INVITATION_LIMIT,
    deps.clock(),
  );
  const { email, name, role, expires_at, name_el, name_en } = await getOpenInvitation(deps, key);
  return { agency: { el: name_el, en: name_en }, email, name, role, expires_at: expires_at.toISOString() };
}

type AgentRegistrationInput = HandlerInput<typeof acceptInvitation>['body'];

export async function registerInvitedAgent(
  deps: Deps,
  form: AgentRegistrationInput,
  { request, reply }: CallContext,
): Promise<HandlerResult<typeof acceptInvitation>> {
  const origin = getRequestOrigin(deps, request);
  await enforceRateLimitByNetwork(deps.db, 'invitation', origin.address, INVITATION_LIMIT, deps.clock());
  const { email } = await getOpenInvitation(deps, form.key);
  assertNewPassword(form.password, form.passwordConfirmation, { ...form, email });
  const hash = await deps.passwords.hash(form.password);
  const entered = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const invitation = await acceptOpenInvitation(trx, deps, form.key);
    const user = await insertAccount(trx, {
      role_id: roleIds.agency,
      status: 'approved',
      email: invitation.email,
      username: form.username,
      locale: form.locale,
      password_hash: hash,
      email_confirmed_at: now,
      adult_declared_at: now,
      created_at: now,
      last_seen_on: now,
    });
    if (!user) throw new AppError('email_in_use', { email: 'email_in_use' });
    const version = await getTermsVersionInForce(trx, now);
    await insertTermsAcceptance(trx, { account_id: user.id, version, locale: form.locale, at: now });
    await joinAgency(trx, deps, invitation, user.id);
    await mergeVisitorIntoAccount(trx, { accountId: user.id, email: invitation.email, now });
    return { user, token: await startSession(trx, deps, { accountId: user.id, request, strong: false }) };
  });
  logSecurityEvent(deps, 'login', { account: entered.user.id });
  return sendLoginReply(deps, reply, origin, entered);
}

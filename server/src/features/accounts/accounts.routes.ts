import * as calls from '@estia/contract/accounts/calls';
import { acceptInvitation, getInvitation as invitationCall } from '@estia/contract/agencies/team-calls';
import type { Deps } from '../../deps.ts';
import {
  clearSessionCookies,
  deriveXsrfToken,
  getSessionCookieName,
  getSessionToken,
  XSRF_COOKIE,
} from '../../platform/auth/sessions.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { deleteSession } from './accounts.queries.ts';
import { logIn } from './login/login.service.ts';
import { requestPasswordReset, resetPasswordWithCode } from './login/password-reset.service.ts';
import { clearChallengeCookie, finishLogin, getPasskeyLoginOptions } from './login/second-step.service.ts';
import { getInvitationDetails, registerInvitedAgent } from './registration/agent-registration.service.ts';
import { confirmEmail, resendConfirmation } from './registration/email-confirmation.service.ts';
import { registerUser } from './registration/registration.service.ts';

export function accountRoutes({ serve }: CallServer, deps: Deps): void {
  const { config, db } = deps;

  serve(calls.getSession, (_, { viewer, request, reply }) => {
    const token = request?.cookies[getSessionCookieName(config)];
    if (viewer && token && request?.cookies[XSRF_COOKIE] !== deriveXsrfToken(token)) {
      reply?.setCookie(XSRF_COOKIE, deriveXsrfToken(token), { path: '/', sameSite: 'lax', secure: config.secure });
    }
    // The session ended elsewhere: without its cookies the browser stops acting as if it had one.
    if (!viewer && (token || request?.cookies[XSRF_COOKIE])) clearSessionCookies(reply, config);
    return {
      user: viewer && {
        user_id: viewer.userId,
        role_id: viewer.roleId,
        username: viewer.username,
        is_main_admin: viewer.isMainAdmin,
        status: viewer.status,
        locale: viewer.locale,
        has_second_factor: viewer.strong,
        agency_role: viewer.agencyRole,
      },
    };
  });

  serve(calls.register, ({ body }, context) => registerUser(deps, body, context));
  serve(invitationCall, ({ body }, context) => getInvitationDetails(deps, body.key, context));
  serve(acceptInvitation, ({ body }, context) => registerInvitedAgent(deps, body, context));
  serve(calls.login, ({ body }, context) => logIn(deps, body, context));
  serve(calls.getSecondFactorOptions, ({ body }, context) => getPasskeyLoginOptions(deps, body, context));
  serve(calls.verifySecondFactor, ({ body }, context) => finishLogin(deps, body, context));

  serve(calls.logout, async (_, { request, reply }) => {
    const token = request ? getSessionToken(request, config) : null;
    if (token) await deleteSession(db, token);
    clearSessionCookies(reply, config);
    clearChallengeCookie(deps, reply);
    return { message: 'Success!' as const };
  });

  serve(calls.sendPasswordResetCode, async ({ body }, context) => {
    await requestPasswordReset(deps, body.email, context);
    return { message: 'Email successfully sent!' as const };
  });
  serve(calls.resetPassword, async ({ body }, context) => {
    await resetPasswordWithCode(deps, body, context);
    return { message: 'Password has changed!' as const };
  });
  serve(calls.confirmEmail, async ({ body }, context) => {
    const { movedSearches } = await confirmEmail(deps, body.code, context);
    return { message: 'Success!' as const, moved_searches: movedSearches };
  });
  serve(calls.resendEmailConfirmation, async (_, { viewer }) => {
    await resendConfirmation(deps, viewer);
    return { message: 'Email sent!' as const };
  });
}

import * as calls from '@estia/contract/accounts/calls';
import { acceptInvitation, getInvitation as invitationCall } from '@estia/contract/agencies/team-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { sessionCookie, takeSession, tokenOf, XSRF_COOKIE, xsrfOf } from '../../platform/sessions.ts';
import { endSession } from './accounts.queries.ts';
import { confirmEmail, resendConfirmation } from './confirm.service.ts';
import { joinByInvitation, readInvitation } from './join.service.ts';
import { dropChallenge, finishLogin, passkeyOptions } from './login.factor.ts';
import { logIn } from './login.service.ts';
import { registerUser } from './register.service.ts';
import { resetByCode, sendCode } from './reset.service.ts';

export function accountRoutes({ serve }: CallServer, deps: Deps): void {
  const { config, db } = deps;

  serve(calls.getSession, (_, { viewer, request, reply }) => {
    const token = request?.cookies[sessionCookie(config)];
    if (viewer && token && request?.cookies[XSRF_COOKIE] !== xsrfOf(token)) {
      reply?.setCookie(XSRF_COOKIE, xsrfOf(token), { path: '/', sameSite: 'lax', secure: config.secure });
    }
    // The session ended elsewhere: without its cookies the browser stops acting as if it had one.
    if (!viewer && (token || request?.cookies[XSRF_COOKIE])) takeSession(reply, config);
    return {
      user: viewer && {
        user_id: viewer.userId,
        role_id: viewer.roleId,
        username: viewer.username,
        is_main_admin: viewer.isMainAdmin,
        status: viewer.status,
        locale: viewer.locale,
        strong: viewer.strong,
        office_role: viewer.officeRole,
      },
    };
  });

  serve(calls.register, ({ body }, asker) => registerUser(deps, body, asker));
  serve(invitationCall, ({ body }, asker) => readInvitation(deps, body.key, asker));
  serve(acceptInvitation, ({ body }, asker) => joinByInvitation(deps, body, asker));
  serve(calls.login, ({ body }, asker) => logIn(deps, body, asker));
  serve(calls.getSecondFactorOptions, ({ body }, asker) => passkeyOptions(deps, body, asker));
  serve(calls.verifySecondFactor, ({ body }, asker) => finishLogin(deps, body, asker));

  serve(calls.logout, async (_, { request, reply }) => {
    const token = request ? tokenOf(request, config) : null;
    if (token) await endSession(db, token);
    takeSession(reply, config);
    dropChallenge(deps, reply);
    return { message: 'Success!' as const };
  });

  serve(calls.sendPasswordResetCode, async ({ body }, asker) => {
    await sendCode(deps, body.email, asker);
    return { message: 'Email successfully sent!' as const };
  });
  serve(calls.resetPassword, async ({ body }, asker) => {
    await resetByCode(deps, body, asker);
    return { message: 'Password has changed!' as const };
  });
  serve(calls.confirmEmail, async ({ body }, asker) => {
    await confirmEmail(deps, body.code, asker);
    return { message: 'Success!' as const };
  });
  serve(calls.resendEmailConfirmation, async (_, asker) => {
    await resendConfirmation(deps, asker);
    return { message: 'Email sent!' as const };
  });
}

import { session } from '@estia/contract/accounts/calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { SESSION_COOKIE, XSRF_COOKIE, xsrfOf } from '../../platform/sessions.ts';

export function accountRoutes({ serve }: CallServer, deps: Deps): void {
  serve(session, (_, { viewer, request, reply }) => {
    const token = request?.cookies[SESSION_COOKIE];
    if (viewer && token) {
      reply?.setCookie(XSRF_COOKIE, xsrfOf(token), { path: '/', sameSite: 'lax', secure: deps.config.secure });
    }
    return {
      user: viewer && {
        user_id: viewer.userId,
        role_id: viewer.roleId,
        username: viewer.username,
        is_main_admin: viewer.isMainAdmin,
        status: viewer.status,
      },
    };
  });
}

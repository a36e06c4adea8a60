import { roleIds } from '@estia/contract/accounts/roles';
import * as calls from '@estia/contract/accounts/security-calls';
import type { Deps } from '../../../deps.ts';
import { setSessionCookies } from '../../../platform/auth/sessions.ts';
import type { CallContext, CallServer } from '../../../platform/http/call-server.ts';
import { deviceRoutes } from '../profile/devices.routes.ts';
import * as change from './factor-setup.service.ts';
import { listPasskeys } from './passkey.queries.ts';
import { getFactors } from './second-factor.queries.ts';

const success = { message: 'Success!' } as const;

export function secondFactorRoutes(server: CallServer, deps: Deps): void {
  const { serve } = server;
  deviceRoutes(server, deps);

  /** A browser goes on with the new token by its cookie, a program by the reply. */
  const added = ({ reply }: CallContext, { recovery_codes, token }: change.AddedFactor) => {
    if (token) setSessionCookies(reply, deps.config, token);
    return { ...success, recovery_codes, token };
  };

  serve(calls.getSecondFactors, async (_, { viewer }) => {
    const { userId, roleId } = viewer;
    const [factors, passkeys] = await Promise.all([getFactors(deps.db, userId), listPasskeys(deps.db, userId)]);
    return {
      required: roleId === roleIds.admin,
      totp: factors.totp,
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      recovery_codes_left: factors.recoveryCodes,
    };
  });

  serve(calls.startTotpSetup, ({ body }, { viewer }) => change.startTotpSetup(deps, viewer, body.current_password));

  serve(calls.confirmTotpSetup, async ({ body }, context) =>
    added(context, await change.confirmTotpSetup(deps, context.viewer, body.code)),
  );

  serve(calls.removeTotp, async ({ body }, { viewer }) => {
    await change.removeTotp(deps, viewer, body.current_password);
    return success;
  });

  serve(calls.regenerateRecoveryCodes, async ({ body }, { viewer }) => ({
    recovery_codes: await change.renewRecoveryCodes(deps, viewer, body.current_password),
  }));

  serve(calls.getPasskeyOptions, async ({ body }, { viewer }) => ({
    options: await change.startPasskeySetup(deps, viewer, body.current_password),
  }));

  serve(calls.addPasskey, async ({ body }, context) =>
    added(context, await change.addPasskey(deps, context.viewer, body)),
  );

  serve(calls.removePasskey, async ({ params, body }, { viewer }) => {
    await change.removePasskey(deps, viewer, { id: params.id, password: body.current_password });
    return success;
  });
}

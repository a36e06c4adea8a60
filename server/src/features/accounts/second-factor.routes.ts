import * as calls from '@estia/contract/accounts/security-calls';
import type { Deps } from '../../deps.ts';
import type { Asker, CallServer } from '../../platform/serve.ts';
import { giveSession } from '../../platform/sessions.ts';
import { memberOf } from '../../platform/viewer.ts';
import { deviceRoutes } from './devices.routes.ts';
import { passkeysOf } from './passkey.queries.ts';
import * as change from './second-factor.change.ts';
import { factorsHeld } from './second-factor.queries.ts';

const success = { message: 'Success!' } as const;

export function secondFactorRoutes(server: CallServer, deps: Deps): void {
  const { serve } = server;
  deviceRoutes(server, deps);

  /** A browser goes on with the new token by its cookie, a program by the reply. */
  const added = ({ reply }: Asker, { recovery_codes, token }: change.Added) => {
    if (token) giveSession(reply, deps.config, token);
    return { ...success, recovery_codes, token };
  };

  serve(calls.getSecondFactors, async (_, asker) => {
    const { userId, roleId } = memberOf(asker);
    const [held, passkeys] = await Promise.all([factorsHeld(deps.db, userId), passkeysOf(deps.db, userId)]);
    return {
      required: roleId === 1,
      totp: held.totp,
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      recovery_codes_left: held.recoveryCodes,
    };
  });

  serve(calls.startTotpSetup, ({ body }, asker) => change.beginTotp(deps, memberOf(asker), body.current_password));

  serve(calls.confirmTotpSetup, async ({ body }, asker) =>
    added(asker, await change.confirmTotp(deps, memberOf(asker), body.code)),
  );

  serve(calls.removeTotp, async ({ body }, asker) => {
    await change.removeTotp(deps, memberOf(asker), body.current_password);
    return success;
  });

  serve(calls.regenerateRecoveryCodes, async ({ body }, asker) => ({
    recovery_codes: await change.renewRecoveryCodes(deps, memberOf(asker), body.current_password),
  }));

  serve(calls.getPasskeyOptions, async ({ body }, asker) => ({
    options: await change.beginPasskey(deps, memberOf(asker), body.current_password),
  }));

  serve(calls.addPasskey, async ({ body }, asker) =>
    added(asker, await change.addPasskey(deps, memberOf(asker), body)),
  );

  serve(calls.removePasskey, async ({ params, body }, asker) => {
    await change.removePasskey(deps, memberOf(asker), { id: params.id, password: body.current_password });
    return success;
  });
}

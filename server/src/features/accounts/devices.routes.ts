import * as calls from '@estia/contract/accounts/security-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import { endSessions } from '../../platform/sessions.ts';
import { memberOf } from '../../platform/viewer.ts';
import { devicesOf, endDevice } from './devices.queries.ts';

const success = { message: 'Success!' } as const;

export function deviceRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listSessions, async (_, asker) => {
    const { userId, sessionId } = memberOf(asker);
    const devices = await devicesOf(deps.db, userId, deps.clock());
    return {
      sessions: devices.map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        current: id === sessionId,
      })),
    };
  });

  serve(calls.endSession, async ({ params }, asker) => {
    if (!(await endDevice(deps.db, memberOf(asker).userId, params.id))) throw new AppError('not_found');
    return success;
  });

  serve(calls.endOtherSessions, async (_, asker) => {
    const { userId, sessionId } = memberOf(asker);
    await endSessions(deps.db, userId, { but: sessionId });
    return success;
  });
}

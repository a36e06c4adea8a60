import * as calls from '@estia/contract/accounts/security-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { deleteSessions } from '../../../platform/auth/sessions.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { deleteDevice, listDevices } from './devices.queries.ts';

const success = { message: 'Success!' } as const;

export function deviceRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listSessions, async (_, { viewer }) => {
    const { userId, sessionId } = viewer;
    const devices = await listDevices(deps.db, userId, deps.clock());
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

  serve(calls.endSession, async ({ params }, { viewer }) => {
    if (!(await deleteDevice(deps.db, viewer.userId, params.id))) throw new AppError('not_found');
    return success;
  });

  serve(calls.endOtherSessions, async (_, { viewer }) => {
    const { userId, sessionId } = viewer;
    await deleteSessions(deps.db, userId, { but: sessionId });
    return success;
  });
}

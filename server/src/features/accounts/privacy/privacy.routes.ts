/** GDPR: everything about me, and forget me. */
import * as calls from '@estia/contract/accounts/privacy-calls';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { openDataExport, requestDataExport } from './data-export.service.ts';
import { listDataExports } from './privacy.queries.ts';
import { deleteAccount, undoDeletion } from './privacy.service.ts';

const success = { message: 'Success!' } as const;

export function privacyRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.requestDataExport, async ({ body }, { viewer }) => {
    await requestDataExport(deps, viewer, body.current_password);
    return success;
  });

  serve(calls.listDataExports, async (_given, { viewer }) => {
    const rows = await listDataExports(deps.db, viewer.userId);
    const exports = rows.map(({ id, requested_at, ready_at, expires_at, bytes }) => ({
      id,
      requested_at: requested_at.toISOString(),
      ready_at: ready_at?.toISOString() ?? null,
      expires_at: expires_at?.toISOString() ?? null,
      bytes,
    }));
    return { exports };
  });

  serve(calls.downloadDataExport, async ({ params }, context) => {
    const { file, size, madeAt } = await openDataExport(deps, context.viewer, params.id);
    const day = madeAt.toISOString().slice(0, 10);
    context.reply?.header('content-disposition', `attachment; filename="estia-${day}.zip"`);
    context.reply?.header('content-length', size);
    return file;
  });

  serve(calls.deleteUser, async (input, { viewer }) => {
    const eraseAfter = await deleteAccount(deps, viewer, input);
    return { ...success, erase_after: eraseAfter?.toISOString() ?? null, needs_approval: eraseAfter === null };
  });

  serve(calls.undoAccountDeletion, async ({ body }) => {
    return { ...success, ...(await undoDeletion(deps, body.code)) };
  });
}

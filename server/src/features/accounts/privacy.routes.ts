/** GDPR: everything about me, and forget me. */
import * as calls from '@estia/contract/accounts/privacy-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import { orderExport, readExport } from './export.service.ts';
import { exportsOf } from './privacy.queries.ts';
import { deleteAccount, undoDeletion } from './privacy.service.ts';

const success = { message: 'Success!' } as const;

export function privacyRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.requestDataExport, async ({ body }, asker) => {
    await orderExport(deps, memberOf(asker), body.current_password);
    return success;
  });

  serve(calls.listDataExports, async (_given, asker) => {
    const rows = await exportsOf(deps.db, memberOf(asker).userId);
    const exports = rows.map(({ id, requested_at, ready_at, expires_at, bytes }) => ({
      id,
      requested_at: requested_at.toISOString(),
      ready_at: ready_at?.toISOString() ?? null,
      expires_at: expires_at?.toISOString() ?? null,
      bytes,
    }));
    return { exports };
  });

  serve(calls.downloadDataExport, async ({ params }, asker) => {
    const { file, size, madeAt } = await readExport(deps, memberOf(asker), params.id);
    const day = madeAt.toISOString().slice(0, 10);
    asker.reply?.header('content-disposition', `attachment; filename="estia-${day}.zip"`);
    asker.reply?.header('content-length', size);
    return file;
  });

  serve(calls.deleteUser, async (given, asker) => {
    const eraseAfter = await deleteAccount(deps, memberOf(asker), given);
    return { ...success, erase_after: eraseAfter.toISOString() };
  });

  serve(calls.undoAccountDeletion, async ({ body }) => {
    return { ...success, ...(await undoDeletion(deps, body.code)) };
  });
}

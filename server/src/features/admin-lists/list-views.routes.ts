import * as calls from '@estia/contract/admin-lists/view-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { deleteOwnView, listViews } from './list-views.queries.ts';
import { renameView, saveView } from './list-views.service.ts';

const success = { message: 'Success!' } as const;

export function listViewRoutes({ serve }: CallServer, deps: Deps): void {
  const { db } = deps;

  serve(calls.listSavedViews, async ({ query: { list } }, { viewer }) => ({
    views: (await listViews(db, viewer.userId, list)).map(({ id, name, query }) => ({ id, name, query })),
  }));

  serve(calls.saveView, async ({ body }, { viewer }) => ({
    ...success,
    view_id: await saveView(deps, viewer.userId, body),
  }));

  serve(calls.renameView, async ({ params: { id }, body: { name } }, { viewer }) => {
    await renameView(deps, viewer.userId, id, name);
    return success;
  });

  serve(calls.deleteView, async ({ params: { id } }, { viewer }) => {
    if (!(await deleteOwnView(db, viewer.userId, id))) throw new AppError('not_found');
    return success;
  });
}

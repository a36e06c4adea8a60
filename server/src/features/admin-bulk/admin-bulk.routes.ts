import * as calls from '@estia/contract/admin-bulk/calls';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { type BulkContext, confirm, createBulk, getOwnBulk, lookAt } from './admin-bulk.service.ts';
import { bulkItemView, bulkView, toOutcome } from './admin-bulk.view.ts';
import * as q from './bulk.queries.ts';
import { runInRequest } from './run-bulk.service.ts';

export function adminBulkRoutes({ serve }: CallServer, context: BulkContext): void {
  const { deps } = context;

  const read = async (viewer: SignedInViewer, id: number) => {
    const bulk = await getOwnBulk(context, viewer, id);
    const looked = await lookAt(context, viewer, bulk, await q.listItems(deps.db, id));
    const deciders = looked.flatMap((one) => toOutcome(bulk, one).by ?? []);
    const names = await q.listAdminNames(deps.db, [...new Set(deciders)]);
    return { bulk, looked, names };
  };

  serve(calls.createAdminBulk, async ({ body }, { viewer }) => ({ id: await createBulk(context, viewer, body) }));

  serve(calls.getAdminBulk, async ({ params: { id }, query: { show, limit, offset } }, { viewer }) => {
    const { bulk, looked, names } = await read(viewer, id);
    const shown = show === 'all' ? looked : looked.filter((one) => toOutcome(bulk, one).refusal !== null);
    return {
      bulk: bulkView({ bulk, looked, names, now: deps.clock() }),
      items: shown.slice(offset, offset + limit).map((one) => bulkItemView(bulk, one, names)),
      count: shown.length,
    };
  });

  serve(calls.confirmAdminBulk, async ({ params: { id }, body }, { viewer }) => {
    await confirm(context, await getOwnBulk(context, viewer, id), body);
    await runInRequest(context, viewer, await getOwnBulk(context, viewer, id));
    return { bulk: bulkView({ ...(await read(viewer, id)), now: deps.clock() }) };
  });
}

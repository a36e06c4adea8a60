import * as calls from '@estia/contract/sources/mapping-calls';
import type { Deps } from '../../../deps.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { describeColumns, saveColumns } from './columns.service.ts';
import { findOwnSource } from './settle.service.ts';

export function columnRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.getSourceColumns, async ({ params, query }, { viewer }) =>
    describeColumns(deps, await findOwnSource(deps, viewer, params.id), query.delimiter),
  );
  serve(calls.saveSourceColumns, async ({ params, body }, { viewer }) => {
    await saveColumns(deps, viewer, params.id, body);
    return { message: 'Success!' as const };
  });
}

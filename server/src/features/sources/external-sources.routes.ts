/** The customer's calls: the same sources under the names and with the messages of the specification. */
import type { HandlerInput } from '@estia/contract/call';
import * as calls from '@estia/contract/sources/calls';
import { newSourceInput } from '@estia/contract/sources/source-model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import type { SourceKeyInput } from './source-key.ts';
import * as q from './sources.queries.ts';
import { findOwnSource } from './sources.routes.ts';
import * as service from './sources.service.ts';
import { loadSourceContext, type SourceContext, sourceView } from './sources.view.ts';

const externalView = (row: q.SourceRow, context: SourceContext) => ({
  ...sourceView(row, context),
  external_source_id: row.id,
});

type Body = HandlerInput<typeof calls.createSource>['body'];

/** A key alone is a token: who needs another header, or user and password, says so in our own call. */
const toKey = (key: unknown): SourceKeyInput | unknown =>
  typeof key === 'string' && key !== '' ? { kind: 'header', header: 'Authorization', value: key } : undefined;

async function addSource(deps: Deps, viewer: SignedInViewer, { name, url, key }: Body): Promise<number> {
  const read = newSourceInput.safeParse({ name, url, key: toKey(key) });
  if (!read.success) {
    const fields = Object.fromEntries(
      read.error.issues.map((issue) => [
        String(issue.path[0] ?? 'name'),
        /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid',
      ]),
    );
    throw new AppError('source_not_added', fields);
  }
  try {
    return await service.createSource(deps, viewer, read.data);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input')
      throw new AppError('source_not_added', error.fields);
    throw error;
  }
}

export function externalSourceRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listSources, async ({ query }, { viewer }) => {
    const { limit, offset } = query;
    const [rows, counts] = await Promise.all([
      q.listSources(deps.db, viewer.worksFor, query),
      q.countSourcesByState(deps.db, viewer.worksFor),
    ]);
    const context = await loadSourceContext(
      deps.db,
      rows.map((row) => row.id),
    );
    return {
      external_sources: rows.map((row) => externalView(row, context)),
      count: counts.active + counts.paused + counts.stopped,
      pagination: { limit, offset },
    };
  });

  serve(calls.getSource, async ({ query }, { viewer }) => {
    const source = await findOwnSource(deps, viewer, query.external_source_id);
    return { external_source: externalView(source, await loadSourceContext(deps.db, [source.id])) };
  });

  const change = async ({ body }: HandlerInput<typeof calls.createSource>, viewer: SignedInViewer) => {
    const id = body.external_source_id;
    const action = body.action ?? (id === undefined ? 'add' : 'start');
    if (action === 'add')
      return {
        message: 'Successfully added new source' as const,
        external_source_id: await addSource(deps, viewer, body),
      };
    if (id === undefined) throw new AppError('invalid_input', { external_source_id: 'required' });
    if (action === 'start') {
      await service.startOwnRun(deps, viewer, { id, sameFile: false });
      return { message: 'Synchronization started' as const, external_source_id: id };
    }
    if (action === 'remove') {
      await service.removeSource(deps, viewer, id);
      return { message: 'removed' as const, external_source_id: id };
    }
    await service.pauseSource(deps, viewer, id);
    return { message: 'Success!' as const, external_source_id: id };
  };
  serve(calls.createSource, (input, { viewer }) => change(input, viewer));
  serve(calls.createSourceAlias, (input, { viewer }) => change(input, viewer));
}

import { Readable } from 'node:stream';
import * as runCalls from '@estia/contract/sources/run-calls';
import * as calls from '@estia/contract/sources/source-calls';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { getListingQuota } from '../listings/index.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { columnRoutes } from './mapping/columns.routes.ts';
import { mappingRoutes } from './mapping/mapping.routes.ts';
import * as items from './runs/run-items.queries.ts';
import { streamRunReport } from './runs/run-report.service.ts';
import * as runs from './runs/runs.queries.ts';
import * as q from './sources.queries.ts';
import * as service from './sources.service.ts';
import { loadSourceContext, runContext, runItemView, runView, sourceView } from './sources.view.ts';
import { startFeedUpload } from './upload/feed-uploads.service.ts';

async function findOwnRun({ db }: Pick<Deps, 'db'>, viewer: SignedInViewer, id: number): Promise<runs.RunRow> {
  const run = await runs.findRun(db, viewer.worksFor, id);
  if (!run) throw new AppError('not_found');
  return run;
}

export async function findOwnSource(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedInViewer,
  id: number,
): Promise<q.SourceRow> {
  const source = await q.findSource(db, id, viewer.worksFor);
  if (!source) throw new AppError('not_found');
  return source;
}

export function sourceRoutes(server: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  const { serve } = server;
  const { db } = deps;

  serve(calls.listOwnSources, async ({ query }, { viewer }) => {
    const { limit, offset, state } = query;
    const [rows, counts] = await Promise.all([
      q.listSources(db, viewer.worksFor, query),
      q.countSourcesByState(db, viewer.worksFor),
    ]);
    const used = counts.active + counts.paused + counts.stopped;
    const context = await loadSourceContext(
      db,
      rows.map((row) => row.id),
    );
    return {
      sources: rows.map((row) => sourceView(row, context)),
      count: state ? counts[state] : used,
      counts,
      source_limit: { used, max: sourceLimits.sources },
      pagination: { limit, offset },
    };
  });

  serve(calls.getOwnSource, async ({ params }, { viewer }) => {
    const source = await findOwnSource(deps, viewer, params.id);
    return { source: sourceView(source, await loadSourceContext(db, [source.id])) };
  });

  serve(calls.createOwnSource, async ({ body }, { viewer }) => ({
    message: 'Successfully added new source' as const,
    id: await service.createSource(deps, viewer, body),
  }));

  serve(calls.startSourceUpload, async ({ body }, { viewer }) => ({
    message: 'Success!' as const,
    ...(await startFeedUpload(deps, viewer, body.bytes)),
  }));

  serve(calls.uploadSource, async ({ body }, { viewer }) => {
    const { file, upload, ...rest } = body;
    if ((file === undefined) === (upload === undefined)) throw new AppError('invalid_input', { file: 'required' });
    const sent = upload === undefined ? Buffer.from(file ?? '', 'base64') : { upload };
    const made = await service.uploadSourceFile(deps, viewer, { ...rest, file: sent });
    return { message: 'Success!' as const, ...made };
  });

  serve(calls.updateOwnSource, async ({ params, body }, { viewer }) => {
    await service.changeSource(deps, viewer, params.id, body);
    return { message: 'Success!' as const };
  });

  serve(calls.pauseOwnSource, async ({ params }, { viewer }) => {
    await service.pauseSource(deps, viewer, params.id);
    return { message: 'Success!' as const };
  });

  serve(calls.resumeOwnSource, async ({ params }, { viewer }) => {
    await service.resumeSource(deps, viewer, params.id);
    return { message: 'Success!' as const };
  });

  serve(calls.removeOwnSource, async ({ params }, { viewer }) => ({
    message: 'removed' as const,
    paused_listings: await service.removeSource(deps, viewer, params.id),
  }));

  serve(runCalls.startSourceRun, async ({ params, body }, { viewer }) => ({
    message: 'Synchronization started' as const,
    run_id: await service.startOwnRun(deps, viewer, { id: params.id, sameFile: body.same_file }),
  }));

  serve(runCalls.listSourceRuns, async ({ params, query }, { viewer }) => {
    const { limit, offset } = query;
    const source = await findOwnSource(deps, viewer, params.id);
    const [rows, count] = await Promise.all([runs.listRuns(db, source.id, query), runs.countRuns(db, source.id)]);
    return { runs: rows.map((row) => runView(row)), count, pagination: { limit, offset } };
  });

  serve(runCalls.getSourceRun, async ({ params }, { viewer }) => {
    const run = await findOwnRun(deps, viewer, params.id);
    const source = await findOwnSource(deps, viewer, run.source_id);
    const [context, { used, maxListings }, photos_to_fetch, in_review] = await Promise.all([
      loadSourceContext(db, [source.id]),
      getListingQuota(db, deps, { id: viewer.worksFor, role_id: viewer.roleId }),
      run.state === 'review' ? items.countPhotosToFetch(db, source.id, run.id) : null,
      items.countHeldItems(db, run.id),
    ]);
    return {
      run: runView(run, runContext(source.id, context, { used, maxListings })),
      source: sourceView(source, context),
      photos_to_fetch,
      in_review,
    };
  });

  serve(runCalls.listSourceRunItems, async ({ params, query }, { viewer }) => {
    const run = await findOwnRun(deps, viewer, params.id);
    const tree = await getPlaceTree();
    const { limit, offset, action, search } = query;
    const pagination = { limit, offset };
    if (action === 'unchanged') {
      const asked = { sourceId: run.source_id, runId: run.id, search };
      const is_stored = await items.isNewestReading(db, run.source_id, run.id);
      if (!is_stored) return { items: [], count: 0, is_stored, pagination };
      const [rows, count] = await Promise.all([
        items.listUnchangedItems(db, asked, pagination),
        items.countUnchangedItems(db, asked),
      ]);
      return { items: rows.map((row) => runItemView(row, tree)), count, is_stored, pagination };
    }
    const [rows, count] = await Promise.all([
      items.listRunItems(db, run.id, query, pagination),
      items.countRunItems(db, run.id, query),
    ]);
    // All of them are also those that stayed the same, after the others.
    const isAll = !action && !query.state && !query.code;
    const same = { sourceId: run.source_id, runId: run.id, search };
    const unchanged =
      isAll && run.read_at && (await items.isNewestReading(db, run.source_id, run.id))
        ? await items.countUnchangedItems(db, same)
        : 0;
    if (unchanged > 0 && rows.length < limit)
      rows.push(
        ...(await items.listUnchangedItems(db, same, {
          limit: limit - rows.length,
          offset: Math.max(0, offset - count),
        })),
      );
    return {
      items: rows.map((row) => runItemView(row, tree)),
      count: count + unchanged,
      is_stored: true,
      pagination,
    };
  });

  serve(runCalls.listSourceRunProblems, async ({ params, query: { limit, offset } }, { viewer }) => {
    const run = await findOwnRun(deps, viewer, params.id);
    const rows = await items.listRunProblems(db, run.id, { limit, offset });
    return {
      problems: rows.map(({ total: _total, ...problem }) => problem),
      count: rows[0]?.total ?? 0,
      pagination: { limit, offset },
    };
  });

  serve(runCalls.confirmSourceRun, async ({ params, body }, { viewer }) => {
    await service.confirmRun(deps, viewer, { id: params.id, isRightDeclared: body.right_declared === true });
    return { message: 'Success!' as const };
  });

  serve(runCalls.declineSourceRun, async ({ params }, { viewer }) => {
    await service.declineRun(deps, viewer, params.id);
    return { message: 'Success!' as const };
  });

  serve(runCalls.downloadSourceReport, async ({ params, query }, { viewer, reply }) => {
    const run = await findOwnRun(deps, viewer, params.id);
    reply?.header('content-disposition', `attachment; filename="estia-feed-${run.id}.csv"`);
    return Readable.from(streamRunReport(deps, { runId: run.id, locale: query.locale, tree: await getPlaceTree() }));
  });

  mappingRoutes(server, deps, getPlaceTree);
  columnRoutes(server, deps);
}

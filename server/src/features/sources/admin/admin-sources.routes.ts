/** ADMN-4: what admins do with sources of agencies. Each act is in the audit log, and its agency is told the reason. */
import * as calls from '@estia/contract/sources/admin-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { type AdvertiserRow, lockAdvertiser } from '../../listings/index.ts';
import { writeStatement } from '../../statements-of-reasons/index.ts';
import { enqueueSourceEmail } from '../sources.emails.ts';
import { findSource, lockSource, type SourceRow, updateSource } from '../sources.queries.ts';
import { endOpenRun, removeLockedSource, startRun } from '../sources.service.ts';
import { loadSourceContext, sourceView } from '../sources.view.ts';
import * as q from './admin-sources.queries.ts';

const HOUR_MS = 3_600_000;

type AdminSourceAction = 'source_started' | 'source_stopped' | 'source_removed';

async function changeAsAdmin<T>(
  deps: Deps,
  viewer: SignedInViewer,
  { id, reason, action }: { id: number; reason: string; action: AdminSourceAction },
  write: (trx: Trx, locked: { source: SourceRow; account: AdvertiserRow }) => Promise<T>,
): Promise<T> {
  const seen = await findSource(deps.db, id);
  if (!seen) throw new AppError('not_found');
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAdvertiser(trx, seen.account_id);
    const source = account && (await lockSource(trx, id));
    if (!source) throw new AppError('not_found');
    const result = await write(trx, { source, account });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action,
      subject: 'source',
      subjectId: id,
      reason,
      now: deps.clock(),
    });
    return result;
  });
}

export function adminSourceRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.listAllSources, async ({ query }) => {
    const { limit, offset } = query;
    const [rows, count, counts] = await Promise.all([
      q.listAllSources(deps.db, query, query),
      q.countAllSources(deps.db, query),
      q.countAllByState(deps.db),
    ]);
    const context = await loadSourceContext(
      deps.db,
      rows.map((row) => row.id),
    );
    return {
      sources: rows.map((row) => ({
        ...sourceView(row, context),
        owner: {
          user_id: row.account_id,
          agency_id: row.agency_id,
          name: { el: row.agency_name_el ?? row.owner_name, en: row.agency_name_en ?? row.owner_name },
          email: row.owner_email,
        },
      })),
      count,
      counts,
      pagination: { limit, offset },
    };
  });

  serve(calls.startAnySource, async ({ params, body }, { viewer }) => {
    const { reason } = body;
    const run_id = await changeAsAdmin(
      deps,
      viewer,
      { id: params.id, reason, action: 'source_started' },
      async (trx, { source, account }) => {
        const { kind, every_hours } = source;
        const isStopped = source.state === 'stopped';
        // There is nothing to read of what its agency sends itself.
        if (source.state === 'removed' || (kind !== 'url' && !isStopped)) throw new AppError('not_in_this_state');
        const now = deps.clock();
        if (isStopped) {
          await updateSource(trx, source.id, {
            state: 'active',
            state_reason: null,
            next_run_at:
              kind === 'url' && every_hours !== null ? new Date(now.getTime() + every_hours * HOUR_MS) : null,
            updated_at: now,
          });
          await enqueueJob(trx, 'source-photos');
        }
        await enqueueSourceEmail(trx, deps, account, 'source_changed_by_admin', {
          source_name: source.name,
          action: isStopped ? 'started' : 'read',
          reason,
          statement: null,
        });
        if (kind !== 'url') return null;
        return startRun(trx, deps, {
          source: isStopped ? { ...source, state: 'active' } : source,
          startedBy: viewer.userId,
          sameFile: false,
        });
      },
    );
    return { message: 'Synchronization started' as const, run_id };
  });

  serve(calls.stopAnySource, async ({ params, body }, { viewer }) => {
    const { reason } = body;
    await changeAsAdmin(
      deps,
      viewer,
      { id: params.id, reason, action: 'source_stopped' },
      async (trx, { source, account }) => {
        if (source.state === 'removed' || source.state === 'stopped') throw new AppError('not_in_this_state');
        await endOpenRun(trx, deps, source.id);
        await updateSource(trx, source.id, {
          state: 'stopped',
          state_reason: reason,
          next_run_at: null,
          updated_at: deps.clock(),
        });
        const statement = await writeStatement(trx, deps, {
          accountId: account.id,
          kind: 'source_stopped',
          ground: 'moderation',
          foundBy: 'own_check',
          decidedBy: viewer.userId,
          facts: reason,
          subject: { id: source.id, name: source.name },
        });
        await enqueueSourceEmail(trx, deps, account, 'source_changed_by_admin', {
          source_name: source.name,
          action: 'stopped',
          reason,
          statement,
        });
      },
    );
    return { message: 'Success!' as const };
  });

  serve(calls.removeAnySource, async ({ params, body }, { viewer }) => {
    const { reason } = body;
    const paused_listings = await changeAsAdmin(
      deps,
      viewer,
      { id: params.id, reason, action: 'source_removed' },
      async (trx, { source, account }) => {
        if (source.state === 'removed') throw new AppError('not_in_this_state');
        const paused = await removeLockedSource(trx, deps, source);
        const statement = await writeStatement(trx, deps, {
          accountId: account.id,
          kind: 'source_removed',
          ground: 'moderation',
          foundBy: 'own_check',
          decidedBy: viewer.userId,
          facts: reason,
          subject: { id: source.id, name: source.name },
        });
        await enqueueSourceEmail(trx, deps, account, 'source_changed_by_admin', {
          source_name: source.name,
          action: 'removed',
          reason,
          statement,
        });
        return paused;
      },
    );
    return { message: 'removed' as const, paused_listings };
  });
}

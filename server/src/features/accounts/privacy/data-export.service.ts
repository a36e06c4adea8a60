/** "Everything about me": asked for here, put together by the worker (data-export.jobs.ts), fetched here. */
import type { Readable } from 'node:stream';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { lockAccount } from '../accounts.queries.ts';
import { assertCurrentPassword } from '../profile/password-check.service.ts';
import { countRecentExports, findExportFile, insertDataExport } from './privacy.queries.ts';

const MAX_EXPORTS_PER_DAY = 3;

/** While one is being made, asking again changes nothing. */
export async function requestDataExport(deps: Deps, viewer: SignedInViewer, password: string): Promise<void> {
  await assertCurrentPassword(deps, viewer, password);
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    // Of two who ask at once the second waits here and then sees what the first has ordered.
    await lockAccount(trx, viewer.userId);
    const { open, recent } = await countRecentExports(trx, viewer.userId, new Date(now.getTime() - 86_400_000));
    if (open > 0) return;
    if (recent >= MAX_EXPORTS_PER_DAY) throw new AppError('too_many_requests');
    await insertDataExport(trx, viewer.userId, now);
    await enqueueJob(trx, 'account-exports');
  });
}

/** Opened, not read: it may be large. An export of somebody else, one not ready and one expired are all the same: not there. */
export async function openDataExport(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
): Promise<{ file: Readable; size: number; madeAt: Date }> {
  const row = await findExportFile(deps.db, viewer.userId, id, deps.clock());
  const file = row?.file_key ? await deps.files.open(row.file_key) : null;
  if (!row?.ready_at || !file) throw new AppError('not_found');
  return { file: file.read(), size: file.size, madeAt: row.ready_at };
}

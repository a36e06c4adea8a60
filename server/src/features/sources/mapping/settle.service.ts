/** What a person settles about a source: whatever it is, it counts from the next reading on. */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { lockAdvertiser } from '../../listings/index.ts';
import { findSource, type SourceRow } from '../sources.queries.ts';
import { lockOwnSource } from '../sources.service.ts';
import { raiseMappingVersion } from './mapping.queries.ts';

export async function findOwnSource({ db }: Pick<Deps, 'db'>, viewer: SignedInViewer, id: number): Promise<SourceRow> {
  const source = await findSource(db, id, viewer.worksFor);
  if (!source) throw new AppError('not_found');
  return source;
}

export async function settle(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  write: (trx: Trx, now: Date, source: SourceRow) => Promise<void>,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockAdvertiser(trx, viewer.worksFor);
    const source = await lockOwnSource(trx, viewer, id);
    if (source.state === 'removed') throw new AppError('not_in_this_state');
    const now = deps.clock();
    await write(trx, now, source);
    await raiseMappingVersion(trx, source.id, now);
  });
}

/** Who changes the photos of a draft holds it while doing so: two devices follow each other. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { lockOwnDraft } from './draft-photos.queries.ts';

/** `change` in a transaction, with the viewer's own draft held. Somebody else's is not there; a published one stays as it is. */
export function withLockedDraft<T>(
  deps: Deps,
  viewer: Viewer,
  draftId: number,
  change: (trx: Trx) => Promise<T>,
): Promise<T> {
  return deps.db.transaction().execute(async (trx) => {
    const draft = await lockOwnDraft(trx, draftId, viewer?.worksFor ?? 0);
    if (!draft) throw new AppError('not_found');
    if (draft.published_at) throw new AppError('not_in_this_state');
    return change(trx);
  });
}

/** Photos of a draft: their order, their words, their end. */
import * as calls from '@estia/contract/listings/draft/draft-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { deletePhotosFromDraft, listDraftPhotos, updateDraftPhotos } from './draft-photos.queries.ts';
import { withLockedDraft } from './draft-photos.service.ts';
import { draftPhotoView } from './draft-photos.view.ts';

export function draftPhotoRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.updateDraftPhotos, ({ params, body }, { viewer }) =>
    withLockedDraft(deps, viewer, params.id, async (trx) => {
      await updateDraftPhotos(trx, params.id, body.photos);
      return { photos: (await listDraftPhotos(trx, params.id)).map(draftPhotoView) };
    }),
  );
  // One that is gone already is answered the same: the first answer may have been lost.
  serve(calls.deleteDraftPhoto, ({ params }, { viewer }) =>
    withLockedDraft(deps, viewer, params.id, async (trx) => {
      await deletePhotosFromDraft(trx, params.id, [params.photo_id], deps.clock());
      return { photos: (await listDraftPhotos(trx, params.id)).map(draftPhotoView) };
    }),
  );
}

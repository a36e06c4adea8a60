/** Photos of a draft: their order, their words, their end. */
import * as calls from '@estia/contract/listings/draft-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { draftPhotos, dropFromDraft, orderDraftPhotos } from './draft-photos.queries.ts';
import { withDraft } from './draft-photos.service.ts';
import { draftPhotoView } from './draft-photos.view.ts';

export function draftPhotoRoutes({ serve }: CallServer, deps: Deps): void {
  serve(calls.updateDraftPhotos, ({ params, body }, { viewer }) =>
    withDraft(deps, viewer, params.id, async (trx) => {
      await orderDraftPhotos(trx, params.id, body.photos);
      return { photos: (await draftPhotos(trx, params.id)).map(draftPhotoView) };
    }),
  );
  // One that is gone already is answered the same: the first answer may have been lost.
  serve(calls.deleteDraftPhoto, ({ params }, { viewer }) =>
    withDraft(deps, viewer, params.id, async (trx) => {
      await dropFromDraft(trx, params.id, [params.photo_id], deps.clock());
      return { photos: (await draftPhotos(trx, params.id)).map(draftPhotoView) };
    }),
  );
}

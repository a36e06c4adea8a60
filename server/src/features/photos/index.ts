export { decode, Refused } from './decode.ts';
export {
  attachDraftPhotos,
  copyPhotosToDraft,
  type DraftPhotoRow,
  draftData,
  draftPhotos,
  dropDraftPhotos,
  forgetPropertyPhotos,
  homePhotos,
} from './draft-photos.queries.ts';
export { draftPhotoRoutes } from './draft-photos.routes.ts';
export { draftPhotoView } from './draft-photos.view.ts';
export { forgetPhotosOf, forgetUnshown } from './forget.queries.ts';
export { drawLogo } from './logo.draw.ts';
export { makePhotos } from './make-photos.jobs.ts';
export { makeMissingAvif } from './photos.jobs.ts';
export { photoRoutes } from './photos.routes.ts';
export { bytesOfDataUrl, storePicture } from './picture.service.ts';
export { placeholderOf } from './renditions.ts';
export { sweepDrafts } from './sweep.jobs.ts';
export { uploadRoutes } from './uploads.routes.ts';

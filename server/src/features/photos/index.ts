export { decodeImage, ImageRefusedError } from './decode.ts';
export {
  copyPhotosToDraft,
  type DraftPhotoRow,
  deleteDraftPhotos,
  deletePropertyPhotos,
  homePhotos,
  listDraftPhotos,
  listDraftsForExport,
  moveDraftPhotosToProperty,
} from './draft-photos.queries.ts';
export { draftPhotoRoutes } from './draft-photos.routes.ts';
export { draftPhotoView } from './draft-photos.view.ts';
export { deletePhotosOfAccount, deleteUnusedPhotos } from './forget.queries.ts';
export { renderLogo } from './logo.draw.ts';
export { processUploads } from './make-photos.jobs.ts';
export { createMissingAvif } from './photos.jobs.ts';
export { photoRoutes } from './photos.routes.ts';
export { parseImageDataUrl, storeSitePhoto } from './picture.service.ts';
export { renderPlaceholder } from './renditions.ts';
export { deleteAbandonedDrafts } from './sweep.jobs.ts';
export { uploadRoutes } from './uploads.routes.ts';

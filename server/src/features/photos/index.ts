export { makeAccountPhoto } from './account-photo.service.ts';
export { createMissingAvif } from './avif.jobs.ts';
export {
  addSourcePhotosToDraft,
  copyPhotosToDraft,
  type DraftPhotoRow,
  deleteDraftPhotos,
  deletePropertyPhotos,
  listDraftPhotos,
  listDraftsForExport,
  listPropertyPhotos,
  moveDraftPhotosToProperty,
  replacePropertyPhotos,
} from './draft-photos.queries.ts';
export { draftPhotoRoutes } from './draft-photos.routes.ts';
export { draftPhotoView } from './draft-photos.view.ts';
export { decodeImage, ImageRefusedError } from './image-decoding.ts';
export { renderLogo } from './logo-images.ts';
export { deletePhotosOfAccount, deleteUnusedPhotos } from './photo-deletion.queries.ts';
export { processUploads } from './photo-processing.jobs.ts';
export { findNextPhotoTime } from './photo-processing.queries.ts';
export { photoRoutes } from './photos.routes.ts';
export { renderPlaceholder } from './renditions.ts';
export { deleteAbandonedDrafts } from './retention.jobs.ts';
export { countSharedScenes, createScene, type Scene } from './similarity/same-scene.ts';
export { parseImageDataUrl, storeSitePhoto } from './site-photo.service.ts';
export { uploadRoutes } from './uploads.routes.ts';

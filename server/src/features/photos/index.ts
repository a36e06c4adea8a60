export { forgetPhotosOf } from './forget.queries.ts';
export { makeMissingAvif } from './photos.jobs.ts';
export { photoRoutes } from './photos.routes.ts';

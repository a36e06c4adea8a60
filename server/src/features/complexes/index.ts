export { complexPages } from './complexes.pages.ts';
export { complexRoutes } from './complexes.routes.ts';
export { complexData } from './own.queries.ts';

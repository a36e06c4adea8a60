export { listComplexPages } from './complexes.pages.ts';
export { complexRoutes } from './complexes.routes.ts';
export { listComplexesForExport } from './own-complexes.queries.ts';

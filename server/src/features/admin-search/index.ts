export { adminSearchRoutes } from './admin-search.routes.ts';

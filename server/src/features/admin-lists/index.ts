export { listViewRoutes } from './list-views.routes.ts';

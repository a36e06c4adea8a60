export { agencyRoutes } from './agencies.routes.ts';

export { homeImageRoutes } from './home-image.routes.ts';
export { operatorRoutes } from './operator.routes.ts';
export { siteRoutes } from './site.routes.ts';

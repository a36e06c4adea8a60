export { failureRoutes } from './failures.routes.ts';
export { homeImageRoutes } from './home-image.routes.ts';
export { operatorRoutes } from './operator.routes.ts';
export { getQueueDepths, type QueueDepths } from './queues.queries.ts';
export { siteRoutes } from './site.routes.ts';

export { purgeSharedCaches } from './cache-purge/cache-purge.jobs.ts';
export { hasCachePurge } from './cache-purge/cache-purge.queries.ts';
export { failureRoutes } from './failures.routes.ts';
export { homeImageRoutes } from './home-image.routes.ts';
export { operatorRoutes } from './operator.routes.ts';
export { deleteSupersededAssets, publishAssets } from './published-assets/published-assets.service.ts';
export {
  type BackupState,
  getQueueDepths,
  getReplication,
  listJobQueues,
  listLastBackups,
  type QueueDepths,
} from './queues.queries.ts';
export { siteRoutes } from './site.routes.ts';
export { systemRoutes } from './system.routes.ts';

export { guardDecisions, runDecision } from './decision-guard.service.ts';
export { listHolders } from './queue.queries.ts';
export { workQueueRoutes } from './queue.routes.ts';
export { countOverdueWork, deleteExpiredClaims, getQueueMoment } from './queue.service.ts';

export { guardDecisions } from './decision-guard.service.ts';
export { workQueueRoutes } from './queue.routes.ts';
export { countOverdueWork, deleteExpiredClaims } from './queue.service.ts';

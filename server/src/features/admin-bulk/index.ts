export { adminBulkRoutes } from './admin-bulk.routes.ts';
export { finishAdminBulks } from './run-bulk.service.ts';

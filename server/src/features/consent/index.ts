export { listConsentsForExport } from './consent.queries.ts';
export { consentRoutes } from './consent.routes.ts';

export { anonymizeReportsOfAccount } from './erasure.service.ts';
export { moderationEmails } from './moderation.emails.ts';
export { deleteOldReports, listReportsForExport } from './moderation.queries.ts';
export { moderationRoutes } from './moderation.routes.ts';

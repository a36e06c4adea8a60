export { anonymizeReportsOfAccount } from './forget.service.ts';
export { moderationEmails } from './moderation.letters.ts';
export { deleteOldReports, listReportsForExport } from './moderation.queries.ts';
export { moderationRoutes } from './moderation.routes.ts';

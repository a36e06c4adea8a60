export { anonymizeReportsOfAccount } from './erasure.service.ts';
export { moderationEmails } from './moderation.emails.ts';
export { deleteOldReports, listReportsForExport } from './moderation.queries.ts';
export { moderationRoutes } from './moderation.routes.ts';
export { decideReport } from './moderation.service.ts';
export { misuseView } from './moderation.view.ts';
export { findReportIds } from './report-ids.queries.ts';
export { deleteOldMisuse, listMisuseForExport, listMisuseOf } from './report-misuse.queries.ts';
export { endMisuseOfStatement, findMisuseContact } from './report-misuse.service.ts';

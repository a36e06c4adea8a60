export { cooperationEmails } from './cooperation.emails.ts';
export { expireProposals } from './cooperation.jobs.ts';
export { listCooperationPurposes, listCooperationsForExport } from './cooperation.queries.ts';
export { cooperationRoutes } from './cooperation.routes.ts';
export { closeCooperationsOfAccount, closeCooperationsOfListings } from './cooperation.service.ts';

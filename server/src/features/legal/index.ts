export { legalEmails } from './legal.emails.ts';
export { createLegalNoticeJob } from './legal.jobs.ts';
export { getTermsVersionInForce } from './legal.queries.ts';
export { legalRoutes } from './legal.routes.ts';

export { createLegalNoticeJob } from './pages.jobs.ts';
export { legalEmails } from './pages.letters.ts';
export { getTermsVersionInForce } from './pages.queries.ts';
export { legalRoutes } from './pages.routes.ts';

export { keepTelling } from './pages.jobs.ts';
export { legalLetters } from './pages.letters.ts';
export { termsInForce } from './pages.queries.ts';
export { legalRoutes } from './pages.routes.ts';

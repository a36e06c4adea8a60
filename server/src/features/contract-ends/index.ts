export { contractEndEmails } from './contract-ends.emails.ts';
export { findNextContractEnd, processContractEnds } from './contract-ends.jobs.ts';
export { contractEndRoutes } from './contract-ends.routes.ts';
export { withdrawEndOfStatement } from './contract-ends.service.ts';

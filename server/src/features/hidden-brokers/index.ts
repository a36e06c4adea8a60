export { scoreHiddenBrokers } from './broker-scores.jobs.ts';
export { complainAboutStepByCode } from './complaints.service.ts';
export { hiddenBrokerRoutes } from './hidden-brokers.routes.ts';
export { reviewEmails } from './review.emails.ts';
export { askForStatements, noteMissedDeadlines } from './steps.jobs.ts';
export { endSuspensionByStatus } from './undo.service.ts';

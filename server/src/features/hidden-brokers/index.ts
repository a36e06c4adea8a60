export { scoreHiddenBrokers } from './broker-scores.jobs.ts';
export { hiddenBrokerRoutes } from './hidden-brokers.routes.ts';

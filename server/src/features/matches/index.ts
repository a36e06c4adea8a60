export { matchProperties } from './matching.jobs.ts';

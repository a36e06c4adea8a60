export { rows } from './listings.queries.ts';

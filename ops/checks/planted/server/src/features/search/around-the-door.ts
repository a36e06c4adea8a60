import { rows } from '../listings/listings.queries.ts';
export const around = rows;

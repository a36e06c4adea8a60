import { rows } from '../features/listings/index.ts';
export const up = rows;

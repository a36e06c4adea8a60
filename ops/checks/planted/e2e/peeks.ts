import { rows } from '../server/src/features/listings/index.ts';
export const peek = rows;

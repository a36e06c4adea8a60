import { sql } from 'kysely';
export const loose = sql;

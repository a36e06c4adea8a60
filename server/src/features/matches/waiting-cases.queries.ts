/** SQL of what waits for an admin's decision: read with every page of the admin, so only what an index counts. */
import { sql } from 'kysely';
import { isInDisputeTab } from './disputes/dispute-lists.queries.ts';
import { isInExclusiveCaseTab } from './exclusives/exclusive-case-lists.queries.ts';
import { isUnclear } from './review/match-review.queries.ts';

export type WaitingCases = { disputes: number; exclusive_cases: number; unclear_matches: number };

/** Columns of a select. No further than `most`: of pairs there may be very many. */
export const selectWaitingCases = (now: Date, most: number) => sql`
  (select count(*) from (select from dispute d where ${isInDisputeTab('ready')} limit ${most}) waiting) as disputes,
  (select count(*) from (select from exclusive_case c where ${isInExclusiveCaseTab('ready', now)} limit ${most}) waiting) as exclusive_cases,
  (select count(*) from (select from property_match m where ${isUnclear} limit ${most}) waiting) as unclear_matches`;

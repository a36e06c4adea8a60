/** ADMN-5: what waits for an admin. No validator here, so that screens can use it. */

/** In the order of the filter. What each one is: features/work-queue/work-items.queries.ts of the server. */
export const workKinds = [
  'report',
  'listing_review',
  'complaint',
  'appeal',
  'agency',
  'hidden_broker',
  'dispute',
  'exclusive_case',
  'match',
  'approval',
  'deposit',
  'invoice',
  'overdue',
  'chargeback',
  'source',
  'failure',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** `free`: nobody has it in hand. */
export const workClaimFilters = ['all', 'mine', 'free'] as const;
export type WorkClaimFilter = (typeof workClaimFilters)[number];

export const workSorts = ['deadline', 'age'] as const;
export type WorkSort = (typeof workSorts)[number];

export const workLimits = {
  perPage: 25,
  search: 120,
  note: 500,
  subject: 120,
  /** More of one kind are not counted: nobody turns so many pages. */
  counted: 1_000,
  statsDays: 14,
} as const;

/** SAME-5: the steps on a private account, their order and their limits. No validator here, so that screens can use it. */

/** In the order in which they may follow each other, as the terms promise. */
export const brokerStepKinds = ['statement', 'limit', 'convert', 'suspend'] as const;
export type BrokerStepKind = (typeof brokerStepKinds)[number];

export const brokerEndReasons = ['accepted', 'next_step', 'reversed', 'lifted', 'converted', 'status_changed'] as const;
export type BrokerEndReason = (typeof brokerEndReasons)[number];

/** Where an account stands, for the admin's list. */
export const brokerStates = [
  'new',
  'asked',
  'answered',
  'no_answer',
  'limited',
  'conversion',
  'suspended',
  'converted',
  'cleared',
] as const;
export type BrokerState = (typeof brokerStates)[number];

/** What the list is narrowed to. `waiting`: an admin has something to decide. */
export const brokerFilters = ['all', 'waiting', 'complaint', ...brokerStates] as const;
export type BrokerFilter = (typeof brokerFilters)[number];

/** Why nothing can follow on an account, where that is no suspension of these steps. */
export const accountClosures = ['not_approved', 'being_erased'] as const;
export type AccountClosure = (typeof accountClosures)[number];

export const brokerRelations = ['owner', 'relative', 'fee'] as const;
export type BrokerRelation = (typeof brokerRelations)[number];

export const complaintOutcomes = ['accepted', 'rejected'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

export const brokerLimits = {
  reason: 2_000,
  statement: 3_000,
  complaint: 3_000,
  who: 120,
  /** Listings on one page of the statement. */
  answersPerPage: 20,
} as const;

/** For so long after a step has ended the nightly job asks nothing, and an admin goes on only with something new. */
export const QUIET_MONTHS = 12;
/** So many more listings than when an admin was satisfied bring the account up again before that. */
export const GROWTH_LISTINGS = 3;

type Step = { kind: BrokerStepKind; answered_at: unknown; no_answer_at: unknown };

/** Null: nothing can follow yet, or anything any more. A question is left its days to be answered. */
export function getNextBrokerStep(open: Step | null): BrokerStepKind | null {
  if (open === null) return 'statement';
  if (open.kind === 'statement') return open.answered_at || open.no_answer_at ? 'limit' : null;
  return brokerStepKinds[brokerStepKinds.indexOf(open.kind) + 1] ?? null;
}

/** Of the steps that hold, the state of the list. */
export function getBrokerState(open: Step): BrokerState {
  if (open.kind === 'statement') return open.answered_at ? 'answered' : open.no_answer_at ? 'no_answer' : 'asked';
  return ({ limit: 'limited', convert: 'conversion', suspend: 'suspended' } as const)[open.kind];
}

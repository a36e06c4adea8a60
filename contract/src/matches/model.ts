/** SAME-1: an owner's listing that an agency's later one of the same property will pause, and the dispute about it. */

/** From the moment the owner is told, on the clock of Athens. */
export const scheduledPauseDays = { reminder: 4, pause: 5 } as const;
export const disputeHours = {
  /** For the agency to show its mandate. */
  answer: 48,
  /** Between a decision for the agency and the pause, at least. */
  afterDecision: 24,
} as const;

export const disputeLimits = { text: 2_000, decision: 1_000, messagesOfSide: 30 } as const;

export const scheduledPauseStates = ['scheduled', 'disputed', 'paused', 'ended'] as const;
export type ScheduledPauseState = (typeof scheduledPauseStates)[number];
export const endReasons = [
  'owner_listing_ended',
  'agency_listing_ended',
  'not_same',
  'no_mandate',
  'cooperation',
] as const;
export type EndReason = (typeof endReasons)[number];

export const objectionReasons = ['not_same_property', 'no_mandate'] as const;
export type ObjectionReason = (typeof objectionReasons)[number];

export const disputeStates = [
  'awaiting_agency',
  'awaiting_decision',
  'decided_for_owner',
  'decided_for_agency',
  'ended',
] as const;
export type DisputeState = (typeof disputeStates)[number];
export const isOpenDispute = (state: DisputeState): boolean =>
  state === 'awaiting_agency' || state === 'awaiting_decision';

export const disputeEntryKinds = [
  'objected',
  'answered',
  'agency_silent',
  'decided_for_owner',
  'decided_for_agency',
  'reopened',
  'ended',
  'message',
] as const;
export type DisputeEntryKind = (typeof disputeEntryKinds)[number];
export const disputeSides = ['owner', 'agency'] as const;
export type DisputeSide = (typeof disputeSides)[number];

export const disputeSorts = ['opened_at', 'answer_due_at'] as const;
export type DisputeSort = (typeof disputeSorts)[number];
export const matchSorts = ['found_at', 'score'] as const;
export type MatchSort = (typeof matchSorts)[number];

/** SAME-4: two agencies with exclusive mandates of one property. The first is the property with the lower number. */
export const exclusiveSides = ['first', 'second'] as const;
export type ExclusiveSide = (typeof exclusiveSides)[number];
export const exclusiveCaseStates = ['open', 'decided', 'ended'] as const;
export type ExclusiveCaseState = (typeof exclusiveCaseStates)[number];
/** Whose mandate stands. */
export const exclusiveDecisions = ['first', 'second', 'both', 'neither'] as const;
export type ExclusiveDecision = (typeof exclusiveDecisions)[number];
export const exclusiveEndReasons = ['mandate_ended', 'not_same'] as const;
export type ExclusiveEndReason = (typeof exclusiveEndReasons)[number];
export const exclusiveCaseLimits = { answerHours: 48, text: 2_000, decision: 1_000, statementsOfSide: 10 } as const;

export const standsAfter = (decision: ExclusiveDecision, side: ExclusiveSide): boolean =>
  decision === 'both' || decision === side;

/** Numbers of cooperation between the advertiser of a listing and an agency. */
export const cooperationLimits = {
  /** A proposal is answered by the end of this many days, by the calendar of Athens. */
  answerDays: 14,
  /** Who was declined does not propose the same again so soon. */
  declinedDays: 90,
  /** What was withdrawn or expired is not proposed again sooner after it was proposed. */
  repeatDays: 14,
  message: 1_000,
  /** Of one advertiser. */
  proposalsPerDay: 20,
} as const;

export const cooperationStates = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired', 'ended'] as const;
export type CooperationState = (typeof cooperationStates)[number];

/** The advertiser of the listing, and the agency that works on it too. */
export type CooperationSide = 'advertiser' | 'agency';

export const cooperationActions = ['accept', 'decline', 'withdraw', 'end'] as const;
export type CooperationAction = (typeof cooperationActions)[number];

export const cooperationLists = ['incoming', 'outgoing', 'in_force'] as const;
export type CooperationList = (typeof cooperationLists)[number];

/** What a side may do: the one that was asked answers, the one that asked withdraws, and either ends what is in force. */
export function listCooperationActions(
  { state, proposed_by }: { state: CooperationState; proposed_by: CooperationSide },
  side: CooperationSide,
): CooperationAction[] {
  if (state === 'accepted') return ['end'];
  if (state !== 'proposed') return [];
  return side === proposed_by ? ['withdraw'] : ['accept', 'decline'];
}

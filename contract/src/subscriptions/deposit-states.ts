/** States of a deposit and what may be doubtful about one. No schema: screens use them too. */
export const depositStates = ['new', 'matched', 'confirmed', 'rejected'] as const;
export type DepositState = (typeof depositStates)[number];

export const matchProblems = [
  ...(['no_gemi', 'unknown_gemi', 'several', 'other_amount', 'nothing_owed', 'already_paid'] as const),
  ...(['already_matched', 'outgoing'] as const),
] as const;
export type MatchProblem = (typeof matchProblems)[number];

export const depositLimits = {
  fileBytes: 2_000_000,
  lines: 20_000,
  /** Base64 of the file. */
  fileText: 2_700_000,
  /** Days between the announcement of a dearer plan and its first day. */
  dearerNoticeDays: 30,
} as const;

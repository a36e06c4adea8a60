/** What an admin is shown of a user's past. */
export const caseKinds = ['dispute', 'exclusive_case', 'hidden_broker'] as const;

export const historyLimits = {
  /** Of each kind, the newest. */
  shown: 10,
  charges: 12,
  note: 2_000,
} as const;

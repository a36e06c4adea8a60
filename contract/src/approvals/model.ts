/** ADMN-5: acts of admins that need a second admin. No validator here, so that screens can use it. */

export const approvalKinds = ['factor_removal', 'account_deletion', 'bank_account', 'operator', 'refund'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalStates = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Those that wait, and those that are over. */
export const approvalTabs = ['open', 'closed'] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

export const approvalLimits = { perPage: 20 } as const;

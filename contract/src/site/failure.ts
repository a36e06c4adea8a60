/** Kinds of background failures, and how their list can be sorted. */
export const failureKinds = ['job', 'email', 'database'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const failureSorts = ['last_at', 'name', 'count'] as const;
export type FailureSort = (typeof failureSorts)[number];

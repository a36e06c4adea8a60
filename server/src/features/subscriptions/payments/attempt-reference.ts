/** Our name for an attempt, by which the provider's answers and messages find it. */
export const toAttemptReference = (attemptId: number): string => `attempt-${attemptId}`;

export const parseAttemptReference = (text: string | null): number | null => {
  const [, id] = /^attempt-(\d{1,15})$/.exec(text ?? '') ?? [];
  return id === undefined ? null : Number(id);
};

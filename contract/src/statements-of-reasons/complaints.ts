/** What a complaint may say and become. No validator here, so that screens can use it. */
export const complaintOutcomes = ['accepted', 'rejected'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

export const complaintStates = ['open', 'decided'] as const;
export const complaintLimits = { text: 3_000, answer: 2_000 } as const;

/** What becomes of the restriction when a complaint is accepted. */
export const complaintEffects = [
  'restored',
  'may_reactivate',
  'looked_at_again',
  'already_ended',
  'nothing_left',
] as const;
export type ComplaintEffect = (typeof complaintEffects)[number];

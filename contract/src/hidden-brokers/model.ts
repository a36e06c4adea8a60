/** SAME-5: what the score of a private account rests on, and the steps that may follow. */
import { z } from 'zod';
import { brokerEndReasons, brokerStepKinds, complaintOutcomes } from './steps.ts';

export const brokerSignals = [
  'listings_now',
  'properties_in_a_year',
  'shared_phone',
  'shared_photos',
  'reviewed_account',
  'agency_words',
  'municipalities',
  'reports',
] as const;
export type BrokerSignal = (typeof brokerSignals)[number];

/** `count` of what the signal is about, and some of it to look at: listing codes, user names, phrases. */
export const brokerEvidence = z.object({
  signal: z.enum(brokerSignals),
  points: z.int(),
  count: z.int(),
  samples: z.array(z.string()),
});
export type BrokerEvidence = z.infer<typeof brokerEvidence>;

const reviewStep = z.object({
  id: z.int(),
  kind: z.enum(brokerStepKinds),
  taken_at: z.iso.datetime(),
  is_automatic: z.boolean(),
  /** What the admin wrote. Empty for a question of the nightly job. */
  reason: z.string(),
  /** What is new since the account was cleared or the same step was undone, where there was such a decision. */
  new_evidence: z.string().nullable(),
  max_listings: z.int().nullable(),
  /** The last day of an answer, in Athens. */
  answer_by: z.iso.date().nullable(),
  answered_at: z.iso.datetime().nullable(),
  statement: z.string().nullable(),
  complain_by: z.iso.date(),
  ended_at: z.iso.datetime().nullable(),
  end_reason: z.enum(brokerEndReasons).nullable(),
  complaint: z
    .object({
      made_at: z.iso.datetime(),
      text: z.string(),
      decided_at: z.iso.datetime().nullable(),
      outcome: z.enum(complaintOutcomes).nullable(),
      decision: z.string().nullable(),
    })
    .nullable(),
});

/** As the account itself reads it: how many of each signal, never whom else it concerns. */
export const ownReviewStep = reviewStep.extend({
  facts: z.array(brokerEvidence.pick({ signal: true, count: true })),
  can_complain: z.boolean(),
});
export type OwnReviewStep = z.output<typeof ownReviewStep>;

/** `taken_by`: the name of the admin, null for the nightly job and for one whose account is gone. */
export const adminReviewStep = reviewStep.extend({
  points: z.int(),
  evidence: z.array(brokerEvidence),
  taken_by: z.string().nullable(),
  no_answer_at: z.iso.datetime().nullable(),
  paused_listings: z.int(),
  decided_by: z.string().nullable(),
  /** There is a complaint to decide, and another admin took the step. */
  can_decide: z.boolean(),
});
export type AdminReviewStep = z.output<typeof adminReviewStep>;

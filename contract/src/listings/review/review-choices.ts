/** ADMN-3: review of listings. No validator here, so that screens can use it. */

/** What a rule does with a listing: `hold` until a person has looked, or `queue` for a look while it is public. */
export const reviewActions = ['queue', 'hold'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** Each is a dated rule of the same name. */
export const reviewRules = [
  'review_first_listing',
  'review_price_low',
  'review_price_high',
  'review_words',
  'review_contact',
  'review_photo',
  'review_account',
] as const;
export type ReviewRule = (typeof reviewRules)[number];

/** Spans of the rates of rules that admins see. */
export const rateDays = [30, 90] as const;

/**
 * `open` waits for an admin; `change_requested` for its advertiser; the others are over. `lapsed`: the change was not made in
 * time.
 */
export const reviewStates = ['open', 'change_requested', 'approved', 'stopped', 'lapsed'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewDecisions = ['approve', 'change', 'stop'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** As it is written down: an admin's decisions, and what follows from a day. */
export const recordedDecisions = ['approved', 'change_requested', 'stopped', 'lapsed'] as const;
export type RecordedDecision = (typeof recordedDecisions)[number];

/** Reasons of a decision, each with words to begin from in both languages. */
export const reviewReasons = [
  'price',
  'words',
  'contact',
  'photos',
  'location',
  'facts',
  'duplicate',
  'not_theirs',
  'fraud',
  'other',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export const reviewLimits = { text: 1_000, changeDays: 60 } as const;

/** What is restricted, on which ground and for how long. No validator here, so that screens can use it. */

export const restrictionKinds = [
  'listing_stopped',
  'listing_removed',
  'listing_deleted',
  'listing_held',
  'changes_requested',
  'paused_for_agency',
  'unconfirmed',
  'mandate_ended',
  'exclusive_lost',
  'account_rejected',
  'account_blocked',
  'account_deleted',
  'ownership_asked',
  'listings_limited',
  'conversion_asked',
  'account_suspended',
  'source_stopped',
  'source_removed',
  'reports_warned',
  'reports_suspended',
  'agency_terminated',
] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** Steps on private accounts, which follow each other and are undone together. */
const stepKinds: readonly RestrictionKind[] = [
  'ownership_asked',
  'listings_limited',
  'conversion_asked',
  'account_suspended',
];
export const isStepKind = (kind: RestrictionKind): boolean => stepKinds.includes(kind);

/** A law, or the part of the terms by its anchor. */
export const restrictionGrounds = [
  'illegal_content',
  'brokerage_law',
  'who',
  'listing_rules',
  'forbidden',
  'hidden_brokers',
  'five_days',
  'moderation',
] as const;
export type RestrictionGround = (typeof restrictionGrounds)[number];

export const isLegalGround = (ground: RestrictionGround): boolean =>
  ground === 'illegal_content' || ground === 'brokerage_law';

/** Null: a law, not a part of the terms. */
export const termsAnchors: Readonly<Record<RestrictionGround, string | null>> = {
  illegal_content: null,
  brokerage_law: null,
  who: 'who',
  listing_rules: 'ads',
  forbidden: 'forbidden',
  hidden_brokers: 'hidden-brokers',
  five_days: 'five-days',
  moderation: 'moderation',
};

/** What led to a decision. */
export const foundBy = ['report', 'own_check', 'program'] as const;
export type FoundBy = (typeof foundBy)[number];

/** Article 20 of Regulation (EU) 2022/2065. */
export const COMPLAINT_MONTHS = 6;

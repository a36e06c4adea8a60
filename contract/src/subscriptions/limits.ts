/**
 * Days and tries of a subscription. Free months and VAT are rules (contract/src/rules/rule-params.ts), prices are rows
 * of plan_price.
 */
export const subscriptionLimits = {
  /** POST-7: listings stay up this long after the last paid day. */
  graceDays: 5,
  /** Days after the first day of an unpaid period on which the card is tried again; after the last it is over. */
  retryDays: [1, 3, 5, 7],
  /** A bank takes its time: what is paid by deposit is asked for this long before. */
  depositLeadDays: 10,
  /** Days after it was asked for. */
  reminderDays: [3, 7],
  /** An email before the first money is taken. */
  firstChargeNoticeDays: 7,
  /** Card providers take no less. */
  leastCents: 50,
} as const;

/** What the holder of a card agrees to when it is set up; a new wording is a new version. */
export const MANDATE_VERSION = '2026-11-15';

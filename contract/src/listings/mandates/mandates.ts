/** Numbers of mandates: what an agency signed with an owner. */

/** Days before the end of a mandate on which its agency hears of it. */
export const mandateReminderDays = { first: 15, second: 3 } as const;

/** Id of the lookup list mandate_types. */
export const EXCLUSIVE_MANDATE_ID = 3;

const MEGABYTE = 1024 * 1024;
export const mandateDocumentLimits = {
  bytes: 8 * MEGABYTE,
  /** Of a picture, in pixels: on less a page of text cannot be read. */
  shortSide: 600,
  /** As base64. */
  textLength: Math.ceil((8 * MEGABYTE * 4) / 3) + 4,
} as const;

/** The first that holds. Days are those of Athens; a mandate holds to the end of its last day. */
export const mandateStatuses = ['expired', 'no_document', 'expiring', 'valid'] as const;
export type MandateStatus = (typeof mandateStatuses)[number];

export const mandateSorts = ['expires_first', 'expires_last', 'newest'] as const;

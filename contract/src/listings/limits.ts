/** Numbers of the listing form. Apart from the schemas, so that a screen can print them without a validator. */
export const listingLimits = {
  photosMax: 20,
  photoBytes: 25 * 1024 * 1024,
  title: 90,
  description: 6_000,
  bulk: 100,
  /** Listings of one change that is written down first. */
  bulkMost: 2_500,
  /** Drafts a person may have open. */
  drafts: 50,
} as const;

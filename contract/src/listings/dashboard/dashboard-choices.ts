/** What can be chosen at the dashboard. Apart from the schemas, so that a screen can show it without a validator. */

/** Days that can be looked at. */
export const dashboardPeriods = ['7', '30', '90'] as const;

/** no_contacts: nobody asked for 30 days. unconfirmed: nobody confirmed it for 30 days. above_median: far above its district. */
export const staleReasons = ['no_contacts', 'unconfirmed', 'above_median'] as const;
export type StaleReason = (typeof staleReasons)[number];

/** `delete` for good is not among them: it has a call of its own, all or none. */
export const bulkActions = ['activate', 'deactivate', 'confirm', 'remove', 'restore', 'price', 'contact'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What somebody should look at: a source sends it so that it is not taken, fewer photos than the rules ask for, a mandate that ends soon or has ended, nobody confirmed it for 30 days. */
export const attentionKinds = ['rejected', 'photos', 'mandate', 'unconfirmed'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Columns of the listing table. */
export const listingTableSorts = [
  'code',
  'place',
  'area',
  'price',
  'views',
  'messages',
  'updated',
  'confirmed',
] as const;
export type ListingTableSort = (typeof listingTableSorts)[number];
export const listingTablePageSizes = ['25', '50', '100'] as const;

/** What can be chosen at the dashboard. Apart from the schemas, so that a screen can show it without a validator. */

/** Days that can be looked at. */
export const dashboardPeriods = ['7', '30', '90'] as const;

/** no_contacts: nobody asked for 30 days. unconfirmed: nobody confirmed it for 30 days. above_median: far above its district. */
export const staleReasons = ['no_contacts', 'unconfirmed', 'above_median'] as const;
export type StaleReason = (typeof staleReasons)[number];

/** `delete` for good is not among them: it has a call of its own, all or none. */
export const bulkActions = ['activate', 'deactivate', 'confirm', 'remove', 'restore', 'price', 'contact'] as const;
export type BulkAction = (typeof bulkActions)[number];

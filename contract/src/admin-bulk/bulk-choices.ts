/** ADMN-1: one decision for many rows of a list of administrators. No validator here, so that screens can use it. */

/** Lists that offer actions for many, with what they offer. */
export const bulkListActions = {
  users: ['approve', 'reject', 'block'],
  agencies: ['approve', 'reject', 'block'],
  sale_listings: ['take_down', 'remove'],
  rent_listings: ['take_down', 'remove'],
  reports: ['uphold', 'dismiss'],
  invoices: ['resubmit'],
} as const;

export type BulkList = keyof typeof bulkListActions;
export type AdminBulkAction = (typeof bulkListActions)[BulkList][number];

export const bulkLists = ['users', 'agencies', 'sale_listings', 'rent_listings', 'reports', 'invoices'] as const;
export const adminBulkActions = [
  'approve',
  'reject',
  'block',
  'take_down',
  'remove',
  'uphold',
  'dismiss',
  'resubmit',
] as const;

export const isBulkActionOf = (list: BulkList, action: AdminBulkAction): boolean =>
  bulkListActions[list].some((each) => each === action);

/** What takes something from somebody: its reason goes out with a statement of reasons. */
export const restrictingBulkActions: readonly AdminBulkAction[] = ['reject', 'block', 'take_down', 'remove', 'uphold'];

/** Why a row is left as it is. */
export const bulkRefusals = [
  'gone',
  'not_in_this_state',
  'already_decided',
  'claimed_by_other',
  'changed_meanwhile',
  'administrator',
  'own_listing',
  'closing',
  'forbidden',
  'failed',
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

export const adminBulkLimits = { most: 500, reason: 500, perPage: 20, hoursToConfirm: 24 } as const;

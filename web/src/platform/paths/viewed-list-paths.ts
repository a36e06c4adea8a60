/** Where each list of admins is whose views can be saved. Without the language: `localizePath` adds it. */
import type { ViewedList } from '@estia/contract/admin-lists/list-views';

export const viewedListPaths: Readonly<Record<ViewedList, string>> = {
  users: '/dashboard/admin/list-users',
  agencies: '/dashboard/admin/list-agencies',
  sale_listings: '/dashboard/admin/properties/for-sale',
  rent_listings: '/dashboard/admin/properties/for-rent',
  subscriptions: '/dashboard/admin/list-user-subscriptions',
  invoices: '/dashboard/admin/list-invoices',
  reports: '/dashboard/admin/list-alerts',
};

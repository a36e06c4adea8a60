/** Where admins see what a name, a code or a number stands for. Without the language: `localizePath` adds it. */
import type { ListingState } from '@estia/contract/listings/states';
import type { Purpose } from '@estia/contract/search/model';
import { barePathTo } from './path-to.ts';

export const adminUserPath = (id: number): string => barePathTo('/dashboard/admin/users/:id', { id });

type Listing = { code: string; for: Purpose; state: ListingState };
export const adminListingPath = ({ code, for: purpose, state }: Listing): string =>
  `/dashboard/admin/properties/for-${purpose}?${new URLSearchParams({ state, search: code })}`;

/** Of a listing that was taken down, by its code. */
export const adminListingCodePath = (code: string): string =>
  `/dashboard/admin/properties/for-${code.endsWith('R') ? 'rent' : 'sale'}?${new URLSearchParams({ state: 'inactive', search: code })}`;

export const adminInvoicePath = (id: number): string => `/dashboard/admin/list-invoices?item=${id}`;

/** Of a decision that somebody complained about, by the number of the decision. */
export const adminComplaintPath = (id: number): string => barePathTo('/dashboard/admin/complaints/:id', { id });

export const adminReportPath = (id: number): string => `/dashboard/admin/list-alerts?item=${id}`;

/** A look at an account as a hidden broker is named by the account. */
export function adminCasePath({
  kind,
  id,
}: {
  kind: 'dispute' | 'exclusive_case' | 'hidden_broker';
  id: number;
}): string {
  if (kind === 'dispute') return barePathTo('/dashboard/admin/disputes/:id', { id });
  if (kind === 'exclusive_case') return barePathTo('/dashboard/admin/disputes/exclusive/:id', { id });
  return barePathTo('/dashboard/admin/hidden-brokers/:id', { id });
}

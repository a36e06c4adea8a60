/** Where the dashboard shows what an entry of the audit log was about; null where nothing can be opened. */
import { listingStates } from '@estia/contract/listings/states';
import type { ApiReply } from '../../../platform/api-client.ts';

type Entry = ApiReply<'GET /adminPanel/audit-log'>['entries'][number];

const settings: Readonly<Record<string, string>> = {
  plan_changed: '/dashboard/admin/plans',
  plan_withdrawn: '/dashboard/admin/plans',
  rule_changed: '/dashboard/admin/rules',
  rule_checked: '/dashboard/admin/rules',
  statement_imported: '/dashboard/admin/deposits',
  deposit_rejected: '/dashboard/admin/deposits?state=rejected',
  bank_account_changed: '/dashboard/admin/settings',
  operator_changed: '/dashboard/admin/settings',
  home_image_changed: '/dashboard/admin/settings',
};

function listingPath({ subject_id, after, before }: Pick<Entry, 'subject_id' | 'after' | 'before'>): string {
  const fields = { ...before, ...after };
  const state = listingStates.find((each) => each === (fields.sale ?? fields.rent));
  const query = new URLSearchParams({ search: `ES-${subject_id}`, ...(state ? { state } : {}) });
  return `/dashboard/admin/properties/for-${'rent' in fields ? 'rent' : 'sale'}?${query}`;
}

export function auditPath(
  entry: Pick<Entry, 'action' | 'subject' | 'subject_id' | 'subject_user_id' | 'subject_name' | 'before' | 'after'>,
): string | null {
  const { action, subject, subject_id: id, subject_user_id: userId } = entry;
  if (subject === 'setting') return settings[action] ?? null;
  if (subject === 'property') return id > 0 ? listingPath(entry) : null;
  if (subject === 'legal_text') return '/dashboard/admin/terms';
  // What has no name any more is gone: nothing would open.
  if (entry.subject_name === null) return null;
  if (subject === 'article') return `/dashboard/admin/article-editor?article_id=${id}`;
  if (subject === 'invoice') return `/api/user/invoices/${id}/pdf`;
  return userId === null ? null : `/dashboard/admin/users/${userId}`;
}

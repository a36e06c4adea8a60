/** A row of `account` → the user that may leave the server: to themselves and to admins, nobody else. */

import type { User } from '@estia/contract/accounts/model';
import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import { toLocale } from '@estia/contract/pair';
import type { UserRow } from './accounts.queries.ts';

const userTypes = {
  [roleIds.admin]: 'admin',
  [roleIds.individual]: 'individual',
  [roleIds.agency]: 'professional',
} as const satisfies Record<RoleId, User['type']>;

export const userView = (row: UserRow): User => ({
  user_id: row.id,
  role_id: row.role_id,
  type: userTypes[row.role_id],
  is_main_admin: row.is_main_admin,
  status: row.status,
  status_reason: row.status_reason,
  username: row.username,
  email: row.email,
  email_confirmed: row.email_confirmed_at !== null,
  mobile: row.mobile,
  landline: row.landline,
  locale: toLocale(row.locale),
  mail_news: row.mail_news,
  mail_alerts: row.mail_alerts,
  mail_messages: row.mail_messages,
  mail_agency_leads: row.mail_agency_leads,
  created_at: row.created_at.toISOString(),
  erase_after: row.erase_after?.toISOString() ?? null,
});

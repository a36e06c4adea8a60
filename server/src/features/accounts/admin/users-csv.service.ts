/** The list of users as a spreadsheet, newest first, read a page at a time while it is sent. */
import { roles, statuses } from '@estia/contract/accounts/admin-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { userExportHeadings } from '@estia/contract/admin-lists/export-headings';
import { athensDay } from '@estia/contract/athens';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../../deps.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import type { Cell } from '../../../platform/csv.ts';
import type { Db } from '../../../platform/db/db.ts';
import { auditListExport, streamListCsv } from '../../../platform/list-export.ts';
import { listUsers, listUsersBefore, type UserFilter } from './admin.queries.ts';

type Row = Awaited<ReturnType<typeof listUsersBefore>>[number];

const roleName = (id: number) =>
  id === roleIds.admin ? roles.admin : id === roleIds.agency ? roles.professional : roles.individual;

const toCells = (row: Row, locale: Locale): Cell[] => [
  row.id,
  row.username,
  row.email,
  roleName(row.role_id)[locale],
  statuses[row.status][locale],
  row.agency_name,
  row.gemi,
  athensDay(row.created_at),
  row.last_seen_on,
];

export async function auditUserExport(deps: Deps, viewer: SignedInViewer, filter: UserFilter): Promise<void> {
  const { count } = await listUsers(deps.db, filter, { limit: 1, offset: 0, sort: 'created', order: 'desc' });
  await auditListExport(deps, viewer, { action: 'users_exported', rows: count, filter });
}

export const streamUsersCsv = (db: Db, filter: UserFilter, locale: Locale) =>
  streamListCsv<Row>(
    {
      headings: userExportHeadings,
      readAfter: (last, limit) => listUsersBefore(db, filter, last?.id, limit),
      toCells: (row) => toCells(row, locale),
    },
    locale,
  );

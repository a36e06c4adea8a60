/** A list of admins as a spreadsheet: read a slice at a time while it is sent. Who took it along is written down first. */

import type { AuditAction } from '@estia/contract/accounts/audit-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import type { Deps } from '../deps.ts';
import { writeAuditLog } from './audit.ts';
import type { SignedInViewer } from './auth/viewer.ts';
import { type Cell, createCsvWriter } from './csv.ts';

const SLICE = 500;

type ExportAction = Extract<AuditAction, `${string}_exported`>;
type Exported = {
  action: ExportAction;
  rows: number;
  /** What is chosen from a list and so no person's name. What was searched for may be one, and is not written down. */
  filter?: Readonly<Partial<Record<'role_id' | 'status' | 'plan_id', unknown>>>;
};

/** Before the first row leaves. */
export const auditListExport = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: SignedInViewer,
  { action, rows, filter = {} }: Exported,
): Promise<void> =>
  writeAuditLog(db, {
    adminId: viewer.userId,
    action,
    subject: 'setting',
    subjectId: 0,
    reason: null,
    now: clock(),
    after: { exported_rows: rows, role_id: filter.role_id, status: filter.status, plan_id: filter.plan_id },
  });

type ListFile<Row> = {
  headings: readonly Pair[];
  /** The slice that follows a row; the first one follows none. */
  readAfter: (last: Row | undefined, limit: number) => Promise<readonly Row[]>;
  toCells: (row: Row) => readonly Cell[];
};

export async function* streamListCsv<Row>(
  { headings, readAfter, toCells }: ListFile<Row>,
  locale: Locale,
): AsyncGenerator<Uint8Array> {
  const csv = createCsvWriter(locale);
  yield Buffer.from(csv.begin + csv.row(headings.map((head) => head[locale])));
  for (let last: Row | undefined; ; ) {
    const rows = await readAfter(last, SLICE);
    if (rows.length > 0) yield Buffer.from(rows.map((row) => csv.row(toCells(row))).join(''));
    last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
  }
}

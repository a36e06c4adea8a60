/** The audit log as a spreadsheet, newest first, read a page at a time while it is sent. */
import { auditActionMessages, getAuditLabel, subjects, audit as words } from '@estia/contract/accounts/audit-messages';
import { sayAuditEntry } from '@estia/contract/accounts/audit-sentences';
import { athensDay, athensTime } from '@estia/contract/athens';
import type { Locale } from '@estia/contract/pair';
import { createCsvWriter } from '../../platform/csv.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { type AuditFilter, listAuditLog } from './admin/audit-log.queries.ts';
import { auditView } from './audit.view.ts';
import { auditNames } from './audit-names.queries.ts';

const PAGE = 500;
const heads = [
  words.at,
  words.admin,
  words.action,
  words.subject,
  words.reason,
  words.changes,
  words.sentence,
] as const;

type Entry = ReturnType<typeof auditView>;

function cellsOf(entry: Entry, at: Date, locale: Locale): (string | null)[] {
  const subject = getAuditLabel(subjects, entry.subject)[locale];
  const changes = entry.changes.map(({ field, before, after }) => {
    const became = before ? `${before[locale]} → ${after[locale]}` : after[locale];
    return `${field[locale]}: ${became}`;
  });
  const who = entry.admin ?? `${words.gone[locale]} (${entry.admin_id})`;
  return [
    `${athensDay(at)} ${athensTime(at)}`,
    who,
    getAuditLabel(auditActionMessages, entry.action)[locale],
    `${subject} ${entry.subject_name?.[locale] ?? entry.subject_id}`,
    entry.reason,
    changes.join('; '),
    sayAuditEntry(entry, who, locale),
  ];
}

type Export = { filter: Omit<AuditFilter, 'limit' | 'before'>; locale: Locale; places: PlaceTreeLoader };

export async function* exportAudit(db: Db, { filter, locale, places }: Export): AsyncGenerator<Uint8Array> {
  const csv = createCsvWriter(locale);
  const tree = await places();
  yield Buffer.from(csv.begin + csv.row(heads.map((head) => head[locale])));
  for (let before: number | undefined; ; ) {
    const rows = await listAuditLog(db, { ...filter, before, limit: PAGE });
    const names = await auditNames(db, rows);
    const lines = rows.map((row) => csv.row(cellsOf(auditView(row, names, tree), row.created_at, locale)));
    if (lines.length > 0) yield Buffer.from(lines.join(''));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    before = last.id;
  }
}

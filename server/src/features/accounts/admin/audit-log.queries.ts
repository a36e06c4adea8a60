/** Reading what admins did. Writing it is everybody's: `server/src/platform/audit.ts`. */
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import { type AuditSubject, auditSubjects } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db/db.ts';

const MAX_PER_USER = 50;

export type AuditFilter = {
  limit: number;
  before?: number | undefined;
  admin_id?: number | undefined;
  subject?: AuditSubject | undefined;
  subject_id?: number | undefined;
  action?: string | undefined;
  /** Days of Athens, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

const selectAuditEntries = (db: Db) =>
  db
    .selectFrom('audit_log')
    .leftJoin('account as admin', 'admin.id', 'audit_log.admin_id')
    .select([
      'audit_log.id',
      'at as created_at',
      'admin_id',
      'admin.username as admin',
      'action',
      'subject',
      'subject_id',
      'reason',
    ])
    .select(['audit_log.before', 'audit_log.after'])
    .orderBy('audit_log.id', 'desc');

export type AuditRow = Awaited<ReturnType<typeof listAuditLog>>[number];

/** By id and not by page: rows that are added meanwhile move nothing. */
export const auditLogQuery = (
  db: Db,
  { limit, before, admin_id, subject, subject_id, action, from, to }: AuditFilter,
) =>
  selectAuditEntries(db)
    .$if(before !== undefined, (q) => q.where('audit_log.id', '<', requireValue(before)))
    .$if(admin_id !== undefined, (q) => q.where('admin_id', '=', requireValue(admin_id)))
    // All kinds, named: an id alone would find no index.
    .$if(subject_id !== undefined, (q) =>
      q.where('subject', 'in', subject ? [subject] : auditSubjects).where('subject_id', '=', requireValue(subject_id)),
    )
    .$if(subject !== undefined && subject_id === undefined, (q) => q.where('subject', '=', requireValue(subject)))
    .$if(action !== undefined, (q) => q.where('action', '=', requireValue(action)))
    .$if(from !== undefined, (q) =>
      q.where('at', '>=', sql<Date>`${from}::date::timestamp at time zone 'Europe/Athens'`),
    )
    .$if(to !== undefined, (q) =>
      q.where('at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone 'Europe/Athens'`),
    )
    .limit(limit);

export const listAuditLog = (db: Db, filter: AuditFilter) => auditLogQuery(db, filter).execute();

/** Of more properties the rest is in the log itself. */
const MAX_PROPERTIES = 1_000;

/** What was done to a user, to their agency and to what they advertise. */
export function listAuditLogForUser(db: Db, accountId: number, agencyId: number | null): Promise<AuditRow[]> {
  const account: AuditSubject = 'account';
  const agency: AuditSubject = 'agency';
  const property: AuditSubject = 'property';
  return selectAuditEntries(db)
    .where(
      sql<boolean>`((subject, subject_id) in ((${account}, ${accountId}), (${agency}, ${agencyId ?? 0}))
        or (subject = ${property} and subject_id = any (array(
          select id from property where account_id = ${accountId} order by id desc limit ${MAX_PROPERTIES}))))`,
    )
    .limit(MAX_PER_USER)
    .execute();
}

/** What admins do is written down in the transaction that does it: who, what, to whom, why. The database lets no row change. */

import type { AuditAction, AuditField } from '@estia/contract/accounts/audit-messages';
import { listNames } from '@estia/contract/map-names';
import type { Db } from './db/db.ts';

/** What an action is done to: a kind of record, named once for all features. */
export const auditSubjects = [
  'account',
  'agency',
  'property',
  'listing',
  'article',
  'setting',
  'legal_text',
  'invoice',
  'source',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Only what the log has a word for: a raw key is nothing to read. */
type Fields = Readonly<Partial<Record<AuditField, unknown>>>;

type AuditEntry = {
  adminId: number;
  /** `user_blocked`: the thing and what became of it. */
  action: AuditAction;
  subject: AuditSubject;
  subjectId: number;
  reason: string | null;
  /** The record before and after, or the part of it that the action touches; only what differs is written. */
  before?: Fields | null;
  after?: Fields | null;
  now: Date;
};

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Of two states of a record the fields that differ: a log of whole records would be a second copy of the data. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...listNames(before), ...listNames(after)])].filter(
    (name) => !isSameJson(before[name], after[name]),
  );
  const pick = (from: Fields): Fields => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** `trx` is the transaction of the action itself: neither is there without the other. */
export async function writeAuditLog(db: Db, entry: AuditEntry): Promise<void> {
  const { before = null, after = null } = entry;
  const changed = before && after ? changedFields(before, after) : { before, after };
  await db
    .insertInto('audit_log')
    .values({
      at: entry.now,
      admin_id: entry.adminId,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      reason: entry.reason,
      before: changed.before && JSON.stringify(changed.before),
      after: changed.after && JSON.stringify(changed.after),
    })
    .execute();
}

/** A change is a new version from a day on, in one transaction with its row in the audit log. */

import type { HandlerInput } from '@estia/contract/call';
import type { createRuleVersion as createRuleVersionCall } from '@estia/contract/rules/calls';
import { athensDay, findInForce } from '@estia/contract/rules/in-force';
import { isCalendarDay, parseRuleParams, type RuleCode } from '@estia/contract/rules/rule-params';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import * as q from './rules.queries.ts';

const SUBJECT = 'setting' as const;

/** One line of the log for each thing that differs. */
const toAuditFields = (
  row: Pick<q.RuleRow, 'status' | 'valid_from' | 'text_el' | 'text_en' | 'source_url'> & { params: object },
) => ({
  ...row.params,
  rule_status: row.status,
  valid_from: row.valid_from,
  text_el: row.text_el,
  text_en: row.text_en,
  source_url: row.source_url,
});

export async function createRuleVersion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  code: RuleCode,
  given: HandlerInput<typeof createRuleVersionCall>['body'],
): Promise<number> {
  const now = clock();
  const { based_on, valid_from, status, text_el, text_en, reason } = given;
  const read = parseRuleParams(code, given.params);
  if ('errors' in read) throw new AppError('invalid_input', read.errors);
  if (!isCalendarDay(valid_from)) throw new AppError('invalid_input', { valid_from: 'invalid' });
  return db.transaction().execute(async (trx) => {
    const versions = await q.lockRule(trx, code);
    const newest = versions[0]?.version ?? 0;
    if (newest !== based_on) throw new AppError('changed_meanwhile');
    const current = findInForce(versions, athensDay(now));
    // What held before the version in force is history: nothing new begins there.
    if (current && valid_from < current.valid_from)
      throw new AppError('invalid_input', { valid_from: 'before_current' });
    const version = newest + 1;
    const row = { status, valid_from, text_el, text_en, source_url: given.source_url || null, params: read.params };
    await q.endRuleVersionsFrom(trx, code, valid_from);
    const id = await q.insertRuleVersion(trx, { ...row, code, version, reason, adminId, now });
    await writeAuditLog(trx, {
      adminId,
      action: 'rule_changed',
      subject: SUBJECT,
      subjectId: id,
      reason,
      now,
      before: current ? toAuditFields(current) : {},
      after: toAuditFields(row),
    });
    return version;
  });
}

export async function confirmRuleCheck(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  code: RuleCode,
  { version, note }: { version: number; note?: string | undefined },
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const current = findInForce(await q.lockRule(trx, code), athensDay(now));
    if (current?.version !== version) throw new AppError('changed_meanwhile');
    await q.markRuleChecked(trx, current.id, adminId, now);
    await writeAuditLog(trx, {
      adminId,
      action: 'rule_checked',
      subject: SUBJECT,
      subjectId: current.id,
      reason: note ?? null,
      now,
      before: { checked_at: current.checked_at.toISOString() },
      after: { checked_at: now.toISOString() },
    });
  });
}

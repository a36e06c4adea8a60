/** What an admin does about reporting: type a MARK, or have it tried again. Each in one transaction with its row in the log. */
import type { Deps } from '../../deps.ts';
import type { AfterDecision } from '../../platform/after-decision.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import * as q from './tax-reporting.queries.ts';

type EnteredMark = { mark: string; uid: string; qr_url: string; reason: string };

/** Once by hand, and again by hand if it was mistyped; what the authority itself answered stays. */
export async function enterMark(
  deps: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  id: number,
  typed: EnteredMark,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await q.lockInvoiceReporting(trx, id);
    if (!row) throw new AppError('not_found');
    if (row.mark !== null && row.marked_by === null) throw new AppError('not_in_this_state');
    if (await q.isMarkInUse(trx, typed.mark, id)) throw new AppError('invalid_input', { mark: 'mark_in_use' });
    const input = { mark: typed.mark, uid: typed.uid || null, qr_url: typed.qr_url || null };
    const before = { mark: row.mark, uid: row.uid, qr_url: row.qr_url };
    if (JSON.stringify(before) === JSON.stringify(input)) return;
    await q.updateMark(trx, id, { ...input, marked_by: adminId });
    await writeAuditLog(trx, {
      adminId,
      action: 'invoice_mark_typed',
      subject: 'invoice' as const,
      subjectId: id,
      reason: typed.reason,
      before,
      after: input,
      now: deps.clock(),
    });
  });
}

/** Asked twice it is queued once: what is queued already, or reported, is not touched. */
export async function retryReporting(
  deps: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  id: number,
  reason: string,
  onDecided?: AfterDecision,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await q.lockInvoiceReporting(trx, id);
    if (!row) throw new AppError('not_found');
    if (row.reporting === 'queued') return;
    if (row.reporting === 'reported') throw new AppError('not_in_this_state');
    const now = deps.clock();
    await q.requeueInvoice(trx, id, now);
    await writeAuditLog(trx, {
      adminId,
      action: 'invoice_retried',
      subject: 'invoice' as const,
      subjectId: id,
      reason,
      now,
      before: { reporting: row.reporting },
      after: { reporting: 'queued' },
    });
    await onDecided?.(trx);
  });
}

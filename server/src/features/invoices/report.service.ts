/** What an admin does about reporting: type a MARK, or have it tried again. Each in one transaction with its row in the log. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import * as q from './report.queries.ts';

type Typed = { mark: string; uid: string; qr_url: string; reason: string };

/** Once by hand, and again by hand if it was mistyped; what the authority itself answered stays. */
export async function typeMark(
  deps: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  id: number,
  typed: Typed,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await q.holdReporting(trx, id);
    if (!row) throw new AppError('not_found');
    if (row.mark !== null && row.marked_by === null) throw new AppError('not_in_this_state');
    if (await q.markTaken(trx, typed.mark, id)) throw new AppError('invalid_input', { mark: 'mark_in_use' });
    const wish = { mark: typed.mark, uid: typed.uid || null, qr_url: typed.qr_url || null };
    const before = { mark: row.mark, uid: row.uid, qr_url: row.qr_url };
    if (JSON.stringify(before) === JSON.stringify(wish)) return;
    await q.typeMark(trx, id, { ...wish, marked_by: adminId });
    await audit(trx, {
      ...{ adminId, act: 'invoice_mark_typed', subject: 'invoice' as const, subjectId: id },
      ...{ reason: typed.reason, before, after: wish, now: deps.clock() },
    });
  });
}

/** Asked twice it is queued once: what is queued already, or reported, is not touched. */
export async function retry(
  deps: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  id: number,
  reason: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await q.holdReporting(trx, id);
    if (!row) throw new AppError('not_found');
    if (row.reporting === 'queued') return;
    if (row.reporting === 'reported') throw new AppError('not_in_this_state');
    const now = deps.clock();
    await q.queueAgain(trx, id, now);
    await audit(trx, {
      ...{ adminId, act: 'invoice_retried', subject: 'invoice' as const, subjectId: id, reason, now },
      ...{ before: { reporting: row.reporting }, after: { reporting: 'queued' } },
    });
  });
}

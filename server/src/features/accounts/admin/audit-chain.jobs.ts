import type { Deps } from '../../../deps.ts';
import { verifyAuditLog } from './audit-chain.ts';

/** A changed log fails the job, which admins see. The head goes to the log lines, which the database does not have. */
export async function checkAuditLog({ db, log, measures }: Pick<Deps, 'db' | 'log' | 'measures'>): Promise<void> {
  const { entries, erased, head, problems } = await verifyAuditLog(db);
  log.info({ entries, erased, head, problems: problems.slice(0, 10) }, 'audit log checked');
  measures.auditLogChecked(problems.length);
  if (problems.length > 0) throw new Error(`the audit log was changed in ${problems.length} places`);
}

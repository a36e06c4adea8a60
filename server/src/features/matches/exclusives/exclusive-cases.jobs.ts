/** SAME-4: a case of two exclusive mandates closes by itself when one of them has been over for a day. Each is one transaction with its emails. */
import { athensDay } from '@estia/contract/athens';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { runInBatches } from '../../../platform/jobs/run-in-batches.ts';
import { enqueueExclusiveEmail } from './exclusive-cases.emails.ts';
import { findExclusiveSide, getOtherSide } from './exclusive-cases.policy.ts';
import * as q from './exclusive-cases.queries.ts';
import { formatCodes } from './exclusive-cases.service.ts';

/** Looked at again under its lock: of two workers one finds nothing left to do. */
async function endCase(deps: Deps, id: number): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    if (!(await q.lockCase(trx, id, { wait: false }))) return;
    const reason = await q.findEndReason(trx, id, { today: athensDay(now), now });
    const found = reason === null ? undefined : await q.findCase(trx, id);
    if (!reason || !found) return;
    await q.endCase(trx, id, { reason, now });
    for (const side of [found.first, found.second])
      await enqueueExclusiveEmail(trx, deps, side.account, 'exclusive_case_closed', {
        case_id: id,
        own_codes: formatCodes(side),
        reason,
      });
  });
}

export async function endExclusiveCases(deps: Deps): Promise<void> {
  const now = deps.clock();
  await q.markLostGround(deps.db, { today: athensDay(now), now });
  await runInBatches(deps, {
    name: 'exclusive-cases',
    subject: 'exclusiveCase',
    list: (batch) => q.listCasesToEnd(deps.db, { now, ...batch }),
    run: (id) => endCase(deps, id),
  });
}

/**
 * Before the account of an agency is erased. The other agency hears of what was open; what was decided stays, without the name
 * and the words of who leaves, and a decision that is being looked at again is decided without them.
 */
export async function endExclusiveCasesOfAgency(trx: Trx, deps: Deps, accountId: number): Promise<void> {
  for (const id of await q.listUndecidedCasesOfAccount(trx, accountId)) {
    await q.lockListingsOfCase(trx, id);
    await q.lockCase(trx, id, { wait: true });
    const found = await q.findCase(trx, id);
    const side = found && findExclusiveSide({ worksFor: accountId }, found);
    if (!side || found.state !== 'open' || found.decision !== null) continue;
    await q.endCase(trx, id, { reason: 'mandate_ended', now: deps.clock() });
    const other = found[getOtherSide(side)];
    await enqueueExclusiveEmail(trx, deps, other.account, 'exclusive_case_closed', {
      case_id: id,
      own_codes: formatCodes(other),
      reason: 'mandate_ended',
    });
  }
  await q.deleteStatementsOfAccount(trx, accountId);
}

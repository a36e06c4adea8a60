/** Ends contracts on their day, by the calendar of Athens. Safe to run twice, side by side, and to be killed. */
import { athensDay, getAthensDayStart } from '@estia/contract/athens';
import type { Deps } from '../../deps.ts';
import { createRunLimit } from '../../platform/jobs/run-limit.ts';
import { findNextEndDay, listDueContractEnds } from './contract-ends.queries.ts';
import { endContract } from './contract-ends.service.ts';

const BATCH = 50;

/** How many were ended. One that fails stands in nobody’s way and is tried again by the next run. */
export async function processContractEnds(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const isOver = createRunLimit(stopping);
  let ended = 0;
  for (const accountId of await listDueContractEnds(deps.db, athensDay(deps.clock()), BATCH)) {
    if (isOver()) break;
    await endContract(deps, accountId).then(
      () => {
        ended++;
      },
      (error: unknown) =>
        deps.failures.record({ kind: 'job', name: 'contract-ends', error, details: { account: accountId } }),
    );
  }
  return ended;
}

export async function findNextContractEnd({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Date | null> {
  const day = await findNextEndDay(db);
  const start = day === null ? null : getAthensDayStart(day);
  return start !== null && start > clock() ? start : null;
}

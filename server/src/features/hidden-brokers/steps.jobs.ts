/** SAME-5: what the worker does: it asks, and it notes that nobody answered. Nothing else happens by machine. */
import { athensDay } from '@estia/contract/athens';
import type { Deps } from '../../deps.ts';
import { runInBatches } from '../../platform/jobs/run-in-batches.ts';
import { ownActSignals } from './broker-score.ts';
import { getQuietSince } from './review.policy.ts';
import * as q from './steps.queries.ts';
import { writeStep } from './steps.service.ts';

/** Twice as many as bring an account into the list: several signals, none of them by chance. */
export const ASK_POINTS = 60;

/** Something must be the account's own act: what others do to it asks nobody. */
const dueToAsk = { points: ASK_POINTS, signals: ownActSignals };

/** Looked at again under the lock of the account: of two workers, or a worker and an admin, one asks. */
async function askAccount(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const account = await q.lockReviewedAccount(trx, id);
    const quietSince = getQuietSince(deps.clock());
    const [due] = await q.listAccountsToAsk(trx, { ...dueToAsk, quietSince, after: id - 1, limit: 1 });
    if (!account || due !== id) return;
    await writeStep(trx, deps, {
      account,
      open: undefined,
      taken: { kind: 'statement', reason: '', new_evidence: '', adminId: null },
    });
  });
}

async function noteNoAnswer(deps: Deps, id: number): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await q.lockReviewedAccount(trx, id);
    const step = await q.findOpenStep(trx, id);
    if (step?.kind !== 'statement' || step.answered_at || step.no_answer_at) return;
    if ((step.answer_by ?? '') >= athensDay(now)) return;
    await q.markNoAnswer(trx, step.id, now);
    await q.setState(trx, id, { state: 'no_answer', now });
  });
}

export function askForStatements(deps: Deps, size?: number): Promise<void> {
  const due = { ...dueToAsk, quietSince: getQuietSince(deps.clock()) };
  return runInBatches(deps, {
    name: 'hidden-brokers',
    subject: 'account',
    list: (batch) => q.listAccountsToAsk(deps.db, { ...due, ...batch }),
    run: (id) => askAccount(deps, id),
    size,
  });
}

export function noteMissedDeadlines(deps: Deps, size?: number): Promise<void> {
  const today = athensDay(deps.clock());
  return runInBatches(deps, {
    name: 'statement-deadlines',
    subject: 'account',
    list: (batch) => q.listSilentAccounts(deps.db, { today, ...batch }),
    run: (id) => noteNoAnswer(deps, id),
    size,
  });
}

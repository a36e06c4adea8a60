/** Writes to everybody about an announced change, slice by slice. Safe to run twice and to be killed: a slice is whole or not there. */
import type { Deps } from '../../deps.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { createRunLimit } from '../../platform/jobs/run-limit.ts';
import * as q from './legal.queries.ts';

const SLICE = 200;

/** The last account of the slice, or null when none is left. */
async function enqueueNoticeBatch(deps: Deps, row: q.LegalVersion, after: number): Promise<number | null> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const people = await q.claimNoticeRecipients(trx, row, { now, after, limit: SLICE });
    const { kind, version, changes_el, changes_en } = row;
    for (const person of people) {
      // The mailbox does not exist: the banner in the dashboard is all they can be told by.
      if (person.refused) continue;
      const values = { kind, version, changes_el, changes_en };
      await enqueueEmailTo(trx, deps, person, { template: 'legal_change', values });
    }
    return people.at(-1)?.id ?? null;
  });
}

/** False: the run was over before everybody was told. */
async function enqueueNoticesFor(deps: Deps, row: q.LegalVersion, isOver: () => boolean): Promise<boolean> {
  for (let after: number | null = 0; after !== null; ) {
    if (isOver()) return false;
    after = await enqueueNoticeBatch(deps, row, after);
  }
  return true;
}

export async function enqueueLegalNotices(deps: Deps): Promise<void> {
  for (const row of await q.listVersionsToNotify(deps.db, deps.clock()))
    await enqueueNoticesFor(deps, row, () => false);
}

/** Who registers or proves a mailbox while a change is announced is told a little later: each pass reads all accounts. */
const RECHECK_INTERVAL_MS = 5 * 60_000;

/** A new announcement is told of at once, an old one looked at again now and then. Returns when there is more to tell. */
export function createLegalNoticeJob(deps: Deps): (stopping?: AbortSignal) => Promise<Date | null> {
  const passed = new Map<number, number>();
  return async (stopping) => {
    const now = deps.clock().getTime();
    const isOver = createRunLimit(stopping);
    for (const row of await q.listVersionsToNotify(deps.db, deps.clock())) {
      if (now - (passed.get(row.id) ?? 0) < RECHECK_INTERVAL_MS) continue;
      if (!(await enqueueNoticesFor(deps, row, isOver))) return deps.clock();
      passed.set(row.id, now);
    }
    return null;
  };
}

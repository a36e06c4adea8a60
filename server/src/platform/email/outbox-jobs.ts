/** The worker's part of the outbox: a job for the emails of accounts and one for alerts, which never wait for each other. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Job } from '../jobs/jobs.ts';
import { type EmailContentReaders, type EmailQueue, type EmailRenderer, sendNextEmail } from './outbox.ts';

/** One slow email holds up none of the others. */
const SENDERS: Readonly<Record<EmailQueue, number>> = { account: 3, bulk: 4 };
/** While all senders are busy they find for themselves what is due next. */
const BUSY_MS = 1_000;

/** When the next one is due: a retry, the slot of its domain, or the end of a claim whose worker may have died. */
async function findNextEmailTime(db: Db, queue: EmailQueue): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date | null }>`
    select min(next_at) as next_at from email_outbox
    where state = 'queued' and ${queue === 'bulk' ? sql`is_bulk` : sql`not is_bulk`}`.execute(db);
  return rows[0]?.next_at ?? null;
}

/** For rows that an operator has put back by hand: everything else is written down with its job. */
const SWEEP = '*/5 * * * *';

type EmailJobDeps = Parameters<typeof sendNextEmail>[0];

function createEmailRun(deps: EmailJobDeps, queue: EmailQueue, render: EmailRenderer, readers: EmailContentReaders) {
  let senders = 0;
  async function sendUntilNone(stopping: AbortSignal): Promise<void> {
    senders += 1;
    try {
      while (!stopping.aborted && (await sendNextEmail(deps, render, queue, readers)));
    } finally {
      senders -= 1;
    }
  }
  return async (stopping: AbortSignal): Promise<Date | null> => {
    const free = SENDERS[queue] - senders;
    await Promise.all(Array.from({ length: free }, () => sendUntilNone(stopping)));
    if (free === 0) return new Date(deps.clock().getTime() + BUSY_MS);
    return findNextEmailTime(deps.db, queue);
  };
}

export const createEmailJobs = (
  deps: EmailJobDeps,
  render: EmailRenderer,
  readers: EmailContentReaders = {},
): readonly Job[] => [
  {
    name: 'emails',
    every: SWEEP,
    lookSeconds: 0.5,
    lanes: SENDERS.account,
    run: createEmailRun(deps, 'account', render, readers),
  },
  {
    name: 'bulk-emails',
    every: SWEEP,
    lookSeconds: 1,
    lanes: SENDERS.bulk,
    run: createEmailRun(deps, 'bulk', render, readers),
  },
];

/** The worker's part of the outbox: a job for the emails of accounts and one for alerts, which never wait for each other. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { type Job, SWEEP } from '../jobs/jobs.ts';
import { createRunLimit } from '../jobs/run-limit.ts';
import { type EmailContentReaders, type EmailQueue, type EmailRenderer, sendNextEmail } from './outbox.ts';

/** One slow email holds up none of the others. */
const SENDERS: Readonly<Record<EmailQueue, number>> = { account: 3, bulk: 4 };
/** Somebody waits for a code; nobody for an alert. */
const ACCOUNT_LOOK_SECONDS = 0.5;
const BULK_LOOK_SECONDS = 1;
/** While all senders are busy they find for themselves what is due next. */
const BUSY_MS = 1_000;

/** When the next one is due: a retry, the slot of its domain, or the end of a claim whose worker may have died. */
async function findNextEmailTime(db: Db, queue: EmailQueue): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date | null }>`
    select min(next_at) as next_at from email_outbox
    where state = 'queued' and ${queue === 'bulk' ? sql`is_bulk` : sql`not is_bulk`}`.execute(db);
  return rows[0]?.next_at ?? null;
}

type EmailJobDeps = Parameters<typeof sendNextEmail>[0];

function createEmailRun(
  deps: EmailJobDeps,
  queue: EmailQueue,
  { render, readers, runMs }: { render: EmailRenderer; readers: EmailContentReaders; runMs: number | undefined },
) {
  let senders = 0;
  async function sendUntilNone(isOver: () => boolean): Promise<void> {
    senders += 1;
    try {
      while (!isOver() && (await sendNextEmail(deps, render, queue, readers)));
    } finally {
      senders -= 1;
    }
  }
  return async (stopping: AbortSignal): Promise<Date | null> => {
    const free = SENDERS[queue] - senders;
    const isOver = createRunLimit(stopping, runMs);
    await Promise.all(Array.from({ length: free }, () => sendUntilNone(isOver)));
    if (free === 0) return new Date(deps.clock().getTime() + BUSY_MS);
    return findNextEmailTime(deps.db, queue);
  };
}

export const createEmailJobs = (
  deps: EmailJobDeps,
  render: EmailRenderer,
  readers: EmailContentReaders = {},
  runMs?: number,
): readonly Job[] => [
  {
    name: 'emails',
    every: SWEEP,
    lookSeconds: ACCOUNT_LOOK_SECONDS,
    lanes: SENDERS.account,
    run: createEmailRun(deps, 'account', { render, readers, runMs }),
  },
  {
    name: 'bulk-emails',
    every: SWEEP,
    lookSeconds: BULK_LOOK_SECONDS,
    lanes: SENDERS.bulk,
    run: createEmailRun(deps, 'bulk', { render, readers, runMs }),
  },
];

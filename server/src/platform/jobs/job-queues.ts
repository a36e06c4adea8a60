/** The tables of pg-boss and a queue for every job, made with the migrations: whoever enqueues a job finds its queue. */
import { type JobName, jobNames } from '@estia/contract/site/failure-messages';
import type { Client } from 'pg';
import { PgBoss, type UpdateQueueOptions } from 'pg-boss';
import { JOB_SCHEMA } from './enqueue-job.ts';

export const DEAD_LETTER_QUEUE = 'dead-letter';
export const EXPIRE_SECONDS = 600;
/** A worker that was killed, or lost its database, says nothing for this long; then its jobs are somebody else's. */
const HEARTBEAT_SECONDS = 30;
/** One that is lost, because the database did not answer, does no harm. */
export const HEARTBEAT_REFRESH_SECONDS = 10;
/** Done jobs are of no use to anybody, and the table is read by every look. */
const DELETE_AFTER_SECONDS = 60;
/** What somebody has caused is tried until it is done, at most a minute apart; what the clock calls comes again anyway. */
const retries = {
  caused: { retryLimit: 100_000, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
  scheduled: { retryLimit: 3, retryDelay: 10, retryBackoff: false, retryDelayMax: null },
} as const;

const settings = {
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: DELETE_AFTER_SECONDS,
  deadLetter: DEAD_LETTER_QUEUE,
} as const;

/** Where there is none. One that is there stays as the workers have set it. */
const createJobQueue = (boss: PgBoss, name: string): Promise<void> =>
  // One job of a key waits at a time: of those without a key, which the clock and starting workers send, one in all.
  boss.createQueue(name, { policy: 'short', ...retries.caused, ...settings });

/** Made where there is none, and brought to what is wanted now. */
export async function prepareJobQueue(
  boss: PgBoss,
  name: string,
  kind: keyof typeof retries,
  options: UpdateQueueOptions = {},
): Promise<void> {
  await createJobQueue(boss, name);
  await boss.updateQueue(name, { ...retries[kind], ...settings, ...options });
}

/** Changes of listings are noted by triggers, so their job is written by one too, with the statement of pg-boss itself. */
const TRIGGERED_JOB: JobName = 'listing-changes';

async function recordInsertStatement(boss: PgBoss): Promise<string> {
  let statement = '';
  const db = {
    async executeSql(text: string) {
      statement = text;
      return { rows: [] };
    },
  };
  await boss.insert(TRIGGERED_JOB, [{}], { db });
  if (statement.split('$1').length !== 2) throw new Error('pg-boss inserts jobs in another way');
  return statement.replace('$1', () => `json_build_array(json_build_object('singletonKey', gen_random_uuid()))`);
}

/** Once in a transaction: the setting ends with it, or with the savepoint that is rolled back. */
const createTriggerFunction = (insertStatement: string): string => `
  create or replace function enqueue_listing_changes() returns void language plpgsql as $function$
  begin
    if current_setting('estia.listing_changes', true) = 'enqueued' then return; end if;
    perform set_config('estia.listing_changes', 'enqueued', true);
    ${insertStatement};
  end $function$`;

/** Once, and undone: else the first to find out that it does not work would be whoever publishes. */
async function tryTriggerFunction(client: Client): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select enqueue_listing_changes()');
    const { rowCount } = await client.query(
      `select from ${JOB_SCHEMA}.job where name = $1 and state = 'created' and xmin = pg_current_xact_id()::xid`,
      [TRIGGERED_JOB],
    );
    if (rowCount !== 1) throw new Error(`The trigger has enqueued ${rowCount} jobs instead of one`);
  } finally {
    await client.query('rollback');
  }
}

export async function prepareJobQueues(client: Client): Promise<void> {
  const boss = new PgBoss({
    schema: JOB_SCHEMA,
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    await boss.createQueue(DEAD_LETTER_QUEUE);
    // First: between a new version of the tables and its statement nobody could publish.
    await createJobQueue(boss, TRIGGERED_JOB);
    await client.query(createTriggerFunction(await recordInsertStatement(boss)));
    await tryTriggerFunction(client);
    for (const name of Object.keys(jobNames)) await createJobQueue(boss, name);
  } finally {
    await boss.stop({ graceful: false });
  }
}

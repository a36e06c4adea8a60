/** The worker's part of the outbox: looks every second, and at once when PostgreSQL says that a letter was ordered. */
import type { JobName } from '@estia/contract/site/failure-messages';
import pg from 'pg';
import type { Deps } from '../../deps.ts';
import {
  EMAIL_CHANNEL,
  type EmailContentReaders,
  type EmailQueue,
  type EmailRenderer,
  sendNextEmail,
} from './outbox.ts';

const POLL_MS = 1_000;
const LISTEN_LIMIT_MS = 10_000;
/** One slow letter holds up none of the others. */
const CONCURRENCY: Readonly<Record<EmailQueue, number>> = { account: 3, bulk: 4 };

type EmailWorkerDeps = Parameters<typeof sendNextEmail>[0] & { config: Pick<Deps['config'], 'databaseUrl'> };

/** Returns what stops it: a letter under way is finished, none is begun. */
export function startEmailWorker(
  deps: EmailWorkerDeps,
  render: EmailRenderer,
  {
    readers = {},
    pollMs = POLL_MS,
    listenAgainMs = POLL_MS,
  }: { readers?: EmailContentReaders; pollMs?: number; listenAgainMs?: number } = {},
): () => Promise<void> {
  const bell = createWakeSignal();
  let stopped = false;
  const lane = async (queue: EmailQueue) => {
    while (!stopped) {
      const rung = bell.next();
      const sent = await sendNextEmail(deps, render, queue, readers).catch((error: unknown) => {
        deps.failures.record({ kind: 'job', name: 'emails' satisfies JobName, error });
        return false;
      });
      if (!sent) await waitAtMost(pollMs, rung);
    }
  };
  const startLanes = (queue: EmailQueue) => Array.from({ length: CONCURRENCY[queue] }, () => lane(queue));
  const lanes = [...startLanes('account'), ...startLanes('bulk')];
  const ear = listenForEmails(deps, bell.ring, listenAgainMs);
  return async () => {
    stopped = true;
    bell.ring();
    await Promise.all([ear.stop(), ...lanes]);
  };
}

const waitAtMost = (ms: number, rung: Promise<void>): Promise<void> =>
  new Promise((over) => {
    const timer = setTimeout(over, ms);
    rung.then(() => {
      clearTimeout(timer);
      over();
    });
  });

/** `next` is taken before looking, so a letter that comes while one looks rings too. */
function createWakeSignal() {
  let ringing = Promise.withResolvers<void>();
  return {
    next: () => ringing.promise,
    ring: () => {
      ringing.resolve();
      ringing = Promise.withResolvers();
    },
  };
}

/** A connection of its own, opened again when it is lost: meanwhile the look of every second does the work. */
function listenForEmails({ config: { databaseUrl }, failures }: EmailWorkerDeps, ring: () => void, againMs: number) {
  let client: pg.Client | null = null;
  let stopped = false;
  const stopping = Promise.withResolvers<void>();
  const listenUntilStopped = async () => {
    while (!stopped) {
      client = new pg.Client({
        connectionString: databaseUrl,
        application_name: 'estia mail',
        keepAlive: true,
        connectionTimeoutMillis: LISTEN_LIMIT_MS,
        query_timeout: LISTEN_LIMIT_MS,
      });
      const lost = new Promise<void>((over) => client?.once('end', () => over()).once('error', () => over()));
      const report = (error: unknown) => {
        if (!stopped) failures.record({ kind: 'database', name: 'email-listener', error });
      };
      client.on('error', report);
      client.on('notification', ring);
      try {
        await client.connect();
        await client.query(`listen ${EMAIL_CHANNEL}`);
        // What was ordered while nobody listened.
        ring();
        await lost;
      } catch (error) {
        report(error);
        await client.end().catch(() => {});
      }
      if (!stopped) await waitAtMost(againMs, stopping.promise);
    }
  };
  const hearing = listenUntilStopped();
  return {
    async stop() {
      stopped = true;
      stopping.resolve();
      await client?.end().catch(() => {});
      await hearing;
    },
  };
}

/**
 * Whether the database answers, asked on a connection of its own: the pool may be busy with good reason. The web process
 * asks all the time, so that requests are refused at once while nothing answers instead of queueing until they time out.
 */
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Failures } from './failures.ts';

export type DatabaseState = 'ready' | 'read_only' | 'away';

const EVERY_MS = 400;
/** A timer this late shows that the process itself stood still: an answer may lie unread in its socket. */
const OWN_LATENESS_MS = 150;
/** A late answer or two may be the fault of a busy machine. */
const MISSES_TO_BE_AWAY = 3;

export type DatabaseWatch = ReturnType<typeof watchDatabase>;

export function watchDatabase(
  databaseUrl: string,
  failures: Pick<Failures, 'record'>,
  { limitMs, everyMs = EVERY_MS }: { limitMs: number; everyMs?: number },
) {
  let client: pg.Client | null = null;
  let misses = 0;
  let lastSeen: DatabaseState = 'ready';
  let wasBlocked = false;
  let running: Promise<DatabaseState> | null = null;
  let loop: Promise<void> | null = null;
  const stopped = new AbortController();

  function drop(dead: pg.Client | null): void {
    if (client === dead) client = null;
    // Not `end`, which waits for the server.
    (dead as unknown as { connection: { stream: Socket } } | null)?.connection.stream.destroy();
  }

  function connect(): pg.Client {
    const made = new pg.Client({ connectionString: databaseUrl, application_name: 'estia health', keepAlive: true });
    made.on('error', () => drop(made));
    return made;
  }

  async function checkConnection(mine: pg.Client, isNew: boolean): Promise<DatabaseState> {
    if (isNew) await mine.connect();
    const { rows } = await mine.query<{ read_only: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only`,
    );
    return rows[0]?.read_only ? 'read_only' : 'ready';
  }

  async function probe(): Promise<DatabaseState> {
    const late = Promise.withResolvers<'away'>();
    const begun = performance.now();
    wasBlocked = false;
    const timer = setTimeout(() => {
      wasBlocked = performance.now() - begun > limitMs + OWN_LATENESS_MS;
      late.resolve('away');
    }, limitMs);
    let isLate = false;
    const isReused = client !== null;
    let mine = client ?? connect();
    client = mine;
    const failed = (): 'away' => {
      drop(mine);
      return 'away';
    };
    const request = checkConnection(mine, !isReused).catch(() => {
      failed();
      // A kept connection may have been ended by an administrator: that says nothing about the database. Who is late has
      // been counted, and the connection is the next probe's by now.
      if (!isReused || isLate) return 'away' as const;
      mine = connect();
      client = mine;
      return checkConnection(mine, true).catch(failed);
    });
    const state = await Promise.race([request, late.promise]);
    clearTimeout(timer);
    isLate = true;
    if (state === 'away') failed();
    return state;
  }

  function note(state: DatabaseState): void {
    const wasAway = misses >= MISSES_TO_BE_AWAY;
    if (state !== 'away') {
      misses = 0;
      lastSeen = state;
    }
    if (state === 'away' && !wasBlocked) misses += 1;
    if (!wasAway && misses >= MISSES_TO_BE_AWAY)
      failures.record({ kind: 'database', name: 'health', error: undefined, reason: 'the database does not answer' });
  }

  /** Asks now; never takes longer than the limit. */
  function check(): Promise<DatabaseState> {
    running ??= probe()
      .then((state) => {
        note(state);
        return state;
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    check,
    /** As it was last seen, without asking. */
    read: (): DatabaseState => (misses >= MISSES_TO_BE_AWAY ? 'away' : lastSeen),
    isAway: (): boolean => misses >= MISSES_TO_BE_AWAY,
    start(): void {
      loop ??= (async () => {
        while (!stopped.signal.aborted) {
          const state = await check();
          // After a miss the next look follows at once.
          if (state !== 'away' || wasBlocked || misses >= MISSES_TO_BE_AWAY)
            await pause(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
        }
      })();
    },
    async close(): Promise<void> {
      stopped.abort();
      await loop;
      await running;
      drop(client);
    },
  };
}

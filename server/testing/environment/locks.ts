/** Who waits for a lock in the database of a test. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

/** Ends when somebody waits; if nobody ever does, the test's own limit ends it. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await setTimeout(5);
  }
}

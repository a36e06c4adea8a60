/** What the page of the system asks the database about itself. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type DatabaseFacts = { bytes: number; version: string };

export async function getDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select pg_database_size(current_database()) as bytes, current_setting('server_version') as version`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Asking gave no row');
  return row;
}

/** Of either queue, by the index on the days of sent emails. */
export async function getLastSentAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(done_at) as at from email_outbox where state = 'sent'`.execute(db);
  return rows[0]?.at ?? null;
}

/** What a person gets of their sources, and what goes with them. Keys are never given out. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export async function listSourcesForExport(db: Db, accountId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select s.name, s.kind, s.url, s.key_kind, s.format, s.every_hours, s.state, s.defaults, s.created_at, s.confirmed_at,
      (select jsonb_agg(jsonb_build_object('reference', i.reference, 'state', i.state, 'answers', i.answers) order by i.id)
        from source_item i where i.source_id = s.id) as items
    from source s where s.account_id = ${accountId} order by s.id`.execute(db);
  return rows;
}

/** Files of feeds that are stored: their rows go with the account. */
export async function listFeedFoldersOfAccount(trx: Trx, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    select r.file_key from source_run r join source s on s.id = r.source_id
    where s.account_id = ${accountId} and r.file_key is not null`.execute(trx);
  return rows.map((row) => row.file_key);
}

export async function listSourcesOfAccount(trx: Trx, accountId: number): Promise<number[]> {
  const rows = await trx.selectFrom('source').select('id').where('account_id', '=', accountId).execute();
  return rows.map((row) => row.id);
}

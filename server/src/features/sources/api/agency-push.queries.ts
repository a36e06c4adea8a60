/** SQL of the one source of all pushes of an agency. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';

/** Made with the first push. The agency declared its right to publish when an owner made the key. */
export async function getOrInsertPushSource(trx: Trx, accountId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into source (account_id, kind, name, format, confirmed_at, right_declared_at, created_at, updated_at)
      values (${accountId}, 'api', 'API', 'estia', ${now}, ${now}, ${now}, ${now})
      on conflict (account_id) where kind = 'api' do nothing returning id
    )
    select id from made union all select id from source where account_id = ${accountId} and kind = 'api' limit 1`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error('The source of pushes is not there');
  return row.id;
}

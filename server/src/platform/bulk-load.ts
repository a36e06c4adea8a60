/**
 * A large load writes heap first and indexes after. What is taken away is read from the catalogue and put back word for
 * word, inside the load's transaction: if anything fails, the database is as it was.
 */
import type pg from 'pg';

type Saved = { indexes: string[]; keys: { table: string; name: string; definition: string }[] };

/** Primary keys and unique constraints stay: rows come in their order, which costs a B-tree next to nothing. */
export async function setAside(client: pg.ClientBase, tables: readonly string[]): Promise<Saved> {
  const names = [...tables];
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[]) order by 1, 2`,
    [names],
  );
  for (const { table, name } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  const indexes = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by 1`,
    [names],
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  return { indexes: indexes.rows.map((row) => row.definition), keys: keys.rows };
}

export async function putBackIndexes(client: pg.ClientBase, saved: Saved): Promise<void> {
  for (const definition of saved.indexes) await client.query(definition);
}

export async function putBackKeys(client: pg.ClientBase, saved: Saved): Promise<void> {
  for (const { table, name, definition } of saved.keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

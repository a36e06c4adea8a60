/** Migrations while the site serves: they wait for locks briefly and again, and build indexes without a transaction. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase } from '../../../testing/environment/test-app.ts';
import { migrate } from './migrate.ts';

const root = mkdtempSync(join(tmpdir(), 'estia-migrations-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;
let other: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase(inject('services'));
  client = new pg.Client({ connectionString: database.url });
  other = new pg.Client({ connectionString: database.url });
  await client.connect();
  await other.connect();
});
afterAll(async () => {
  await client.end();
  await other.end();
  await database.drop();
  rmSync(root, { recursive: true });
});

let count = 0;
async function run(text: string, tries = 60): Promise<string[]> {
  count += 1;
  const directory = join(root, String(count));
  mkdirSync(directory);
  writeFileSync(join(directory, `${9000 + count}_tried.sql`), text);
  const lines: string[] = [];
  await migrate(client, (line) => lines.push(line), {
    directory: pathToFileURL(`${directory}/`),
    tries,
    pauseMs: 50,
  });
  return lines;
}

it('a table that is in use is waited for in short turns, between which others get their locks', async () => {
  await other.query('begin; select from article limit 1');
  const added = run('alter table article add column tried text');
  // Behind the migration that waits, a visitor waits no longer than its turn.
  const visitor = new pg.Client({ connectionString: database.url });
  await visitor.connect();
  await visitor.query(`set statement_timeout = '10s'`);
  await new Promise((waited) => setTimeout(waited, 300));
  await visitor.query('select from article limit 1');
  await visitor.end();
  await other.query('commit');
  const lines = await added;
  expect(lines.at(-1)).toMatch(/^applied /);
  expect(lines[0]).toMatch(/waits for a lock \(1 of 60\)/);
  expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
});

it('one that never gets its lock fails, and leaves nothing', async () => {
  await other.query('begin; select from article limit 1');
  await expect(run('create table half_done (id int); alter table article add column half text', 2)).rejects.toThrow(
    'failed',
  );
  await other.query('commit');
  expect((await client.query(`select to_regclass('half_done') as made`)).rows).toEqual([{ made: null }]);
});

it('an index is built concurrently by a migration that says so, and any other error is told at once', async () => {
  const text = `-- no transaction
-- of what is tried; in two statements
create index concurrently if not exists article_tried on article (tried);
create index concurrently if not exists article_tried_id on article (tried, id);
`;
  expect(await run(text)).toEqual([expect.stringMatching(/^applied /)]);
  const { rows } = await client.query(
    `select relname, indisvalid from pg_index join pg_class c on c.oid = indexrelid where relname like 'article_tried%' order by 1`,
  );
  expect(rows).toEqual([
    { relname: 'article_tried', indisvalid: true },
    { relname: 'article_tried_id', indisvalid: true },
  ]);
  await expect(run('create index concurrently one on article (tried)')).rejects.toThrow('failed');
  await expect(run('alter table nowhere add column x int')).rejects.toThrow('failed');
});

it('an index that was left unfinished is dropped and built anew, and what was done before it may be done again', async () => {
  await client.query('create table twice (name text); insert into twice values ($$one$$), ($$one$$)');
  const text = `-- no transaction
create index concurrently if not exists twice_name on twice (name);
create unique index concurrently if not exists twice_unique on twice (name);
`;
  const states = async () =>
    (
      await client.query(
        `select relname, indisvalid from pg_index join pg_class c on c.oid = indexrelid where relname like 'twice%' order by 1`,
      )
    ).rows;
  await expect(run(text)).rejects.toThrow('failed');
  expect(await states()).toEqual([
    { relname: 'twice_name', indisvalid: true },
    { relname: 'twice_unique', indisvalid: false },
  ]);
  await client.query('delete from twice where ctid = (select max(ctid) from twice)');
  expect(await run(text)).toEqual([
    'twice_unique was left unfinished: it is dropped and built anew',
    expect.stringMatching(/^applied /),
  ]);
  expect(await states()).toEqual([
    { relname: 'twice_name', indisvalid: true },
    { relname: 'twice_unique', indisvalid: true },
  ]);
});

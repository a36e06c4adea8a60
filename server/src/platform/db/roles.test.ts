/** Each process has rights of its own: what triggers refuse, and the shape of the tables, is refused by right. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withDatabaseName } from '../../../testing/environment/database-template.ts';
import { openTestApp, type TestApp, withRole } from '../../../testing/environment/test-app.ts';
import { migrate } from './migrate.ts';
import { appendOnlyTables, type databaseRoles, grantRights } from './roles.ts';

let testApp: TestApp;
const clients: pg.Client[] = [];

async function connectAs(role?: (typeof databaseRoles)[number]): Promise<pg.Client> {
  const url = testApp.deps.config.databaseUrl;
  const client = new pg.Client({ connectionString: role ? withRole(url, role) : url });
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await testApp.close();
});

const DENIED = '42501';
const refusal = (client: pg.Client, text: string) =>
  client.query(text).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('the roles of the database', () => {
  it.each(['estia_web', 'estia_worker'] as const)('%s changes rows, and the shape of no table', async (role) => {
    const client = await connectAs(role);
    for (const text of [
      'create table one (id int)',
      'create table pgboss.one (id int)',
      'alter table account add column one int',
      'drop table article',
      'truncate account',
      'create function one() returns int language sql as $$ select 1 $$',
      `create policy one on account`,
      'alter table audit_log disable trigger audit_log_append_only',
      'drop trigger audit_log_append_only on audit_log',
      'set session_replication_role = replica',
      `insert into migration (name, sha256) values ('9999_one.sql', '')`,
      'delete from migration',
      `update retention set days = 1 where what = 'audit_detail'`,
    ])
      expect.soft([text, await refusal(client, text)]).toEqual([text, DENIED]);
    expect(await refusal(client, 'update account set locale = locale where id = -1')).toBe('done');
    expect(await refusal(client, 'delete from account where id = -1')).toBe('done');
  });

  it.each(['estia_web', 'estia_worker'] as const)('[ADMN-6] %s rewrites and deletes no record', async (role) => {
    const client = await connectAs(role);
    for (const [table, changeable] of Object.entries<readonly string[]>(appendOnlyTables)) {
      expect.soft([table, await refusal(client, `delete from ${table}`)]).toEqual([table, DENIED]);
      const { rows } = await client.query<{ column: string; may: boolean }>(
        `select attname as "column", has_column_privilege(current_user, attrelid, attnum, 'update') as may from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
        [table],
      );
      const written = rows.filter(({ may }) => may).map(({ column }) => column);
      const forErasure =
        role === 'estia_worker' && table === 'statement_of_reasons' ? ['codes', 'facts', 'subject_name'] : [];
      expect.soft([table, written.sort()]).toEqual([table, [...changeable, ...forErasure].sort()]);
      expect.soft(await refusal(client, `select from ${table} limit 1`)).toBe('done');
    }
  });

  it('every table that triggers keep from being rewritten is among them', async () => {
    const { rows } = await testApp.deps.pool.query<{ table: string }>(
      `select distinct tgrelid::regclass::text as "table" from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not tgisinternal and (tgtype & 16 > 0 or tgtype & 8 > 0) and (p.prosrc ~ 'append-only|only counts')`,
    );
    expect(rows.length).toBeGreaterThan(8);
    // A draft of a legal text is written and thrown away; its trigger tells drafts from what was published.
    expect(rows.map(({ table }) => table).filter((table) => !(table in appendOnlyTables))).toEqual([]);
  });

  it('[ADMN-6] the worker alone empties what the audit log quotes, by that one right', async () => {
    const { rows } = await testApp.deps.pool.query<{ id: number }>(
      `insert into audit_log (admin_id, action, subject, subject_id, reason, at)
      values (1, 'account_blocked', 'account', 2, 'spam', now()) returning id`,
    );
    const erase = `select redact_audit_log(array[${rows[0]?.id}], '{}') as count`;
    const cause = `insert into audit_log_redaction (audit_log_id, redacted_at, cause) values (${rows[0]?.id}, now(), 'age')`;
    for (const role of ['estia_web', 'estia_read'] as const) {
      const client = await connectAs(role);
      expect([role, await refusal(client, erase), await refusal(client, cause)]).toEqual([role, DENIED, DENIED]);
    }
    const worker = await connectAs('estia_worker');
    // Without its cause it takes nothing.
    expect((await worker.query(erase)).rows).toEqual([{ count: 0 }]);
    await worker.query('begin');
    await worker.query(cause);
    expect((await worker.query(erase)).rows).toEqual([{ count: 1 }]);
    await worker.query('commit');
    const { rows: left } = await worker.query('select reason from audit_log where id = $1', [rows[0]?.id]);
    expect(left).toEqual([{ reason: null }]);
  });

  it('the web says of no backup that there was one', async () => {
    const text = `insert into backup_run (kind, seconds) values ('full', 1)`;
    expect(await refusal(await connectAs('estia_web'), text)).toBe(DENIED);
    expect(await refusal(await connectAs('estia_worker'), text)).toBe('done');
  });

  it('who looks things up writes nothing and reads nothing by which somebody logs in', async () => {
    const reader = await connectAs('estia_read');
    for (const text of [
      'select * from session',
      'select * from totp',
      'select password_hash from account',
      'select * from account',
      'update listing set price = 1',
      'delete from search_history',
      `insert into migration (name, sha256) values ('9999_one.sql', '')`,
    ])
      expect.soft([text, await refusal(reader, text)]).toEqual([text, DENIED]);
    expect(await refusal(reader, 'select id, email, status from account')).toBe('done');
    expect(await refusal(reader, 'select * from pgboss.job')).toBe('done');
  });

  it('a backup reads everything and writes nothing', async () => {
    const { rows } = await testApp.deps.pool.query<{ count: number; unread: number; written: number }>(
      `select count(*) as count, count(*) filter (where not has_table_privilege('estia_backup', oid, 'select')) as unread,
        count(*) filter (where has_table_privilege('estia_backup', oid, 'insert, update, delete, truncate')) as written
      from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p', 'S')`,
    );
    expect(rows[0]?.count).toBeGreaterThan(100);
    expect(rows).toEqual([{ count: rows[0]?.count, unread: 0, written: 0 }]);
  });

  it('a table of a later migration needs no thought', async () => {
    const owner = await connectAs();
    await owner.query('create table later (id bigint generated always as identity primary key, said text)');
    const web = await connectAs('estia_web');
    await web.query(`insert into later (said) values ('one')`);
    await web.query(`update later set said = 'two'`);
    expect((await (await connectAs('estia_read')).query('select said from later')).rows).toEqual([{ said: 'two' }]);
    // And again: the same rights after as before.
    await grantRights(owner, () => {});
    await web.query('delete from later');
    expect(await refusal(web, 'delete from audit_log')).toBe(DENIED);
  });

  it('migrations run as an owner that is no superuser, in the database of ops/production/database.sh', async () => {
    const name = `test_production_${process.pid}`;
    const { databaseUrl } = inject('services');
    const server = new URL(databaseUrl);
    const script = fileURLToPath(new URL('../../../../ops/production/database.sh', import.meta.url));
    const env = {
      ...process.env,
      PGHOST: server.hostname,
      PGPORT: server.port,
      PGUSER: server.username,
      PASSWORD_DIR: '/nowhere',
    };
    try {
      for (const _ of ['first', 'again']) execFileSync('bash', [script, name], { env, stdio: 'pipe' });
      const url = Object.assign(new URL(withDatabaseName(databaseUrl, name)), { username: 'estia_owner' }).href;
      const owner = new pg.Client({ connectionString: url });
      await owner.connect();
      const lines: string[] = [];
      await migrate(owner, (line) => lines.push(line));
      expect(lines.length).toBeGreaterThan(100);
      expect(lines.filter((line) => line.includes('no roles'))).toEqual([]);
      const { rows } = await owner.query(`select rolsuper, rolcreaterole from pg_roles where rolname = current_user`);
      expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false }]);
      await owner.end();
      const web = new pg.Client({ connectionString: url.replace('estia_owner', 'estia_web') });
      await web.connect();
      expect((await web.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
      expect(await refusal(web, 'create temp table one (id int)')).toBe(DENIED);
      expect(await refusal(web, 'delete from audit_log')).toBe(DENIED);
      expect(await refusal(web, 'delete from session')).toBe('done');
      await web.end();
    } finally {
      const admin = new pg.Client({ connectionString: withDatabaseName(databaseUrl, 'postgres') });
      await admin.connect();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    }
  });
});

/**
 * The proof: a person in every table and in the file store; after erasure a scan of everything finds what the law
 * keeps.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../../testing/environment/mail-sink.ts';
import { openTestApp, type TestApp, withRole } from '../../../../testing/environment/test-app.ts';
import { buildUser } from '../../../../testing/factories/records.ts';
import { buildPersonInEveryTable, PASSWORD } from '../../../../testing/security/person-in-every-table.ts';
import { tablesWithoutPersonalData } from '../../../../testing/security/tables-without-personal-data.ts';
import type { Deps } from '../../../deps.ts';
import { createEmailRenderer } from '../../../platform/email/email-templates.ts';
import { sendDueEmails } from '../../../platform/email/outbox.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { matchListingChanges } from '../../alerts/index.ts';
import { purgeSharedCaches } from '../../site/index.ts';
import { applyStatsChanges } from '../../valuation/index.ts';
import { deleteExpiredData, eraseAccounts } from '../index.ts';
import { accountEmails } from '../templates.emails.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-15T10:00:00Z');

/**
 * What stays, and why: who did what to which record, by number, without the words; invoices, which the law wants kept.
 */
const lawful = [
  'public.audit_log.admin_id',
  'public.audit_log.subject_id',
  'public.bank_line.account_id',
  'public.charge.account_id',
  'public.chargeback.ref',
  'public.invoice.account_id',
  'public.invoice.customer',
  'public.invoice.customer_key',
  'public.payment.account_id',
  'public.payment.ref',
];

type Table = { schema: string; name: string; columns: string[] };

async function allTables(deps: Deps): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_toast%'
    group by 1, 2 order by 1, 2`.execute(deps.db);
  return rows;
}

/**
 * `schema.table.column` of every column in which one of the traces is written: as text, inside JSON and arrays, as
 * bytes. Rows that were there before anybody came (`before`, a transaction) are not read: the map of Greece takes
 * seconds.
 */
async function scan(deps: Deps, before: number, traces: readonly string[]): Promise<string[]> {
  const like = traces.map((trace) => `%${trace.replace(/[%_\\]/g, '\\$&')}%`);
  const found: string[] = [];
  for (const { schema, name, columns } of await allTables(deps)) {
    const table = sql.table(`${schema}.${name}`);
    const whole = await sql`
      select from ${table} t
      where case when t.xmin::text::bigint > ${before} then lower(t::text) like any (${like}) end limit 1`.execute(
      deps.db,
    );
    if (whole.rows.length === 0) continue;
    for (const column of columns) {
      const hits = await sql`
        select from ${table} where lower(${sql.ref(column)}::text) like any (${like}) limit 1`.execute(deps.db);
      if (hits.rows.length > 0) found.push(`${schema}.${name}.${column}`);
    }
  }
  return found;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('[PROF-1] erasure', () => {
  let testApp: TestApp;
  let before: number;
  let sink: MailSink;
  let stopJobs: () => Promise<void>;
  let account: Awaited<ReturnType<typeof buildPersonInEveryTable>>;
  let other: Awaited<ReturnType<typeof buildPersonInEveryTable>>;
  const folder = () => testApp.deps.config.filesDir;
  const send = () => sendDueEmails(testApp.workerDeps, createEmailRenderer(testApp.deps.config.origin, accountEmails));

  beforeAll(async () => {
    sink = await startMailSink();
    testApp = await openTestApp(inject('services'), { SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
    const { deps } = testApp;
    const { rows } = await sql<{ xid: number }>`select pg_current_xact_id()::text::bigint as xid`.execute(deps.db);
    before = rows[0]?.xid as number;
    // The tables of the job queue are part of the database too.
    stopJobs = await startJobs(
      withRole(deps.config.databaseUrl, 'estia_worker'),
      [{ name: 'account-erase', every: '0 4 * * *', run: async () => {} }],
      deps,
    );
    const shared = await deps.db
      .insertInto('photo')
      .values({ key: 'shared-photo', width: 1, height: 1, placeholder: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await deps.files.put('photos/shared-photo/1600.webp', Buffer.from('shown by both'));
    account = await buildPersonInEveryTable(deps, 'zqleaver', 1, shared.id);
    other = await buildPersonInEveryTable(deps, 'zqstayer', 2, shared.id);
    // A property of somebody else that the leaver's agency offers.
    await sql`update property set agency_id = ${account.ids.agency} where id = ${other.ids.property}`.execute(deps.db);
  });
  afterAll(async () => {
    await stopJobs();
    await testApp.close();
    await sink.close();
  });

  it('knows every table: one that holds something of a person is filled, any other is named with its reason', async () => {
    const tables = (await allTables(testApp.deps)).filter(({ schema }) => schema === 'public').map(({ name }) => name);
    expect(tables.length).toBeGreaterThan(40);
    const filled = new Set(
      (await scan(testApp.deps, before, account.traces)).map((column) => column.split('.')[1] as string),
    );
    expect(filled.size).toBeGreaterThan(30);
    const unknown = tables.filter((name) => !filled.has(name) && !tablesWithoutPersonalData[name]);
    expect(unknown, 'fill it in person-in-every-table.ts, or say why it holds nothing of a person').toEqual([]);
    expect(Object.keys(tablesWithoutPersonalData).filter((name) => filled.has(name) || !tables.includes(name))).toEqual(
      [],
    );
  });

  /** A number of a property leaves with the caches that kept its page: here there are none. */
  const purge = () => purgeSharedCaches(testApp.workerDeps, new AbortController().signal);

  it('30 days after it was asked for nothing of the person is left, but what the law keeps', async () => {
    const response = await testApp.app.inject({
      method: 'DELETE',
      url: '/api/user/delete',
      headers: { authorization: `Bearer ${account.token}`, 'idempotency-key': 'zqleaver-once' },
      payload: { current_password: PASSWORD },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ erase_after: new Date(START + 30 * DAY).toISOString() });
    await send();

    testApp.setNow(new Date(START + 30 * DAY - 1_000));
    expect(await eraseAccounts(testApp.workerDeps)).toBe(0);
    testApp.setNow(new Date(START + 30 * DAY));
    expect(await eraseAccounts(testApp.workerDeps)).toBe(1);
    await deleteExpiredData(testApp.workerDeps);
    // What was noted for the figures of areas, the worker takes up within seconds.
    await applyStatsChanges(testApp.workerDeps);
    while ((await matchListingChanges(testApp.workerDeps)) > 0);
    await purge();
    await send();
    expect(sink.mails.map((mail) => mail.to?.[0]?.address)).toEqual([account.email, account.email]);

    expect((await scan(testApp.deps, before, account.traces)).filter((column) => !lawful.includes(column))).toEqual(
      // A card waits until the provider has forgotten it.
      // The names of the files wait an hour longer, in case somebody was just writing one.
      ['public.card_to_detach.card_ref', 'public.file_to_delete.key'],
    );
    expect(filesOf(folder())).toEqual([...other.files, 'photos/shared-photo/1600.webp'].sort());
    for (const file of filesOf(folder())) expect(readFileSync(join(folder(), file), 'utf8')).not.toContain('zqleaver');

    testApp.setNow(new Date(START + 30 * DAY + 3_600_000));
    await eraseAccounts(testApp.workerDeps);
    await purge();
    const left = await scan(testApp.deps, before, account.traces);
    expect(left.filter((column) => column !== 'public.card_to_detach.card_ref').sort()).toEqual(lawful);
  });

  it('what was done stays in the log, by number', async () => {
    const { rows } = await sql<{ action: string }>`
      select action, reason, before, after from audit_log
      where action <> 'user_erased' and subject_id = any (${[account.id, account.ids.agency, account.ids.listing, account.ids.property]}::bigint[])`.execute(
      testApp.deps.db,
    );
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatchObject({ reason: null, before: null, after: null });
    const rowsByAccount = await sql`select reason from audit_log where admin_id = ${account.id} order by id`.execute(
      testApp.deps.db,
    );
    expect(rowsByAccount.rows).toEqual([
      { reason: 'an article of theirs' },
      { reason: 'by an admin who leaves' },
      { reason: null },
    ]);
  });

  it('takes nothing from anybody else', async () => {
    const tables = new Set((await scan(testApp.deps, before, other.traces)).map((column) => column.split('.')[1]));
    // Swept because they had run out: 30 days have passed for everybody.
    const ranOut = [
      'cache_purge',
      'account_code',
      'conversation_key',
      'email_change',
      'favorite_list_invitation',
      'market_stats_change',
      'idempotency',
      'listing_change',
      'listing_visit',
      'login_challenge',
      'passkey_challenge',
      'throttle',
    ];
    const saved = (await allTables(testApp.deps)).filter(
      ({ schema, name }) =>
        schema === 'public' && !tablesWithoutPersonalData[name] && !ranOut.includes(name) && name !== 'session',
    );
    for (const { name } of saved) expect(tables, name).toContain(name);
    const agencyRow = await testApp.deps.db
      .selectFrom('property')
      .select('agency_id')
      .where('id', '=', other.ids.property)
      .executeTakeFirst();
    expect(agencyRow).toEqual({ agency_id: null });
    const photos = await sql`select from property_photo where property_id = ${other.ids.property}`.execute(
      testApp.deps.db,
    );
    expect(photos.rows).toHaveLength(2);
  });

  it('run again, also at once, erases nobody twice and writes one email', async () => {
    const { id } = await buildUser(testApp.deps.db, {
      email: 'twice@estia.example',
      email_confirmed_at: new Date(START),
      erase_after: new Date(START),
    });
    const counts = await Promise.all([eraseAccounts(testApp.workerDeps), eraseAccounts(testApp.workerDeps)]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(await eraseAccounts(testApp.workerDeps)).toBe(0);
    await send();
    expect(sink.mails.filter((mail) => mail.to?.[0]?.address === 'twice@estia.example')).toHaveLength(1);
    expect(await testApp.deps.db.selectFrom('account').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('an account that never proved its email takes nothing with it of what that email wrote', async () => {
    const { db, secrets } = testApp.deps;
    const email = 'claimed@estia.example';
    await buildUser(db, { email, erase_after: new Date(START) });
    const owner = await buildUser(db);
    await sql`insert into conversation (purpose, advertiser_id, lead_name, lead_email_hash, locale, confirmed_at, created_at, last_at)
      values (1, ${owner.id}, 'visitor', ${secrets.hash('asker', email)}, 'el', now(), now(), now())`.execute(db);
    await sql`insert into report (purpose, reason_id, description, email_hash, locale, at)
      values (1, 9, 'said by the visitor', ${secrets.hash('reporter', `email ${email}`)}, 'el', now())`.execute(db);
    expect(await eraseAccounts(testApp.workerDeps)).toBe(1);
    expect((await sql`select from conversation where advertiser_id = ${owner.id}`.execute(db)).rows).toHaveLength(1);
    expect((await sql`select from report where description = 'said by the visitor'`.execute(db)).rows).toHaveLength(1);
  });

  it('killed before the files went, the next run removes them', async () => {
    const { deps } = testApp;
    await deps.files.put('exports/left-over.zip', Buffer.from('x'));
    await deps.db.insertInto('file_to_delete').values({ key: 'exports/left-over.zip', due: deps.clock() }).execute();
    await eraseAccounts(deps);
    expect(await deps.files.open('exports/left-over.zip')).toBeNull();
    // Somebody wrote it once more a moment later.
    await deps.files.put('exports/left-over.zip', Buffer.from('x'));
    await eraseAccounts(deps);
    expect(await deps.files.open('exports/left-over.zip')).toBeNull();
  });

  it('who cannot be erased holds up nobody, however many they are; the job fails and says so', async () => {
    const { deps } = testApp;
    const due = { erase_after: new Date(START) };
    await sql`create table holds_fast (account_id bigint references account)`.execute(deps.db);
    // More than one run takes at a time, and all of them first in order.
    const stuck: number[] = [];
    for (let count = 0; count < 51; count++) stuck.push((await buildUser(deps.db, due)).id);
    await sql`insert into holds_fast select unnest(${stuck}::bigint[])`.execute(deps.db);
    const free = await buildUser(deps.db, due);
    await deps.files.put('exports/of-the-stuck.zip', Buffer.from('x'));
    await deps.db.insertInto('file_to_delete').values({ key: 'exports/of-the-stuck.zip', due: deps.clock() }).execute();
    await expect(eraseAccounts(deps)).rejects.toThrow('51 accounts could not be erased');
    const left = await deps.db
      .selectFrom('account')
      .select('id')
      .where('id', 'in', [free.id, ...stuck])
      .execute();
    expect(left).toHaveLength(51);
    expect(left.map(({ id }) => id)).not.toContain(free.id);
    expect(await deps.files.open('exports/of-the-stuck.zip')).toBeNull();
    await sql`drop table holds_fast`.execute(deps.db);
    expect(await eraseAccounts(deps)).toBe(51);
  });

  it('a file that cannot be removed stays on the list and holds up no other', async () => {
    const { deps } = testApp;
    const due = new Date(deps.clock().getTime() - 2 * 3_600_000);
    await deps.db.deleteFrom('file_to_delete').execute();
    await deps.db
      .insertInto('file_to_delete')
      .values([
        { key: 'a-stuck', due },
        { key: 'b-free', due },
      ])
      .execute();
    const remove = async (key: string) => {
      if (key === 'a-stuck') throw new Error('the disk is away');
    };
    const failing = { ...deps, files: { ...deps.files, remove } };
    await expect(eraseAccounts(failing)).rejects.toThrow('1 files could not be removed');
    expect(await deps.db.selectFrom('file_to_delete').select('key').execute()).toEqual([{ key: 'a-stuck' }]);
  });
});

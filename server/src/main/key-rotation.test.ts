/** The secret key is changed while people use the site, the one before is taken away, and nobody notices but old links. */
import { randomBytes } from 'node:crypto';
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAlertApp } from '../../testing/alerts/alert-app.ts';
import { buildContactableListing, buildConversation, solveProofOfWork } from '../../testing/factories/conversations.ts';
import { buildAgency } from '../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo, password } from '../../testing/people/api-users.ts';
import { buildPersonInEveryTable } from '../../testing/security/person-in-every-table.ts';
import { buildApp } from '../app.ts';
import { createUnsubscribeToken } from '../features/alerts/index.ts';
import { assertProofOfWork } from '../features/inbox/index.ts';
import {
  acceptHashKey,
  findHashKeyProblem,
  reencryptSecrets,
  sealedColumns,
} from '../platform/security/reencryption.jobs.ts';
import { getSealedRows } from '../platform/security/reencryption.queries.ts';
import { hashedUses, sealedUses, signedUses } from '../platform/security/secret-uses.ts';
import { createSecrets, encryptWith, type Secrets } from '../platform/security/secrets.ts';
import { runKeys } from './key-report.ts';

type App = Awaited<ReturnType<typeof buildApp>>['app'];
type Asked = { payload?: object; token?: string; cookies?: Record<string, string> };

async function ask(app: App, method: 'GET' | 'POST', path: string, { payload, token, cookies = {} }: Asked = {}) {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    cookies,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload } : {}),
  });
  const set = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { status: response.statusCode, body: response.json(), set };
}

/** Columns of bytes that the server's keys do not seal. A new column is here or in `sealedUses`. */
const otherBytes: Record<string, readonly string[]> = {
  account_code: ['code_hash', 'requester_hash'],
  agency_export: ['token_hash'],
  favorite_list: ['link_hash'],
  agency_invitation: ['key_hash'],
  api_key: ['key_hash'],
  audit_log_chain: ['details_hash', 'hash', 'salt'],
  audit_log_redaction: ['details_hash', 'salt'],
  bank_line: ['fingerprint'],
  broker_step: ['complaint_code_hash'],
  conversation: ['lead_email_hash'],
  conversation_key: ['key_hash'],
  email_domain_rate: ['domain_hash'],
  email_outbox: ['domain_hash', 'recipient_hash'],
  email_suppression: ['address_hash'],
  // Its answer is sealed with what its client has, for a day (idempotency.ts).
  idempotency: ['body_hash', 'key_hash', 'answer'],
  listing_search: ['more'],
  listing_search_other: ['more'],
  listing_visit: ['network', 'visitor'],
  login_challenge: ['token_hash'],
  passkey: ['public_key'],
  phone_reveal: ['visitor'],
  photo: ['fingerprint'],
  property: ['duplicate_key'],
  push_subscription: ['endpoint_hash'],
  recovery_code: ['code_hash'],
  report: ['confirm_hash', 'email_hash', 'reporter_hash'],
  report_misuse: ['email_hash'],
  search_visit: ['visitor', 'what'],
  session: ['token_hash'],
  source: ['file_hash'],
  source_item: ['content_hash'],
  source_photo: ['content_hash'],
  source_picture: ['content_hash'],
  source_run: ['file_hash'],
  source_run_item: ['content_hash'],
  statement_of_reasons: ['code_hash'],
  throttle: ['key'],
};

describe('[AUTH-5] the secret key is changed', () => {
  let w: Awaited<ReturnType<typeof openAlertApp>>;
  let apps: { before: App; rotated: App; after: App };
  let keys: { before: Secrets; rotated: Secrets; after: Secrets };
  let old: Buffer;
  const next = randomBytes(32);
  beforeAll(async () => {
    w = await openAlertApp();
    old = w.testApp.deps.config.secretKey;
    keys = {
      before: w.testApp.deps.secrets,
      rotated: createSecrets(next, { previous: [old], hashKey: old }),
      after: createSecrets(next, { hashKey: old }),
    };
    const appWith = async (secrets: Secrets) => (await buildApp({ ...w.testApp.webDeps, secrets })).app;
    apps = { before: w.testApp.app, rotated: await appWith(keys.rotated), after: await appWith(keys.after) };
  });
  afterAll(async () => {
    await apps.rotated.close();
    await apps.after.close();
    await w.close();
  });
  const reencrypt = (secrets: Secrets, ...more: [AbortSignal?, number?]) =>
    reencryptSecrets({ ...w.testApp.workerDeps, secrets }, ...more);

  it('and nobody notices: sessions, second factors, codes, links of emails and addresses of agencies', async () => {
    const { testApp, db } = w;
    const user = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(db, 461200, user.id);
    const { secret } = (await user.call('POST', '/user/second-factors/totp', { current_password: password })).body;
    const code = () => new TOTP({ secret }).generate({ timestamp: testApp.deps.clock().getTime() });
    const { recovery_codes: recovery } = (
      await user.call('POST', '/user/second-factors/totp/confirm', { code: code() })
    ).body;
    const plain = await buildSignedInUser(testApp, { email_confirmed_at: null });
    const regular = await buildSignedInUser(testApp);
    const login = (app: App, email: string, cookies: Record<string, string> = {}) =>
      ask(app, 'POST', '/user/login', { payload: { email, password }, cookies });
    // Without its session: that one would have to be proven by the XSRF header.
    const device = { estia_device: (await login(apps.before, regular.email)).set.estia_device ?? '' };
    const idOf = (secrets: Secrets, cookie = '') =>
      JSON.parse(secrets.open('device', Buffer.from(cookie, 'base64url')))[0];
    const { links } = (await user.call('POST', '/sources/export', {})).body.export;
    const visitor = await w.buildVisitor('visitor@estia.example');
    await w.saveAsVisitor('waits@estia.example');
    const confirm = (await w.listCodes('waits@estia.example')).at(-1);
    const unsubscribe = createUnsubscribeToken(keys.before, { savedSearchId: visitor.search }, 1);
    await plain.call('POST', '/user/resend-confirmation', {});
    const emailCode = (await listEmailsTo(testApp, plain.email)).at(-1)?.values.code;
    const { listing_id } = await buildContactableListing(db, user.id);
    const conversation_id = await buildConversation(db, user.id, plain.id, listing_id);
    const reply = { key: randomBytes(32).toString('base64url'), body: 'Ευχαριστώ', client_key: 'a'.repeat(24) };
    await db
      .insertInto('conversation_key')
      .values({
        key_hash: keys.before.hash('conversation key', reply.key),
        conversation_id,
        purpose: 'open',
        expires_at: new Date('2027-01-01T00:00:00Z'),
      })
      .execute();
    const puzzle = (await ask(apps.before, 'GET', '/inbox/proof-of-work')).body;

    const second = async (app: App, given: string) => {
      const { body, set } = await login(app, user.email);
      expect(body.second_factor).toEqual(['totp', 'recovery_code']);
      return ask(app, 'POST', '/user/login/second-factor', { payload: { code: given }, cookies: set });
    };
    const works = async (app: App, recoveryCode: string) => {
      w.wait(60_000);
      expect((await ask(app, 'GET', '/session', { token: user.token })).body.user).toMatchObject({ user_id: user.id });
      expect(await second(app, code())).toMatchObject({ status: 200 });
      expect(await second(app, recoveryCode)).toMatchObject({ status: 200 });
      expect((await ask(app, 'GET', '/sources/export', { token: user.token })).body.export.links).toEqual(links);
      expect(await ask(app, 'POST', '/inbox/by-key', { payload: { key: reply.key } })).toMatchObject({ status: 200 });
      expect((await login(app, regular.email, device)).status).toBe(200);
    };
    await works(apps.rotated, recovery[0]);
    // A browser that was known stays the same device.
    const { set: again } = await login(apps.rotated, regular.email, device);
    expect(idOf(keys.after, again.estia_device)).toBe(idOf(keys.before, device.estia_device));
    expect(await ask(apps.rotated, 'GET', `/alerts/unsubscribe/${unsubscribe}`)).toMatchObject({ status: 200 });
    const manage = (app: App) => ask(app, 'POST', '/saved-searches/list', { payload: { key: visitor.key } });
    expect(await manage(apps.rotated)).toMatchObject({ status: 200, body: { email: 'visitor@estia.example' } });
    const confirmed = await ask(apps.rotated, 'POST', '/saved-searches/confirm', { payload: { code: confirm } });
    expect(confirmed.status).toBe(200);
    expect(await ask(apps.rotated, 'POST', '/user/confirm-email', { payload: { code: emailCode } })).toMatchObject({
      status: 200,
    });
    assertProofOfWork({ ...testApp.deps, secrets: keys.rotated }, solveProofOfWork(puzzle));
    expect(await ask(apps.rotated, 'POST', '/inbox/by-key/reply', { payload: reply })).toMatchObject({ status: 200 });

    // The old key goes. What was encrypted anew works; what only it had signed is refused as any wrong link is.
    expect(await reencrypt(keys.rotated)).toBeNull();
    await works(apps.after, recovery[1]);
    expect(await manage(apps.after)).toMatchObject({ status: 404 });
    expect(await ask(apps.after, 'GET', `/alerts/unsubscribe/${unsubscribe}`)).toMatchObject({ status: 404 });
    const signedAnew = confirmed.body.key;
    expect(await ask(apps.after, 'POST', '/saved-searches/list', { payload: { key: signedAnew } })).toMatchObject({
      status: 200,
    });
    const { set: stranger } = await login(apps.after, regular.email, device);
    expect(idOf(keys.after, stranger.estia_device)).not.toBe(idOf(keys.before, device.estia_device));
  });

  it('and every stored secret is encrypted anew: in batches, once, and after a stop where it was', async () => {
    const { db, deps } = { db: w.db, deps: w.testApp.deps };
    const { rows } = await sql<{ id: number }>`
      insert into photo (key, width, height, placeholder) values ('shared', 1600, 1200, 'x') returning id`.execute(db);
    await buildPersonInEveryTable(deps, 'zqrotated', 1, rows[0]?.id ?? 0);
    await sql`insert into bank_import (admin_id, file, created_at) values (1, 'x', ${deps.clock()})`.execute(db);
    await sql`insert into bank_import (admin_id, file, created_at) select 1, 'x', ${deps.clock()} from generate_series(1, 450)`.execute(
      db,
    );
    await sql`update source set key_kind = 'header', key_header = 'x-key', key_sealed = 'x'`.execute(db);
    await sql`update webhook_endpoint set previous_secret = secret, previous_until = ${deps.clock()}`.execute(db);
    await sql`update email_outbox set payload = 'x'`.execute(db);
    await sql`update conversation set lead_phone = 'x', lead_email = 'x'`.execute(db);
    await sql`update message set lead_phone = 'x'`.execute(db);
    // Half of them as they were before bytes named their key.
    const prepared = createSecrets(old, { previous: [next], hashKey: old });
    for (const { use, table, column, id, name } of sealedColumns) {
      const forms = [encryptWith(old, use, name), prepared.seal(use, name)];
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = (${forms}::bytea[])[1 + ${sql.ref(id)} % 2]
        where ${sql.ref(column)} is not null`.execute(db);
    }
    const read = async () => {
      const found = [];
      for (const { use, table, column, id, name } of sealedColumns) {
        const { rows: values } = await sql<{ id: number; sealed: Buffer }>`
          select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
          where ${sql.ref(column)} is not null order by 1`.execute(db);
        expect(values.length, `${name}: person-in-every-table.ts has none`).toBeGreaterThan(0);
        found.push(...values.map((value) => ({ ...value, use, name })));
      }
      return found;
    };
    const total = (await read()).length;
    await sql`delete from sealed_column`.execute(db);
    const lines: string[] = [];
    const report = (secrets: Secrets, ...given: string[]) =>
      runKeys(given, { ...w.testApp.workerDeps, secrets }, { log: (l) => lines.push(l), error: (l) => lines.push(l) });
    expect(await report(keys.rotated)).toBe(1);
    expect(lines.at(-1)).toBe(
      `${total} values need another key than ${keys.rotated.keyIds.current}: npm run keys -- --reencrypt`,
    );

    // Stopped at once it has done nothing and says that there is more; the next run goes on.
    expect(await reencrypt(keys.rotated, AbortSignal.abort())).toEqual(deps.clock());
    expect((await getSealedRows(db)).old_rows).toBeNull();
    expect(await reencrypt(keys.rotated, undefined, 0)).toEqual(deps.clock());
    expect(await reencrypt(keys.rotated)).toBeNull();
    expect(await getSealedRows(db)).toEqual({ old_rows: 0, unreadable_rows: 0, checked_at: deps.clock() });
    const anew = await read();
    expect(anew.length).toBe(total);
    for (const { use, name, sealed } of anew) expect(keys.after.open(use, sealed), name).toBe(name);

    // Again: nothing is written a second time.
    expect(await reencrypt(keys.after)).toBeNull();
    expect(await read()).toEqual(anew);
    lines.length = 0;
    expect(await report(keys.after)).toBe(0);
    expect(lines.at(-1)).toBe(`Nothing stored needs another key than ${keys.after.keyIds.current}.`);
  });

  it('and what no key opens is reported, counted and left as it is, and so is another key of hashes', async () => {
    const { db, deps } = { db: w.db, deps: w.testApp.deps };
    const lost = createSecrets(randomBytes(32)).seal('totp', 'lost');
    await sql`update totp set secret = ${lost} where account_id = (select min(account_id) from totp)`.execute(db);
    expect(await reencrypt(keys.after)).toBeNull();
    expect(await getSealedRows(db)).toMatchObject({ old_rows: 1, unreadable_rows: 1 });
    const { rows } = await sql`select from totp where secret = ${lost}`.execute(db);
    expect(rows).toHaveLength(1);
    const wrong = createSecrets(next);
    await reencrypt(wrong);
    await deps.failures.flush();
    const failures = await db.selectFrom('failure').select(['name', 'reason']).orderBy('id').execute();
    expect(failures).toEqual([
      { name: 'secret-keys', reason: expect.stringContaining('Values of totp.secret that no key opens') },
      { name: 'secret-keys', reason: expect.stringContaining('stored hashes were made with') },
    ]);
    const out: string[] = [];
    const report = (...given: string[]) =>
      runKeys(given, { ...deps, secrets: wrong }, { log: () => {}, error: (line) => out.push(line) });
    expect(await report()).toBe(1);
    expect(out[0]).toContain(`stored hashes were made with ${keys.after.keyIds.hash}`);
    out.length = 0;
    await report('--new-hash-key');
    expect(out).toEqual([]);
  });

  it('and a new key of hashes is not taken for the one that a site in use had before it knew of two', async () => {
    const { workerDeps } = w.testApp;
    const withKey = (hashKey: Buffer) => ({
      ...workerDeps,
      secrets: createSecrets(next, { previous: [old], hashKey }),
    });
    const forget = () => sql`delete from hash_key`.execute(w.db);
    await forget();
    await sql`update account set created_at = '2020-01-01'`.execute(w.db);
    expect(await findHashKeyProblem(withKey(randomBytes(32)))).toContain('HASH_KEY must be that one');
    expect(await findHashKeyProblem(withKey(old))).toBeNull();
    await forget();
    const chosen = withKey(randomBytes(32));
    await acceptHashKey(chosen);
    expect(await findHashKeyProblem(chosen)).toBeNull();
    expect(await findHashKeyProblem(withKey(old))).toContain('stored hashes were made with');
  });

  it('and no use of a key is forgotten: every column of bytes is sealed by a use, or named as something else', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and c.data_type = 'bytea' and t.table_type = 'BASE TABLE' order by 1`.execute(w.db);
    const others = Object.entries(otherBytes).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    const known = [...sealedColumns.map(({ name }) => name), ...others];
    expect(rows.map(({ name }) => name)).toEqual(known.sort());
    const uses = [...Object.keys(sealedUses), ...[...signedUses, ...hashedUses].map((use) => `hash ${use}`)];
    expect(new Set(uses).size, 'two uses would share a key').toBe(uses.length);
    for (const use of signedUses) {
      expect(keys.rotated.isSigned(use, 'text', keys.before.sign(use, 'text')), use).toBe(true);
      expect(keys.after.isSigned(use, 'text', keys.before.sign(use, 'text')), use).toBe(false);
    }
    for (const use of hashedUses)
      for (const ring of [keys.rotated, keys.after])
        expect(ring.hash(use, 'text').equals(keys.before.hash(use, 'text')), use).toBe(true);
  });
});

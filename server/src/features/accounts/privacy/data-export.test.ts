import { readdirSync } from 'node:fs';
import { roleIds } from '@estia/contract/accounts/roles';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildUser } from '../../../../testing/factories/records.ts';
import { buildPersonInEveryTable, PASSWORD } from '../../../../testing/security/person-in-every-table.ts';
import { buildDataExports, deleteExpiredData } from '../index.ts';
import { toCsv } from './data-export.jobs.ts';

/** Tables that hang on a person → a word of theirs that the export holds, or why it has none. `mark` is the person's. */
const inExport: Readonly<Record<string, string | { not: string }>> = {
  account: 'mark status',
  session: 'mark device',
  subscriber: '"favorite_alerts": false',
  saved_search: 'mark alert',
  saved_search_key: { not: 'places and bounds of a saved search, which is there' },
  former_search_link: { not: 'numbers that a saved search had before, which is there' },
  alert: '"event": "new"',
  push_subscription: '"push_subscriptions": [',
  approval: { not: 'what one admin asked another to do with the account: the log of admins has it, with the reason' },
  push_message: { not: 'alerts under way to a browser, for a day at most; the alerts are there' },
  account_code: '"purpose": "confirm_email"',
  email_change: 'new-mark@estia.example',
  login_challenge: { not: 'a login under way, for minutes, of which only a hash is kept' },
  totp: '"totp": [',
  recovery_code: '"recovery_codes_left": 1',
  passkey: 'mark key',
  passkey_challenge: { not: 'a random number for minutes' },
  terms_acceptance: '"version": "2026-11-15"',
  legal_notice: '"told_of_changes": [',
  consent_record: 'mark policy',
  account_note: 'mark note',
  admin_list_view: 'mark view',
  plan_choice: '"payment": "card"',
  subscription: 'mark brand',
  card_setup: { not: 'a page of the card provider under way: a name of theirs' },
  plan_price_notice: '"told_of_prices": [',
  agency: 'mark contact',
  agency_stats: { not: 'how many ads it has and how soon it answers: counted, and shown to everybody' },
  agency_place: { not: 'how many of its ads lie where: counted' },
  register_check: 'mark found',
  webhook_endpoint: 'mark endpoint',
  webhook_delivery: { not: 'which events were sent to the agency’s own server, by their numbers; for a month' },
  source: 'mark source',
  source_item: '"reference": ',
  source_photo: { not: 'addresses of photos, which stand in the agency’s own feed' },
  source_picture: { not: 'which photo the same bytes became' },
  source_place: { not: 'names of places that a feed uses' },
  source_value: { not: 'words for heating and the like that a feed uses' },
  source_run: { not: 'when a source was read, and how many listings it had' },
  source_run_item: { not: 'what a run did with a listing, whose own rows are in the export' },
  agency_agent: '"username": "mate of the office"',
  agency_invitation: 'mark invited',
  api_key: 'mark program',
  agency_export: '"exports": [',
  email_outbox: '"template": "confirm_email"',
  idempotency: { not: 'sealed answers for a day, which only the asker can open' },
  data_export: '"requested_at"',
  search_history: 'mark search',
  complex: 'mark homes',
  mandate_document: 'application/pdf',
  cooperation: 'mark proposes',
  favorite: 'mark note',
  favorite_list: 'mark homes for two',
  favorite_list_listing: 'mark list note',
  favorite_list_participant: '"mail_comments": true',
  favorite_list_invitation: '"invited": [',
  favorite_list_vote: '"vote": 1',
  favorite_list_comment: 'mark comment',
  property: 'mark reason',
  property_contact: '"email": "mark@estia.example"',
  property_private: 'mark certificate',
  property_photo: 'mark alt',
  broker_score: { not: 'points for admins, made of the person’s own listings every night' },
  broker_step: 'mark statement',
  statement_of_reasons: 'mark decided',
  statement_complaint: 'mark appeal',
  broker_answer: 'mark cousin',
  broker_complaint: 'mark complaint',
  property_group: { not: 'that two properties are one; the other one is of somebody else, and each page shows it' },
  property_match: { not: 'that two properties may be one, for admins; the other one is of somebody else' },
  scheduled_pause: '"pause_at"',
  dispute: '"objection": "no_mandate"',
  dispute_entry: 'mark agreement',
  exclusive_case: '"mandate_signed_on": "2026-10-01"',
  exclusive_statement: 'mark side',
  property_predecessor: { not: 'which earlier listing was of the same property' },
  property_walk: { not: 'how far on foot it is from the property’s public point, which anybody can measure' },
  property_to_match: { not: 'that a property is about to be compared with others' },
  draft: 'mark draft',
  draft_photo: 'mark draft alt',
  photo: 'mark-photo',
  photo_duplicate: { not: 'that two pictures look alike, for admins; the other one is of somebody else' },
  article: { not: 'texts of the house, which may show a picture' },
  article_revision: { not: 'texts of the house' },
  article_revision_photo: { not: 'pictures of the house' },
  article_picture: { not: 'pictures of the house' },
  admin_bulk_action: 'mark bulk',
  admin_bulk_item: { not: 'which rows a decision of an administrator was about: of others' },
  bulk_change: 'mark caller',
  bulk_change_listing: { not: 'which of the person’s own ads a change was about, and what became of it; for a month' },
  listing: 'mark words',
  golden_visa_badge: { not: 'whether the numbers of a rule fit the ad, computed from both' },
  listing_event: '"kind": "published"',
  listing_counter: '"views": 5',
  listing_view_day: { not: 'visitors of an ad by day: of others' },
  conversation: '"lead_name": "mark asker"',
  message: 'mark message',
  conversation_key: { not: 'hashes of keys that open a conversation: secrets' },
  phone_reveal: '"phone_shown_at"',
  listing_review: '"outcome": "queue"',
  listing_review_hit: 'mark phrase',
  listing_review_decision: 'mark asked',
  work_claim: { not: 'what waits for an admin and is in their hands for an hour; admins alone have such' },
  report: 'mark wrong',
  report_misuse: '"kind": "warned"',
  contract_end: 'mark withdrawn',
  discover: { not: 'which ads our lists show at this moment' },
};

describe('[PROF-1] everything about me', () => {
  let testApp: TestApp;
  let me: Awaited<ReturnType<typeof buildPersonInEveryTable>>;
  let other: { id: number; token: string };

  const get = (token: string, path: string) =>
    testApp.app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  const order = async (token: string, current_password = PASSWORD) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/user/exports',
      headers,
      payload: { current_password },
    });
    return response.statusCode;
  };
  const list = async (token: string) =>
    (await get(token, '/user/exports')).json().exports as { id: number; ready_at: string | null; expires_at: string }[];

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const photo = { key: 'shared-photo', width: 1, height: 1, placeholder: '' };
    const shared = await testApp.deps.db.insertInto('photo').values(photo).returning('id').executeTakeFirstOrThrow();
    me = await buildPersonInEveryTable(testApp.deps, 'zqmark', 1, shared.id);
    // The one every person of that builder has already: here it would count among those of today.
    await sql`update data_export set requested_at = '2026-11-01' where account_id = ${me.id}`.execute(testApp.deps.db);
    const password_hash = await testApp.deps.passwords.hash(PASSWORD);
    other = await buildUser(testApp.deps.db, { password_hash });
  });
  afterAll(() => testApp.close());

  it('is asked for with the password, one at a time, and made by the worker', async () => {
    expect(await order(me.token, 'wrong')).toBe(400);
    expect(await order(me.token)).toBe(200);
    expect(await order(me.token)).toBe(200);
    expect((await list(me.token)).filter((row) => row.ready_at === null)).toHaveLength(1);
    expect(await buildDataExports(testApp.workerDeps)).toBe(1);
    expect(await buildDataExports(testApp.workerDeps)).toBe(0);
    const [made] = await list(me.token);
    expect(made).toMatchObject({ ready_at: '2026-11-15T10:00:00.000Z', expires_at: '2026-11-22T10:00:00.000Z' });
    const emails = await testApp.deps.db
      .selectFrom('email_outbox')
      .select('template')
      .where('account_id', '=', me.id)
      .where('state', '=', 'queued')
      .execute();
    expect(emails).toEqual([{ template: 'export_ready' }]);
    expect(await testApp.deps.db.selectFrom('file_to_delete').selectAll().execute()).toEqual([]);
  });

  it('holds something of every table that hangs on a person', async () => {
    const [made] = await list(me.token);
    const response = await get(me.token, `/user/exports/${made?.id}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="estia-2026-11-15.zip"',
      'cache-control': 'no-store',
      'content-length': String(response.rawPayload.byteLength),
    });
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files).sort()).toEqual([
      'account-review.json',
      'admin-acts.json',
      'complexes.json',
      'consents.json',
      'cooperation.json',
      'decisions.json',
      'drafts.json',
      'exclusive-cases.json',
      'exports.json',
      'favorite-lists.json',
      'favorites.json',
      'letters.json',
      'listings.csv',
      'listings.json',
      'mandates.csv',
      `mandates/${me.ids.property}.pdf`,
      'messages.json',
      'phones-shown.json',
      'photos.csv',
      `photos/${me.ids.property}-1.webp`,
      'profile.json',
      'reports.json',
      'same-property.json',
      'saved-searches.json',
      'searches.csv',
      'searches.json',
      'sessions.json',
      'sources.json',
    ]);
    const text = (name: string) => strFromU8(files[name] as Uint8Array);
    const all = Object.keys(files).map(text).join('\n');
    const { rows } = await sql<{ name: string }>`
      with recursive hangs(rel) as (
        select 'account'::regclass::oid union
        select c.conrelid from pg_constraint c join hangs on c.confrelid = hangs.rel where c.contype = 'f'
      ) select rel::regclass::text as name from hangs`.execute(testApp.deps.db);
    expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(inExport).sort());
    for (const [table, word] of Object.entries(inExport)) {
      if (typeof word === 'string') expect(all, table).toContain(word.replace('mark', 'zqmark'));
    }
    // Invoices outlive the account and name it by number alone.
    expect(text('profile.json')).toContain('"series": "A"');
    // What admins did, and why; not who they are.
    expect(text('admin-acts.json')).toContain('zqmark why');
    expect(text('admin-acts.json')).not.toContain('admin_id');
    expect(text(`photos/${me.ids.property}-1.webp`)).toBe('file of zqmark');
    expect(text('photos.csv')).toContain('/photos/shared-photo/1600.webp');
    expect(text('listings.csv').split('\r\n')[1]).toContain('zqmark title');
    for (const secret of ['password_hash"', 'secret', 'token', '$argon2']) expect(all).not.toContain(secret);
  });

  it("[ROLE-4] is nobody else's, and not there before it is ready or after its days", async () => {
    const [made] = await list(me.token);
    const admin = await buildUser(testApp.deps.db, { role_id: roleIds.admin });
    for (const token of [other.token, admin.token])
      expect((await get(token, `/user/exports/${made?.id}`)).statusCode).toBe(404);
    expect(await order(other.token)).toBe(200);
    const [open] = await list(other.token);
    expect((await get(other.token, `/user/exports/${open?.id}`)).statusCode).toBe(404);
    await buildDataExports(testApp.workerDeps);
    expect((await get(other.token, `/user/exports/${open?.id}`)).statusCode).toBe(200);
    expect(readdirSync(`${testApp.deps.config.filesDir}/exports`)).toHaveLength(3);
    testApp.setNow(new Date('2026-11-22T10:00:00Z'));
    expect((await get(other.token, `/user/exports/${open?.id}`)).statusCode).toBe(404);
    await deleteExpiredData(testApp.workerDeps);
    expect(await list(other.token)).toEqual([]);
    // The one of the builder is good for longer.
    expect(readdirSync(`${testApp.deps.config.filesDir}/exports`)).toEqual(['zqmark.zip']);
    testApp.setNow(new Date('2026-11-15T10:00:00Z'));
  });

  it('of what an email wrote as a visitor nothing is given to an account that never proved that email', async () => {
    const { db, secrets, passwords } = testApp.deps;
    const password_hash = await passwords.hash(PASSWORD);
    const { id, token } = await buildUser(db, { password_hash, email: 'claimed@estia.example' });
    const talk = await sql<{ id: number }>`
      insert into conversation (purpose, advertiser_id, lead_name, lead_email_hash, locale, confirmed_at, created_at, last_at)
      values (1, ${other.id}, 'zqvisitor', ${secrets.hash('asker', 'claimed@estia.example')}, 'el', now(), now(), now()) returning id`.execute(
      db,
    );
    const exported = async () => {
      expect(await order(token)).toBe(200);
      await buildDataExports(testApp.workerDeps);
      const [made] = await list(token);
      const files = unzipSync((await get(token, `/user/exports/${made?.id}`)).rawPayload);
      return strFromU8(files['messages.json'] as Uint8Array);
    };
    expect(await exported()).not.toContain('zqvisitor');
    await db.updateTable('account').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute();
    expect(await exported()).toContain('zqvisitor');
    await db
      .deleteFrom('conversation')
      .where('id', 'in', [talk.rows[0]?.id ?? 0])
      .execute();
  });

  it('at most three a day', async () => {
    const { token } = await buildUser(testApp.deps.db, {
      password_hash: await testApp.deps.passwords.hash(PASSWORD),
    });
    for (const expected of [200, 200, 200, 429]) {
      expect(await order(token)).toBe(expected);
      await buildDataExports(testApp.workerDeps);
    }
    testApp.setNow(new Date('2026-11-16T10:00:01Z'));
    expect(await order(token)).toBe(200);
  });

  it('one that cannot be made holds up no other; its file does not stay', async () => {
    const people = [await buildUser(testApp.deps.db), await buildUser(testApp.deps.db)];
    await testApp.deps.db.deleteFrom('data_export').where('ready_at', 'is', null).execute();
    await testApp.deps.db.deleteFrom('file_to_delete').execute();
    for (const { id } of people)
      await testApp.deps.db
        .insertInto('data_export')
        .values({ account_id: id, requested_at: testApp.deps.clock() })
        .execute();
    let puts = 0;
    const failing = {
      ...testApp.deps,
      files: {
        ...testApp.deps.files,
        put: (key: string, body: Uint8Array) => {
          puts += 1;
          return puts === 1 ? Promise.reject(new Error('the disk is full')) : testApp.deps.files.put(key, body);
        },
      },
    };
    await expect(buildDataExports(failing)).rejects.toThrow('the disk is full');
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from data_export where ready_at is null`.execute(testApp.deps.db);
    expect(rows[0]?.open).toBe(1);
    expect(await testApp.deps.db.selectFrom('file_to_delete').selectAll().execute()).toHaveLength(1);
    // Not at once: it would only fail again.
    expect(await buildDataExports(testApp.workerDeps)).toBe(0);
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 300_000));
    expect(await buildDataExports(testApp.workerDeps)).toBe(1);
  });

  it('however many cannot be made, those behind them get their turn', async () => {
    const { db } = testApp.deps;
    const now = testApp.deps.clock();
    const order = async (requested_at: Date) => {
      const { id } = await buildUser(db);
      await db.insertInto('data_export').values({ account_id: id, requested_at }).execute();
      return id;
    };
    for (let count = 0; count < 20; count++) await order(new Date(now.getTime() - 60_000));
    const behind = await order(now);
    const put = () => Promise.reject(new Error('the disk is full'));
    const failing = { ...testApp.deps, files: { ...testApp.deps.files, put } };
    await expect(buildDataExports(failing)).rejects.toThrow('the disk is full');
    expect(await buildDataExports(testApp.workerDeps)).toBe(1);
    const made = await db.selectFrom('data_export').select('ready_at').where('account_id', '=', behind).execute();
    expect(made).toEqual([{ ready_at: now }]);
  });

  it('a table opened in a spreadsheet runs no formula', () => {
    expect(toCsv([{ a: '=1+1', b: 'x,"y"', c: -5, d: null }])).toBe('\uFEFFa,b,c,d\r\n\'=1+1,"x,""y""",-5,\r\n');
  });
});

import { roleIds } from '@estia/contract/accounts/roles';
import { reviewReasonMessages } from '@estia/contract/listings/review/review-messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sized } from '../../../testing/environment/test-size.ts';
import { buildListing, buildProperty } from '../../../testing/factories/records.ts';
import { buildOpenReport, buildWaitingAgency } from '../../../testing/factories/work-items.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';
import { createPlaceTreeCache } from '../places/index.ts';
import { createRulesCache } from '../rules/index.ts';
import { finishAdminBulks } from './index.ts';

const DISTRICT_ID = 461200;
const ITEMS = sized({ ci: 60, full: 500 });
const PATH = '/adminPanel/bulk-actions';

describe('[ADMN-1] one decision for many rows', () => {
  let testApp: AdminTestApp;
  let owner: { id: number };
  const start = (body: object, token = testApp.admin.token) => testApp.call(token, 'POST', PATH, body);
  const read = async (id: number, token = testApp.admin.token, query = '') =>
    (await testApp.call(token, 'GET', `${PATH}/${id}?limit=100${query}`)).body;
  const confirm = (id: number, body: object, token = testApp.admin.token) =>
    testApp.call(token, 'PUT', `${PATH}/${id}`, body);
  const buildActiveListing = async () => {
    const property_id = await buildProperty(testApp.db, { account_id: owner.id, district_id: DISTRICT_ID });
    return { property_id, id: await buildListing(testApp.db, { property_id }) };
  };
  const countStatements = async (listingId: number) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from statement_of_reasons where ${listingId} = any (listing_ids)`.execute(
      testApp.db,
    );
    return rows[0]?.count;
  };
  const stateOf = async (listingId: number) =>
    testApp.db
      .selectFrom('listing')
      .select(['is_active', 'pause_reason'])
      .where('id', '=', listingId)
      .executeTakeFirst();

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
    owner = await testApp.createUser({ username: 'Ελένη', locale: 'en' });
  });
  afterAll(() => testApp.world.close());

  it('shows what would happen to how many and who is left out, and does nothing before the yes', async () => {
    const [first, second, removed] = [
      await buildActiveListing(),
      await buildActiveListing(),
      await buildActiveListing(),
    ];
    await sql`update listing set is_active = null, deleted_at = now() where id = ${removed.id}`.execute(testApp.db);
    const ids = [first.id, second.id, removed.id];
    const { body } = await start({ list: 'sale_listings', action: 'take_down', ids });
    const seen = await read(body.id);
    expect(seen.bulk).toMatchObject({ item_count: 3, ready_count: 2, done_count: 0, confirmed_at: null });
    expect(seen.bulk.skipped).toEqual([{ refusal: 'not_in_this_state', by: null, count: 1 }]);
    expect(seen.bulk.effects).toEqual({ people: 1, listings: 2 });
    expect(await stateOf(first.id)).toMatchObject({ is_active: true });
    expect(
      (await read(body.id, testApp.admin.token, '&show=left')).items.map((item: { id: number }) => item.id),
    ).toEqual([removed.id]);
  });

  it('asks for a reason, then decides each with one statement, one email and one log entry, and once only', async () => {
    const listings = [await buildActiveListing(), await buildActiveListing()];
    const emails = (await testApp.listEmailsTo(owner.id)).length;
    const { body } = await start({ list: 'sale_listings', action: 'take_down', ids: listings.map(({ id }) => id) });
    expect((await confirm(body.id, {})).body.fields).toEqual({ reason_id: 'required' });
    expect((await confirm(body.id, { reason_id: 'other' })).body.fields).toEqual({ reason: 'required' });
    expect((await confirm(body.id, { reason_id: 'checked' })).body.fields).toEqual({ reason_id: 'invalid' });
    expect(await stateOf(listings[0]?.id ?? 0)).toMatchObject({ is_active: true });
    for (const again of [1, 2])
      expect((await confirm(body.id, { reason_id: 'fraud' })).body.bulk, String(again)).toMatchObject({
        done_count: 2,
        ready_count: 0,
        skipped: [],
        done_at: expect.any(String),
      });
    for (const { id, property_id } of listings) {
      expect(await stateOf(id)).toEqual({ is_active: false, pause_reason: 'admin' });
      expect(await countStatements(id)).toBe(1);
      const log = (await testApp.logOf(property_id)).filter(({ action }) => action === 'listing_deactivate');
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({ admin_id: testApp.admin.id, reason: reviewReasonMessages.fraud.stop.en });
    }
    expect(await testApp.listEmailsTo(owner.id)).toHaveLength(emails + 2);
  });

  it('adds rows of another page, up to 500, and to one’s own unconfirmed one alone', async () => {
    const [first, second] = [await buildActiveListing(), await buildActiveListing()];
    const { body } = await start({ list: 'sale_listings', action: 'remove', ids: [first.id] });
    const more = { list: 'sale_listings', action: 'remove', ids: [second.id], add_to: body.id };
    expect((await start(more, testApp.main.token)).status).toBe(404);
    expect((await start({ ...more, action: 'take_down' })).status).toBe(400);
    expect((await start(more)).body.id).toBe(body.id);
    expect((await read(body.id)).bulk.item_count).toBe(2);
    expect((await confirm(body.id, { reason: 'Ζητήθηκε από την αρχή' })).body.bulk.done_count).toBe(2);
    expect((await start(more)).status).toBe(409);
    const ids = Array.from({ length: 501 }, (_, at) => at + 1);
    expect((await start({ list: 'users', action: 'block', ids })).body.fields).toEqual({ ids: 'too_many' });
  });

  it('takes all that a filter finds, and says how many that is', async () => {
    await sql`delete from report`.execute(testApp.db);
    for (let at = 0; at < 3; at++) await buildOpenReport(testApp.db, { reasonId: 9 });
    await buildOpenReport(testApp.db, { reasonId: 2 });
    const { body } = await start({ list: 'reports', action: 'dismiss', filter: { state: 'open', reason_id: 9 } });
    expect((await read(body.id)).bulk).toMatchObject({ item_count: 3, matched_count: 3, ready_count: 3 });
    expect((await start({ list: 'reports', action: 'dismiss', filter: { reason_id: 17 } })).status).toBe(400);
  });

  it('blocks people but no administrator, and tells how many listings go with them', async () => {
    const person = await testApp.createUser({ username: 'Προς αποκλεισμό' });
    const property_id = await buildProperty(testApp.db, { account_id: person.id, district_id: DISTRICT_ID });
    await buildListing(testApp.db, { property_id });
    const ids = [person.id, testApp.main.id, testApp.admin.id];
    const { body } = await start({ list: 'users', action: 'block', ids });
    const before = await read(body.id);
    expect(before.bulk).toMatchObject({ ready_count: 1, effects: { people: 1, listings: 1 } });
    expect(before.bulk.skipped).toEqual([{ refusal: 'administrator', by: null, count: 2 }]);
    await confirm(body.id, { reason_id: 'spam' });
    const states = await testApp.db.selectFrom('account').select(['id', 'status']).where('id', 'in', ids).execute();
    expect(states.filter(({ status }) => status === 'blocked').map(({ id }) => id)).toEqual([person.id]);
  });

  it('approves no agency whose details changed since they were seen', async () => {
    const now = new Date(testApp.world.deps.clock().getTime() - 3_600_000);
    const [same, changed] = [await buildWaitingAgency(testApp.db, now), await buildWaitingAgency(testApp.db, now)];
    const { body } = await start({ list: 'agencies', action: 'approve', ids: [same, changed] });
    await sql`update agency set name_el = 'Άλλο όνομα', updated_at = now() where account_id = ${changed}`.execute(
      testApp.db,
    );
    const { bulk } = (await confirm(body.id, { reason_id: 'checked' })).body;
    expect(bulk).toMatchObject({ done_count: 1, skipped: [{ refusal: 'changed_meanwhile', by: null, count: 1 }] });
  });

  it('leaves what another admin has in hand or has decided, and says who', async () => {
    await sql`delete from report`.execute(testApp.db);
    const [free, taken, decided] = [
      await buildOpenReport(testApp.db),
      await buildOpenReport(testApp.db),
      await buildOpenReport(testApp.db),
    ];
    const { body } = await start({ list: 'reports', action: 'dismiss', ids: [free, taken, decided] });
    await testApp.call(testApp.main.token, 'POST', '/adminPanel/queue/claim', { kind: 'report', subject: `${taken}` });
    await testApp.call(testApp.main.token, 'PUT', `/user/user-alerts/${decided}`, {
      state: 'dismissed',
      decision: 'Δεν προκύπτει',
    });
    const { bulk } = (await confirm(body.id, { reason_id: 'no_breach' })).body;
    expect(bulk.done_count).toBe(1);
    expect(bulk.skipped).toHaveLength(2);
    expect(bulk.skipped).toContainEqual({ refusal: 'claimed_by_other', by: 'Η κύρια', count: 1 });
    expect(bulk.skipped).toContainEqual({ refusal: 'already_decided', by: 'Η κύρια', count: 1 });
  });

  it('takes a listing that several people reported down once, with one statement', async () => {
    const { id, property_id } = await buildActiveListing();
    const report = await buildOpenReport(testApp.db);
    const second = await buildOpenReport(testApp.db);
    await sql`update report set listing_id = ${id}, property_id = ${property_id} where id in (${report}, ${second})`.execute(
      testApp.db,
    );
    const { body } = await start({ list: 'reports', action: 'uphold', ids: [report, second] });
    expect((await read(body.id)).bulk.effects).toEqual({ people: 1, listings: 1 });
    expect((await confirm(body.id, { reason_id: 'fraud' })).body.bulk.done_count).toBe(2);
    expect(await countStatements(id)).toBe(1);
  });

  it('is carried on by the worker, and by nobody whose role is gone', async () => {
    const [mine, theirs] = [await buildOpenReport(testApp.db), await buildOpenReport(testApp.db)];
    const former = await testApp.createUser({ role_id: roleIds.admin, username: 'Πρώην' });
    const one = (await start({ list: 'reports', action: 'dismiss', ids: [mine] })).body.id;
    const other = (await start({ list: 'reports', action: 'dismiss', ids: [theirs] }, former.token)).body.id;
    const before = new Date(testApp.world.deps.clock().getTime() - 300_000);
    await sql`update admin_bulk_action set confirmed_at = ${before}, created_at = ${before},
      reason_id = 'no_breach' where id in (${one}, ${other})`.execute(testApp.db);
    await sql`update account set role_id = 2 where id = ${former.id}`.execute(testApp.db);
    const { deps } = testApp.world;
    const context = {
      deps,
      rules: createRulesCache(deps),
      places: createPlaceTreeCache(testApp.db),
      onStatusChange: async () => {},
    };
    await finishAdminBulks(context, () => false);
    expect((await read(one)).bulk).toMatchObject({ done_count: 1, done_at: expect.any(String) });
    const states = await testApp.db
      .selectFrom('report')
      .select(['id', 'state'])
      .where('id', 'in', [mine, theirs])
      .execute();
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [mine]: 'dismissed',
      [theirs]: 'open',
    });
  });

  it(`of ${ITEMS} decided by two admins at once each is decided once, and both are told the truth`, async () => {
    await sql`delete from report`.execute(testApp.db);
    const ids: number[] = [];
    for (let at = 0; at < ITEMS; at++) ids.push(await buildOpenReport(testApp.db));
    const [one, two] = [
      (await start({ list: 'reports', action: 'dismiss', ids })).body.id,
      (await start({ list: 'reports', action: 'uphold', ids }, testApp.main.token)).body.id,
    ];
    type Bulk = {
      done_at: string | null;
      done_count: number;
      skipped: { refusal: string; by: string; count: number }[];
    };
    const finish = async (id: number, reason: string, token: string): Promise<Bulk> => {
      for (;;) {
        // Each reloads the page while it runs.
        const answers = await Promise.all([1, 2].map(() => confirm(id, { reason_id: reason }, token)));
        const { bulk } = (await testApp.call(token, 'GET', `${PATH}/${id}`)).body;
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        if (bulk.done_at) return bulk;
      }
    };
    const [dismissed, upheld] = await Promise.all([
      finish(one, 'no_breach', testApp.admin.token),
      finish(two, 'fraud', testApp.main.token),
    ]);
    expect(dismissed.done_count + upheld.done_count).toBe(ITEMS);
    expect(dismissed.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(upheld.done_count);
    for (const { refusal, by } of dismissed.skipped)
      expect({ refusal, by }).toEqual({ refusal: 'already_decided', by: 'Η κύρια' });
    for (const { refusal, by } of upheld.skipped)
      expect({ refusal, by }).toEqual({ refusal: 'already_decided', by: 'Ο άλλος' });
    const { rows } = await sql<{ decided: number; logged: number; stated: number }>`
      select (select count(*)::int from report where state <> 'open') as decided,
        (select count(*)::int from audit_log where action in ('report_upheld', 'report_dismissed')
          and (after ->> 'report')::bigint = any (${ids}::bigint[])) as logged,
        (select count(*)::int from statement_of_reasons where report_id = any (${ids}::bigint[])) as stated`.execute(
      testApp.db,
    );
    expect(rows[0]).toEqual({ decided: ITEMS, logged: ITEMS, stated: upheld.done_count });
  });
});

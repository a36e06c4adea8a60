/** API-1: endpoints of an agency, and each event once to each of them. A machine on the loopback takes what is sent. */
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { joinAgency } from '../../../testing/access/roles.ts';
import { openWebhookWorld, type WebhookWorld } from '../../../testing/environment/webhook-world.ts';
import { buildContactableListing } from '../../../testing/factories/conversations.ts';
import { restrictDirectly } from '../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser } from '../../../testing/people/api-users.ts';
import { insertEndpoint } from './webhooks.queries.ts';

describe('[API-1] webhooks', () => {
  let w: WebhookWorld;
  beforeAll(async () => {
    w = await openWebhookWorld(inject('services'));
  });
  afterAll(() => w.close());
  beforeEach(() => w.begin());

  it('a lead is told once, with its numbers and nothing of the person, and an independent library verifies it', async () => {
    const { secret, id } = await w.add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { property_id, write } = await w.writeLead();
    await write('Και κάτι ακόμη.');
    await w.send();
    await w.send();
    expect(w.received).toHaveLength(1);
    const [request] = w.received;
    if (!request) throw new Error('none');
    expect(w.verify(secret, request)).toMatchObject({
      type: 'lead.created',
      data: {
        conversation_id: expect.any(Number),
        listing: { property_id, for: 'sale', code: `ES-${property_id}S`, reference: null },
      },
    });
    expect(request.body).not.toMatch(/Νίκος|διαθέσιμο|@/);
    expect(() => w.verify(secret, { ...request, body: `${request.body} ` })).toThrow();
    expect(() => w.verify(`whsec_${Buffer.alloc(32).toString('base64')}`, request)).toThrow();
    expect(await w.log(id)).toMatchObject([
      { event: 'lead.created', state: 'delivered', attempts: 1, last_status: 200, last_error: null, next_at: null },
    ]);
    expect((await w.log(id))[0].last_ms).toBeGreaterThanOrEqual(0);
  });

  it('a paused listing is told with its reason, once for each pause, and not when it is removed', async () => {
    const { id } = await w.add(['listing.paused']);
    const { property_id } = await buildContactableListing(w.testApp.deps.db, w.owner.id);
    const { listing_id } = await w.testApp.deps.db
      .selectFrom('listing')
      .select('id as listing_id')
      .where('property_id', '=', property_id)
      .executeTakeFirstOrThrow();
    const set = (active: boolean | null, reason: string | null) =>
      restrictDirectly(w.testApp.deps.db, (trx) =>
        sql`update listing set is_active = ${active}, pause_reason = ${reason}, deleted_at = ${active === null ? w.start : null} where id = ${listing_id}`.execute(
          trx,
        ),
      );
    await set(false, 'unconfirmed');
    await set(false, 'unconfirmed');
    await set(true, null);
    await set(false, null);
    await set(true, null);
    await set(null, null);
    await w.send();
    expect(w.received.map(({ body }) => JSON.parse(body).data.reason)).toEqual(['unconfirmed', 'person']);
    expect(new Set(w.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    expect(await w.log(id)).toHaveLength(2);
  });

  it('an item that is rejected is told once, however often its feed is read, and again when it has changed', async () => {
    await w.add(['item.rejected']);
    const { rows } = await sql<{ id: number }>`
      insert into source (account_id, kind, name, url, created_at, updated_at)
      values (${w.owner.id}, 'url', 'Feed', 'https://feeds.example/', ${w.start}, ${w.start}) returning id`.execute(
      w.testApp.deps.db,
    );
    const read = async (faults: object[], action = 'reject') => {
      const run = await sql<{ id: number }>`
        insert into source_run (source_id, trigger, state, created_at, finished_at)
        values (${rows[0]?.id}, 'schedule', 'done', ${w.start}, ${w.start}) returning id`.execute(w.testApp.deps.db);
      await sql`
        insert into source_run_item (run_id, reference, action, rank, line, faults)
        values (${run.rows[0]?.id}, 'A-1', ${action}, 1, 12, ${JSON.stringify(faults)}),
          (${run.rows[0]?.id}, 'A-2', 'create', 1, 40, '[]')`.execute(w.testApp.deps.db);
      return run.rows[0]?.id;
    };
    const run = await read([{ code: 'price_missing', value: 'secret text' }]);
    await read([{ code: 'price_missing', value: 'secret text' }]);
    await w.send();
    expect(w.received).toHaveLength(1);
    expect(JSON.parse(w.received[0]?.body ?? '')).toMatchObject({
      type: 'item.rejected',
      data: {
        source_id: rows[0]?.id,
        run_id: run,
        reference: 'A-1',
        line: 12,
        codes: ['price_missing'],
        refusal: null,
      },
    });
    const next = await read([{ code: 'area_missing' }]);
    await sql`update source_run_item set state = 'refused', refusal = 'no_room' where run_id = ${next} and reference = 'A-2'`.execute(
      w.testApp.deps.db,
    );
    await w.send();
    expect(w.received.slice(1).map(({ body }) => JSON.parse(body).data.refusal)).toEqual([null, 'no_room']);
  });

  it('a cause that is rolled back is not told, and none is told that nobody asked for', async () => {
    const { id } = await w.add(['listing.paused']);
    await w.writeLead();
    await w.testApp.deps.db
      .transaction()
      .execute(async (trx) => {
        await sql`update listing set is_active = false`.execute(trx);
        throw new Error('no');
      })
      .catch(() => {});
    expect(await w.send()).toBeNull();
    expect(await w.log(id)).toEqual([]);
  });

  it('a new secret signs beside the old one for a day, and alone after it', async () => {
    const { id, secret } = await w.add();
    const { body } = await w.owner.call('POST', `/webhooks/${id}/secret`);
    expect(body.secret).not.toBe(secret);
    const ask = async () => {
      await w.owner.call('POST', `/webhooks/${id}/test`);
      await w.send();
      return w.received.at(-1);
    };
    const both = await ask();
    expect(w.verify(secret, both)).toMatchObject({ type: 'webhook.test' });
    expect(w.verify(body.secret, both)).toMatchObject({ type: 'webhook.test' });
    expect((await w.list())[0].previous_secret_until).toBe('2026-11-19T10:00:00.000Z');
    w.wait(86_400_000);
    w.owner.token = await w.owner.logIn();
    const alone = await ask();
    expect(w.verify(body.secret, alone)).toMatchObject({ type: 'webhook.test' });
    expect(() => w.verify(secret, alone)).toThrow();
    expect((await w.list())[0].previous_secret_until).toBeNull();
  });

  it('secrets are stored sealed and answered once', async () => {
    const { secret } = await w.add();
    const stored = await sql`select * from webhook_endpoint`.execute(w.testApp.deps.db);
    expect(JSON.stringify(stored.rows)).not.toContain(secret.slice(6));
    expect(Buffer.concat((stored.rows as { secret: Buffer }[]).map((row) => row.secret)).includes(secret)).toBe(false);
    expect(JSON.stringify(await w.owner.call('GET', '/webhooks'))).not.toContain(secret);
  });

  it('addresses of our network are refused when they are typed, and when a name leads there', async () => {
    for (const url of [
      'https://127.0.0.1/',
      'https://169.254.169.254/latest',
      'http://hooks.example/',
      'https://hooks.example:8443/',
      'https://user:key@hooks.example/',
      'https://localhost/',
      'nothing',
    ])
      expect(await w.owner.call('POST', '/webhooks', { url, events: ['lead.created'] })).toMatchObject({
        status: 400,
        body: { fields: { url: 'public_https' } },
      });
    const { id } = await w.add();
    await sql`update webhook_endpoint set url = 'https://10.0.0.1/'`.execute(w.testApp.deps.db);
    await w.writeLead();
    await w.send();
    expect((await w.log(id))[0]).toMatchObject({ state: 'pending', last_error: 'url_refused' });
  });

  it('an agency has five, also when the fifth is not committed yet while a sixth is added', async () => {
    for (let i = 0; i < 4; i += 1) await w.add();
    const { db } = w.testApp.deps;
    let isAnswered = false;
    let sixth: Promise<{ status: number }> = Promise.resolve({ status: 0 });
    const isWaiting = async () =>
      (
        await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`.execute(
          db,
        )
      ).rows.length > 0;
    await db.transaction().execute(async (trx) => {
      const secret = Buffer.from('sealed');
      const settings = { accountId: w.owner.id, url: `${w.origin}/`, events: ['lead.created' as const], secret };
      expect(await insertEndpoint(trx, { ...settings, now: w.start, max: 5 })).not.toBeNull();
      sixth = w.owner.call('POST', '/webhooks', { url: `${w.origin}/`, events: ['lead.created'] }).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await isWaiting())) await setTimeoutPromise(20);
    });
    expect((await sixth).status).toBe(409);
    expect(await w.list()).toHaveLength(5);
  });

  it('agents of the agency have no say', async () => {
    const agent = await buildSignedInUser(w.testApp, { role_id: roleIds.agency });
    const { id: agencyId } = await w.testApp.deps.db
      .selectFrom('agency')
      .select('id')
      .where('account_id', '=', w.owner.id)
      .executeTakeFirstOrThrow();
    await joinAgency(w.testApp.deps.db, agencyId, agent.id);
    expect((await agent.call('GET', '/webhooks')).status).toBe(403);
  });

  it('the log is paged and filtered', async () => {
    const { id } = await w.add();
    for (let i = 0; i < 3; i += 1) await w.owner.call('POST', `/webhooks/${id}/test`);
    await w.send();
    w.answerWith(500);
    await w.owner.call('POST', `/webhooks/${id}/test`);
    await w.send();
    const page = async (query: string) => (await w.owner.call('GET', `/webhooks/${id}/deliveries?${query}`)).body;
    expect(await page('limit=2&offset=2')).toMatchObject({ count: 4, pagination: { limit: 2, offset: 2 } });
    expect((await page('limit=2&offset=2')).deliveries).toHaveLength(2);
    expect((await page('state=pending')).count).toBe(1);
    expect((await page('state=delivered')).count).toBe(3);
  });
});

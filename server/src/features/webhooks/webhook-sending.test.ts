/** API-1: what does not arrive is sent again, by whichever worker lives, and an endpoint that takes nothing is turned off. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openWebhookWorld, type WebhookWorld } from '../../../testing/environment/webhook-world.ts';
import { restrictDirectly } from '../../../testing/factories/statements-of-reasons.ts';
import { listEmailsTo } from '../../../testing/people/api-users.ts';
import { claimDelivery } from './webhook-sending.queries.ts';

describe('[API-1] sending webhooks', () => {
  let w: WebhookWorld;
  beforeAll(async () => {
    w = await openWebhookWorld(inject('services'));
  });
  afterAll(() => w.close());
  beforeEach(() => w.begin());

  it('500, a redirect and a server that hangs are tried again later under the same id, each with its answer in the log', async () => {
    const { id, secret } = await w.add();
    await w.writeLead();
    for (const [state, status] of [
      [500, 500],
      [{ status: '302', location: 'http://127.0.0.1:1/' }, 302],
    ] as const) {
      w.answerWith(state);
      await w.send();
      expect((await w.log(id))[0]).toMatchObject({ state: 'pending', last_status: status });
      // Not before its time.
      const before = w.received.length;
      await w.send();
      expect(w.received).toHaveLength(before);
      w.wait(3_600_000);
    }
    w.answerWith(200);
    await w.send();
    expect(w.received).toHaveLength(3);
    expect(new Set(w.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(w.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    expect(w.verify(secret, w.received.at(-1))).toMatchObject({ type: 'lead.created' });
    expect((await w.log(id))[0]).toMatchObject({ state: 'delivered', attempts: 3 });
    expect((await w.list())[0].failing_since).toBeNull();
  });

  it('one that hangs holds up nobody else, and is cut off', async () => {
    const { id: slow } = await w.add(['lead.created'], '/hang');
    const { id: quick } = await w.add(['lead.created']);
    const ended: string[] = [];
    const { guarded } = w.testApp.deps;
    const cutSoon: typeof guarded = {
      ...guarded,
      async postGuarded(url, body, options) {
        // The other is answered however busy the machine is; one after the other, it would come second.
        const timeoutMs = url.endsWith('/hang') ? 2_000 : options.timeoutMs;
        const result = await guarded.postGuarded(url, body, { ...options, timeoutMs });
        ended.push(new URL(url).pathname);
        return result;
      },
    };
    await w.writeLead();
    await w.send(cutSoon);
    expect(ended).toEqual(['/hook', '/hang']);
    expect((await w.log(quick))[0]).toMatchObject({ state: 'delivered' });
    const timedOut = { state: 'pending', last_status: null, last_error: 'timeout', attempts: 1 };
    expect((await w.log(slow))[0]).toMatchObject(timedOut);
  });

  it('after three days without a success it is turned off, with one email; turned on again, all can be sent again', async () => {
    const { id } = await w.add();
    w.answerWith(500);
    const { write } = await w.writeLead();
    for (let tries = 0; tries < 200 && (await w.list())[0].state === 'active'; tries += 1) {
      const next = await w.send();
      if (next) w.testApp.setNow(new Date(Math.max(next.getTime(), w.testApp.deps.clock().getTime())));
      w.owner.token = await w.owner.logIn();
    }
    const days = (w.testApp.deps.clock().getTime() - w.start.getTime()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(3);
    expect(days).toBeLessThan(4);
    expect((await w.list())[0]).toMatchObject({ state: 'disabled', disabled_reason: 'failing' });
    expect(w.received.length).toBeGreaterThanOrEqual(9);
    const emails = (await listEmailsTo(w.testApp, w.owner.email)).filter(
      ({ template }) => template === 'webhook_disabled',
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]?.values).toMatchObject({ host: new URL(w.origin).host, reason: 'failing' });
    // Nothing is written for one that is turned off, and nothing of it can be sent.
    await write('Ακόμη;');
    const [failed] = await w.log(id);
    expect(failed).toMatchObject({ state: 'failed' });
    expect((await w.owner.call('POST', `/webhooks/deliveries/${failed.id}/replay`)).status).toBe(409);
    w.answerWith(200);
    await w.owner.call('PUT', `/webhooks/${id}`, { url: `${w.origin}/new`, events: ['lead.created'], is_active: true });
    expect((await w.owner.call('POST', `/webhooks/deliveries/${failed.id}/replay`)).status).toBe(200);
    await w.send();
    expect((await w.log(id))[0]).toMatchObject({ state: 'delivered', message_id: failed.message_id });
  });

  it('410 turns it off at once; an endpoint says when to come back', async () => {
    const { id } = await w.add();
    w.answerWith({ status: '503', 'retry-after': '600' });
    await w.writeLead();
    const next = await w.send();
    expect(next?.getTime()).toBe(w.testApp.deps.clock().getTime() + 600_000);
    w.wait(600_000);
    w.answerWith(410);
    await w.send();
    expect((await w.list())[0]).toMatchObject({ id, state: 'disabled', disabled_reason: 'gone' });
  });

  it('a worker that was killed while it sent: the next one sends it again, with the same id', async () => {
    const { id } = await w.add();
    await w.writeLead();
    const claimed = await w.testApp.deps.db
      .transaction()
      .execute((trx) => claimDelivery(trx, w.testApp.deps.clock(), 60_000));
    expect(claimed).not.toBeNull();
    await w.send();
    expect(w.received).toHaveLength(0);
    w.wait(61_000);
    await w.send();
    expect(w.received.map(({ headers }) => headers['webhook-id'])).toEqual([claimed?.message_id]);
    expect((await w.log(id))[0]).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('eight workers at once send each of 40 events once', async () => {
    await w.add(['lead.created']);
    await sql`
      insert into webhook_delivery (endpoint_id, message_id, event, cause, body)
      select e.id, 'msg_' || md5(i::text || e.id), 'lead.created', 'lead ' || i, '{}' from generate_series(1, 40) i, webhook_endpoint e`.execute(
      w.testApp.deps.db,
    );
    await Promise.all(Array.from({ length: 8 }, () => w.send()));
    await w.send();
    expect(w.received).toHaveLength(40);
    expect(new Set(w.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
  });

  it('an agency that was blocked is sent nothing, until it is approved again', async () => {
    await w.add();
    await w.writeLead();
    const setStatus = (status: string) =>
      restrictDirectly(w.testApp.deps.db, (trx) =>
        sql`update account set status = ${status} where id = ${w.owner.id}`.execute(trx),
      );
    await setStatus('blocked');
    expect(await w.send()).toBeNull();
    expect(w.received).toHaveLength(0);
    await setStatus('approved');
    await w.send();
    expect(w.received).toHaveLength(1);
  });
});

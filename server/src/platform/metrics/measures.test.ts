import { Readable } from 'node:stream';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { createMeasures, getErrorClass, getStatementKind } from './measures.ts';

const openMeasures = () => {
  const measures = createMeasures();
  const registry = new Registry();
  for (const metric of measures.metrics) registry.registerMetric(metric as never);
  return { measures, text: () => registry.metrics() };
};

it.each([
  ['select 1', 'select'],
  ['\n  WITH a as (select 1) select', 'with'],
  ['(select 1) union all (select 2)', 'select'],
  ['insert into account', 'insert'],
  ['listen "secret"', 'other'],
  [{ name: 'hot', text: 'update listing' }, 'update'],
  [undefined, 'other'],
])('a statement is known by its first word alone: %j', (statement, kind) => {
  expect(getStatementKind(statement)).toBe(kind);
});

it('an error of the database is known by its class, any other only says that nothing answered', () => {
  expect(getErrorClass({ code: '23505' })).toBe('23');
  expect(getErrorClass({ code: '57P03' })).toBe('57');
  for (const error of [{ code: 'ECONNREFUSED' }, new Error('Αθήνα'), null])
    expect(getErrorClass(error)).toBe('connection');
});

describe('what stands outside of the process is measured', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('statements, however they are asked, with their failures and without their words', async () => {
    const { pool, db } = testApp.deps;
    const count = async (kind: string) =>
      Number(
        new RegExp(`estia_db_query_seconds_count\\{kind="${kind}"\\} (\\d+)`).exec(await testApp.metrics.text())?.[1] ??
          0,
      );
    const before = await count('select');
    await pool.query('select 1');
    await pool.query({ name: 'prepared', text: 'select $1::int', values: [1] });
    await db.selectFrom('account').select('id').where('email', '=', 'nobody@estia.test').execute();
    await new Promise<void>((done, fail) => void pool.query('select 2', (error) => (error ? fail(error) : done())));
    expect((await count('select')) - before).toBe(4);
    await expect(pool.query('select 1/0')).rejects.toThrow('division by zero');
    await expect(pool.query('select nothing_like_it')).rejects.toThrow('nothing_like_it');
    const text = await testApp.metrics.text();
    expect(text).toContain('estia_db_errors_total{class="22"} 1');
    expect(text).toContain('estia_db_errors_total{class="42"} 1');
    expect(text).not.toContain('nothing_like_it');
    expect(text).not.toContain('nobody@estia.test');
  });

  it('commands of Redis that fail, and whether it is there', async () => {
    const { redis } = testApp.deps;
    await expect.poll(() => redis.status).toBe('ready');
    await redis.set('measured', 'text', 'EX', 5);
    expect(await testApp.metrics.text()).toContain('estia_redis_up 1');
    await expect(redis.incr('measured')).rejects.toThrow();
    expect(await testApp.metrics.text()).toMatch(/estia_redis_errors_total 1$/m);
    redis.disconnect();
    await expect.poll(() => redis.status).toBe('end');
    await expect(redis.get('measured')).rejects.toThrow();
    const text = await testApp.metrics.text();
    expect(text).toMatch(/estia_redis_errors_total 2$/m);
    expect(text).toContain('estia_redis_up 0');
  });
});

it('calls to the file store: each verb, found or not, also while a file is read', async () => {
  const { measures, text } = openMeasures();
  const files = measures.files({
    put: async () => {},
    remove: () => Promise.reject(new Error('away')),
    open: async (key) =>
      key === 'none'
        ? null
        : {
            size: 1,
            modifiedAt: new Date(),
            read: () =>
              key === 'cut'
                ? new Readable({ read: (): void => undefined }).destroy(new Error('cut'))
                : Readable.from([Buffer.from('a')]),
          },
  });
  await files.put('a/b.webp', Buffer.from('a'));
  await expect(files.remove('a')).rejects.toThrow('away');
  expect(await files.open('none')).toBeNull();
  expect((await (await files.open('whole'))?.read().toArray())?.join('')).toBe('a');
  await expect((await files.open('cut'))?.read().toArray()).rejects.toThrow('cut');
  const lines = await text();
  for (const [verb, result, count] of [
    ['put', 'ok', 1],
    ['remove', 'failed', 1],
    ['open', 'ok', 3],
    ['read', 'ok', 1],
    ['read', 'failed', 1],
  ])
    expect(lines).toContain(`estia_store_seconds_count{verb="${verb}",result="${result}"} ${count}\n`);
  expect(lines).not.toContain('b.webp');
});

it('emails handed to the mail server, and those it did not take', async () => {
  const { measures, text } = openMeasures();
  let refuse = false;
  const mail = measures.mail({
    send: () => (refuse ? Promise.reject(new Error('451')) : Promise.resolve()),
    close: () => {},
  });
  const email = { to: 'maria@estia.test', subject: 's', text: 't', html: 'h' };
  await mail.send(email);
  refuse = true;
  await expect(mail.send(email)).rejects.toThrow('451');
  expect(await text()).toContain('estia_smtp_seconds_count{result="ok"} 1');
  expect(await text()).toContain('estia_smtp_seconds_count{result="failed"} 1');
  expect(await text()).not.toContain('maria');
});

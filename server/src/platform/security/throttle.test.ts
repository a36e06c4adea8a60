import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { countHit, enforceRateLimit, getHitCount, resetHits } from './throttle.ts';

const limit = { hits: 3, seconds: 900 };
const start = new Date('2026-11-15T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

describe('[AUTH-3] attempts are counted', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('as many as the limit says, then 429, until the window that the first one opened is over', async () => {
    const { db } = testApp.deps;
    for (const seconds of [0, 100, 899]) await enforceRateLimit(db, 'window', limit, after(seconds));
    await expect(enforceRateLimit(db, 'window', limit, after(899))).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await enforceRateLimit(db, 'window', limit, after(900));
    expect(await getHitCount(db, 'window', after(900))).toBe(1);
  });

  it('refused attempts do not make the window longer', async () => {
    const { db } = testApp.deps;
    for (let i = 0; i < 50; i++) await countHit(db, 'long', limit, after(i * 10));
    expect(await getHitCount(db, 'long', after(899))).toBe(50);
    expect(await getHitCount(db, 'long', after(900))).toBe(0);
  });

  it('each key by itself, and a key can be forgiven', async () => {
    const { db } = testApp.deps;
    expect(await countHit(db, 'one', limit, start)).toBe(1);
    expect(await countHit(db, 'one', limit, start)).toBe(2);
    expect(await countHit(db, 'two', limit, start)).toBe(1);
    await resetHits(db, 'one');
    expect(await getHitCount(db, 'one', start)).toBe(0);
    expect(await getHitCount(db, 'two', start)).toBe(1);
  });

  it('fifty at once are fifty', async () => {
    const { db } = testApp.deps;
    const counts = await Promise.all(Array.from({ length: 50 }, () => countHit(db, 'crowd', limit, start)));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  it('the key itself is not stored', async () => {
    const { db, pool } = testApp.deps;
    await countHit(db, 'login maria@estia.example', limit, start);
    const { rows } = await pool.query('select encode(key, $1) as key from throttle', ['escape']);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('maria');
  });
});

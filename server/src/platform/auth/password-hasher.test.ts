import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { createPasswordHasher } from './password-hasher.ts';

const settle = async (works: Promise<unknown>[]) =>
  (await Promise.allSettled(works)).map((work) => (work.status === 'fulfilled' ? work.value : work.reason.code));

describe('[AUTH-1] passwords', () => {
  it('keeps argon2id with the cost of OWASP’s first choice, salted', async () => {
    const passwords = createPasswordHasher();
    const stored = await passwords.hash('Γαλάζιο ποδήλατο');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hash('Γαλάζιο ποδήλατο')).not.toBe(stored);
    expect(await passwords.matches('Γαλάζιο ποδήλατο', stored)).toBe(true);
    expect(await passwords.matches('γαλάζιο ποδήλατο', stored)).toBe(false);
    expect(await passwords.matches('Γαλάζιο ποδήλατο ', stored)).toBe(false);
  });

  it('nobody’s password matches nothing, not even an empty one', async () => {
    const passwords = createPasswordHasher();
    for (const password of ['', 'x', 'null']) expect(await passwords.matches(password, null)).toBe(false);
  });

  it('beyond the queue it refuses at once with 503, and works on when the queue is empty', async () => {
    const passwords = createPasswordHasher({ atOnce: 1, maxWaiting: 3 });
    const results = await settle(Array.from({ length: 10 }, () => passwords.matches('x', null)));
    // One runs, three wait, six are refused.
    expect(results).toEqual([...Array(4).fill(false), ...Array(6).fill('overloaded')]);
    expect(await settle([passwords.matches('x', null)])).toEqual([false]);
  });

  it('a place is given back also by work that failed', async () => {
    const passwords = createPasswordHasher({ atOnce: 1, maxWaiting: 1 });
    for (let i = 0; i < 5; i++) await expect(passwords.matches('x', 'not a hash')).rejects.toThrow();
    expect(await settle([passwords.matches('x', null), passwords.matches('x', null)])).toEqual([false, false]);
  });
});

describe('[AUTH-1] a storm of logins', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('does not hold up search: searches end while the storm still waits, and none is refused', async () => {
    // The real cost: those of a world are cheap.
    const passwords = createPasswordHasher();
    const search = () =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/property/search',
        payload: { for: 'sale', category_id: 1, district_ids: [461200] },
      });
    await search();
    let hashed = 0;
    const storm = Array.from({ length: 200 }, () =>
      passwords.matches('x', null).then(
        () => (hashed += 1),
        (error: { code: string }) => error.code,
      ),
    );
    const searches = await Promise.all(Array.from({ length: 20 }, search));
    expect(searches.map((response) => response.statusCode)).toEqual(Array(20).fill(200));
    // 41 hashes were let in. Had the searches queued behind them, all would be done by now.
    expect(hashed).toBeLessThan(41);
    const ends = await Promise.all(storm);
    expect(ends.filter((end) => end === 'overloaded')).toHaveLength(159);
    expect(hashed).toBe(41);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import {
  consumeEmailCode,
  consumeResetCode,
  createAdminIssuedCode,
  createEmailCode,
  createResetCode,
  verifyResetCode,
} from './one-time-codes.queries.ts';

const now = new Date('2026-11-15T10:00:00Z');
const [phone, laptop, thief] = ['phone', 'laptop', 'thief'].map((who) => Buffer.from(who)) as [Buffer, Buffer, Buffer];
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('[AUTH-3] mailed codes', () => {
  let testApp: TestApp;
  const ground = () => ({ secrets: testApp.deps.secrets, now });
  const user = async () => (await buildUser(testApp.deps.db)).id;
  const longCode = (accountId: number) =>
    testApp.deps.db
      .transaction()
      .execute((trx) => createEmailCode(trx, { ...ground(), accountId, purpose: 'confirm_email', days: 7 }));
  const take = (code: string, over: object = {}) =>
    testApp.deps.db
      .transaction()
      .execute((trx) => consumeEmailCode(trx, { ...ground(), purpose: 'confirm_email', code, ...over }));
  const shortCode = (accountId: number) =>
    testApp.deps.db
      .transaction()
      .execute((trx) => createResetCode(trx, { ...ground(), accountId, minutes: 10, requester: phone }));
  const verify = (accountId: number, code: string, over: object = {}) =>
    verifyResetCode(testApp.deps.db, { ...ground(), accountId, code, requester: phone, others: false, ...over });
  const guess = async (accountId: number, code: string, over: object = {}) =>
    (await verify(accountId, code, over)) &&
    (await consumeResetCode(testApp.deps.db, { secrets: testApp.deps.secrets, accountId, code }));
  const otherThan = (code: string) => (code === '00000000' ? '00000001' : '00000000');
  const rowOf = (accountId: number) =>
    testApp.deps.db.selectFrom('account_code').selectAll().where('account_id', '=', accountId).execute();

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('a long code is taken once, as it is typed, and of two at once by one', async () => {
    const id = await user();
    const code = await longCode(id);
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    const taken = await Promise.all([take(typed), take(typed)]);
    expect(taken.filter((account) => account === id)).toHaveLength(1);
    expect(taken.filter((account) => account === null)).toHaveLength(1);
  });

  it('a long code is good for its purpose, until its day, and only the newest', async () => {
    const id = await user();
    const old = await longCode(id);
    const code = await longCode(id);
    expect(await take(old)).toBeNull();
    expect(await take(code, { purpose: 'undo_delete' })).toBeNull();
    expect(await take(code, { now: later(7 * 24 * 60) })).toBeNull();
    expect(await take(code, { now: later(7 * 24 * 60 - 1) })).toBe(id);
  });

  it('two codes asked for at once leave one', async () => {
    const id = await user();
    const { db } = testApp.deps;
    await Promise.all(
      [1, 2, 3].map(() =>
        db
          .transaction()
          .execute((trx) => createResetCode(trx, { ...ground(), accountId: id, minutes: 10, requester: phone })),
      ),
    );
    expect(await rowOf(id)).toHaveLength(1);
  });

  it('a code is stored as a keyed hash: neither it nor its plain hash is in the row', async () => {
    const id = await user();
    const code = await shortCode(id);
    expect(code).toMatch(/^\d{8}$/);
    const [row] = await rowOf(id);
    expect(row?.code_hash).toEqual(testApp.deps.secrets.hash('reset_password', `${id} ${code}`));
    expect(JSON.stringify({ ...row, code_hash: row?.code_hash.toString('latin1') })).not.toContain(code);
  });

  it('a reset code works once, for its account, for ten minutes', async () => {
    const [id, other] = [await user(), await user()];
    const code = await shortCode(id);
    await shortCode(other);
    expect(await guess(other, code)).toBe(false);
    expect(await guess(id, code, { now: later(10) })).toBe(false);
    expect(await guess(id, code.replace(/^..../, '$& '), { now: later(9) })).toBe(true);
    expect(await guess(id, code)).toBe(false);
  });

  it('has five tries, also when twenty guess at once', async () => {
    const id = await user();
    const code = await shortCode(id);
    for (let i = 0; i < 4; i++) expect(await guess(id, otherThan(code))).toBe(false);
    expect(await guess(id, code)).toBe(true);

    const second = await shortCode(id);
    await Promise.all(Array.from({ length: 20 }, () => guess(id, otherThan(second))));
    expect((await rowOf(id))[0]?.tries_left).toBe(0);
    expect(await guess(id, second)).toBe(false);
  });

  it('a right try leaves the code, and it is ended by one of two', async () => {
    const id = await user();
    const code = await shortCode(id);
    const { db, secrets } = testApp.deps;
    expect(await verify(id, code)).toBe(true);
    const end = (typed: string) => consumeResetCode(db, { secrets, accountId: id, code: typed });
    expect(await end(otherThan(code))).toBe(false);
    expect((await Promise.all([end(code), end(code)])).sort()).toEqual([false, true]);
  });

  it('each viewer has a code, which neither the asking nor the guessing of others touches', async () => {
    const id = await user();
    const code = await shortCode(id);
    await testApp.deps.db
      .transaction()
      .execute((trx) => createResetCode(trx, { ...ground(), accountId: id, minutes: 10, requester: thief }));
    for (let i = 0; i < 9; i++) await verify(id, otherThan(code), { requester: thief, others: true });
    expect((await rowOf(id)).map(({ tries_left }) => tries_left).sort()).toEqual([0, 5]);
    expect(await verify(id, code, { requester: thief })).toBe(false);
    expect(await verify(id, code, { requester: laptop })).toBe(false);
    expect(await verify(id, code, { requester: laptop, others: true })).toBe(true);
    expect(await verify(id, code)).toBe(true);
  });

  it('a code whose five tries are gone is good for nobody', async () => {
    const id = await user();
    const code = await shortCode(id);
    for (let i = 0; i < 5; i++) await verify(id, otherThan(code));
    expect(await verify(id, code, { requester: laptop, others: true })).toBe(false);
  });

  it('a given code is sixteen digits, for anybody who has it, until its time; asking does not end it', async () => {
    const id = await user();
    const given = () =>
      testApp.deps.db
        .transaction()
        .execute((trx) => createAdminIssuedCode(trx, { ...ground(), accountId: id, minutes: 60 }));
    const old = await given();
    const code = await given();
    expect(code).toMatch(/^\d{4}(-\d{4}){3}$/);
    await shortCode(id);
    for (let i = 0; i < 9; i++) expect(await verify(id, old)).toBe(false);
    expect(await verify(id, code, { now: later(60) })).toBe(false);
    expect(await verify(await user(), code)).toBe(false);
    expect(await guess(id, code.replaceAll('-', ' '), { requester: laptop, now: later(59) })).toBe(true);
    expect(await verify(id, code)).toBe(false);
  });
});

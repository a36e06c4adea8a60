/** Registering must not fill somebody else’s mailbox, and what nobody confirms does not stay. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { buildSignedInUser, listEmailsTo } from '../../../testing/people/api-users.ts';
import { mailboxOf } from '../../platform/mailbox.ts';
import { createPuzzle } from '../inbox/index.ts';
import { deleteExpiredData } from './index.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-15T10:00:00Z');

describe('[AUTH-1] registering with somebody else’s mailbox', () => {
  let testApp: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const register = async (email: string, proof_of_work?: object) => {
    const remoteAddress = `10.7.0.${++addresses}`;
    const payload = {
      ...(proof_of_work ? { proof_of_work } : {}),
      email,
      password: 'κόκκινο τρένο στο βουνό',
      username: 'Μαρία',
      terms_accepted: true,
      over_18: true,
    };
    const response = await testApp.app.inject({ method: 'POST', url: '/api/user/register', payload, remoteAddress });
    return { status: response.statusCode, token: response.json().token as string };
  };
  const work = () => solveProofOfWork(createPuzzle(testApp.deps));

  it('addresses that end in one mailbox are one', () => {
    const same = ['maria@gmail.com', 'Maria+1@gmail.com', 'm.a.r.i.a@googlemail.com', 'maria+x+y@gmail.com'];
    expect(new Set(same.map((email) => mailboxOf(email).mailbox)).size).toBe(1);
    expect(mailboxOf('m.aria@estia.example').mailbox).not.toBe(mailboxOf('maria@estia.example').mailbox);
    expect(mailboxOf('maria+1@estia.example')).toEqual({
      mailbox: 'maria@estia.example',
      domain: 'estia.example',
      isVariant: true,
    });
    expect(mailboxOf('Maria@estia.example').isVariant).toBe(false);
  });

  it('one mailbox is registered and written to a few times a day, whatever stands behind its plus', async () => {
    const statuses: number[] = [];
    const tokens: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { status, token } = await register(`victim+${n}@bomb.example`);
      statuses.push(status);
      if (token) tokens.push(token);
    }
    expect(statuses).toEqual([200, 200, 200, 428, 428, 428]);
    for (const token of tokens)
      for (let n = 0; n < 5; n++)
        await testApp.app.inject({
          method: 'POST',
          url: '/api/user/resend-confirmation',
          headers: { authorization: `Bearer ${token}` },
        });
    let emailCount = 0;
    for (let n = 0; n < 6; n++) emailCount += (await listEmailsTo(testApp, `victim+${n}@bomb.example`)).length;
    expect(emailCount).toBeLessThanOrEqual(6);
    for (const name of ['somebody', 'victim']) {
      expect((await register(`${name}@bomb.example`)).status).toBe(200);
      expect(await listEmailsTo(testApp, `${name}@bomb.example`)).toHaveLength(1);
    }
  });

  it('more of them cost the sum, each its own, up to twenty emails a day', async () => {
    for (let n = 0; n < 3; n++) await register(`costly+${n}@bomb.example`);
    const [one, another] = [work(), work()];
    expect((await register('costly+3@bomb.example', one)).status).toBe(200);
    expect((await register('costly+4@bomb.example', one)).status).toBe(428);
    expect((await register('costly+4@bomb.example', another)).status).toBe(200);
    const more: number[] = [];
    for (let n = 5; n < 21; n++) more.push((await register(`costly+${n}@bomb.example`, work())).status);
    expect(more).toEqual([...Array(15).fill(200), 429]);
  });

  it('a domain that leads everything into one mailbox costs it too, after thirty that nobody confirmed', async () => {
    const taken = async (from: number, to: number) => {
      let made = 0;
      for (let n = from; n < to; n++) if ((await register(`any${n}@catchall.example`)).status === 200) made += 1;
      return made;
    };
    expect(await taken(0, 32)).toBe(30);
    expect((await register('solved@catchall.example', work())).status).toBe(200);
    for (let n = 0; n < 3; n++) {
      const code = (await listEmailsTo(testApp, `any${n}@catchall.example`)).at(-1)?.values.code;
      const confirmed = await testApp.app.inject({ method: 'POST', url: '/api/user/confirm-email', payload: { code } });
      expect(confirmed.statusCode).toBe(200);
    }
    // Three were confirmed, and one was made by a sum.
    expect(await taken(40, 44)).toBe(2);
  });

  it('an account that nobody confirmed for seven days goes; others stay', async () => {
    const { db } = testApp.deps;
    await register('never@estia.example');
    const [confirmed, admin] = [
      await buildSignedInUser(testApp),
      await buildSignedInUser(testApp, { role_id: roleIds.admin, email_confirmed_at: null }),
    ];
    const agency = await buildSignedInUser(testApp, {
      role_id: roleIds.agency,
      status: 'approved',
      email_confirmed_at: null,
    });
    await db
      .updateTable('account')
      .set({ created_at: new Date(START) })
      .execute();
    const going = async () =>
      (await db.selectFrom('account').select(['id', 'email']).where('erase_after', 'is not', null).execute()).map(
        (row) => row.email,
      );
    testApp.setNow(new Date(START + 6.9 * DAY));
    await deleteExpiredData(testApp.workerDeps);
    expect(await going()).toEqual([]);
    testApp.setNow(new Date(START + 7.1 * DAY));
    await deleteExpiredData(testApp.workerDeps);
    const gone = await going();
    expect(gone).toContain('never@estia.example');
    for (const { email } of [confirmed, admin, agency]) expect(gone).not.toContain(email);
  });
});

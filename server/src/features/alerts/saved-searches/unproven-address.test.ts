/** What somebody does with an address that is not theirs has no effect once its owner comes. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { buildSignedInUser, listEmailsTo } from '../../../../testing/people/api-users.ts';
import { createUnsubscribeToken, deleteUnconfirmedSearches, mergeVisitorIntoAccount } from '../index.ts';

const DAY_MS = 86_400_000;
let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());
beforeEach(() => alerts.reset());

const browserKeys = () => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { p256dh: Buffer.concat(point).toString('base64url'), auth: randomBytes(16).toString('base64url') };
};

async function resetPassword(email: string): Promise<number> {
  const { app } = alerts.testApp;
  const asked = await app.inject({ method: 'POST', url: '/api/user/send-email-password', payload: { email } });
  const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const code = (await listEmailsTo(alerts.testApp, email)).at(-1)?.values.code;
  const chosen = 'τέσσερις λέξεις ποτέ μαζί';
  const payload = { email, oneTimePassword: code, password: chosen, passwordConfirmation: chosen };
  const headers = cookie ? { cookie } : {};
  return (await app.inject({ method: 'POST', url: '/api/user/user-reset-password', headers, payload })).statusCode;
}
const countPushSubscriptions = async () => (await sql`select from push_subscription`.execute(alerts.db)).rows.length;

describe('[ALRT-1] an account that somebody else opened with the address', () => {
  it.each([
    ['never proved', null, 0],
    ['proved', new Date('2026-11-01T00:00:00Z'), 1],
  ])(
    'the address %s: after a password reset no browser is told, and searches that are left: %#',
    async (what, confirmedAt, left) => {
      const email = `${what.length}-victim@estia.example`;
      const other = await buildSignedInUser(alerts.testApp, { email, email_confirmed_at: confirmedAt });
      await other.call('POST', '/user/saved-searches', { filter, settings: { by_push: true } });
      await other.call('POST', '/user/push-subscriptions', { endpoint: 'https://push.example/x', keys: browserKeys() });
      expect(await countPushSubscriptions()).toBe(1);
      expect(await resetPassword(email)).toBe(200);
      expect(await countPushSubscriptions()).toBe(0);
      await alerts.publish();
      expect(await alerts.deliver()).toHaveLength(left);
    },
  );

  it('no address of a site gets into a subject by the name or the words of a search', async () => {
    const user = await buildSignedInUser(alerts.testApp, { email: 'names@estia.example' });
    await user.call('POST', '/user/saved-searches', { filter, name: 'Κέρδισες! http://evil.example/win' });
    await user.call('POST', '/user/saved-searches', { filter: { ...filter, priceMax: 10 }, name: 'Για τη Μαρία' });
    await alerts.publish();
    await alerts.publish();
    const [mail] = await alerts.deliver();
    expect(mail?.subject).toContain('2 νέα ακίνητα');
    expect(JSON.stringify(mail)).not.toContain('evil');
  });
});

describe('[ALRT-1] a search that somebody else saved with the address', () => {
  it('is not in the account until it is confirmed, and overrides nothing that the account chooses', async () => {
    const email = 'aa@estia.example';
    await alerts.saveAsVisitor(email);
    const user = await buildSignedInUser(alerts.testApp, { email });
    await alerts.db
      .transaction()
      .execute((trx) => mergeVisitorIntoAccount(trx, { accountId: user.id, email, now: alerts.now() }));
    const choices = { name: 'Mine', settings: { frequency: 'in_app', by_email: false } };
    const saved = await user.call('POST', '/user/saved-searches', { filter, ...choices });
    expect(saved.body).toMatchObject({
      is_new: true,
      saved_search: { name: 'Mine', frequency: 'in_app', by_email: false },
    });
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(0);
    // Saved again with other choices, those hold; without any, all stays.
    const again = { name: 'Again', settings: { frequency: 'daily', by_email: true } };
    expect((await user.call('POST', '/user/saved-searches', { filter, ...again })).body).toMatchObject({
      is_new: false,
      saved_search: { name: 'Again', frequency: 'daily', by_email: true },
    });
    expect((await user.call('POST', '/user/saved-searches', { filter })).body.saved_search).toMatchObject({
      name: 'Again',
      frequency: 'daily',
    });
  });

  it('goes with the link that stops everything, and the address with the last search', async () => {
    const email = 'e@estia.example';
    const visitor = await alerts.buildVisitor(email);
    await alerts.saveAsVisitor(email, { filter: { ...filter, priceMax: 123_000 } });
    const token = createUnsubscribeToken(alerts.secrets, { subscriberId: visitor.subscriber }, 1);
    await alerts.post(`/alerts/unsubscribe/${token}`, {});
    await alerts.post('/saved-searches/update', { key: visitor.key, id: visitor.search, is_deleted: true });
    alerts.wait(8 * DAY_MS);
    await deleteUnconfirmedSearches(alerts.db, new Date(alerts.now().getTime() - 7 * DAY_MS));
    expect((await sql`select from subscriber where email = ${email}`.execute(alerts.db)).rows).toHaveLength(0);
  });
});

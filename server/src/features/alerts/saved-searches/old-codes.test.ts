/** [ALRT-1] [ALRT-3] How long the codes and links of old emails are good. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, password } from '../../../../testing/people/api-users.ts';
import { createUnsubscribeToken } from '../index.ts';

let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());
beforeEach(() => alerts.reset());

const stopAll = (subscriberId: number) =>
  alerts.post(`/alerts/unsubscribe/${createUnsubscribeToken(alerts.secrets, { subscriberId }, 1)}`, {});
const confirm = (code: string | undefined) => alerts.post('/saved-searches/confirm', { code });

it('[ALRT-1] a used code begins nothing after somebody saves the stopped search again', async () => {
  const email = 'rs@estia.example';
  const visitor = await alerts.buildVisitor(email);
  await stopAll(visitor.subscriber);
  expect(await confirm(visitor.code)).toMatchObject({ status: 410, body: { code: 'code_used' } });
  await alerts.saveAsVisitor(email);
  expect(await confirm(visitor.code)).toMatchObject({ status: 410, body: { code: 'gone' } });
  expect((await alerts.post('/saved-searches/list', { key: visitor.code })).status).toBe(404);
  await alerts.publish();
  expect(await alerts.deliver()).toHaveLength(0);
  expect((await confirm((await alerts.listCodes(email)).at(-1))).status).toBe(200);
  await alerts.publish();
  expect(await alerts.deliver()).toHaveLength(1);
});

it('[ALRT-1] asked for twice before it is used, a code stays good, also when anybody asks while it runs', async () => {
  const email = 'twice@estia.example';
  await alerts.saveAsVisitor(email);
  await alerts.saveAsVisitor(email);
  const codes = await alerts.listCodes(email);
  expect(new Set(codes).size).toBe(1);
  const { key } = (await confirm(codes[0])).body;
  await alerts.saveAsVisitor(email);
  expect((await alerts.post('/saved-searches/list', { key: codes[0] ?? '' })).body.key).toBe(key);
});

it('[ALRT-1] the code of a search that is in an account says nothing of it', async () => {
  const email = 'in-account@estia.example';
  const visitor = await alerts.buildVisitor(email);
  const user = await buildSignedInUser(alerts.testApp, { email, email_confirmed_at: null });
  expect(await alerts.confirmAccount(user)).toBe(200);
  await user.call('PUT', `/user/saved-searches/${visitor.search}`, { name: 'private' });
  expect(await confirm(visitor.code)).toEqual({
    status: 409,
    body: { code: 'searches_in_account', message: expect.any(String) },
  });
});

it('[ALRT-3] links in the mailbox that an account has left stop nothing', async () => {
  const [before, after] = ['fx@estia.example', 'fx-new@estia.example'];
  const visitor = await alerts.buildVisitor(before);
  const next = await alerts.buildVisitor(after, { filter: { ...filter, priceMax: 400_000 } });
  const user = await buildSignedInUser(alerts.testApp, { email: before });
  await user.call('POST', '/user/saved-searches', { filter });
  await alerts.db.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', user.id).execute();
  expect(await alerts.confirmAccount(user)).toBe(200);
  const look = async (target: Parameters<typeof createUnsubscribeToken>[1]) =>
    (
      await callApiAs(
        alerts.testApp,
        null,
        'GET',
        `/alerts/unsubscribe/${createUnsubscribeToken(alerts.secrets, target, 1)}`,
      )
    ).status;
  const old = [{ savedSearchId: visitor.search }, { subscriberId: visitor.subscriber }];
  for (const target of old) expect(await look(target)).toBe(200);
  await user.call('POST', '/user/change-email', { email: after, current_password: password });
  for (const to of [before, after]) {
    const codes = (await listEmailsTo(alerts.testApp, to)).filter((each) =>
      /^(leave|enter)_email$/.test(each.template),
    );
    expect((await user.call('POST', '/user/confirm-email-change', { code: codes.at(-1)?.values.code })).status).toBe(
      200,
    );
  }
  for (const target of old) expect(await look(target)).toBe(404);
  // Those of the new mailbox, from before it was the account's, go on.
  for (const target of [{ savedSearchId: next.search }, { subscriberId: next.subscriber }])
    expect(await look(target)).toBe(200);
  const { rows } = await sql`select key_version from subscriber where account_id = ${user.id}`.execute(alerts.db);
  expect(rows).toEqual([{ key_version: 2 }]);
});

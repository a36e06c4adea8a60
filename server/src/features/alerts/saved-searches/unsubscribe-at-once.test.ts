/** [ALRT-3] One click stops, however long what waits takes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AlertApp, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { callApiAs } from '../../../../testing/people/api-users.ts';
import { createUnsubscribeToken } from '../index.ts';

let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp({ DB_STATEMENT_TIMEOUT_MS: '1500' });
});
afterAll(() => alerts.close());

it('[ALRT-3] a stop is committed before what waits is given another time', async () => {
  await alerts.reset();
  const visitor = await alerts.buildVisitor('u2@estia.example');
  const daily = { frequency: 'daily', hour: 20 };
  await alerts.post('/saved-searches/update', { key: visitor.key, id: visitor.search, ...daily });
  await alerts.publish();
  await alerts.match();
  const [unlocking, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const locking = alerts.db.transaction().execute(async (trx) => {
    await sql`select from alert for update`.execute(trx);
    locked.resolve();
    await unlocking.promise;
  });
  await locked.promise;
  const token = createUnsubscribeToken(alerts.secrets, { subscriberId: visitor.subscriber }, 1);
  expect((await alerts.post(`/alerts/unsubscribe/${token}`, {})).status).toBe(200);
  const look = await callApiAs(alerts.testApp, null, 'GET', `/alerts/unsubscribe/${token}`);
  expect(look.body.is_stopped).toBe(true);
  unlocking.resolve();
  await locking;
  alerts.wait(86_400_000);
  expect(await alerts.deliver()).toHaveLength(0);
});

/** [ALRT-2] How often one home is told of. */
import { defaultAlertSettings } from '@estia/contract/alerts/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { buildSignedInUser } from '../../../../testing/people/api-users.ts';

const HOUR_MS = 3_600_000;
let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());
beforeEach(() => alerts.reset());

const lowerPrice = (id: number, by: number) =>
  sql`update listing set price = price - ${by}::int where id = ${id}`.execute(alerts.db);

it('[ALRT-2] a price that falls every two hours is told once a day, with what it was and what it is', async () => {
  const user = await buildSignedInUser(alerts.testApp, { email: 'j@estia.example' });
  const saved = await user.call('POST', '/user/saved-searches', { filter, settings: { min_drop_percent: 0 } });
  const home = await alerts.publish();
  expect(await alerts.deliver()).toHaveLength(1);
  const subjects: string[] = [];
  for (let n = 0; n < 24; n++) {
    alerts.wait(2 * HOUR_MS);
    await lowerPrice(home, 1_000);
    // A change of the settings takes nothing forward.
    await user.call('PUT', `/user/saved-searches/${saved.body.saved_search.id}`, { name: `Χαλάνδρι ${n}` });
    subjects.push(...(await alerts.deliver()).map((mail) => mail.subject ?? ''));
  }
  // After 2, 26 hours; the next is told after 50.
  expect(subjects).toHaveLength(2);
  expect(subjects[0]).toContain('249.000');
  expect(subjects[1]).toContain('237.000');
  alerts.wait(2 * HOUR_MS);
  const [mail] = await alerts.deliver();
  expect(mail?.text).toContain('226.000');
  expect((await user.call('GET', '/user/saved-searches')).body.rows[0].unseen).toBe(1);
});

it('[ALRT-2] a drop of less than one in a hundred is not told, unless it is asked for', async () => {
  expect(defaultAlertSettings.min_drop_percent).toBe(1);
  const user = await buildSignedInUser(alerts.testApp, { email: 'percent@estia.example' });
  await user.call('POST', '/user/saved-searches', { filter });
  const home = await alerts.publish();
  expect(await alerts.deliver()).toHaveLength(1);
  await lowerPrice(home, 2_499);
  expect(await alerts.deliver()).toHaveLength(0);
  await lowerPrice(home, 2_501);
  expect(await alerts.deliver()).toHaveLength(1);
});

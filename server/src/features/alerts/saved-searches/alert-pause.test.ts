/** [ALRT-1] What waits while a search is paused. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { buildSignedInUser } from '../../../../testing/people/api-users.ts';

const HOUR_MS = 3_600_000;
let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());

it.each([
  ['sent where it is resumed before its time', 1, 1],
  ['dropped where its time has passed', 10, 0],
])('[ALRT-1] is %s', async (_what, hours, sent) => {
  await alerts.reset();
  const user = await buildSignedInUser(alerts.testApp);
  const saved = await user.call('POST', '/user/saved-searches', { filter, settings: { frequency: 'daily', hour: 20 } });
  const path = `/user/saved-searches/${saved.body.saved_search.id}`;
  await alerts.publish();
  await alerts.match();
  await user.call('PUT', path, { is_paused: true });
  alerts.wait(hours * HOUR_MS);
  expect(await alerts.deliver()).toHaveLength(0);
  await user.call('PUT', path, { is_paused: false });
  alerts.wait(48 * HOUR_MS);
  expect(await alerts.deliver()).toHaveLength(sent);
});

/** [ALRT-1] What a link has stopped begins again where the account resumes it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { buildSignedInUser } from '../../../../testing/people/api-users.ts';
import { createUnsubscribeToken } from '../index.ts';

let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());
beforeEach(() => alerts.reset());

async function buildStopped(settings: object = {}) {
  const user = await buildSignedInUser(alerts.testApp);
  const { body } = await user.call('POST', '/user/saved-searches', { filter, settings });
  const { id } = await alerts.db
    .selectFrom('subscriber')
    .select('id')
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const token = createUnsubscribeToken(alerts.secrets, { subscriberId: id }, 1);
  await alerts.post(`/alerts/unsubscribe/${token}`, {});
  const read = async () => (await user.call('GET', '/user/saved-searches')).body.rows[0];
  const changeAll = (action: string) => user.call('PUT', '/user/saved-searches', { action });
  return { user, search: body.saved_search.id as number, read, changeAll };
}

describe('[ALRT-1] stopped by a link, a search of an account', () => {
  it('is resumed by one button', async () => {
    const { user, search, read } = await buildStopped();
    expect(await read()).toMatchObject({ by_email: false, by_push: false, is_paused: false });
    await user.call('PUT', `/user/saved-searches/${search}`, { is_paused: false });
    expect(await read()).toMatchObject({ by_email: true });
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(1);
  });

  it('is resumed with all others, and paused with them', async () => {
    const { read, changeAll } = await buildStopped();
    expect((await changeAll('resume')).status).toBe(200);
    expect(await read()).toMatchObject({ by_email: true, is_paused: false });
    await changeAll('pause');
    expect(await read()).toMatchObject({ is_paused: true });
    await alerts.publish();
    expect(await alerts.deliver()).toHaveLength(0);
  });

  it('told by the browser alone, goes on by the browser alone', async () => {
    const { user, search, read } = await buildStopped({ by_email: false, by_push: true });
    await user.call('PUT', `/user/saved-searches/${search}`, { is_paused: false });
    expect(await read()).toMatchObject({ by_email: false, by_push: true });
  });

  it('keeps its emails stopped where it tells by the browser too', async () => {
    const user = await buildSignedInUser(alerts.testApp);
    const { body } = await user.call('POST', '/user/saved-searches', { filter, settings: { by_push: true } });
    const { id } = body.saved_search;
    const token = createUnsubscribeToken(alerts.secrets, { savedSearchId: id }, 1);
    await alerts.post(`/alerts/unsubscribe/${token}`, {});
    await user.call('PUT', '/user/saved-searches', { action: 'pause' });
    await user.call('PUT', '/user/saved-searches', { action: 'resume' });
    const [row] = (await user.call('GET', '/user/saved-searches')).body.rows;
    expect(row).toMatchObject({ by_email: false, by_push: true, is_paused: false });
  });
});

/** [ALRT-3] An alert email that waits in the queue: to whom it goes, and that it goes once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AlertApp, chalandriFilter as filter, openAlertApp } from '../../../../testing/alerts/alert-app.ts';
import { buildSignedInUser } from '../../../../testing/people/api-users.ts';
import { type EmailValues, sendDueEmails, sendNextEmail } from '../../../platform/email/outbox.ts';
import { hashAddress } from '../../../platform/email/suppression.ts';

let alerts: AlertApp;
beforeAll(async () => {
  alerts = await openAlertApp();
});
afterAll(() => alerts.close());
beforeEach(() => alerts.reset());

async function queueAlertTo(email: string) {
  const user = await buildSignedInUser(alerts.testApp, { email });
  await user.call('POST', '/user/saved-searches', { filter });
  await alerts.publish();
  await alerts.match();
  await alerts.dispatch();
  return user;
}
const changeEmail = (accountId: number, email: string) =>
  sql`update account set email = ${email} where id = ${accountId}`.execute(alerts.db);
const disable = (email: string) =>
  sql`insert into email_suppression (address_hash, hard_bounces, disabled_at, reason, updated_at)
    values (${hashAddress(alerts.secrets, email)}, 3, now(), 'bounces', now())`.execute(alerts.db);

it('[ALRT-3] goes to the address that the account has when it is sent', async () => {
  const user = await queueAlertTo('old-a@estia.example');
  await changeEmail(user.id, 'new-a@estia.example');
  await disable('old-a@estia.example');
  const [mail, ...more] = await alerts.send();
  expect(more).toHaveLength(0);
  expect(mail?.to).toMatchObject([{ address: 'new-a@estia.example' }]);
  // A bounce of it is one of the new address.
  const { rows } = await sql<{ recipient_hash: Buffer }>`select recipient_hash from email_outbox where is_bulk`.execute(
    alerts.db,
  );
  expect(rows[0]?.recipient_hash).toEqual(hashAddress(alerts.secrets, 'new-a@estia.example'));
});

it('[ALRT-3] does not go to a new address that accepts no emails', async () => {
  const user = await queueAlertTo('old-b@estia.example');
  await changeEmail(user.id, 'new-b@estia.example');
  await disable('new-b@estia.example');
  expect(await alerts.send()).toHaveLength(0);
});

it('[ALRT-2] is sent once where reading what it says took longer than the claim', async () => {
  await queueAlertTo('slow@estia.example');
  const { deps } = alerts.testApp;
  let isFirst = true;
  const readSlowly = async (values: EmailValues) => {
    const content = await alerts.readers.alert(values);
    if (isFirst) {
      isFirst = false;
      alerts.wait(61_000);
      await sendDueEmails(deps, alerts.render, 'bulk', alerts.readers);
    }
    return content;
  };
  await sendNextEmail(deps, alerts.render, 'bulk', { alert: readSlowly });
  expect(alerts.sink.mails).toHaveLength(1);
});

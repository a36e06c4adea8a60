/** The way of an alert from a saved search to a mailbox: people save, homes are published, the worker's steps are run one by one. */
import { sql } from 'kysely';
import { inject } from 'vitest';
import {
  alertEmails,
  createAlertEmailReader,
  dispatchAlerts,
  matchListingChanges,
} from '../../src/features/alerts/index.ts';
import { createPlaceTreeCache } from '../../src/features/places/index.ts';
import { createEmailRenderer } from '../../src/platform/email/email-templates.ts';
import { EMAIL_SECRET_PURPOSE, sendDueEmails } from '../../src/platform/email/outbox.ts';
import { startMailSink } from '../environment/mail-sink.ts';
import { openTestApp, testOrigin } from '../environment/test-app.ts';
import { buildListing, buildProperty } from '../factories/records.ts';
import { buildSignedInUser, callApiAs, listEmailsTo } from '../people/api-users.ts';

export const chalandriFilter = { for: 'sale', category_id: 1, district_ids: [461200] };
/** 12:00 in Athens, a Monday. */
const NOON = new Date('2026-11-16T10:00:00Z');

const emptied = [
  'email_outbox',
  'alert',
  'saved_search',
  'subscriber',
  'email_suppression',
  'email_domain_rate',
  'listing_change',
  'throttle',
] as const;

export async function openAlertApp(env: Record<string, string> = {}) {
  const sink = await startMailSink();
  const testApp = await openTestApp(inject('services'), {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    BULK_EMAILS_PER_MINUTE: '0',
    ...env,
  });
  const { db, secrets } = testApp.deps;
  const advertiser = await buildSignedInUser(testApp);
  const readers = { alert: createAlertEmailReader(testApp.deps, createPlaceTreeCache(db)) };
  const render = createEmailRenderer(testOrigin, alertEmails);
  let address = 0;

  const post = (path: string, body: object) => callApiAs(testApp, null, 'POST', path, body);
  /** Each from a network of its own, so that no limit of a network is in the way. */
  async function saveAsVisitor(email: string, more: object = {}) {
    address += 1;
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/saved-searches',
      remoteAddress: `10.7.${address >> 8}.${address & 255}`,
      payload: { email, filter: chalandriFilter, ...more },
    });
    return { status: response.statusCode, body: response.json() };
  }
  const listCodes = async (email: string): Promise<string[]> => {
    const { rows } = await sql<{ payload: Buffer }>`
      select payload from email_outbox where template = 'confirm_saved_search' and payload is not null order by id`.execute(
      db,
    );
    return rows
      .map(({ payload }) => JSON.parse(secrets.open(EMAIL_SECRET_PURPOSE, payload)))
      .filter(({ to }) => to === email)
      .map(({ values }) => values.code);
  };
  const findSubscriberId = async (email: string): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select id from subscriber where email = ${email}`.execute(db);
    return rows[0]?.id ?? 0;
  };
  /** A visitor with one confirmed search. */
  async function buildVisitor(email: string, more: object = {}) {
    await saveAsVisitor(email, more);
    const code = (await listCodes(email)).at(-1) as string;
    const { key, saved_search } = (await post('/saved-searches/confirm', { code })).body;
    return { code, key: key as string, search: saved_search.id as number, subscriber: await findSubscriberId(email) };
  }
  async function publish(listing: object = {}): Promise<number> {
    const property_id = await buildProperty(db, { account_id: advertiser.id, district_id: 461200 });
    return buildListing(db, { property_id, price: 250_000, updated_at: testApp.deps.clock(), ...listing });
  }
  const match = () => matchListingChanges(testApp.deps);
  const dispatch = () => dispatchAlerts(testApp.deps);
  const send = async () => {
    await sendDueEmails(testApp.deps, render, 'bulk', readers);
    return sink.mails.splice(0);
  };
  const deliver = async () => {
    await match();
    await dispatch();
    return send();
  };
  /** By the code of the email, as people do. */
  async function confirmAccount(user: Awaited<ReturnType<typeof buildSignedInUser>>): Promise<number> {
    await user.call('POST', '/user/resend-confirmation', {});
    const codes = (await listEmailsTo(testApp, user.email)).filter((each) => each.template === 'confirm_email');
    return (await post('/user/confirm-email', { code: codes.at(-1)?.values.code })).status;
  }
  async function reset(): Promise<void> {
    sink.mails.length = 0;
    for (const table of emptied) await db.deleteFrom(table).execute();
    testApp.setNow(NOON);
  }
  return {
    testApp,
    db,
    secrets,
    sink,
    readers,
    render,
    post,
    saveAsVisitor,
    listCodes,
    buildVisitor,
    publish,
    match,
    dispatch,
    send,
    deliver,
    confirmAccount,
    reset,
    now: () => testApp.deps.clock(),
    wait: (ms: number) => testApp.setNow(new Date(testApp.deps.clock().getTime() + ms)),
    close: async () => {
      await testApp.close();
      await sink.close();
    },
  };
}

export type AlertApp = Awaited<ReturnType<typeof openAlertApp>>;

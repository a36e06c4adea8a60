/** [ALRT-2] [ALRT-3] From alerts to messages: what is told, when, to whom, and exactly once. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../../testing/environment/mail-sink.ts';
import { openTestApp, type TestApp, testOrigin } from '../../../../testing/environment/test-app.ts';
import { buildAlert } from '../../../../testing/factories/alerts.ts';
import { buildAccount, buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { buildSavedSearch, buildSubscriber } from '../../../../testing/factories/saved-searches.ts';
import { createEmailRenderer } from '../../../platform/email/email-templates.ts';
import { sendDueEmails } from '../../../platform/email/outbox.ts';
import { hashAddress } from '../../../platform/email/suppression.ts';
import { createPlaceTreeCache } from '../../places/index.ts';
import { createUnsubscribeToken } from '../saved-searches/alert-links.ts';
import { createAlertEmailReader } from './alert-message.service.ts';
import { alertEmails } from './alerts.emails.ts';
import { dispatchAlerts } from './dispatch.jobs.ts';
import { dispatchNext } from './dispatch.service.ts';

const CHALANDRI = 461200;
let sink: MailSink;
let testApp: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  testApp = await openTestApp(inject('services'), {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    BULK_EMAILS_PER_MINUTE: '0',
  });
});
afterAll(async () => {
  await testApp.close();
  await sink.close();
});

/** 12:00 in Athens. */
const noon = new Date('2026-11-15T10:00:00Z');
beforeEach(async () => {
  testApp.setNow(noon);
  sink.mails.length = 0;
  const { db } = testApp.deps;
  for (const table of [
    'email_outbox',
    'alert',
    'saved_search',
    'subscriber',
    'email_suppression',
    'email_domain_rate',
    'failure',
  ] as const)
    await db.deleteFrom(table).execute();
});

const dispatch = () => dispatchAlerts(testApp.workerDeps);
const render = createEmailRenderer(testOrigin, alertEmails);
const send = () =>
  sendDueEmails(testApp.workerDeps, render, 'bulk', {
    alert: createAlertEmailReader(testApp.deps, createPlaceTreeCache(testApp.deps.db)),
  });
async function deliver() {
  await dispatch();
  await send();
  return sink.mails.splice(0);
}
const queued = () => testApp.deps.db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
const unsent = async () =>
  (await testApp.deps.db.selectFrom('alert').select('id').where('sent_at', 'is', null).execute()).length;

async function buildHome(listing: { price?: number; is_active?: boolean } = {}): Promise<number> {
  const property_id = await buildProperty(testApp.deps.db, { district_id: CHALANDRI });
  return buildListing(testApp.deps.db, { property_id, price: 250_000, ...listing });
}
async function buildMaria(over: Parameters<typeof buildSubscriber>[1] | object = {}) {
  const { db } = testApp.deps;
  const subscriber = await buildSubscriber(db, { email: 'maria@estia.example', ...over });
  return { subscriber, search: await buildSavedSearch(db, subscriber, { name: 'Για τη Μαρία' }) };
}
const alertOf = (who: { subscriber: number; search: number | null }, listing: number, over: object = {}) =>
  buildAlert(testApp.deps.db, {
    subscriber_id: who.subscriber,
    ...(who.search === null ? { is_favorite: true } : { saved_search_ids: [who.search] }),
    listing_id: listing,
    ...over,
  });

describe('[ALRT-3] the email', () => {
  it('tells of a new home with price, facts and area, links to it, and unsubscribes by one click from that search', async () => {
    const maria = await buildMaria();
    const home = await buildHome();
    await alertOf(maria, home);
    const [mail, ...more] = await deliver();
    expect(more).toHaveLength(0);
    expect(mail?.subject).toBe('Νέο: Διαμέρισμα 92\u00A0τ.μ., Χαλάνδρι, 250.000\u00A0€');
    for (const part of ['Για τη Μαρία', '250.000', '2\u00A0υ/δ', 'Χαλάνδρι', `${testOrigin}/properties/for-sale/`])
      expect(mail?.text).toContain(part);
    const token = createUnsubscribeToken(testApp.deps.secrets, { savedSearchId: maria.search }, 1);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toBe(`<${testOrigin}/api/alerts/unsubscribe/${token}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(`${testOrigin}/alerts/unsubscribe/${token}`);
    expect(mail?.text).toContain(`${testOrigin}/alerts/manage#`);
  });

  it('is one for all that is due, in the language of the reader, and links to exactly those', async () => {
    const maria = await buildMaria({ locale: 'en' });
    const homes = [await buildHome(), await buildHome({ price: 240_000 }), await buildHome()];
    await alertOf(maria, homes[0] as number);
    await alertOf(maria, homes[1] as number, { event: 'price_drop', price: 240_000, previous_price: 260_000 });
    await alertOf(maria, homes[2] as number, { event: 'back' });
    const [mail, ...more] = await deliver();
    expect(more).toHaveLength(0);
    expect(mail?.subject).toBe('3 properties for you: Για τη Μαρία');
    expect(mail?.text).toContain('240.000\u00A0€ (was 260.000\u00A0€)');
    expect(mail?.html).toContain('260.000\u00A0€</s>');
    expect(mail?.text).toContain(`${testOrigin}/en/alerts/homes?ids=${[...homes].reverse().join(',')}`);
  });

  it('names 20 at most, and says how many there are', async () => {
    const maria = await buildMaria();
    for (let n = 0; n < 23; n++) await alertOf(maria, await buildHome());
    const [mail] = await deliver();
    expect(mail?.subject).toBe('23 νέα ακίνητα: Για τη Μαρία');
    expect(mail?.text?.match(/\/properties\/for-sale\//g)).toHaveLength(20);
    expect(/ids=([\d,]+)/.exec(mail?.text ?? '')?.[1]?.split(',')).toHaveLength(23);
    expect(await unsent()).toBe(0);
  });

  it('is one, however many there are: what a page of exactly those cannot show is one click away', async () => {
    const maria = await buildMaria();
    const account = await buildAccount(testApp.deps.db, { email: 'loukas@estia.example', email_confirmed_at: noon });
    const subscriber = await buildSubscriber(testApp.deps.db, { account_id: account });
    const loukas = { subscriber, search: await buildSavedSearch(testApp.deps.db, subscriber) };
    for (let n = 0; n < 63; n++) {
      const home = await buildHome();
      await alertOf(maria, home);
      await alertOf(loukas, home);
    }
    const mails = await deliver();
    const textTo = (email: string) => mails.find((mail) => mail.to?.[0]?.address === email)?.text ?? '';
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail.text?.match(/\/properties\/for-sale\//g)).toHaveLength(20);
    expect(textTo('maria@estia.example')).toContain('Δες και τα 63 ακίνητα');
    expect(textTo('maria@estia.example')).toMatch(/properties\/search\?\S*district_ids=461200\S*sort=updated_desc/);
    expect(textTo('loukas@estia.example')).toContain(`${testOrigin}/dashboard/saved-searches/${loukas.search}`);
    expect(await unsent()).toBe(0);
  });

  it('leaves out what is no longer on offer, and a price that went up again', async () => {
    const maria = await buildMaria();
    await alertOf(maria, await buildHome({ is_active: false }));
    await alertOf(maria, await buildHome({ price: 260_000 }), {
      event: 'price_drop',
      price: 240_000,
      previous_price: 250_000,
    });
    expect(await deliver()).toHaveLength(0);
    expect(await unsent()).toBe(0);
    expect(await queued()).toMatchObject([{ state: 'given_up', last_reply: 'not wanted' }]);
  });

  it('tells of two drops of one home once, from the first price to the last', async () => {
    const maria = await buildMaria();
    const home = await buildHome({ price: 230_000 });
    await alertOf(maria, home, { event: 'price_drop', price: 240_000, previous_price: 250_000 });
    await alertOf(maria, home, { event: 'price_drop', price: 230_000, previous_price: 240_000 });
    const [mail] = await deliver();
    expect(mail?.subject).toContain('Έπεσε η τιμή');
    expect(mail?.text).toContain('230.000\u00A0€ (από 250.000\u00A0€)');
  });

  it('tells of a favourite that was sold, without a link to what is gone, and unsubscribes from all', async () => {
    const { db, secrets } = testApp.deps;
    const account_id = await buildAccount(db, { email: 'nikos@estia.example', email_confirmed_at: noon });
    const subscriber = await buildSubscriber(db, { account_id, favorite_alerts: true });
    await alertOf({ subscriber, search: null }, await buildHome({ is_active: false }), { event: 'sold' });
    // Back on offer by now: that it was paused is no news.
    await alertOf({ subscriber, search: null }, await buildHome(), { event: 'paused' });
    const [mail] = await deliver();
    expect(mail?.subject).toContain('Πουλήθηκε: Διαμέρισμα');
    expect(mail?.text).not.toContain('/properties/');
    expect(mail?.text).toContain(`${testOrigin}/dashboard/saved-searches`);
    const token = createUnsubscribeToken(secrets, { subscriberId: subscriber }, 1);
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(token);
  });
});

describe('[ALRT-3] nobody is written to', () => {
  const account = async (over: object) => {
    const { db } = testApp.deps;
    const account_id = await buildAccount(db, { email_confirmed_at: noon, ...over });
    const subscriber = await buildSubscriber(db, { account_id });
    return { subscriber, search: await buildSavedSearch(db, subscriber) };
  };
  it.each<[string, () => Promise<{ subscriber: number; search: number }>]>([
    ['who has unsubscribed', () => buildMaria({ unsubscribed_at: noon })],
    ['who has not confirmed', () => buildMaria({ confirmed_at: null })],
    ['whose account is blocked', () => account({ status: 'blocked' })],
    ['whose account is going', () => account({ erase_after: noon })],
    ['whose address is not confirmed', () => account({ email_confirmed_at: null })],
    ['who wants no alert emails', () => account({ mail_alerts: false })],
  ])('%s', async (_who, build) => {
    await alertOf(await build(), await buildHome());
    await dispatch();
    expect(await queued()).toHaveLength(0);
    expect(await unsent()).toBe(0);
  });

  it.each([
    ['paused', { paused_at: noon }],
    ['stopped by its link', { email_stopped_at: noon }],
    ['without emails', { by_email: false }],
  ])('by a search that is %s', async (_what, over) => {
    const maria = await buildMaria();
    await testApp.deps.db.updateTable('saved_search').set(over).where('id', '=', maria.search).execute();
    await alertOf(maria, await buildHome());
    await dispatch();
    expect(await queued()).toHaveLength(0);
    expect(await unsent()).toBe(0);
  });

  it('at an address that is disabled', async () => {
    const { db, secrets } = testApp.deps;
    const maria = await buildMaria();
    const row = { disabled_at: noon, reason: 'complaint' as const, updated_at: noon };
    await db
      .insertInto('email_suppression')
      .values({ address_hash: hashAddress(secrets, 'maria@estia.example'), ...row })
      .execute();
    await alertOf(maria, await buildHome());
    expect(await deliver()).toHaveLength(0);
  });
});

describe('[ALRT-3] the time of a message', () => {
  it('is not before it is due, and not in quiet hours, also when those were set later', async () => {
    const maria = await buildMaria({ quiet_from: 11, quiet_to: 14 });
    const home = await buildHome();
    await alertOf(maria, home, { due_at: new Date('2026-11-15T09:30:00Z') });
    expect(await deliver()).toHaveLength(0);
    const [row] = await testApp.deps.db.selectFrom('alert').select(['due_at', 'sent_at']).execute();
    // 14:00 in Athens.
    expect(row).toEqual({ due_at: new Date('2026-11-15T12:00:00Z'), sent_at: null });
    testApp.setNow(new Date('2026-11-15T11:59:59Z'));
    expect(await deliver()).toHaveLength(0);
    testApp.setNow(new Date('2026-11-15T12:00:00Z'));
    expect(await deliver()).toHaveLength(1);
  });

  it('is the evening before midnight and the morning after it', async () => {
    const maria = await buildMaria({ quiet_from: 22, quiet_to: 8 });
    await alertOf(maria, await buildHome());
    testApp.setNow(new Date('2026-11-15T21:30:00Z'));
    expect(await deliver()).toHaveLength(0);
    testApp.setNow(new Date('2026-11-16T05:59:00Z'));
    expect(await deliver()).toHaveLength(0);
    testApp.setNow(new Date('2026-11-16T06:00:00Z'));
    expect(await deliver()).toHaveLength(1);
  });
});

describe('[ALRT-3] what waits to be sent', () => {
  it('says nothing of a search that was stopped, of a listing that is gone and to who has unsubscribed meanwhile', async () => {
    const { db } = testApp.deps;
    const maria = await buildMaria();
    const other = await buildSavedSearch(db, maria.subscriber, { name: 'Η άλλη' });
    const [stopped, gone, left] = [await buildHome(), await buildHome(), await buildHome()];
    await alertOf(maria, stopped);
    await alertOf(maria, gone, { saved_search_ids: [maria.search, other] });
    await alertOf(maria, left, { saved_search_ids: [maria.search, other] });
    await dispatch();
    await db.updateTable('saved_search').set({ email_stopped_at: noon }).where('id', '=', maria.search).execute();
    await db.updateTable('listing').set({ is_active: false }).where('id', '=', gone).execute();
    await send();
    const [mail, ...more] = sink.mails.splice(0);
    expect(more).toHaveLength(0);
    expect(mail?.subject).toContain('Νέο: Διαμέρισμα');
    expect(mail?.text).toContain('Η άλλη');
    expect(mail?.text).not.toContain('Για τη Μαρία');

    await alertOf({ ...maria, search: other }, await buildHome());
    await dispatch();
    await db.updateTable('subscriber').set({ unsubscribed_at: noon }).execute();
    await send();
    expect(sink.mails).toHaveLength(0);
    expect((await queued()).at(-1)).toMatchObject({ state: 'given_up', last_reply: 'not wanted' });
  });

  it('waits on in quiet hours, which is no failed try', async () => {
    const maria = await buildMaria({ quiet_from: 13, quiet_to: 14 });
    await alertOf(maria, await buildHome());
    await dispatch();
    // 13:00 in Athens.
    testApp.setNow(new Date('2026-11-15T11:00:00Z'));
    await send();
    expect(await queued()).toMatchObject([{ state: 'queued', tries: 0, next_at: new Date('2026-11-15T12:00:00Z') }]);
    testApp.setNow(new Date('2026-11-15T12:00:00Z'));
    await send();
    expect(sink.mails.splice(0)).toHaveLength(1);
  });

  it('is gathered after three messages in a row: a feed of many homes fills nobody’s mailbox', async () => {
    const maria = await buildMaria();
    for (let n = 0; n < 3; n++) {
      await alertOf(maria, await buildHome());
      expect(await deliver()).toHaveLength(1);
    }
    for (let n = 0; n < 4; n++) {
      await alertOf(maria, await buildHome());
      expect(await deliver()).toHaveLength(0);
    }
    testApp.setNow(new Date(noon.getTime() + 10 * 60_000));
    const [mail, ...more] = await deliver();
    expect(more).toHaveLength(0);
    expect(mail?.subject).toBe('4 νέα ακίνητα: Για τη Μαρία');
  });
});

describe('[ALRT-2] exactly once', () => {
  it('over several dispatchers at once', async () => {
    const homes = await Promise.all(Array.from({ length: 3 }, () => buildHome()));
    for (let n = 0; n < 12; n++) {
      const subscriber = await buildSubscriber(testApp.deps.db, { email: `reader${n}@estia.example` });
      const search = await buildSavedSearch(testApp.deps.db, subscriber);
      for (const home of homes) await alertOf({ subscriber, search }, home);
    }
    const counts = await Promise.all(Array.from({ length: 4 }, dispatch));
    expect(await queued()).toHaveLength(12);
    expect(await unsent()).toBe(0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    await dispatch();
    expect(await queued()).toHaveLength(12);
  });

  it('a dispatcher that dies before its commit has sent nothing and marked nothing; the next one sends it', async () => {
    const maria = await buildMaria();
    await alertOf(maria, await buildHome());
    // It dies where it writes the email, after it has marked the alert.
    const dying = {
      ...testApp.deps,
      secrets: {
        ...testApp.deps.secrets,
        seal: () => {
          throw new Error('killed');
        },
      },
    };
    expect(await dispatchNext(dying)).toMatchObject({ failedId: maria.subscriber });
    expect(await queued()).toHaveLength(0);
    expect(await unsent()).toBe(1);
    testApp.setNow(new Date(noon.getTime() + 5 * 60_000));
    expect(await dispatchNext(testApp.deps)).toBe('done');
    expect(await queued()).toHaveLength(1);
    expect(await dispatchNext(testApp.deps)).toBe('none');
  });

  it('one subscriber that cannot be served stops nobody else, and is reported', async () => {
    const broken = await buildMaria({ email: 'broken@estia.example' });
    await alertOf(broken, await buildHome(), { due_at: new Date('2026-11-01T00:00:00Z') });
    const fine = await buildMaria({ email: 'fine@estia.example' });
    await alertOf(fine, await buildHome());
    const { secrets } = testApp.deps;
    const deps = {
      ...testApp.deps,
      secrets: {
        ...secrets,
        seal: (...[use, text]: Parameters<typeof secrets.seal>) => {
          if (text.includes('broken@')) throw new Error('cannot be sealed');
          return secrets.seal(use, text);
        },
      },
    };
    expect(await dispatchAlerts(deps)).toBe(1);
    expect(await queued()).toHaveLength(1);
    await testApp.deps.failures.flush();
    expect(await testApp.deps.db.selectFrom('failure').select('name').execute()).toEqual([{ name: 'alert-dispatch' }]);
  });
});

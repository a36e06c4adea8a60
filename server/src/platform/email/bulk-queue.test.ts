/** [ALRT-2] Alerts in a queue of their own: they delay no account email, and no domain gets more than its rate. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../testing/environment/mail-sink.ts';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { startJobs } from '../jobs/jobs.ts';
import { type EmailRenderer, enqueueEmail, sendDueEmails, sendNextEmail } from './outbox.ts';
import { createEmailJobs } from './outbox-jobs.ts';
import { hashAddress, isAddressDisabled, recordComplaint, recordHardBounce } from './suppression.ts';

let sink: MailSink;
let testApp: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  testApp = await openTestApp(inject('services'), {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    BULK_EMAILS_PER_MINUTE: '60',
  });
});
afterAll(async () => {
  await testApp.close();
  await sink.close();
});

const start = new Date('2026-11-15T10:00:00Z');
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);
beforeEach(async () => {
  testApp.setNow(start);
  sink.mails.length = 0;
  for (const table of ['email_outbox', 'email_domain_rate', 'email_suppression'] as const)
    await testApp.deps.db.deleteFrom(table).execute();
});

const render: EmailRenderer = ({ template }) => ({
  subject: template,
  text: template,
  html: template,
  unsubscribeUrl: 'https://estia.example/api/alerts/unsubscribe/x',
});
const enqueue = (to: string, template: string, priority?: 'bulk') =>
  testApp.deps.db.transaction().execute((trx) =>
    enqueueEmail(trx, {
      secrets: testApp.deps.secrets,
      now: testApp.deps.clock(),
      order: { accountId: null, to, locale: 'el', template, values: {}, ...(priority ? { priority } : {}) },
    }),
  );
const enqueueAlert = (to: string) => enqueue(to, 'alert', 'bulk');
const rows = () => testApp.deps.db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
const sentTo = () => sink.mails.map((mail) => mail.to?.[0]?.address);

describe('[ALRT-2] two queues', () => {
  it('with 100,000 alerts waiting for longer, the next claim of an account lane is the password reset', async () => {
    await enqueueAlert('first@estia.example');
    await sql`
      insert into email_outbox (template, payload, message_id, is_bulk, recipient_hash, domain_hash, next_at, created_at)
      select template, payload, gen_random_uuid()::text, true, recipient_hash, domain_hash, next_at - n * interval '1 second', created_at
      from email_outbox, generate_series(1, 99999) n`.execute(testApp.deps.db);
    await sql`analyze email_outbox`.execute(testApp.deps.db);
    await enqueue('maria@estia.example', 'password_reset');
    expect(await sendNextEmail(testApp.deps, render)).toBe(true);
    expect(sink.mails.map((mail) => mail.subject)).toEqual(['password_reset']);
    expect(await sendNextEmail(testApp.deps, render)).toBe(false);
    const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from email_outbox where state = 'queued' and not is_bulk and next_at <= ${start} order by next_at limit 1`.execute(
      testApp.deps.db,
    );
    expect(JSON.stringify(plan)).toContain('email_outbox_due');
  });

  it('an account email leaves while every bulk lane waits for the mail server', async () => {
    const paused = sink.pause('letter');
    const { config } = testApp.deps;
    const stop = await startJobs(config.databaseUrl, createEmailJobs(testApp.deps, render), testApp.deps);
    try {
      await enqueueAlert('slow@a.example');
      await paused.reached;
      await enqueue('maria@estia.example', 'password_reset');
      await expect.poll(() => sink.mails.map((mail) => mail.subject), { timeout: 5_000 }).toContain('password_reset');
      await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['queued', 'sent']);
    } finally {
      paused.release();
      await stop();
    }
  });
});

describe('[ALRT-2] the rate of a domain', () => {
  it('lets one through at once, moves the rest to their times and loses none', async () => {
    for (let n = 0; n < 6; n++) await enqueueAlert(`reader${n}@busy.example`);
    await enqueueAlert('other@quiet.example');
    await sendDueEmails(testApp.workerDeps, render, 'bulk');
    // 60 a minute: one now, and the other domain has a rate of its own.
    const domains = sentTo().map((address) => address?.split('@')[1]);
    expect(domains.toSorted()).toEqual(['busy.example', 'quiet.example']);
    const waiting = (await rows()).filter(({ state }) => state === 'queued');
    expect(waiting.map(({ tries }) => tries)).toEqual(waiting.map(() => 0));
    const delays = waiting.map(({ next_at }) => (next_at.getTime() - start.getTime()) / 1_000);
    expect(delays.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    for (let second = 1; second <= 6; second++) {
      testApp.setNow(after(second));
      await sendDueEmails(testApp.workerDeps, render, 'bulk');
    }
    expect((await rows()).every(({ state, tries }) => state === 'sent' && tries === 1)).toBe(true);
    expect(new Set(sentTo()).size).toBe(7);
    expect(sink.mails).toHaveLength(7);
  });

  it('holds over several workers at once', async () => {
    for (let n = 0; n < 40; n++) await enqueueAlert(`reader${n}@busy.example`);
    const drain = () => Promise.all(Array.from({ length: 4 }, () => sendDueEmails(testApp.workerDeps, render, 'bulk')));
    await drain();
    const perSecond: number[] = [sink.mails.length];
    for (let second = 1; second <= 45; second++) {
      const before = sink.mails.length;
      testApp.setNow(after(second));
      await drain();
      perSecond.push(sink.mails.length - before);
    }
    expect(Math.max(...perSecond.slice(1))).toBe(1);
    expect(perSecond[0]).toBe(1);
    expect(new Set(sentTo()).size).toBe(40);
    expect(sink.mails).toHaveLength(40);
  });

  it('holds also after an hour in which nobody sent', async () => {
    for (let n = 0; n < 30; n++) await enqueueAlert(`reader${n}@busy.example`);
    await sendDueEmails(testApp.workerDeps, render, 'bulk');
    const before = sink.mails.length;
    testApp.setNow(after(3_600));
    await sendDueEmails(testApp.workerDeps, render, 'bulk');
    expect(sink.mails.length - before).toBeLessThanOrEqual(2);
    for (let second = 1; second <= 40; second++) {
      testApp.setNow(after(3_600 + second));
      await sendDueEmails(testApp.workerDeps, render, 'bulk');
    }
    expect(sink.mails).toHaveLength(30);
  });
});

describe('[ALRT-2] an address that emails come back from', () => {
  const isDisabled = (address: string) =>
    isAddressDisabled(testApp.deps.db, hashAddress(testApp.deps.secrets, address));
  const lastId = async () => (await rows()).at(-1)?.message_id ?? '';

  it('is disabled after three emails, each counted once, and then gets no alert but still account emails', async () => {
    const { db } = testApp.deps;
    for (const expected of ['counted', 'counted', 'disabled']) {
      await enqueueAlert('Gone@estia.example');
      const id = await lastId();
      expect(await isDisabled('gone@estia.example')).toBe(false);
      expect(await recordHardBounce(db, id, start)).toBe(expected);
      expect(await recordHardBounce(db, id, start)).toBe('repeated');
    }
    expect(await isDisabled('gone@estia.example')).toBe(true);
    await testApp.deps.db.deleteFrom('email_outbox').execute();
    await enqueueAlert('gone@estia.example');
    await enqueue('gone@estia.example', 'password_reset');
    await sendDueEmails(testApp.workerDeps, render, 'bulk');
    await sendDueEmails(testApp.workerDeps, render);
    expect(sink.mails.map((mail) => mail.subject)).toEqual(['password_reset']);
    expect((await rows()).map(({ state, last_reply }) => [state, last_reply])).toEqual([
      ['refused', 'disabled'],
      ['sent', '250'],
    ]);
  });

  it('counts what the mail server refuses at once', async () => {
    for (let n = 0; n < 3; n++) {
      expect(await isDisabled('bounce.me@estia.example')).toBe(false);
      testApp.setNow(after(n * 10));
      await enqueueAlert('bounce.me@estia.example');
      await sendDueEmails(testApp.workerDeps, render, 'bulk');
    }
    expect(await isDisabled('bounce.me@estia.example')).toBe(true);
    expect((await rows()).map(({ state }) => state)).toEqual(['refused', 'refused', 'refused']);
  });

  it('is disabled at once by a complaint; an unknown email changes nothing', async () => {
    const { db } = testApp.deps;
    await enqueueAlert('cross@estia.example');
    expect(await recordComplaint(db, 'e0e3b2b0-0000-4000-8000-000000000000', start)).toBe('unknown');
    expect(await recordComplaint(db, await lastId(), start)).toBe('disabled');
    expect(await recordComplaint(db, await lastId(), start)).toBe('repeated');
    expect(await isDisabled('cross@estia.example')).toBe(true);
    expect(JSON.stringify(await db.selectFrom('email_suppression').selectAll().execute())).not.toContain('cross');
  });
});

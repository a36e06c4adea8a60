import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../testing/environment/mail-sink.ts';
import { openTestApp, type TestApp, testOrigin } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import type { Trx } from '../db/db.ts';
import { startJobs } from '../jobs/jobs.ts';
import { createEmailRenderer } from './email-templates.ts';
import { deleteOldEmails, type EmailRenderer, enqueueEmail, sendDueEmails } from './outbox.ts';
import { createEmailJobs } from './outbox-jobs.ts';

let sink: MailSink;
let testApp: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  testApp = await openTestApp(inject('services'), { SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
});
const workers: ChildProcess[] = [];
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await testApp.close();
  await sink.close();
});

const start = new Date('2026-11-15T10:00:00Z');
const later = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
beforeEach(async () => {
  testApp.setNow(start);
  sink.mails.length = 0;
  await testApp.deps.db.deleteFrom('email_outbox').execute();
});

const render: EmailRenderer = ({ template, locale, values }) => ({
  subject: `${template} ${locale}`,
  text: `${values.code}`,
  html: `<p>${values.code}</p>`,
});

const order = (to: string, over: { accountId?: number; locale?: 'el' | 'en'; goodUntil?: Date; trx?: Trx } = {}) => {
  const { trx: given, ...rest } = over;
  const enqueue = (trx: Trx) =>
    enqueueEmail(trx, {
      secrets: testApp.deps.secrets,
      now: testApp.deps.clock(),
      order: { accountId: null, to, locale: 'el', template: 'test', values: { code: 'SECRET-CODE' }, ...rest },
    });
  return given ? enqueue(given) : testApp.deps.db.transaction().execute(enqueue);
};

const rows = () => testApp.deps.db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
const onlyRow = async () => {
  const [row, ...more] = await rows();
  expect(more).toHaveLength(0);
  if (!row) throw new Error('No letter on record');
  return row;
};

describe('a letter', () => {
  it('[NAV-7] names who runs the site, as an admin wrote it', async () => {
    const operator = { name: { el: 'Σπίτι ΙΚΕ', en: 'Spiti IKE' }, gemi: '123456789000', tax_number: '094014201' };
    await testApp.deps.db
      .insertInto('site_setting')
      .values({ name: 'operator', value: JSON.stringify(operator), changed_at: start, changed_by: null })
      .execute();
    try {
      await order('maria@estia.example');
      const templates = { test: () => ({ words: { title: { el: 'Τίτλος', en: 'Title' } }, blocks: [] }) };
      expect(await sendDueEmails(testApp.workerDeps, createEmailRenderer(testOrigin, templates))).toBe(1);
      const [mail] = sink.mails;
      for (const part of [mail?.text, mail?.html?.replaceAll('&nbsp;', '\u00A0')])
        for (const message of ['Σπίτι ΙΚΕ', 'ΓΕΜΗ\u00A0123456789000', '094014201']) expect(part).toContain(message);
      expect(mail?.text).not.toContain('000000000000');
    } finally {
      await testApp.deps.db.deleteFrom('site_setting').where('name', '=', 'operator').execute();
    }
  });

  it('[AUTH-3] is sent once, in the language of the reader, and its content is deleted', async () => {
    await order('maria@estia.example', { locale: 'en' });
    const before = await onlyRow();
    expect(before.payload?.toString('latin1')).not.toContain('SECRET-CODE');
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(1);
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(0);
    testApp.setNow(later(10_000));
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(0);
    expect(sink.mails).toHaveLength(1);
    const [mail] = sink.mails;
    expect(mail?.subject).toBe('test en');
    expect(mail?.to?.[0]?.address).toBe('maria@estia.example');
    expect(mail?.messageId).toBe(`<${before.message_id}@${new URL(testOrigin).hostname}>`);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(await onlyRow()).toMatchObject({
      state: 'sent',
      payload: null,
      done_at: start,
      tries: 1,
      last_reply: '250',
    });
  });

  it('[AUTH-3] of a transaction that was rolled back is never sent', async () => {
    const undone = testApp.deps.db.transaction().execute(async (trx) => {
      await order('maria@estia.example', { trx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(0);
    expect(sink.mails).toHaveLength(0);
  });

  it('[AUTH-3] is sent by one of several workers at once', async () => {
    for (let n = 0; n < 12; n++) await order(`reader${n}@estia.example`);
    const counts = await Promise.all(Array.from({ length: 4 }, () => sendDueEmails(testApp.workerDeps, render)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    expect(new Set(sink.mails.map((mail) => mail.to?.[0]?.address)).size).toBe(12);
    expect(sink.mails).toHaveLength(12);
  });
});

describe('a mail server that refuses', () => {
  it('[AUTH-3] for now is asked again later: a greylisted letter arrives a minute later, the same letter', async () => {
    await order('grey@estia.example');
    await sendDueEmails(testApp.workerDeps, render);
    expect(await onlyRow()).toMatchObject({ state: 'queued', tries: 1, last_reply: expect.stringMatching(/^451\b/) });
    testApp.setNow(later(0.9));
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(0);
    testApp.setNow(later(1));
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(1);
    expect(await onlyRow()).toMatchObject({ state: 'sent', tries: 2 });
    expect(sink.mails).toHaveLength(1);
  });

  it('[AUTH-3] for two days is given up, with longer and longer waits; the record holds no address', async () => {
    await order('later@estia.example');
    const waits: number[] = [];
    for (;;) {
      await sendDueEmails(testApp.workerDeps, render);
      const row = await onlyRow();
      if (row.state !== 'queued') break;
      waits.push((row.next_at.getTime() - testApp.deps.clock().getTime()) / 60_000);
      testApp.setNow(row.next_at);
    }
    expect(waits.slice(0, 6)).toEqual([1, 5, 15, 60, 240, 240]);
    const hours = waits.reduce((sum, wait) => sum + wait) / 60;
    expect(hours).toBeGreaterThan(40);
    expect(hours).toBeLessThan(50);
    const row = await onlyRow();
    expect(row).toMatchObject({ state: 'given_up', payload: null });
    expect(row.last_reply).toMatch(/^451( \d\.\d\.\d)?$/);
    expect(sink.mails).toHaveLength(0);
  });

  it('[AUTH-3] for good ends it, and the account remembers that its mailbox does not exist', async () => {
    const { id } = await buildUser(testApp.deps.db, { email: 'bounce.me@estia.example' });
    await order('bounce.me@estia.example', { accountId: id });
    await sendDueEmails(testApp.workerDeps, render);
    const row = await onlyRow();
    expect(row).toMatchObject({ state: 'refused', payload: null, done_at: start, tries: 1 });
    expect(row.last_reply).toMatch(/^550( \d\.\d\.\d)?$/);
    const account = () =>
      testApp.deps.db.selectFrom('account').select('email_refused_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect((await account()).email_refused_at).toEqual(start);
  });

  it('[PROF-1] an address somebody wants to move to says nothing of the one they have', async () => {
    const { id } = await buildUser(testApp.deps.db, { email: 'good.one@estia.example' });
    await order('bounce.new@estia.example', { accountId: id });
    await sendDueEmails(testApp.workerDeps, render);
    expect(await onlyRow()).toMatchObject({ state: 'refused' });
    const account = testApp.deps.db.selectFrom('account').select('email_refused_at').where('id', '=', id);
    expect((await account.executeTakeFirstOrThrow()).email_refused_at).toBeNull();
  });

  it('[AUTH-3] the letter, not the mailbox, marks no account', async () => {
    const { id } = await buildUser(testApp.deps.db, { email: 'spam.me@estia.example' });
    await order('spam.me@estia.example', { accountId: id });
    await sendDueEmails(testApp.workerDeps, render);
    expect(await onlyRow()).toMatchObject({ state: 'refused', last_reply: expect.stringMatching(/^554/) });
    const account = testApp.deps.db.selectFrom('account').select('email_refused_at').where('id', '=', id);
    expect((await account.executeTakeFirstOrThrow()).email_refused_at).toBeNull();
  });

  it('[AUTH-3] a code that has run out meanwhile is not sent late', async () => {
    await order('grey.late@estia.example', { goodUntil: later(10) });
    await sendDueEmails(testApp.workerDeps, render);
    testApp.setNow(later(10));
    await sendDueEmails(testApp.workerDeps, render);
    expect(await onlyRow()).toMatchObject({ state: 'given_up', payload: null, last_reply: 'too late' });
    expect(sink.mails).toHaveLength(0);
  });

  it('[AUTH-3] one letter that cannot be written does not stop the others', async () => {
    await order('broken@estia.example', { locale: 'en' });
    await order('maria@estia.example');
    await sendDueEmails(testApp.workerDeps, (email) => {
      if (email.locale === 'en') throw new Error('cannot write to broken@estia.example');
      return render(email);
    });
    expect((await rows()).map(({ state, last_reply }) => [state, last_reply])).toEqual([
      ['queued', 'failed'],
      ['sent', '250'],
    ]);
  });
});

describe('the worker', () => {
  const startEmails = () =>
    startJobs(testApp.deps.config.databaseUrl, createEmailJobs(testApp.deps, render), testApp.deps);
  const SOON = { timeout: 5_000, interval: 20 };

  it('[AUTH-3] finds the job of a letter that was committed, and none of one that was rolled back', async () => {
    const stop = await startEmails();
    try {
      for (let n = 0; n < 3; n++) {
        await order(`next${n}@estia.example`);
        await expect.poll(() => sink.mails.length, SOON).toBe(n + 1);
      }
    } finally {
      await stop();
    }
    await expect(
      testApp.deps.db.transaction().execute(async (trx) => {
        await order('nobody@estia.example', { trx });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await order('after@estia.example');
    const { rows: waiting } = await sql<{ n: number }>`
      select count(*)::int as n from pgboss.job where name = 'emails' and state = 'created' and start_after <= now()`.execute(
      testApp.deps.db,
    );
    expect(waiting).toEqual([{ n: 1 }]);
    expect((await rows()).filter(({ state }) => state === 'queued')).toHaveLength(1);
  });

  it('[AUTH-3] tries again what the mail server refused for now, without another cause', async () => {
    const stop = await startEmails();
    try {
      await order('grey.worker@estia.example');
      await expect.poll(async () => (await rows())[0]?.last_reply, SOON).toMatch(/^451/);
      const { db } = testApp.deps;
      const ahead = sql`name = 'emails' and state = 'created' and start_after > now() + interval '50 seconds'`;
      const countAhead = async () => (await sql`select from pgboss.job where ${ahead}`.execute(db)).rows.length;
      await expect.poll(countAhead, SOON).toBe(1);
      // That minute has passed.
      testApp.setNow(later(2));
      await sql`update pgboss.job set start_after = now() where ${ahead}`.execute(db);
      await expect.poll(() => sink.mails.length, SOON).toBe(1);
    } finally {
      await stop();
    }
  });

  it('[AUTH-3] ends a run after a while, and says that there is more', async () => {
    await order('one@estia.example');
    const run = (runMs: number) =>
      createEmailJobs(testApp.deps, render, {}, runMs)[0]?.run(new AbortController().signal);
    expect(await run(0)).toEqual(testApp.deps.clock());
    expect(sink.mails).toEqual([]);
    expect(await run(10_000)).toBeNull();
    expect(sink.mails).toHaveLength(1);
  });

  it('[AUTH-3] one slow letter holds up none of the others', async () => {
    const paused = sink.pause('letter');
    const stop = await startEmails();
    try {
      await order('slow@estia.example');
      await paused.reached;
      await order('quick@estia.example');
      await expect.poll(async () => (await rows())[1]?.state, SOON).toBe('sent');
      expect((await rows())[0]?.state).toBe('queued');
    } finally {
      paused.release();
      await stop();
    }
    expect((await rows())[0]?.state).toBe('sent');
  });
});

/** The true worker, to be killed. Its clock is the true one. */
function startWorker(): ChildProcess {
  const { config } = testApp.deps;
  const worker = spawn(process.execPath, ['server/src/main/worker.ts'], {
    cwd: fileURLToPath(new URL('../../../../', import.meta.url)),
    stdio: 'ignore',
    env: {
      ...process.env,
      PUBLIC_ORIGIN: config.origin,
      DATABASE_URL: config.databaseUrl,
      REDIS_URL: config.redisUrl,
      SMTP_URL: config.smtpUrl ?? '',
      SECRET_KEY: config.secretKey.toString('base64'),
      FILES_DIR: config.filesDir,
      LOG_LEVEL: 'silent',
    },
  });
  workers.push(worker);
  return worker;
}

const kill = (child: ChildProcess): Promise<void> =>
  new Promise((gone) => {
    child.once('exit', () => gone());
    child.kill('SIGKILL');
  });

describe('a worker that is killed', () => {
  const inAMinute = () => new Date(Date.now() + 61_000);
  const orderTrue = (to: string) =>
    testApp.deps.db.transaction().execute((trx) =>
      enqueueEmail(trx, {
        secrets: testApp.deps.secrets,
        now: new Date(Date.now() - 1_000),
        order: { accountId: null, to, locale: 'el', template: 'confirm_email', values: { code: 'ABCD-EFGH-JKMN' } },
      }),
    );

  it('[AUTH-1] between claiming and sending: the letter is sent later, once', async () => {
    const paused = sink.pause('address');
    await orderTrue('maria@estia.example');
    const { message_id } = await onlyRow();
    const worker = startWorker();
    await paused.reached;
    await kill(worker);
    paused.release();
    expect(await onlyRow()).toMatchObject({ state: 'queued', tries: 1 });
    expect(sink.mails).toHaveLength(0);
    testApp.setNow(new Date());
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(0);
    testApp.setNow(inAMinute());
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(1);
    expect(sink.mails.map((mail) => mail.messageId)).toEqual([`<${message_id}@estia.test>`]);
    expect(await onlyRow()).toMatchObject({ state: 'sent' });
  });

  it('[AUTH-1] between the mail server’s acceptance and our record: a second copy with the same Message-ID', async () => {
    const paused = sink.pause('letter');
    await orderTrue('nikos@estia.example');
    const worker = startWorker();
    await paused.reached;
    await kill(worker);
    paused.release();
    expect(await onlyRow()).toMatchObject({ state: 'queued', tries: 1 });
    testApp.setNow(inAMinute());
    expect(await sendDueEmails(testApp.workerDeps, render)).toBe(1);
    expect(sink.mails).toHaveLength(2);
    expect(sink.mails[0]?.messageId).toBe(sink.mails[1]?.messageId);
    expect(await onlyRow()).toMatchObject({ state: 'sent', payload: null });
  });
});

it('[AUTH-3] the record of a letter is forgotten in time, and only of one that is done', async () => {
  await order('maria@estia.example');
  await sendDueEmails(testApp.workerDeps, render);
  await order('waiting@estia.example');
  expect(await deleteOldEmails(testApp.deps.db, start)).toBe(0);
  expect(await deleteOldEmails(testApp.deps.db, later(1))).toBe(1);
  expect(await onlyRow()).toMatchObject({ state: 'queued' });
});

import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openFreezingProxy } from '../../testing/environment/freezing-proxy.ts';
import { type MailSink, startMailSink } from '../../testing/environment/mail-sink.ts';
import { openTestApp, startOfTests, type TestApp } from '../../testing/environment/test-app.ts';
import { buildUser } from '../../testing/factories/records.ts';
import { enqueueEmail, sendDueEmails } from './email/outbox.ts';
import { deleteOldFailures } from './failures.ts';
import { createLogger } from './log.ts';

let testApp: TestApp;
let sink: MailSink;
const lines: Record<string, unknown>[] = [];
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line) as Record<string, unknown>);
    done();
  },
});
beforeAll(async () => {
  sink = await startMailSink();
  testApp = await openTestApp(
    inject('services'),
    { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, LOG_LEVEL: 'warn' },
    logTo,
  );
});
afterAll(async () => {
  await testApp.close();
  await sink.close();
});
beforeEach(async () => {
  await testApp.deps.failures.flush();
  await testApp.deps.db.deleteFrom('failure').execute();
  lines.length = 0;
});

const stored = async () => {
  await testApp.deps.failures.flush();
  const rows = await testApp.deps.db.selectFrom('failure').selectAll().orderBy('id').execute();
  return rows.map(({ kind, name, reason, count }) => ({ kind, name, reason, count }));
};
const countOf = async (kind: string, name: string): Promise<number> => {
  const line = new RegExp(`^estia_failures_total\\{kind="${kind}",name="${name}"\\} (\\d+)$`, 'm');
  return Number(line.exec(await testApp.metrics.text())?.[1] ?? 0);
};

describe('a failure in the background', () => {
  it('is a log line with its name, a metric and an entry; the same one again is counted, not written again', async () => {
    const { failures } = testApp.deps;
    failures.record({ kind: 'job', name: 'retention', error: new Error('first'), details: { step: 'sessions' } });
    failures.record({ kind: 'job', name: 'retention', error: new Error('first') });
    failures.record({ kind: 'job', name: 'retention', error: new TypeError('second') });
    expect(await stored()).toEqual([
      { kind: 'job', name: 'retention', reason: 'Error: first', count: 2 },
      { kind: 'job', name: 'retention', reason: 'TypeError: second', count: 1 },
    ]);
    failures.record({ kind: 'job', name: 'retention', error: new Error('first') });
    expect((await stored())[0]).toMatchObject({ count: 3 });
    expect(await countOf('job', 'retention')).toBe(4);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatchObject({ level: 'error', msg: 'job failed', job: 'retention', step: 'sessions' });
  });

  it('says nothing that somebody typed, of the database neither', async () => {
    const { failures, db } = testApp.deps;
    failures.record({ kind: 'job', name: 'photos', error: new Error('no reply from maria@estia.example to "Μαρία"') });
    const { email } = await buildUser(db, { email: 'twice@estia.example' }).then(() => ({
      email: 'twice@estia.example',
    }));
    await buildUser(db, { email }).catch((error: unknown) => failures.record({ kind: 'job', name: 'photos', error }));
    const text = JSON.stringify([await stored(), lines]);
    expect(text).not.toMatch(/maria@|Μαρία|twice@/);
    expect(text).toContain('database error 23505 account');
  });

  it('waits in memory while the database is away, and is written when it is back', async () => {
    const services = inject('services');
    const proxy = await openFreezingProxy(services.databaseUrl);
    const far = await openTestApp(
      { ...services, databaseUrl: proxy.url },
      { DB_STATEMENT_TIMEOUT_MS: '300', DB_CONNECT_TIMEOUT_MS: '500' },
    );
    try {
      proxy.freeze();
      far.deps.failures.record({ kind: 'job', name: 'money', error: new Error('during the outage') });
      await expect(far.deps.failures.flush()).rejects.toThrow();
      proxy.thaw();
      const rows = () =>
        far.deps.db.selectFrom('failure').select(['name', 'count']).where('kind', '=', 'job').execute();
      // Nobody asks for it: it is tried again by itself.
      await expect.poll(() => rows().catch(() => [])).toEqual([{ name: 'money', count: 1 }]);
    } finally {
      proxy.thaw();
      await far.close();
      await proxy.close();
    }
  });

  it('is deleted after 90 days', async () => {
    const { failures, db } = testApp.deps;
    failures.record({ kind: 'job', name: 'photos', error: new Error('old') });
    await failures.flush();
    const days = (count: number) => new Date(startOfTests.getTime() + count * 86_400_000);
    await deleteOldFailures(db, days(90));
    expect(await stored()).toHaveLength(1);
    await deleteOldFailures(db, days(91));
    expect(await stored()).toEqual([]);
  });
});

describe('an email that is not sent', () => {
  const order = (to: string) =>
    testApp.deps.db.transaction().execute((trx) =>
      enqueueEmail(trx, {
        secrets: testApp.deps.secrets,
        now: testApp.deps.clock(),
        order: { accountId: null, to, locale: 'el', template: 'confirm_email', values: {} },
      }),
    );
  const render = () => ({ subject: 'x', text: 'x', html: 'x' });

  it('[AUTH-3] is named by its template with the reply of the mail server, for now and for good, without the address', async () => {
    await order('grey@estia.example');
    await order('bounce.me@estia.example');
    await sendDueEmails(testApp.workerDeps, render);
    const rows = await stored();
    expect(rows).toHaveLength(2);
    expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['email confirm_email', 'email confirm_email']);
    expect(rows.map(({ reason }) => reason.slice(0, 3)).sort()).toEqual(['451', '550']);
    expect(await countOf('email', 'confirm_email')).toBe(2);
    expect(lines.map(({ msg, name }) => [msg, name])).toEqual([
      ['email failed', 'confirm_email'],
      ['email failed', 'confirm_email'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('@');
  });

  it('[AUTH-3] through a fault of ours leaves the place of the fault in the log', async () => {
    await order('maria@estia.example');
    await sendDueEmails(testApp.workerDeps, () => {
      throw new TypeError('cannot render for maria@estia.example');
    });
    expect(await stored()).toEqual([{ kind: 'email', name: 'confirm_email', reason: 'failed', count: 1 }]);
    const [line] = lines as { level: string; err: { type: string; stack: string[] } }[];
    expect(line).toMatchObject({ level: 'error', err: { type: 'TypeError' } });
    expect(line?.err.stack[0]).toContain('failures.test.ts');
    expect(JSON.stringify(line)).not.toContain('maria');
  });
});

it('a connection of the pool that is lost, idle or in use, is reported', async () => {
  const { pool } = testApp.deps;
  const [idle, other, third] = [await pool.connect(), await pool.connect(), await pool.connect()];
  const pids = await Promise.all(
    [idle, other].map(
      async (client) => (await client.query<{ pid: number }>('select pg_backend_pid() pid')).rows[0]?.pid,
    ),
  );
  const ended = [idle, other].map((client) => new Promise<void>((over) => client.once('end', () => over())));
  idle.release();
  await third.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
  await Promise.all(ended);
  other.release();
  third.release();
  const rows = await stored();
  expect(new Set(rows.map(({ kind, name }) => `${kind} ${name}`))).toEqual(new Set(['database pool']));
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(await countOf('database', 'pool')).toBe(2);
  expect(lines.map(({ msg, name }) => [msg, name])).toEqual(Array(2).fill(['database failed', 'pool']));
});

it('an error of the job queue, which is a plain object, is logged with what it says', () => {
  const messages: string[] = [];
  const log = createLogger(
    'error',
    new Writable({ write: (chunk: Buffer, _, done) => done(void messages.push(chunk.toString()) as never) }),
  );
  log.error({ err: { message: 'relation is missing', stack: 'Error\n    at somewhere', queue: 'money' } }, 'x');
  expect(JSON.parse(messages[0] ?? '')).toMatchObject({
    err: { message: 'relation is missing', stack: ['    at somewhere'] },
  });
});

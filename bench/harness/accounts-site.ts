/** A site with an empty world, a worker and a mail server of its own: for instruments that look at accounts. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { type MailSink, startMailSink } from '@estia/server/testing/environment/mail-sink';
import {
  freePort,
  type SiteProcess,
  startSiteProcess,
  startWorkerProcess,
} from '@estia/server/testing/environment/site-process';
import { cloneDatabase } from '@estia/server/testing/environment/test-app';
import pg from 'pg';

type PostResult = { status: number; body: string; cookies: string[]; ms: number };
type RequestOptions = { from?: string; cookie?: string; token?: string };

export async function openAccountsSite() {
  const services = findServices();
  const database = await cloneDatabase({ ...services, template: await createTemplateDatabase(services.databaseUrl) });
  const files = mkdtempSync(join(tmpdir(), 'estia-accounts-'));
  const sink = await startMailSink();
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: services.redisUrl,
    FILES_DIR: files,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    SECRET_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
    // Emails are sent anyway; pictures and lists are not what is looked at here.
    WORK_ON: 'account-exports',
    // So that an instrument can come from many addresses.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const port = await freePort();
  const db = new pg.Pool({ connectionString: database.url, max: 2 });
  const start = () => startSiteProcess(env, port);
  let site: SiteProcess = await start();
  let worker = startWorkerProcess(env, site.origin);

  return {
    sink,
    async rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
      return (await db.query(text, values)).rows as T[];
    },
    /** Null when the site went away before it had answered. */
    async post(path: string, body: object, { from, cookie, token }: RequestOptions = {}): Promise<PostResult | null> {
      const begun = performance.now();
      try {
        const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(from ? { 'x-forwarded-for': from } : {}),
            ...(cookie ? { cookie } : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(body),
        });
        const text = await response.text();
        const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
        return { status: response.status, body: text, cookies, ms: performance.now() - begun };
      } catch {
        return null;
      }
    },
    /** The newest eight digits that were mailed to somebody. */
    async mailedCode(email: string, after = 0): Promise<{ code: string; at: number } | null> {
      for (let tries = 0; tries < 60; tries++) {
        const at = sink.mails.findLastIndex(
          (mail) => mail.to?.[0]?.address === email && /\b\d{8}\b/.test(mail.text ?? ''),
        );
        const code = /\b\d{8}\b/.exec(sink.mails[at]?.text ?? '')?.[0];
        if (at >= after && code) return { code, at };
        await new Promise((wait) => setTimeout(wait, 50));
      }
      return null;
    },
    crash: async () => site.kill(),
    comeBack: async () => {
      site = await start();
    },
    crashWorker: async () => {
      await worker.kill();
      worker = startWorkerProcess(env, site.origin);
    },
    async close() {
      await site.kill();
      await worker.kill();
      await sink.close();
      await db.end();
      await database.drop();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

/** What a person types to register. */
export const registrationForm = (email: string, password: string) => ({
  email,
  password,
  username: 'Μαρία Παππά',
  locale: 'el',
  terms_accepted: true,
  over_18: true,
});

/** An address nobody else of the run has. */
export const createIpAddress = (i: number): string => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;

type EmailContext = {
  sink: Pick<MailSink, 'mails'>;
  rows: <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;
};

/** What waits is sent: an email claimed by a killed worker comes back after a minute. */
export async function waitForEmails({ rows }: EmailContext): Promise<void> {
  for (let seconds = 0; seconds < 150; seconds++) {
    const [left] = await rows<{ n: string }>(`select count(*) n from email_outbox where state = 'queued'`);
    if (Number(left?.n) === 0) return;
    await new Promise((wait) => setTimeout(wait, 1_000));
  }
}

/** Every email that was ordered has arrived, none that was not; twice only with the same Message-ID. */
export async function findEmailFaults({ sink, rows }: EmailContext) {
  const faults: string[] = [];
  const emails = await rows<{ message_id: string; state: string; template: string }>(
    'select message_id, state, template from email_outbox',
  );
  const copies = new Map<string, number>();
  for (const mail of sink.mails) {
    const id = /<([^@>]+)@/.exec(mail.messageId ?? '')?.[1] ?? 'none';
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  const known = new Set(emails.map((email) => email.message_id));
  for (const { message_id, state, template } of emails)
    if (state !== 'sent' || !copies.has(message_id)) faults.push(`letter ${template} ${message_id}: ${state}, lost`);
  for (const id of copies.keys()) if (!known.has(id)) faults.push(`a letter nobody ordered: ${id}`);
  return { faults, count: emails.length, twice: [...copies.values()].filter((count) => count > 1).length };
}

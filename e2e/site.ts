/** Starts the built site on a seeded database of its own, its worker and a mail server, for the whole run. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openMailSink } from '@estia/server/testing/mail-sink';
import { startSiteProcess, startWorkerProcess } from '@estia/server/testing/site-process';
import { findServices, makeTemplate } from '@estia/server/testing/template';
import { cloneDatabase } from '@estia/server/testing/world';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    databaseUrl: string;
    /** Where every mail lies as a file (mails.ts reads them): tests run in other processes than this one. */
    mailFolder: string;
    /** The environment of the site, for its commands. */
    siteEnv: Record<string, string>;
  }
}

const root = fileURLToPath(new URL('../', import.meta.url));
/** Enough that Χαλάνδρι has a second page. */
const LISTINGS = 6_000;

/** Pictures and lists are the seed's: the worker leaves the processor to the browser. */
const WORK_ON = 'account-exports,account-erase,register-check';

export default async function setup(project: TestProject) {
  const services = findServices();
  const template = await makeTemplate(services.databaseUrl);
  const database = await cloneDatabase({ ...services, template });
  const files = mkdtempSync(join(tmpdir(), 'estia-e2e-'));
  const mailFolder = join(files, 'mail');
  mkdirSync(mailFolder);
  let mails = 0;
  const sink = await openMailSink(0, ({ to, subject, text, html }) => {
    mails += 1;
    const path = join(mailFolder, `${String(mails).padStart(5, '0')}.json`);
    writeFileSync(`${path}.part`, JSON.stringify({ to: to?.[0]?.address, subject, text, html }));
    renameSync(`${path}.part`, path);
  });
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: services.redisUrl,
    FILES_DIR: join(files, 'store'),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    SECRET_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
    // A browser beside it can keep a small machine busy for a second; that is no fault of a page.
    MAX_LOOP_DELAY_MS: '0',
  };
  execFileSync(process.execPath, ['server/src/main/seed.ts', '--listings', String(LISTINGS), '--seed', '7'], {
    cwd: root,
    env: { ...process.env, PUBLIC_ORIGIN: 'http://localhost', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site = await startSiteProcess(env);
  const worker = startWorkerProcess({ ...env, WORK_ON }, site.origin);
  project.provide('origin', site.origin);
  project.provide('databaseUrl', database.url);
  project.provide('mailFolder', mailFolder);
  project.provide('siteEnv', { ...env, PUBLIC_ORIGIN: site.origin });

  return async () => {
    await worker.stop();
    await site.stop();
    await sink.close();
    await database.drop();
    rmSync(files, { recursive: true, force: true });
  };
}

/** Starts the built site for every worker and once more, each on a seeded database of its own, with its worker and a mail server. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openMailSink } from '@estia/server/testing/mail-sink';
import { testS3 } from '@estia/server/testing/s3';
import { startSiteProcess, startWorkerProcess } from '@estia/server/testing/site-process';
import { startStripeDouble } from '@estia/server/testing/stripe-double';
import { findServices, makeTemplate } from '@estia/server/testing/template';
import { cloneDatabase } from '@estia/server/testing/world';
import type { TestProject } from 'vitest/node';

type Site = {
  origin: string;
  databaseUrl: string;
  /** Where every mail lies as a file (mails.ts reads them): tests run in other processes than this one. */
  mailFolder: string;
  /** Where cards are typed: a double of the provider. */
  cardPages: string;
  /** The environment of the site, for its commands. */
  siteEnv: Record<string, string>;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** One that stays as it was seeded, and one for each worker; own-site.ts knows which is whose. */
    sites: { seeded: Site; own: Site[] };
  }
}

const root = fileURLToPath(new URL('../', import.meta.url));
/** Enough that Χαλάνδρι has a second page. */
const LISTINGS = 6_000;

/** Lists are the seed's, and no AVIF is needed to see a picture: the worker leaves the processor to the browser. */
const WORK_ON = 'account-exports,account-erase,legal-notices,register-check,photos';

/** The real S3 store, in a bucket of this run; on a laptop without one, folders. */
function storeOfRun(): Record<string, string> {
  const s3 = testS3(`e2e-${randomBytes(6).toString('hex')}`);
  if (!s3 && process.env.ESTIA_REQUIRE_S3) throw new Error('No S3 store: ESTIA_S3=1 bash ops/services.sh start');
  if (!s3) return {};
  const { endpoint, bucket, region, accessKey, secretKey } = s3;
  return {
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region },
    ...{ S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
  };
}

async function openSink(mailFolder: string) {
  mkdirSync(mailFolder);
  let mails = 0;
  return openMailSink(0, ({ to, subject, text, html }) => {
    mails += 1;
    const path = join(mailFolder, `${String(mails).padStart(5, '0')}.json`);
    writeFileSync(`${path}.part`, JSON.stringify({ to: to?.[0]?.address, subject, text, html }));
    renameSync(`${path}.part`, path);
  });
}

export default async function setup(project: TestProject) {
  const services = findServices();
  const folder = mkdtempSync(join(tmpdir(), 'estia-e2e-'));
  // What is seeded may be sealed with the key: all sites have the same one.
  const SECRET_KEY = randomBytes(32).toString('base64');
  const seeded = await cloneDatabase({ ...services, template: await makeTemplate(services.databaseUrl) });
  const seededFiles = join(folder, 'seeded');
  // What is stored later has a random name: sites can share the store, and the seeded pictures in it.
  const store = storeOfRun();
  const seededEnv = {
    ...{ DATABASE_URL: seeded.url, REDIS_URL: services.redisUrl, FILES_DIR: seededFiles, SECRET_KEY },
    ...store,
  };
  execFileSync(process.execPath, ['server/src/main/seed.ts', '--listings', String(LISTINGS), '--seed', '7'], {
    cwd: root,
    env: { ...process.env, PUBLIC_ORIGIN: 'http://localhost', SMTP_URL: 'smtp://127.0.0.1:1', ...seededEnv },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  async function open(number: number): Promise<Site & { close: () => Promise<void> }> {
    const database = await cloneDatabase({ ...services, template: new URL(seeded.url).pathname.slice(1) });
    const files = join(folder, String(number));
    const mailFolder = join(files, 'mail');
    mkdirSync(files);
    if (!store.S3_ENDPOINT) cpSync(seededFiles, join(files, 'store'), { recursive: true });
    const sink = await openSink(mailFolder);
    const cards = await startStripeDouble({ webhook: async () => 200 });
    const env = {
      ...seededEnv,
      DATABASE_URL: database.url,
      // Answers kept for one site must not be given by another.
      REDIS_URL: new URL(`/${number}`, services.redisUrl).href,
      FILES_DIR: join(files, 'store'),
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      STRIPE_API_KEY: cards.options.apiKey,
      STRIPE_WEBHOOK_SECRET: cards.options.webhookSecret,
      STRIPE_HOST: cards.origin,
      LOG_LEVEL: 'warn',
      // A browser beside it can keep a small machine busy for a second; that is no fault of a page.
      MAX_LOOP_DELAY_MS: '0',
    };
    const site = await startSiteProcess(env);
    cards.tellTo(`${site.origin}/api/payments/card-events`);
    const worker = startWorkerProcess({ ...env, WORK_ON }, site.origin);
    const close = async () => {
      await worker.stop();
      await site.stop();
      await cards.close();
      await sink.close();
      await database.drop();
    };
    return {
      origin: site.origin,
      databaseUrl: database.url,
      mailFolder,
      cardPages: cards.origin,
      siteEnv: { ...env, PUBLIC_ORIGIN: site.origin },
      close,
    };
  }

  // One after the other: a database that is being cloned cannot be cloned a second time.
  const toClose: (() => Promise<void>)[] = [];
  const opened = async (number: number): Promise<Site> => {
    const { close, ...site } = await open(number);
    toClose.push(close);
    return site;
  };
  const untouched = await opened(1);
  const own: Site[] = [];
  for (let worker = 1; worker <= project.vitest.config.maxWorkers; worker += 1) own.push(await opened(worker + 1));
  project.provide('sites', { seeded: untouched, own });

  return async () => {
    for (const close of toClose) await close();
    await seeded.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}

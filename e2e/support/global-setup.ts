/**
 * The built site, its worker, a mail server and doubles of the card provider, of push services and of agencies' feeds, on a clone of the seeded database.
 * Started when a test file first asks for it, so that one file alone starts one site.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServices } from '@estia/server/testing/environment/database-template';
import { startMailSink } from '@estia/server/testing/environment/mail-sink';
import { fillS3, getTestS3Config } from '@estia/server/testing/environment/s3';
import { makeSeeded } from '@estia/server/testing/environment/seeded-database';
import { freePort, startSiteProcess, startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { cloneDatabase } from '@estia/server/testing/environment/test-app';
import { startPushServiceWithKey } from '@estia/server/testing/push/push-service';
import { startFeedHost } from '@estia/server/testing/sources/feed-host';
import { startStripeDouble } from '@estia/server/testing/stripe/stripe-double';
import type { TestProject } from 'vitest/node';

export type Site = {
  origin: string;
  databaseUrl: string;
  /** Where every email lies as a file (emails.ts reads them): tests run in other processes than this one. */
  mailFolder: string;
  /** Where the worker takes answers by email. */
  inboundPort: number;
  /** Where cards are typed: a double of the provider. */
  cardPages: string;
  /** A double of every push service, and of the browsers behind it. */
  pushService: string;
  /** A double of the servers where agencies have their feeds, by host and port. */
  feedHost: string;
  /** The environment of the site, for its commands. */
  siteEnv: Record<string, string>;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with a Site: `/unchanged`, `/worker/1` or `/words/1`. */
    sitesUrl: string;
  }
}

/** Lists are the seed's, and no AVIF is needed to see a picture: the worker leaves the processor to the browser. */
const WORK_ON =
  'account-exports,account-erase,legal-notices,register-check,photos,alert-matching,alert-dispatch,push-messages,source-runs,source-photos';

async function startFileMailSink(mailFolder: string) {
  mkdirSync(mailFolder);
  let mails = 0;
  return startMailSink(0, ({ to, replyTo, subject, text, html }) => {
    mails += 1;
    const path = join(mailFolder, `${String(mails).padStart(5, '0')}.json`);
    writeFileSync(
      `${path}.part`,
      JSON.stringify({ to: to?.[0]?.address, replyTo: replyTo?.[0]?.address, subject, text, html }),
    );
    renameSync(`${path}.part`, path);
  });
}

/** The real S3 store, in a bucket of this run that holds the seeded pictures; on a laptop without one, null. */
async function openBucket(pictures: string): Promise<Record<string, string> | null> {
  const s3 = getTestS3Config(`e2e-${randomBytes(6).toString('hex')}`);
  if (!s3 && process.env.ESTIA_REQUIRE_S3) throw new Error('No S3 store: ESTIA_S3=1 bash ops/services.sh start');
  if (!s3) return null;
  const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  await fillS3(
    s3,
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { key: path.slice(pictures.length + 1), read: () => readFileSync(path) };
    }),
  );
  const { endpoint, bucket, region, accessKey, secretKey, connectMs, answerMs } = s3;
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_CONNECT_TIMEOUT_MS: String(connectMs),
    S3_ANSWER_TIMEOUT_MS: String(answerMs),
  };
}

export default async function setup(project: TestProject) {
  const services = findServices();
  const folder = mkdtempSync(join(tmpdir(), 'estia-e2e-'));
  const seeded = await makeSeeded(services);
  let bucket: ReturnType<typeof openBucket> | undefined;
  const toClose: (() => Promise<void>)[] = [];

  async function open(name: string, number: number): Promise<Site> {
    const database = await cloneDatabase({ ...services, template: seeded.template });
    const files = join(folder, String(number));
    const mailFolder = join(files, 'mail');
    mkdirSync(files);
    // What the sites that may change store goes into the S3 store, beside the seeded pictures, under random names.
    if (name !== 'unchanged') bucket ??= openBucket(seeded.env.FILES_DIR);
    const store = await bucket;
    const sink = await startFileMailSink(mailFolder);
    const cards = await startStripeDouble({ webhook: async () => 200 });
    const push = await startPushServiceWithKey();
    const feeds = await startFeedHost();
    const env = {
      ...seeded.env,
      ...(name === 'unchanged' ? {} : store),
      DATABASE_URL: database.url,
      // Answers cached for one site must not be given by another.
      REDIS_URL: new URL(`/${number}`, services.redisUrl).href,
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      STRIPE_API_KEY: cards.options.apiKey,
      STRIPE_WEBHOOK_SECRET: cards.options.webhookSecret,
      STRIPE_HOST: cards.origin,
      VAPID_PRIVATE_KEY: push.privateKey,
      PUSH_HOST: push.url,
      FEED_TEST_HOSTS: feeds.host,
      INBOUND_ADDRESS: 'reply@in.estia.example',
      LOG_LEVEL: 'warn',
      // What takes long on purpose is tested where it is made (proof-of-work.test.ts): a page that is compiled plainly
      // (visitors.ts) would try its 65,536 sums for 2.7 s.
      WORK_BITS: '10',
      // Browsers beside it can keep a small machine busy for seconds; that is no fault of a page.
      MAX_LOOP_DELAY_MS: '0',
      DB_STATEMENT_TIMEOUT_MS: '60000',
      DB_CONNECT_TIMEOUT_MS: '60000',
      DB_HEALTH_TIMEOUT_MS: '20000',
    };
    const site = await startSiteProcess(env);
    cards.deliverTo(`${site.origin}/api/payments/card-events`);
    const inboundPort = await freePort();
    const workerEnv = { ...env, WORK_ON, INBOUND_PORT: String(inboundPort) };
    const worker = name === 'unchanged' ? null : startWorkerProcess(workerEnv, site.origin);
    toClose.push(async () => {
      await worker?.stop();
      await site.stop();
      await cards.close();
      await push.close();
      await feeds.close();
      await sink.close();
      await database.drop();
    });
    return {
      origin: site.origin,
      databaseUrl: database.url,
      mailFolder,
      inboundPort,
      cardPages: cards.origin,
      pushService: push.url,
      feedHost: feeds.host,
      siteEnv: { ...env, PUBLIC_ORIGIN: site.origin },
    };
  }

  const sites = new Map<string, Promise<Site>>();
  const siteNamed = (name: string): Promise<Site> => {
    const known = sites.get(name);
    if (known) return known;
    const opened = open(name, sites.size + 1);
    sites.set(name, opened);
    return opened;
  };
  const server = createServer((request, response) => {
    siteNamed((request.url ?? '/').slice(1)).then(
      (site) => response.end(JSON.stringify(site)),
      (error: Error) => response.writeHead(500).end(String(error.stack)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  project.provide('sitesUrl', `http://127.0.0.1:${port}`);

  return async () => {
    server.close();
    await Promise.allSettled(sites.values());
    await Promise.all(toClose.map((close) => close()));
    rmSync(folder, { recursive: true, force: true });
  };
}

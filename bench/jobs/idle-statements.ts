/**
 * How many statements a worker with nothing to do sends to PostgreSQL in a minute, and how long an email takes from the
 * commit that caused it to the mail server. On a fresh database of the services that DATABASE_URL and REDIS_URL name.
 *   npm run bench -- jobs/idle-statements --seconds 120 --emails 200
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@estia/server/testing/environment/connect-database';
import { createTemplateDatabase } from '@estia/server/testing/environment/database-template';
import { startMailSink } from '@estia/server/testing/environment/mail-sink';
import { startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { cloneDatabase } from '@estia/server/testing/environment/test-app';
import { createEmailFactory } from '@estia/server/testing/factories/caused-jobs';
import { computePercentiles, formatPercentiles, parseOptions } from '../harness/site.ts';
import { openStatementCounter } from './statement-counter.ts';

const options = parseOptions({ settle: '75', seconds: '120', emails: '200', within: '1500', most: '0' });
/** What the next email waits for, at most: emails come when they come, not in step with anybody's clock. */
const WITHIN_MS = Number(options.within);
const MAX_P95_MS = 2_000;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const template = await createTemplateDatabase(options.databaseUrl);
const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:54311';
const clone = await cloneDatabase({ databaseUrl: options.databaseUrl, redisUrl, template });
const counter = await openStatementCounter(clone.url);
const folder = mkdtempSync(join(tmpdir(), 'estia-idle-'));
const secretKey = randomBytes(32);
const arrived = new Map<string, number>();
const sink = await startMailSink(0, (mail) => void arrived.set(mail.to?.[0]?.address ?? '', performance.now()));
const worker = startWorkerProcess(
  {
    DATABASE_URL: counter.url,
    REDIS_URL: redisUrl,
    FILES_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    SECRET_KEY: secretKey.toString('base64'),
  },
  'http://estia.test',
);
const { db, close } = connectDatabase(clone.url);

try {
  await pause(Number(options.settle) * 1_000);
  const [before, from] = [counter.count(), performance.now()];
  await pause(Number(options.seconds) * 1_000);
  const perMinute = Math.round((counter.count() - before) / ((performance.now() - from) / 60_000));
  console.log(`idle: ${perMinute} statements a minute`);

  const letters = createEmailFactory(secretKey);
  const committed = new Map<string, number>();
  for (let n = 0; n < Number(options.emails); n++) {
    await pause(Math.random() * WITHIN_MS);
    const to = `reader${n}@estia.example`;
    await db.transaction().execute((trx) => letters.order(trx, to));
    committed.set(to, performance.now());
  }
  for (let tries = 0; tries < 100 && arrived.size < committed.size; tries++) await pause(100);
  const late = computePercentiles([...committed].map(([to, at]) => (arrived.get(to) ?? Number.POSITIVE_INFINITY) - at));
  const most = Number(options.most);
  console.log(
    `${perMinute} statements a minute when idle${most > 0 ? ` (bar ${most})` : ''}; ${arrived.size} of ${committed.size} emails, from commit to mail server ${formatPercentiles(late)} (bar p95 ${MAX_P95_MS})`,
  );
  process.exitCode = late.p95 <= MAX_P95_MS && (most === 0 || perMinute <= most) ? 0 : 1;
} finally {
  await worker.stop();
  await close();
  await counter.close();
  await sink.close();
  await clone.drop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Kills the worker at random moments while listings are published, matched and sent, and reads what the mail server got:
 * every subscriber hears of every listing in exactly one email, and an email comes twice only with the same Message-ID.
 *   npm run bench -- alerts/kill --times 500
 */
import { createTemplateDatabase, findServices } from '@estia/server/testing/environment/database-template';
import { type MailSink, startMailSink } from '@estia/server/testing/environment/mail-sink';
import { startWorkerProcess } from '@estia/server/testing/environment/site-process';
import { openTestApp, type TestApp } from '@estia/server/testing/environment/test-app';
import { buildListing, buildProperty, buildUser } from '@estia/server/testing/factories/records';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ times: '50', subscribers: '20', seed: '11' });
const TIMES = Number(options.times);
const SUBSCRIBERS = Number(options.subscribers);
const random = createSeededRandom(Number(options.seed));
const DISTRICT = 461200;
/** After the first email of a round, or the first alert: the others are under way then. */
const KILL_WITHIN_MS = 150;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

async function buildSubscribers(site: TestApp): Promise<string[]> {
  const emails: string[] = [];
  for (let n = 0; n < SUBSCRIBERS; n++) {
    const email = `reader${n}@domain${n % 3}.example`;
    const { token } = await buildUser(site.deps.db, { email, email_confirmed_at: new Date() });
    const saved = await site.app.inject({
      method: 'POST',
      url: '/api/user/saved-searches',
      headers: { authorization: `Bearer ${token}` },
      payload: { filter: { for: 'sale', category_id: 1, district_ids: [DISTRICT] } },
    });
    if (saved.statusCode !== 200) throw new Error(`Saving a search answered ${saved.statusCode}`);
    emails.push(email);
  }
  return emails;
}

/** Some transactions are undone: nobody may hear of those. */
async function publish(site: TestApp, isUndone: boolean): Promise<{ listing: number; property: number } | null> {
  try {
    return await site.deps.db.transaction().execute(async (trx) => {
      const property = await buildProperty(trx, { district_id: DISTRICT });
      const listing = await buildListing(trx, { property_id: property });
      if (isUndone) throw new Error('undone');
      return { listing, property };
    });
  } catch (error) {
    if (isUndone) return null;
    throw error;
  }
}

async function countAlerts({ deps: { db } }: TestApp): Promise<number> {
  const { count } = await db
    .selectFrom('alert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What never comes is found at the end. */
async function waitFor(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3_000 && !(await isThere()); tries++) await pause(10);
}

async function waitUntilSent({ deps: { db } }: TestApp): Promise<void> {
  // A claim of a killed worker ends after a minute.
  for (let seconds = 0; seconds < 180; seconds++) {
    const alerts = await db.selectFrom('alert').select('id').where('sent_at', 'is', null).limit(1).execute();
    const emails = await db.selectFrom('email_outbox').select('id').where('state', '=', 'queued').limit(1).execute();
    const changes = await db.selectFrom('listing_change').select('id').limit(1).execute();
    if (alerts.length + emails.length + changes.length === 0) return;
    await pause(1_000);
  }
}

/** Which listings an email tells of: those of its link to all, or the one it links to. */
function readListings(text: string, listingOf: ReadonlyMap<number, number>): number[] {
  const all = /\/alerts\/homes\?ids=([\d,]+)/.exec(text)?.[1];
  if (all) return all.split(',').map(Number);
  const one = /\/properties\/for-sale\/(\d+)/.exec(text)?.[1];
  return one ? [listingOf.get(Number(one)) ?? 0] : [];
}

type Told = { faults: string[]; emails: number; copies: number };

function findFaults(sink: MailSink, readers: readonly string[], listingOf: ReadonlyMap<number, number>): Told {
  const faults: string[] = [];
  const seen = new Set<string>();
  const told = new Map<string, number>();
  for (const mail of sink.mails) {
    const id = mail.messageId ?? '';
    if (seen.has(id)) continue;
    seen.add(id);
    for (const listing of readListings(mail.text ?? '', listingOf)) {
      const key = `${mail.to?.[0]?.address} ${listing}`;
      told.set(key, (told.get(key) ?? 0) + 1);
    }
  }
  const published = [...listingOf.values()];
  for (const reader of readers)
    for (const listing of published) {
      const times = told.get(`${reader} ${listing}`) ?? 0;
      told.delete(`${reader} ${listing}`);
      if (times !== 1) faults.push(`${reader} heard ${times} times of listing ${listing}`);
    }
  for (const key of told.keys()) faults.push(`told of what was not published: ${key}`);
  return { faults, emails: seen.size, copies: sink.mails.length - seen.size };
}

const services = findServices();
const sink = await startMailSink();
const env = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, BULK_EMAILS_PER_MINUTE: '0' };
const site = await openTestApp({ ...services, template: await createTemplateDatabase(services.databaseUrl) }, env);
const { config } = site.deps;
const startWorker = () =>
  startWorkerProcess(
    {
      ...env,
      DATABASE_URL: config.databaseUrl,
      REDIS_URL: config.redisUrl,
      FILES_DIR: config.filesDir,
      SECRET_KEY: config.secretKey.toString('base64'),
      WORK_ON: 'alert-matching,alert-dispatch',
      LOG_LEVEL: 'silent',
    },
    config.origin,
  );
let worker = startWorker();
try {
  const readers = await buildSubscribers(site);
  const listingOf = new Map<number, number>();
  for (let n = 0; n < TIMES; n++) {
    const [emails, alerts] = [sink.mails.length, await countAlerts(site)];
    for (let k = 0; k < 3; k++) {
      const published = await publish(site, random() < 0.1);
      if (published) listingOf.set(published.property, published.listing);
    }
    const isWorking =
      random() < 0.5 ? () => sink.mails.length > emails : async () => (await countAlerts(site)) > alerts;
    await waitFor(isWorking);
    await pause(random() * KILL_WITHIN_MS);
    await worker.kill();
    worker = startWorker();
    if (n % 25 === 24) console.log(`${n + 1} kills, ${listingOf.size} listings, ${sink.mails.length} emails`);
  }
  await waitUntilSent(site);
  const { faults, emails, copies } = findFaults(sink, readers, listingOf);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  console.log(
    `${TIMES} kills of the worker: ${listingOf.size} listings to ${readers.length} subscribers in ${emails} emails, ${copies} came twice with the same Message-ID; ${faults.length} lost or doubled (bar 0)`,
  );
  process.exitCode = faults.length === 0 && emails > 0 ? 0 : 1;
} finally {
  await worker.kill();
  await site.close();
  await sink.close();
}

/**
 * Kills the worker and PostgreSQL in turn, at random moments while emails, photos, data exports, alerts and comparisons of
 * properties are caused, and looks at the end for every cause whether it had its effect, once: an email, a photo, an
 * archive and the email about it, an alert to everybody who had saved the search, a pair of properties that are the same.
 * An email may come twice with the same Message-ID. On PostgreSQL, Redis and a mail server of its own.
 *   npm run bench -- jobs/kill --times 500
 * A worker that starts runs every job once, which would make up for a job that was lost. So also without that, and without
 * the second looks of the clock; and once more with every fifth job thrown away, which must be found out:
 *   npm run bench -- jobs/kill --times 100 --kill PostgreSQL
 *   npm run bench -- jobs/kill --times 20 --kill PostgreSQL --control yes
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { connectDatabase } from '@estia/server/testing/environment/connect-database';
import type { Email } from '@estia/server/testing/environment/mail-sink';
import { createEmailFactory, orderDataExport, type Trx } from '@estia/server/testing/factories/caused-jobs';
import { buildDraft } from '@estia/server/testing/factories/drafts';
import { buildListing, buildProperty } from '@estia/server/testing/factories/records';
import { applyPhotoEdit, drawRoomPhoto } from '@estia/server/testing/photos/photo-variants';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { startMailServer } from '../alerts/mail-server.ts';
import { findAlertFaults, openPublisher } from '../alerts/publisher.ts';
import { openCrashSite } from '../crash/publishing-site.ts';
import { createSignedInUsers } from '../crash/publishing-users.ts';
import { parseOptions } from '../harness/site.ts';
import { runWaitingJobs } from './waiting-jobs.ts';

const options = parseOptions({ times: '500', subscribers: '4', seed: '43', kill: 'worker,PostgreSQL', control: 'no' });
const victims = options.kill.split(',') as ('worker' | 'PostgreSQL')[];
const isControl = options.control === 'yes';
const random = createSeededRandom(Number(options.seed));
const KILL_WITHIN_MS = 1_500;
/** A worker that is killed before it has begun anything loses nothing: so long is waited for the first effect. */
const WORK_WITHIN_MS = 20_000;
const EMAILS_A_ROUND = 3;
const DISTRICT = 461200;
/** Each may order three archives a day. */
const PEOPLE = Math.ceil(Number(options.times) / 2) + 10;
const PICTURES = 6;
const UNDONE = 0.1;
const QUIET_SECONDS = 45;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const secretKey = randomBytes(32);
const letters = createEmailFactory(secretKey);
const mailServer = await startMailServer();
const site = await openCrashSite({
  SMTP_URL: mailServer.url,
  SECRET_KEY: secretKey.toString('base64'),
  BULK_EMAILS_PER_MINUTE: '0',
  WORK_ON: 'account-exports,photos,alert-matching,alert-dispatch,property-matching,market-stats',
});
const { db, close } = connectDatabase(site.databaseUrl);
const publisher = await openPublisher(site);
const users = await createSignedInUsers(site.rows, 'jobs', PEOPLE);
const pictures = await Promise.all(
  Array.from({ length: PICTURES }, (_, n) => applyPhotoEdit(drawRoomPhoto(n + 1, n + 1), 'jpeg', n)),
);
const kills = { worker: () => site.killWorker(), PostgreSQL: () => site.killDatabase() };
const killed = new Map<string, number>();
/** What has to have happened, once each. */
const causes = { emails: [] as string[], exports: [] as string[], photos: [] as number[], pairs: [] as string[] };

/** Nothing looks a second time any more: a job that is lost stays lost. */
const stopSecondLooks = () => site.rows(`delete from pgboss.schedule where cron = '*/5 * * * *'`);

/** Of those that somebody has caused: they have a key of their own. */
async function loseEveryFifthJob(): Promise<void> {
  await site.rows(`create sequence lost_jobs`);
  await site.rows(`create function lose_every_fifth_job() returns trigger language plpgsql as $$
    begin
      if new.singleton_key like '________-____-____-____-____________' and nextval('lost_jobs') % 5 = 0 then return null; end if;
      return new;
    end $$`);
  await site.rows(
    'create trigger lose_every_fifth_job before insert on pgboss.job for each row execute function lose_every_fifth_job()',
  );
}

class Undone extends Error {}

/** Asked again until it is known to have been committed, or to have been undone. */
async function commit(run: (trx: Trx) => Promise<unknown>, isThere: () => Promise<boolean>): Promise<boolean> {
  const isUndone = random() < UNDONE;
  for (;;) {
    try {
      await db.transaction().execute(async (trx) => {
        await run(trx);
        if (isUndone) throw new Undone();
      });
    } catch (error) {
      if (error instanceof Undone) return false;
      await pause(200);
    }
    if (await isThere()) return true;
  }
}

const exists = async (text: string, values: unknown[]): Promise<boolean> =>
  (await site.rows(`${text} limit 1`, values)).length > 0;

async function causeEmail(): Promise<void> {
  const to = `letter-${randomUUID()}@estia.example`;
  const isCaused = await commit(
    (trx) => letters.order(trx, to),
    () => exists('select 1 from email_outbox where recipient_hash = $1', [letters.hashAddress(to)]),
  );
  if (isCaused) causes.emails.push(to);
}

async function causeExport(n: number): Promise<void> {
  const user = users[n % users.length];
  if (!user) return;
  const isCaused = await commit(
    (trx) => orderDataExport(trx, user.id),
    () => exists('select 1 from data_export where account_id = $1', [user.id]),
  );
  if (isCaused) causes.exports.push(user.email);
}

/** Through the site, which tells how far it has come whenever its database is back. */
async function causePhoto(n: number): Promise<void> {
  const user = users[n % users.length];
  const file = pictures[n % pictures.length];
  if (!user || !file) return;
  const clientKey = randomBytes(12).toString('hex');
  let draft = 0;
  while (draft === 0) draft = await buildDraft(db, user.id, new Date()).catch(() => pause(200).then(() => 0));
  const send = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(`http://127.0.0.1:${site.port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${user.token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
  const metadata = Object.entries({ draft_id: String(draft), client_key: clientKey })
    .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
    .join(',');
  for (;;) {
    const created = await send('POST', '/uploads', {
      'upload-length': String(file.length),
      'upload-metadata': metadata,
    });
    const path = created?.headers.get('location')?.replace('/api', '');
    const at = Number(created?.headers.get('upload-offset'));
    if (created?.status === 201 && path && at < file.length)
      await send(
        'PATCH',
        path,
        { 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
        file.subarray(at),
      );
    const isWhole = await exists(`select 1 from draft_photo where draft_id = $1 and state <> 'uploading'`, [draft]);
    if (isWhole) return void causes.photos.push(draft);
    await pause(200);
  }
}

/** Of two owners, with one number in the land register. */
async function causePair(n: number): Promise<void> {
  const kaek = `${String(Number(options.seed)).padStart(6, '0')}${String(n).padStart(6, '0')}/0/1`;
  let count = 0;
  for (const user of [users[n % users.length], users[(n + 1) % users.length]]) {
    if (!user) return;
    const isCaused = await commit(
      async (trx) => {
        const where = { lon: 23.2 + (n % 400) * 0.01, lat: 37.9 };
        const property = await buildProperty(trx, { district_id: DISTRICT, account_id: user.id, where });
        await trx.insertInto('property_private').values({ property_id: property, kaek }).execute();
        await buildListing(trx, { property_id: property, title_el: `Ζεύγος ${kaek}`, purpose: 2, price: 900 });
      },
      () =>
        exists(
          'select 1 from property_private x join property p on p.id = x.property_id where x.kaek = $1 and p.account_id = $2',
          [kaek, user.id],
        ),
    );
    if (isCaused) count += 1;
  }
  if (count === 2) causes.pairs.push(kaek);
}

/** That people are not sent more than three messages in ten minutes is no part of this. */
async function sendWithoutGathering(): Promise<void> {
  await site.rows('update subscriber set messages = 0 where messages > 0');
  await site.rows('update alert set due_at = now() where sent_at is null and due_at > now()');
}

async function countEffects(): Promise<number> {
  const [row] = await site.rows<{ n: number }>(
    `select (select count(*) from alert where sent_at is not null)::int
      + (select count(*) from data_export where ready_at is not null)::int
      + (select count(*) from draft_photo where state = 'ready')::int + (select count(*) from property_match)::int as n`,
  );
  return mailServer.count() + (row?.n ?? 0);
}

async function waitForWork(): Promise<void> {
  const [begun, before] = [performance.now(), await countEffects()];
  while (performance.now() - begun < WORK_WITHIN_MS && (await countEffects()) <= before) await pause(25);
}

async function waitUntilDone(): Promise<number> {
  let left = 1;
  for (let seconds = 0; seconds < 240 && left > 0; seconds++) {
    const [row] = await site.rows<{ n: number }>(
      `select (select count(*) from alert where sent_at is null)::int + (select count(*) from listing_change)::int
        + (select count(*) from email_outbox where state = 'queued')::int
        + (select count(*) from data_export where ready_at is null)::int
        + (select count(*) from draft_photo where state = 'uploaded')::int
        + (select count(*) from property_to_match)::int + (select count(*) from market_stats_change)::int as n`,
    );
    left = row?.n ?? 1;
    if (left === 0) break;
    await sendWithoutGathering();
    await site.rows(
      `update email_outbox set next_at = now() where state = 'queued' and next_at > now() + interval '61 s'`,
    );
    // An archive whose worker was killed is begun again after five minutes or more: no worker is at it any more by now.
    if (seconds === QUIET_SECONDS) await site.rows('update data_export set next_at = now() where ready_at is null');
    await runWaitingJobs(site);
    await pause(1_000);
  }
  return left;
}

/** By address: how many emails there were, of those that are not about alerts. */
function countMails(mails: readonly Email[]): Map<string, number> {
  const others = mails.filter((mail) => !mail.headers.some(({ key }) => key === 'list-unsubscribe'));
  const byId = new Map(others.map((mail) => [mail.messageId ?? '', mail.to?.[0]?.address ?? '']));
  const counts = new Map<string, number>();
  for (const to of byId.values()) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}

async function findFaults(mails: readonly Email[]): Promise<string[]> {
  const faults: string[] = [];
  const expectCount = (what: string, found: number | undefined, wanted: number) => {
    if ((found ?? 0) !== wanted) faults.push(`${what}: ${found ?? 0} times instead of ${wanted}`);
  };
  const counts = countMails(mails);
  const wanted = new Map<string, number>();
  for (const to of [...causes.emails, ...causes.exports]) wanted.set(to, (wanted.get(to) ?? 0) + 1);
  for (const [to, times] of wanted) expectCount(`email to ${to}`, counts.get(to), times);
  for (const to of counts.keys()) if (!wanted.has(to)) faults.push(`email without a cause to ${to}`);
  const [exports] = await site.rows<{ n: number }>(
    'select count(*)::int n from data_export where ready_at is not null',
  );
  expectCount('archives', exports?.n, causes.exports.length);
  const [photos] = await site.rows<{ ready: number; stored: number }>(
    `select (select count(*) from draft_photo where state = 'ready')::int as ready, (select count(*) from photo)::int as stored`,
  );
  expectCount('photos that are ready', photos?.ready, causes.photos.length);
  expectCount('photos on record', photos?.stored, causes.photos.length);
  const pairs = await site.rows<{ kaek: string; n: number }>(
    `select x.kaek, count(*)::int n from property_match m join property_private x on x.property_id = m.property_id
     where x.kaek = any ($1::text[]) group by 1`,
    [causes.pairs],
  );
  const found = new Map(pairs.map(({ kaek, n }) => [kaek, n]));
  for (const kaek of causes.pairs) expectCount(`pair ${kaek}`, found.get(kaek), 1);
  const dead = await site.rows<{ name: string; n: number }>(
    `select name, count(*)::int n from pgboss.job where state = 'failed' or name = 'dead-letter' group by 1`,
  );
  for (const { name, n } of dead) faults.push(`${n} jobs given up: ${name}`);
  return faults;
}

try {
  for (let n = 0; n < Number(options.subscribers); n++) await (await publisher.startSubscribing())();
  const running: Promise<unknown>[] = [];
  if (!victims.includes('worker')) await stopSecondLooks();
  if (isControl) await loseEveryFifthJob();
  let times = 0;
  for (; times < Number(options.times); times++) {
    await sendWithoutGathering();
    for (let k = 0; k < EMAILS_A_ROUND; k++) running.push(causeEmail());
    running.push(publisher.publish(random() < UNDONE), causePair(times));
    if (times % 2 === 0) running.push(causeExport(times / 2));
    if (times % 2 === 1) running.push(causePhoto((times - 1) / 2));
    await waitForWork();
    await pause(random() * KILL_WITHIN_MS);
    const victim = victims[times % victims.length] as (typeof victims)[number];
    await kills[victim]();
    killed.set(victim, (killed.get(victim) ?? 0) + 1);
    await Promise.all(running.splice(0));
    if (times % 25 === 24) console.log(`${times + 1} kills, ${mailServer.count()} emails`);
  }
  const left = await waitUntilDone();
  const mails = await mailServer.readMails();
  const alerts = findAlertFaults(publisher, mails);
  const faults = [...(await findFaults(mails)), ...alerts.faults];
  if (left > 0) faults.push(`${left} rows still wait`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  const { emails, exports, photos, pairs } = causes;
  console.log(
    `${times} kills (${[...killed].map(([name, count]) => `${count} ${name}`).join(', ')}): ${emails.length} emails, ${exports.length} archives, ${photos.length} photos, ${pairs.length} pairs, ${publisher.published.length} listings to ${publisher.subscribers.length} subscribers; ${faults.length} lost or doubled (bar ${isControl ? '1 or more' : '0'})`,
  );
  process.exitCode = faults.length > 0 === isControl && emails.length > 0 ? 0 : 1;
} finally {
  await publisher.close();
  await close();
  await site.close();
  await mailServer.close();
}

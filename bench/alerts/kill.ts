/**
 * Kills the site, the worker, PostgreSQL and the mail server in turn, at random moments while people save searches and
 * listings are published, matched and sent, and reads what the mail server got: whoever had saved a search hears of every
 * listing published since in exactly one email, and an email comes twice only with the same Message-ID.
 * On PostgreSQL, Redis and a mail server of its own. A slow machine may be given an end instead (`--minutes 20`).
 *   npm run bench -- alerts/kill --times 500
 */
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { openCrashSite } from '../crash/publishing-site.ts';
import { parseOptions } from '../harness/site.ts';
import { runWaitingJobs } from '../jobs/waiting-jobs.ts';
import { startMailServer } from './mail-server.ts';
import { findAlertFaults, openPublisher } from './publisher.ts';

const options = parseOptions({ times: '500', subscribers: '8', seed: '11', minutes: '0' });
const random = createSeededRandom(Number(options.seed));
/** After the first email of a round, or the first alert: the others are under way then. */
const KILL_WITHIN_MS = 150;
const LISTINGS_A_ROUND = 3;
const UNDONE = 0.1;
const MAX_SUBSCRIBERS = 40;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const mailServer = await startMailServer();
const site = await openCrashSite({
  SMTP_URL: mailServer.url,
  BULK_EMAILS_PER_MINUTE: '0',
  WORK_ON: 'alert-matching,alert-dispatch',
});
const publisher = await openPublisher(site);
const { published, subscribers } = publisher;
const kills = {
  worker: () => site.killWorker(),
  PostgreSQL: () => site.killDatabase(),
  'mail server': () => mailServer.killAndStart(),
  site: () => site.killServer(),
};
const victims = Object.keys(kills) as (keyof typeof kills)[];
const killed = new Map<string, number>();

const countAlerts = async (): Promise<number> =>
  (await site.rows<{ n: number }>('select count(*)::int n from alert'))[0]?.n ?? 0;

/** What never comes is found at the end. */
async function waitFor(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500 && !(await isThere()); tries++) await pause(20);
}

async function waitUntilSent(): Promise<void> {
  // A claim of a killed worker ends after a minute, and a mail server that was away is tried again after one.
  for (let seconds = 0; seconds < 300; seconds++) {
    const [left] = await site.rows<{ n: number }>(
      `select (select count(*) from alert where sent_at is null)::int
        + (select count(*) from email_outbox where state = 'queued' and is_bulk)::int
        + (select count(*) from listing_change)::int as n`,
    );
    if (left?.n === 0) return;
    await sendWithoutGathering();
    await retryNow();
    await pause(1_000);
  }
}

/** A mail server that was killed three times under one email is tried again after an hour, which nobody waits for here. */
const retryNow = async () => {
  await site.rows(`
    update email_outbox set next_at = now()
    where state = 'queued' and is_bulk and next_at > now() + interval '61 seconds'`);
  await runWaitingJobs(site);
};

/** That people are not sent more than three messages in ten minutes is no part of this. */
const sendWithoutGathering = async () => {
  await site.rows('update subscriber set messages = 0 where messages > 0');
  await site.rows('update alert set due_at = now() where sent_at is null and due_at > now()');
};

try {
  const subscribe = async () => (await publisher.startSubscribing())();
  for (let n = 0; n < Number(options.subscribers); n++) await subscribe();
  const begun = performance.now();
  const isOver = () => Number(options.minutes) > 0 && performance.now() - begun > Number(options.minutes) * 60_000;
  let times = 0;
  for (; times < Number(options.times) && !isOver(); times++) {
    const [emails, alerts] = [mailServer.count(), await countAlerts()];
    await sendWithoutGathering();
    for (let k = 0; k < LISTINGS_A_ROUND; k++) await publisher.publish(random() < UNDONE);
    await waitFor(random() < 0.5 ? () => mailServer.count() > emails : async () => (await countAlerts()) > alerts);
    await pause(random() * KILL_WITHIN_MS);
    const victim = victims[times % victims.length] as (typeof victims)[number];
    // Somebody saves a search just then: the site's answer may be lost, and is asked for again.
    const finish =
      victim === 'site' && subscribers.length < MAX_SUBSCRIBERS ? await publisher.startSubscribing() : null;
    await kills[victim]();
    killed.set(victim, (killed.get(victim) ?? 0) + 1);
    await finish?.();
    if (times % 25 === 24)
      console.log(`${times + 1} kills, ${published.length} listings, ${mailServer.count()} emails`);
  }
  await waitUntilSent();
  const { faults, emails, copies } = findAlertFaults(publisher, await mailServer.readMails());
  faults.push(...(await publisher.findDoubledSearches()));
  for (const fault of faults.slice(0, 20)) console.log(fault);
  if (faults.length > 0) {
    const states = await site.rows<{ state: string; last_reply: string; n: number }>(
      'select state, last_reply, count(*)::int n from email_outbox where is_bulk group by 1, 2',
    );
    for (const { state, last_reply, n } of states) console.log(`${n} emails are ${state} (${last_reply})`);
  }
  const each = [...killed].map(([victim, count]) => `${count} ${victim}`).join(', ');
  console.log(
    `${times} kills (${each}): ${published.length} listings to ${subscribers.length} subscribers in ${emails} emails, ${copies} came twice with the same Message-ID; ${faults.length} lost or doubled (bar 0)`,
  );
  process.exitCode = faults.length === 0 && emails > 0 ? 0 : 1;
} finally {
  await publisher.close();
  await site.close();
  await mailServer.close();
}

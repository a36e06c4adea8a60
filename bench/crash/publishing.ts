/**
 * Kills the site, its worker and PostgreSQL in turn, at random moments while owners write listings, upload photos and
 * publish and while members and visitors write to them, and looks at what is left: nothing lost that was acknowledged,
 * nothing doubled, no email lost, no file that belongs to nobody, and every photo whose worker was killed taken again
 * in time. On PostgreSQL and Redis of its own; in the S3 store where TEST_S3_ENDPOINT names one. A slow machine may be
 * given an end instead (`--minutes 20`); the figure says how many kills that were.
 *   npm run bench -- crash/publishing --times 500
 */
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { waitForEmails } from '../harness/accounts-site.ts';
import { parseOptions } from '../harness/site.ts';
import { findDifferences } from './publishing-oracle.ts';
import { openCrashSite } from './publishing-site.ts';
import { startUsers } from './publishing-users.ts';

const options = parseOptions({ times: '500', seed: '5', owners: '4', leads: '2', between: '1200', minutes: '0' });
let times = Number(options.times);
const AGAIN_BAR_MS = 30_000;
const random = createSeededRandom(Number(options.seed));
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));

const site = await openCrashSite();
/** The worker has the time of a start of the site to come up before it loses its database. */
const victims = ['database', 'worker', 'server'] as const;
const killed = { server: 0, worker: 0, database: 0 };
let slowestReturn = 0;

/** Photos that a killed worker had in hand. */
type InterruptedPhoto = { id: string; until: string; killedAt: number; taken?: number; done?: number };
const interruptedPhotos: InterruptedPhoto[] = [];
const waiting = () => interruptedPhotos.filter((orphan) => orphan.done === undefined);

async function recordInterruptedPhotos(): Promise<void> {
  const killedAt = performance.now();
  const claimedPhotos = await site.rows<{ id: string; until: string }>(
    `select id, taken_until::text as until from draft_photo where state = 'uploaded' and taken_until > now()`,
  );
  for (const one of claimedPhotos)
    if (!interruptedPhotos.some((known) => known.id === one.id && known.until === one.until))
      interruptedPhotos.push({ ...one, killedAt });
}

async function updateInterruptedPhotos(): Promise<void> {
  const open = waiting();
  if (open.length === 0) return;
  const found = await site.rows<{ id: string; state: string; until: string | null }>(
    'select id, state, taken_until::text as until from draft_photo where id = any ($1::bigint[])',
    [open.map(({ id }) => id)],
  );
  const now = performance.now();
  for (const orphan of open) {
    const row = found.find(({ id }) => id === orphan.id);
    const done = row?.state !== 'uploaded';
    if (done || row.until !== orphan.until) orphan.taken ??= now - orphan.killedAt;
    if (done) orphan.done = now - orphan.killedAt;
  }
}

let following = true;
const followed = (async () => {
  for (; following || waiting().length > 0; await pause(250))
    await updateInterruptedPhotos().catch((error: unknown) => console.log(`not followed: ${error}`));
})();

try {
  const people = await startUsers(site, random, { owners: Number(options.owners), leads: Number(options.leads) });
  const { noted } = people;
  const begun = performance.now();
  await pause(3_000);
  for (let i = 0; i < times; i++) {
    if (Number(options.minutes) > 0 && performance.now() - begun > Number(options.minutes) * 60_000) times = i;
    if (i >= times) break;
    const victim = victims[i % 3] as (typeof victims)[number];
    await pause(random() * Number(options.between));
    if (victim === 'server') await site.killServer();
    else if (victim === 'worker') await site.killWorker(recordInterruptedPhotos);
    else slowestReturn = Math.max(slowestReturn, await site.killDatabase());
    killed[victim] += 1;
    if (i % 25 === 24)
      console.log(
        `${i + 1} kills in ${((performance.now() - begun) / 1_000).toFixed(0)} s: ${noted.published.length} published, ${noted.sent.length} messages, ${noted.hit} requests hit, ${interruptedPhotos.length} photos left by a worker, ${noted.faults.length} faults`,
      );
  }
  console.log('no more kills: everybody ends what they are at');
  await people.stop();
  following = false;
  await Promise.race([followed, pause(120_000)]);
  await waitForEmails(site);
  // What the killed have left for the sweep is on its list; a photo of a draft that nobody waits for is made meanwhile.
  for (let seconds = 0; seconds < 90; seconds++) {
    const [left] = await site.rows<{ n: number }>(`select count(*)::int n from draft_photo where state = 'uploaded'`);
    if (left?.n === 0) break;
    await pause(1_000);
  }

  const comparison = await findDifferences(site, noted);
  const { faults } = comparison;
  const taken = Math.max(0, ...interruptedPhotos.map((orphan) => orphan.taken ?? Number.POSITIVE_INFINITY));
  const done = Math.max(0, ...interruptedPhotos.map((orphan) => orphan.done ?? Number.POSITIVE_INFINITY));
  if (taken > AGAIN_BAR_MS)
    faults.push(`a photo was taken again ${(taken / 1_000).toFixed(1)} s after its worker was killed`);
  for (const fault of faults) console.log(fault);
  const photos = [...noted.uploads.values()].reduce((sum, keys) => sum + keys.size, 0);
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  console.log(
    `longest: photo taken again ${seconds(taken)} s and ready ${seconds(done)} s after the kill (${interruptedPhotos.length} left), site serving ${seconds(slowestReturn)} s after PostgreSQL came back, one act acknowledged after ${seconds(noted.slowestAction)} s; the worker fell ${site.fell.worker} times because it had no database to start with; ${comparison.draftsTwice} empty drafts begun twice; ${comparison.stored.files} files, ${comparison.stored.halves} of them half written; ${noted.turnedAway} messages turned away`,
  );
  console.log(
    `${times} kills (${killed.server} server, ${killed.worker} worker, ${killed.database} PostgreSQL, ${site.store} store), ${noted.hit} requests hit: ${noted.published.length} ads published, ${photos} photos, ${noted.saves} saves, ${noted.sent.length} messages, ${comparison.emails.count} letters of which ${comparison.emails.twice} came twice; ${faults.length} faults (bar 0), photos taken again within ${seconds(taken)} s (bar 30)`,
  );
  const moved = noted.published.length >= times / 20 && noted.sent.length >= times / 10 && noted.hit >= times / 2;
  process.exitCode = faults.length === 0 && (times < 50 || (moved && interruptedPhotos.length > 0)) ? 0 : 1;
} finally {
  following = false;
  await site.close();
}

/**
 * Kills the worker, PostgreSQL, the site and the mail server in turn while the same properties are found, owners object,
 * pauses and answers fall due, proposals expire and mandates end. Afterwards every step has happened once, and every email
 * has come: twice only with the same Message-ID. Reminders, pauses and answers that fell due, which have moments and not
 * only days, happened none before its moment and none more than a minute after it.
 * On PostgreSQL, Redis and a mail server of its own. Deadlines of days are moved to the next seconds. After 09:00 in Athens
 * only: before, nobody is reminded of a mandate.
 *   npm run bench -- crash/deadlines --times 200
 */
import { randomUUID } from 'node:crypto';
import { roleIds } from '@estia/contract/accounts/roles';
import { athensTime } from '@estia/contract/athens';
import { connectDatabase } from '@estia/server/testing/environment/connect-database';
import { buildAgency, buildListing, buildProperty, buildUser } from '@estia/server/testing/factories/records';
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { startMailServer } from '../alerts/mail-server.ts';
import { parseOptions } from '../harness/site.ts';
import { runWaitingJobs } from '../jobs/waiting-jobs.ts';
import { openCrashSite } from './publishing-site.ts';

const options = parseOptions({ times: '200', seed: '18' });
const random = createSeededRandom(Number(options.seed));
const DISTRICT = 461200;
const MAX_LATE_SECONDS = 60;
/** Between reminder and pause, which are a day apart otherwise: a sweep that finds both due pauses at once. */
const REMINDER_SECONDS = 90;
/** So many days from today in Athens, and what its agency hears of it. */
const mandates = [
  { days: 16, template: null },
  { days: 15, template: 'mandate_expiring' },
  { days: 3, template: 'mandate_expiring' },
  { days: 0, template: 'mandate_expiring' },
  { days: -1, template: 'mandate_expired' },
] as const;
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));
const today = `(now() at time zone 'Europe/Athens')::date`;

if (athensTime(new Date()) < '09:00') throw new Error('Before 09:00 in Athens nobody is reminded of a mandate');

const mailServer = await startMailServer();
const site = await openCrashSite({
  SMTP_URL: mailServer.url,
  WORK_ON: 'property-matching,scheduled-pauses,cooperation-expiry,mandate-expiry',
});
const { db, close } = connectDatabase(site.databaseUrl);
const kills = {
  worker: () => site.killWorker(),
  PostgreSQL: () => site.killDatabase(),
  'mail server': () => mailServer.killAndStart(),
  site: () => site.killServer(),
};
const victims = Object.keys(kills) as (keyof typeof kills)[];
const killed = new Map<string, number>();
/** What each address has to get, by template. */
const expected = new Map<string, string[]>();
const expectEmail = (account: number, template: string) =>
  expected.set(String(account), [...(expected.get(String(account)) ?? []), template]);

/** Whoever asks while something is dead asks again. */
async function persist<T>(run: () => Promise<T>): Promise<T> {
  for (const begun = performance.now(); ; ) {
    try {
      return await run();
    } catch (error) {
      if (performance.now() - begun > 90_000) throw error;
      await pause(250);
    }
  }
}

async function callSite(method: string, path: string, token: string, body: object): Promise<void> {
  const key = randomUUID();
  await persist(async () => {
    const response = await fetch(`http://127.0.0.1:${site.port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
    if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}`);
  });
}

let serial = 0;
const uniqueUser = (role_id: 1 | 2 | 3) => {
  serial += 1;
  return persist(() =>
    buildUser(db, {
      role_id,
      email: `side${serial}-${randomUUID()}@estia.example`,
      username: `side${serial}-${randomUUID().slice(0, 8)}`,
      email_confirmed_at: new Date(),
    }),
  );
};
async function createAgency() {
  const user = await uniqueUser(roleIds.agency);
  return { ...user, agencyId: await persist(() => buildAgency(db, DISTRICT, user.id)) };
}

type Side = { account_id: number; agency_id?: number; kaek?: string; at: Date; mandateInDays?: number };
/** All of it or nothing: the same call again finds what the first one left. */
const publish = ({ account_id, agency_id, kaek, at, mandateInDays }: Side): Promise<number> =>
  persist(async () => {
    const [known] = await site.rows<{ id: string }>('select id from property where account_id = $1', [account_id]);
    if (known) return Number(known.id);
    return db.transaction().execute(async (trx) => {
      const property = await buildProperty(trx, { district_id: DISTRICT, account_id, agency_id: agency_id ?? null });
      await trx
        .insertInto('property_private')
        .values({ property_id: property, kaek: kaek ?? null })
        .execute();
      await buildListing(trx, { property_id: property, activated_at: at });
      return property;
    });
  }).then(async (property) => {
    if (mandateInDays !== undefined)
      await site.rows(`update property_private set mandate_expires_on = ${today} + $2::int where property_id = $1`, [
        property,
        mandateInDays,
      ]);
    return property;
  });

const soon = () => 3 + random() * 20;
type Pair = { owner: { id: number; token: string }; property: number; isDisputed: boolean };
const pairs: Pair[] = [];
const finishing: Promise<unknown>[] = [];
const admin = await uniqueUser(roleIds.admin);

async function findPause(property: number): Promise<{ id: string; state: string }> {
  for (;;) {
    const [row] = await site.rows<{ id: string; state: string }>(
      'select id, state from scheduled_pause where owner_property_id = $1',
      [property],
    );
    if (row) return row;
    await pause(200);
  }
}

/** An owner's and an agency's listing of one property; every other owner objects, gets no answer, and loses. */
async function playPair(number: number): Promise<void> {
  const kaek = `05${String(1_000_000_000 + number)}/0/1`;
  const isDisputed = number % 2 === 1;
  const [owner, agency] = [await uniqueUser(roleIds.individual), await createAgency()];
  const property = await publish({ account_id: owner.id, kaek, at: new Date(Date.now() - 86_400_000) });
  await publish({ account_id: agency.id, agency_id: agency.agencyId, kaek, at: new Date() });
  expectEmail(owner.id, 'pause_scheduled');
  expectEmail(agency.id, 'owner_advertises');
  expectEmail(owner.id, 'pause_applied');
  pairs.push({ owner, property, isDisputed });
  const { id } = await findPause(property);
  if (isDisputed) {
    await callSite('POST', `/property/scheduled-pauses/${id}/objection`, owner.token, { reason: 'no_mandate' });
    expectEmail(agency.id, 'mandate_requested');
    await site.rows(
      `update dispute set answer_due_at = now() + $2 * interval '1 second' where scheduled_pause_id = $1`,
      [id, soon()],
    );
    for (let state = ''; state !== 'awaiting_decision'; await pause(500))
      [{ state } = { state: '' }] = await site.rows<{ state: string }>(
        'select state from dispute where scheduled_pause_id = $1',
        [id],
      );
    await callSite('PUT', `/adminPanel/disputes/${id}/decision`, admin.token, { for: 'agency', decision: 'Έτσι.' });
    for (const side of [owner, agency]) expectEmail(side.id, 'dispute_decided');
    await site.rows(`update scheduled_pause set pause_at = now() + $2 * interval '1 second' where id = $1`, [
      id,
      soon(),
    ]);
    return;
  }
  expectEmail(owner.id, 'pause_reminder');
  const reminder = soon();
  await site.rows(
    `update scheduled_pause set reminder_at = now() + $2 * interval '1 second', pause_at = now() + $3 * interval '1 second' where id = $1`,
    [id, reminder, reminder + REMINDER_SECONDS + soon()],
  );
}

/** Each second one is over since yesterday. */
async function playProposal(number: number): Promise<void> {
  const [owner, agency] = [await uniqueUser(roleIds.individual), await createAgency()];
  const property = await publish({ account_id: owner.id, at: new Date() });
  const isOver = number % 2 === 0;
  await site.rows(
    `insert into cooperation (property_id, purpose, agency_id, proposed_by, proposed_at, answer_by)
     values ($1, 1, $2, 'agency', now(), ${today} - $3::int) on conflict do nothing`,
    [property, agency.agencyId, isOver ? 1 : 0],
  );
  if (isOver) expectEmail(agency.id, 'cooperation_expired');
}

async function playMandate(number: number): Promise<void> {
  const agency = await createAgency();
  const { days, template } = mandates[number % mandates.length] ?? mandates[0];
  await publish({ account_id: agency.id, agency_id: agency.agencyId, at: new Date(), mandateInDays: days });
  if (template) expectEmail(agency.id, template);
}

async function findFaults(): Promise<string[]> {
  const faults: string[] = [];
  const queued = await site.rows<{ account: string; template: string; message_id: string; state: string }>(
    'select account_id::text as account, template, message_id, state from email_outbox where account_id is not null',
  );
  const received = new Set((await mailServer.readMails()).map((mail) => mail.messageId ?? ''));
  for (const { account, template, message_id, state } of queued)
    if (![...received].some((id) => id.includes(message_id)))
      faults.push(`${template} to ${account} is ${state}, not come`);
  const byAccount = Map.groupBy(queued, ({ account }) => account);
  for (const account of new Set([...expected.keys(), ...byAccount.keys()])) {
    const due = (expected.get(account) ?? []).toSorted().join(', ');
    const sent = (byAccount.get(account) ?? [])
      .map(({ template }) => template)
      .toSorted()
      .join(', ');
    if (due !== sent) faults.push(`account ${account} should get [${due}] and got [${sent}]`);
  }
  for (const { property } of pairs) {
    const [row] = await site.rows<{ pauses: number; events: number; state: string; is_active: boolean }>(
      `select (select count(*)::int from scheduled_pause where owner_property_id = $1) as pauses,
        (select count(*)::int from listing_event where property_id = $1 and kind = 'paused') as events,
        (select state from scheduled_pause where owner_property_id = $1) as state,
        (select is_active from listing where property_id = $1) as is_active`,
      [property],
    );
    if (row?.pauses !== 1 || row.events !== 1 || row.state !== 'paused' || row.is_active)
      faults.push(`property ${property}: ${JSON.stringify(row)}`);
  }
  return faults;
}

/** Seconds after its moment, of every step; below 0 is early. */
const listDelays = async (): Promise<number[]> =>
  (
    await site.rows<{ s: number }>(
      `select extract(epoch from reminded_at - reminder_at)::float8 as s from scheduled_pause where reminded_at is not null
       union all select extract(epoch from closed_at - pause_at)::float8 from scheduled_pause where state = 'paused'
       union all select extract(epoch from e.at - d.answer_due_at)::float8 from dispute d
         join dispute_entry e using (scheduled_pause_id) where e.kind = 'agency_silent'`,
    )
  ).map(({ s }) => s);

async function waitUntilSent(): Promise<void> {
  for (let seconds = 0; seconds < 240; seconds++) {
    const [left] = await site.rows<{ n: number }>(
      `select (select count(*) from scheduled_pause where state in ('scheduled', 'disputed'))::int
        + (select count(*) from email_outbox where state = 'queued')::int
        + (select count(*) from cooperation where state = 'proposed' and answer_by < ${today})::int
        + (select count(*) from property_private s join listing l using (property_id) where l.is_active and mandate_expires_on < ${today})::int as n`,
    );
    if (left?.n === 0) return;
    // A mail server that was killed three times under one email is tried again after an hour, which nobody waits for here.
    await site.rows(
      `update email_outbox set next_at = now() where state = 'queued' and next_at > now() + interval '61 seconds'`,
    );
    await runWaitingJobs(site);
    await pause(1_000);
  }
}

try {
  let times = 0;
  for (; times < Number(options.times); times++) {
    finishing.push(playPair(times), playProposal(times), playMandate(times));
    await pause(500 + random() * 3_000);
    const victim = victims[times % victims.length] as (typeof victims)[number];
    await kills[victim]();
    killed.set(victim, (killed.get(victim) ?? 0) + 1);
    if (times % 20 === 19) console.log(`${times + 1} kills, ${mailServer.count()} emails`);
  }
  await Promise.all(finishing);
  await waitUntilSent();
  const faults = await findFaults();
  const delays = await listDelays();
  const [early, late] = [delays.filter((s) => s < 0).length, delays.filter((s) => s > MAX_LATE_SECONDS).length];
  for (const fault of faults.slice(0, 20)) console.log(fault);
  const each = [...killed].map(([victim, count]) => `${count} ${victim}`).join(', ');
  const emails = [...expected.values()].flat().length;
  console.log(
    `${times} kills (${each}): ${pairs.length} pairs, ${delays.length} deadlines, ${emails} emails; ${faults.length} lost or doubled, ${early} early, ${late} more than a minute late, at most ${Math.max(...delays).toFixed(1)} s`,
  );
  process.exitCode = faults.length + early + late === 0 && delays.length > 0 ? 0 : 1;
} finally {
  await close();
  await site.close();
  await mailServer.close();
}

/**
 * What waits for an admin in the demo world: three and more of each kind that a portal meets in its first week, so that a
 * moderator's first day can be walked. Chosen by number, so the same world has the same problems; each is left as the feature
 * that it comes from leaves it.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Deps } from '@estia/server/src/deps';
import { reportInvoices } from '@estia/server/src/features/invoices/index';
import type { Db, Trx } from '@estia/server/src/platform/db/db';
import { manualReporter } from '@estia/server/src/platform/e-invoicing/invoice-reporter';
import { sql } from 'kysely';
import { accountIdRanges } from '../tables/accounts.ts';
import { ago, type DemoListing } from './demo-listing.ts';
import { addComplaints, addHeldListings } from './restricted-listings.ts';
import { addUnpaidAgencies } from './unpaid-agencies.ts';

const OTHER_ADMIN_ID = 2;

/** Listings of private people that are up, by number. */
async function listPrivateListings(db: Db, limit: number): Promise<DemoListing[]> {
  const { rows } = await sql<DemoListing>`
    select l.id, l.property_id, l.purpose, p.account_id from listing l join property p on p.id = l.property_id
    join account a on a.id = p.account_id
    where l.is_active and l.purpose = 1 and a.role_id = ${roleIds.individual} and a.status = 'approved' and a.id >= ${accountIdRanges.firstOwner}
    order by l.id limit ${limit}`.execute(db);
  return rows;
}

const reports = [
  { reason: 9, text: 'Ζήτησε προκαταβολή 500 € πριν δω το σπίτι.', hours: 30 },
  { reason: 9, text: 'Μου έστειλε IBAN εξωτερικού και δεν δέχεται επίσκεψη.', hours: 6 },
  { reason: 1, text: 'Το σπίτι πουλήθηκε πριν από δύο μήνες.', hours: 120 },
  { reason: 2, text: 'The price in the listing is not the one they told me on the phone.', hours: 90 },
  { reason: 3, text: 'Οι φωτογραφίες είναι από άλλο διαμέρισμα.', hours: 70 },
  { reason: 5, text: 'Το εμβαδόν δεν είναι σωστό, είναι πολύ μικρότερο.', hours: 40 },
] as const;

/** The first two are about the same listing. */
async function addReports(db: Db, listings: readonly DemoListing[], now: Date): Promise<void> {
  for (const [index, { reason, text, hours }] of reports.entries()) {
    const listing = listings[Math.max(0, index - 1)];
    if (!listing) return;
    await sql`
      insert into report (listing_id, property_id, purpose, reason_id, description, locale, at, reporter_hash)
      values (${listing.id}, ${listing.property_id}, ${listing.purpose}, ${reason}, ${text}, 'el', ${ago(now, hours)},
        ${Buffer.from(`demo reporter ${index}`)})`.execute(db);
  }
}

const newAgencies = [
  { name: 'Σοφία Δούκα', el: 'Ακρόπολις Μεσιτική', en: 'Acropolis Realty', gemi: '998999998000', tax: '000000024' },
  { name: 'Μιχάλης Ράπτης', el: 'Θέα Ακινήτων', en: 'Thea Properties', gemi: '998999997000', tax: '000000036' },
] as const;

async function addWaitingAgencies(trx: Trx, now: Date): Promise<void> {
  for (const [index, { name, el, en, gemi, tax }] of newAgencies.entries()) {
    const at = ago(now, 20 + index * 30);
    const { id } = await trx
      .insertInto('account')
      .values({
        role_id: roleIds.agency,
        status: 'waiting',
        email: `office-${index + 1}@estia.example`,
        username: name,
        locale: 'el',
        created_at: at,
        email_confirmed_at: at,
        last_seen_on: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('agency')
      .values({
        account_id: id,
        name_el: el,
        name_en: en,
        gemi,
        tax_number: tax,
        phones: [],
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
}

/** Pairs that may be the same property, of different people. */
async function addUnclearPairs(db: Db, listings: readonly DemoListing[], now: Date): Promise<void> {
  for (let index = 0; index + 1 < listings.length; index += 2) {
    const [first, second] = [listings[index], listings[index + 1]];
    if (!first || !second) return;
    await sql`
      insert into property_match (property_id, other_id, outcome, score, reasons, found_at)
      values (least(${first.property_id}::bigint, ${second.property_id}), greatest(${first.property_id}::bigint, ${second.property_id}), 'unclear', 0.62,
        '[]', ${ago(now, 10 + index * 5)}) on conflict do nothing`.execute(db);
  }
}

/** Bank transfers that name no agency. */
async function addDeposits({ db, secrets }: Deps, now: Date): Promise<void> {
  const lines = [
    { cents: 6_076, text: 'ΚΑΤΑΘΕΣΗ ΠΑΠΑΔΟΠΟΥΛΟΣ ΣΥΝΔΡΟΜΗ' },
    { cents: 11_036, text: 'ESTIA NOVEMBER' },
    { cents: 6_000, text: 'ΜΕΣΙΤΙΚΟ ΓΡΑΦΕΙΟ ΝΟΕΜΒΡΙΟΣ' },
  ];
  for (const [index, { cents, text }] of lines.entries()) {
    const at = ago(now, 12 + index * 20);
    await sql`
      insert into bank_line (fingerprint, source, booked_on, cents, text, state, created_at)
      values (${Buffer.from(`demo line ${index}`)}, 'statement', (${at}::timestamptz at time zone 'Europe/Athens')::date, ${cents},
        ${secrets.seal('bank_text', text)}, 'new', ${at}) on conflict do nothing`.execute(db);
  }
}

/** Feeds that have not been readable for days. Nothing is fetched: their addresses belong to nobody. */
async function addFailingFeeds(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from agency where account_id >= ${accountIdRanges.firstAgency} + 4 order by account_id limit 3`.execute(
    db,
  );
  for (const [index, { account_id }] of rows.entries()) {
    const since = ago(now, 80 + index * 30);
    await sql`
      insert into source (account_id, name, kind, url, created_at, updated_at, failing_since)
      values (${account_id}, 'Αγγελίες του γραφείου', 'url', ${`https://feed-${index + 1}.example/estia.xml`}, ${since}, ${since}, ${since})`.execute(
      db,
    );
  }
}

async function addFailedJobs(db: Db, now: Date): Promise<void> {
  const failed = [
    { name: 'source-photos', reason: 'Error: connect ETIMEDOUT', count: 14 },
    { name: 'push-messages', reason: 'Error: 410 Gone', count: 3 },
    { name: 'register-check', reason: 'Error: 503 Service Unavailable', count: 6 },
  ];
  for (const [index, { name, reason, count }] of failed.entries()) {
    const first = ago(now, 9 + index * 6);
    await sql`
      insert into failure (day, kind, name, reason, count, first_at, last_at)
      values ((${first}::timestamptz at time zone 'UTC')::date, 'job', ${name}, ${reason}, ${count}, ${first}, ${ago(now, 2)})
      on conflict do nothing`.execute(db);
  }
}

/** Of accounts that lost their second factor, asked for by the other admin. */
async function addApprovals(db: Db, now: Date): Promise<void> {
  for (const [index, id] of [3, 4, 5].entries()) {
    const at = ago(now, 5 + index * 7);
    await sql`
      insert into approval (kind, target_id, account_id, subject, subject_id, input, reason, requested_by, requested_at, expires_at)
      values ('factor_removal', ${id}, ${id}, 'account', ${id}, '{}', 'Έχασε το κινητό και επιβεβαιώθηκε με βιντεοκλήση', ${OTHER_ADMIN_ID},
        ${at}, ${at}::timestamptz + interval '7 days') on conflict do nothing`.execute(db);
  }
}

/** Nothing twice: a world that has open work keeps what it has. */
export async function seedOpenWork(deps: Deps): Promise<boolean> {
  const { db } = deps;
  const now = deps.clock();
  const before = await db.selectFrom('report').select('id').limit(1).executeTakeFirst();
  if (before) return false;
  const listings = await listPrivateListings(db, 20);
  await addReports(db, listings.slice(0, 5), now);
  await addHeldListings(deps, listings.slice(5, 8), now);
  await addComplaints(deps, listings.slice(8, 11), now);
  await addUnclearPairs(db, listings.slice(11, 17), now);
  await db.transaction().execute((trx) => addWaitingAgencies(trx, now));
  await addDeposits(deps, now);
  await addFailingFeeds(db, now);
  await addFailedJobs(db, now);
  await addApprovals(db, now);
  await addUnpaidAgencies(deps, accountIdRanges.firstAgency + 1, 3);
  // Without a connection to the tax authority an admin types each MARK.
  await reportInvoices(deps, manualReporter);
  return true;
}

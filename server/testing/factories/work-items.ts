/** One of everything that waits for an admin, as the features leave it. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { WorkKind } from '@estia/contract/work-queue/model';
import { sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { buildApproval } from './approvals.ts';
import { buildBrokerStep } from './broker-steps.ts';
import { buildChargeback } from './chargebacks.ts';
import { buildDepositAgency } from './deposits.ts';
import { buildExclusiveCase } from './exclusive-cases.ts';
import { buildInvoice } from './invoices.ts';
import { buildListingReview } from './listing-reviews.ts';
import { buildAccount, buildAgency, buildListing, buildProperty } from './records.ts';
import { buildScheduledPause, buildUnclearMatch } from './scheduled-pauses.ts';
import { buildComplaint } from './statements-of-reasons.ts';

const DISTRICT_ID = 461200;
const HOUR_MS = 3_600_000;

type ReportOptions = { reasonId?: number; at?: Date; title?: string };

/** Of a listing of its own. */
export async function buildOpenReport(
  db: Db,
  { reasonId = 1, at = new Date(), title = 'Διαμέρισμα με θέα' }: ReportOptions = {},
): Promise<number> {
  const property_id = await buildProperty(db, { account_id: await buildAccount(db), district_id: DISTRICT_ID });
  const listing_id = await buildListing(db, { property_id, title_el: title });
  const { id } = await db
    .insertInto('report')
    .values({ listing_id, property_id, purpose: 1, reason_id: reasonId, description: 'Δεν υπάρχει', locale: 'el', at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildWaitingAgency(db: Db, at: Date, name = 'Μεσιτικό Αναμονής'): Promise<number> {
  const id = await buildAccount(db, { role_id: roleIds.agency, status: 'waiting', email_confirmed_at: at });
  await buildAgency(db, DISTRICT_ID, id);
  await db.updateTable('agency').set({ name_el: name, created_at: at }).where('account_id', '=', id).execute();
  return id;
}

async function buildApprovedAgency(db: Db): Promise<number> {
  const id = await buildAccount(db, { role_id: roleIds.agency });
  await buildAgency(db, DISTRICT_ID, id);
  return id;
}

async function buildBankLine(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_line (fingerprint, source, booked_on, cents, state, created_at)
    values (${Buffer.from(`line ${Math.random()}`)}, 'hand', '2026-11-15', 11036, 'new', ${at}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

async function buildFailingSource(db: Db, at: Date): Promise<number> {
  const accountId = await buildApprovedAgency(db);
  const { rows } = await sql<{ id: number }>`
    insert into source (account_id, name, kind, url, created_at, updated_at, failing_since)
    values (${accountId}, 'Ροή του γραφείου', 'url', 'https://agency.example/feed.xml', ${at}, ${at}, ${at}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** Of each kind one that has waited for so many hours; by kind, what names it. */
export async function buildEveryWorkItem(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'> & { config: Pick<Deps['config'], 'secure'> },
  hours = 1,
): Promise<Record<WorkKind, string>> {
  const { db } = deps;
  const at = new Date(deps.clock().getTime() - hours * HOUR_MS);
  const answering = await buildAccount(db);
  await buildBrokerStep(db, answering, { answered: true, now: at });
  await sql`update broker_score set state_since = ${at} where account_id = ${answering}`.execute(db);
  const complaining = await buildAccount(db);
  await buildBrokerStep(db, complaining, { kind: 'limit', complaint: true, now: at });
  const [first, second] = [await buildApprovedAgency(db), await buildApprovedAgency(db)];
  const pause = await buildScheduledPause(db, {
    ownerId: await buildAccount(db),
    agencyAccountId: first,
    state: 'disputed',
    opened: at,
  });
  await sql`update dispute set state = 'awaiting_decision', answered_at = ${at} where scheduled_pause_id = ${pause.id}`.execute(
    db,
  );
  const exclusive = await buildExclusiveCase(db, [first, second]);
  const pair = await buildUnclearMatch(db);
  const invoice = await buildInvoice(deps, { accountId: await buildApprovedAgency(db), at });
  await sql`update invoice set reporting = 'failed', next_try_at = null where id = ${invoice.id}`.execute(db);
  const unpaid = await buildDepositAgency(db);
  await sql`update subscription set state = 'past_due' where account_id = ${unpaid.accountId}`.execute(db);
  const name = `test-job-${answering}`;
  await sql`insert into failure (day, kind, name, reason, count, first_at, last_at)
    values (${at.toISOString().slice(0, 10)}::date, 'job', ${name}, 'Error: no', 3, ${at}, ${at})`.execute(db);
  return {
    listing_review: String((await buildListingReview(db, { at })).id),
    report: String(await buildOpenReport(db, { at })),
    complaint: String(complaining),
    appeal: String(await buildComplaint(db, await buildAccount(db), at)),
    agency: String(await buildWaitingAgency(db, at)),
    hidden_broker: String(answering),
    dispute: String(pause.id),
    exclusive_case: String(exclusive),
    match: `${pair.property_id}-${pair.other_id}`,
    approval: String(
      await buildApproval(db, {
        accountId: answering,
        requestedBy: await buildAccount(db),
        at,
      }),
    ),
    deposit: String(await buildBankLine(db, at)),
    invoice: String(invoice.id),
    overdue: String(unpaid.accountId),
    chargeback: String(await buildChargeback(db, await buildApprovedAgency(db), { at })),
    source: String(await buildFailingSource(db, new Date(at.getTime() - 48 * HOUR_MS))),
    failure: name,
  };
}

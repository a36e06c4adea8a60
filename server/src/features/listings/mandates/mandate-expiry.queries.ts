/** SQL of mandates that end. Days are those of Athens; a mandate holds to the end of its last day. */
import { mandateReminderDays } from '@estia/contract/listings/mandates/mandates';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';

export type MandateListing = { id: number; property_id: number; purpose: 1 | 2; account_id: number };
export type MandateStep = 'first' | 'second' | 'expired';

const { first, second } = mandateReminderDays;

const isDue = (step: MandateStep, today: string, since: string) =>
  ({
    first: sql`s.mandate_expires_on between ${today}::date + ${second + 1}::int and ${today}::date + ${first}::int and s.mandate_reminders = 0`,
    second: sql`s.mandate_expires_on between ${today}::date and ${today}::date + ${second}::int and s.mandate_reminders < 2`,
    expired: sql`s.mandate_expires_on < ${today}::date and s.mandate_expires_on >= ${since}::date`,
  })[step];

/** Listings of agencies on offer, all of a property together; one that another worker has in hand is left to it. */
export async function lockDueListings(
  trx: Trx,
  { step, today, since, limit }: { step: MandateStep; today: string; since: string; limit: number },
): Promise<{ properties: number; listings: MandateListing[] }> {
  const { rows: due } = await sql<{ property_id: number }>`
    select s.property_id from property_private s join property p on p.id = s.property_id
    where ${isDue(step, today, since)} and p.agency_id is not null and p.imported_from is null
      and exists (select from listing l where l.property_id = p.id and l.is_active)
    order by s.mandate_expires_on, s.property_id limit ${limit} for no key update of s skip locked`.execute(trx);
  const ids = due.map((row) => row.property_id);
  const { rows: listings } = await sql<MandateListing>`
    select l.id, l.property_id, l.purpose, p.account_id from listing l join property p on p.id = l.property_id
    where l.property_id = any (${ids}::bigint[]) and l.is_active order by l.id for no key update of l`.execute(trx);
  return { properties: ids.length, listings };
}

export const markReminded = (trx: Trx, propertyIds: readonly number[], step: 'first' | 'second') =>
  sql`update property_private set mandate_reminders = ${step === 'first' ? 1 : 2} where property_id = any (${propertyIds}::bigint[])`.execute(
    trx,
  );

/** SQL of listings whose owners do not say that they still stand. */
import { confirmationDays } from '@estia/contract/listings/states';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

const DAY_MS = 86_400_000;
const subtractDays = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export type UnconfirmedListing = { id: number; property_id: number; purpose: 1 | 2; account_id: number };
/** What falls due: how old the last confirmation is, how many reminders went out, and how long ago the last of them. */
type ReminderStep = { days: number; reminders: number; since: number | null };

export const reminderSteps = {
  first: { days: confirmationDays.firstReminder, reminders: 0, since: null },
  second: {
    days: confirmationDays.secondReminder,
    reminders: 1,
    since: confirmationDays.secondReminder - confirmationDays.firstReminder,
  },
  pause: {
    days: confirmationDays.pause,
    reminders: 2,
    since: confirmationDays.pause - confirmationDays.secondReminder,
  },
} as const satisfies Record<string, ReminderStep>;

/** When a listing will be paused unless somebody confirms it. A reminder that went out late moves it on. */
export function getPauseDate(listing: { confirmed_at: Date; reminders: number; reminded_at: Date | null }): Date {
  const reminded = listing.reminded_at?.getTime() ?? 0;
  const left =
    listing.reminders === 0
      ? 0
      : confirmationDays.pause - (listing.reminders === 1 ? reminderSteps.first.days : reminderSteps.second.days);
  return new Date(Math.max(listing.confirmed_at.getTime() + confirmationDays.pause * DAY_MS, reminded + left * DAY_MS));
}

/** A slice of those due, the longest unconfirmed first. */
export const unconfirmedListingsQuery = ({ days, reminders, since }: ReminderStep, now: Date, limit: number) => sql`
  select l.id, l.property_id, l.purpose, p.account_id
  from listing l join property p on p.id = l.property_id
  where l.is_active and l.confirmed_at <= ${subtractDays(now, days)} and l.reminders = ${reminders}
    and ${since === null ? sql`true` : sql`l.reminded_at <= ${subtractDays(now, since)}`} and p.imported_from is null
  order by l.confirmed_at limit ${limit}`;

/** One that another worker has in hand is left to it. */
export async function lockUnconfirmedListings(
  trx: Trx,
  what: keyof typeof reminderSteps,
  now: Date,
  limit: number,
): Promise<UnconfirmedListing[]> {
  const { rows } = await sql<UnconfirmedListing>`
    ${unconfirmedListingsQuery(reminderSteps[what], now, limit)} for no key update of l skip locked`.execute(trx);
  return rows;
}

export const markReminded = (trx: Trx, ids: readonly number[], now: Date) =>
  sql`update listing set reminders = reminders + 1, reminded_at = ${now} where id = any (${ids}::bigint[])`.execute(
    trx,
  );

export async function listEmailRecipients(db: Db, accountIds: readonly number[]) {
  return db.selectFrom('account').select(['id', 'email', 'locale', 'username']).where('id', 'in', accountIds).execute();
}

/** SQL of ads whose owners do not say that they still stand. */
import { confirmationDays } from '@estia/contract/listings/states';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

const DAY = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

export type DueAd = { id: number; property_id: number; purpose: 1 | 2; account_id: number };
/** What falls due: how old the last confirmation is, how many reminders went out, and how long ago the last of them. */
type Due = { days: number; reminders: number; since: number | null };

export const due = {
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
} as const satisfies Record<string, Due>;

/** When an ad will be paused unless somebody confirms it. A reminder that went out late moves it on. */
export function pausesAt(ad: { confirmed_at: Date; reminders: number; reminded_at: Date | null }): Date {
  const reminded = ad.reminded_at?.getTime() ?? 0;
  const left =
    ad.reminders === 0 ? 0 : confirmationDays.pause - (ad.reminders === 1 ? due.first.days : due.second.days);
  return new Date(Math.max(ad.confirmed_at.getTime() + confirmationDays.pause * DAY, reminded + left * DAY));
}

/** A slice of those due, the longest unconfirmed first; one that another worker has in hand is left to it. */
export const dueStatement = ({ days, reminders, since }: Due, now: Date, limit: number) => sql<DueAd>`
  select l.id, l.property_id, l.purpose, p.account_id
  from listing l join property p on p.id = l.property_id
  where l.is_active and l.confirmed_at <= ${daysBefore(now, days)} and l.reminders = ${reminders}
    and ${since === null ? sql`true` : sql`l.reminded_at <= ${daysBefore(now, since)}`} and p.imported_from is null
  order by l.confirmed_at limit ${limit} for no key update of l skip locked`;

export async function holdDue(trx: Db, what: keyof typeof due, now: Date, limit: number): Promise<DueAd[]> {
  return (await dueStatement(due[what], now, limit).execute(trx)).rows;
}

export const markReminded = (trx: Db, ids: readonly number[], now: Date) =>
  sql`update listing set reminders = reminders + 1, reminded_at = ${now} where id = any (${ids}::bigint[])`.execute(
    trx,
  );

export async function pauseUnconfirmed(trx: Db, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update listing set is_active = false, paused_for = 'unconfirmed', updated_at = ${now} where id = any (${ids}::bigint[])`.execute(
    trx,
  );
  await sql`
    insert into listing_event (property_id, purpose, at, kind, price)
    select property_id, purpose, ${now}, 'paused', price from listing where id = any (${ids}::bigint[]) order by id`.execute(
    trx,
  );
}

export async function readersOf(db: Db, accountIds: readonly number[]) {
  return db.selectFrom('account').select(['id', 'email', 'locale', 'username']).where('id', 'in', accountIds).execute();
}

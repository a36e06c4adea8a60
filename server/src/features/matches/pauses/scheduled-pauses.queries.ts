/** SQL of scheduled pauses. Locks are taken in the order listing, scheduled pause, dispute. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { EndReason, ScheduledPauseState } from '@estia/contract/matches/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { isSame } from '../same-pair.queries.ts';
import type { EmailRecipient } from './pauses.emails.ts';

export type PausePair = {
  owner_property_id: number;
  agency_property_id: number;
  agency_account_id: number;
  purposes: (1 | 2)[];
};

/** Taken down and published again, a listing is as old as it was. */
const firstPublished = (listing: 'own' | 'later') =>
  sql.raw(`coalesce((select min(e.at) from listing_event e where e.property_id = ${listing}.property_id
    and e.purpose = ${listing}.purpose and e.kind = 'published'), ${listing}.activated_at)`);

/**
 * Of pairs with this property that are the same: an individual's on offer, and an approved agency's first published later
 * for the same purpose. Without those of which there was one before.
 */
export async function listPairsToPause(trx: Trx, propertyId: number): Promise<PausePair[]> {
  const { rows } = await sql<PausePair>`
    with pair as (
      select o.id as owner_property_id, a.id as agency_property_id, a.account_id as agency_account_id
      from property_match m
      join property o on o.id in (m.property_id, m.other_id)
      join property a on a.id = m.property_id + m.other_id - o.id
      join account owner on owner.id = o.account_id and owner.role_id = ${roleIds.individual}
      join account office on office.id = a.account_id and office.role_id = ${roleIds.agency} and office.status = 'approved'
      join agency on agency.account_id = a.account_id
      where (m.property_id = ${propertyId} or m.other_id = ${propertyId}) and ${isSame}
        and not exists (select from scheduled_pause s where s.owner_property_id = o.id and s.agency_account_id = a.account_id)
    ), shared as (
      select pair.*, array_agg(own.purpose order by own.purpose) as purposes, min(${firstPublished('later')}) as published_at
      from pair
      join listing own on own.property_id = owner_property_id and own.is_active
      join listing later on later.property_id = agency_property_id and later.is_active and later.purpose = own.purpose
        and ${firstPublished('later')} > ${firstPublished('own')}
      group by owner_property_id, agency_property_id, agency_account_id
    )
    select distinct on (owner_property_id, agency_account_id) owner_property_id, agency_property_id, agency_account_id, purposes
    from shared order by owner_property_id, agency_account_id, published_at, agency_property_id`.execute(trx);
  return rows;
}

/** Null: there was one before, or another transaction was first. */
export async function insertScheduledPause(
  trx: Trx,
  pair: PausePair,
  { now, reminderAt, pauseAt }: { now: Date; reminderAt: Date; pauseAt: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into scheduled_pause (owner_property_id, agency_property_id, agency_account_id, purposes, opened_at, reminder_at, pause_at)
    values (${pair.owner_property_id}, ${pair.agency_property_id}, ${pair.agency_account_id}, ${pair.purposes}::smallint[], ${now},
      ${reminderAt}, ${pauseAt})
    on conflict (owner_property_id, agency_account_id) do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

export type PauseListing = {
  listing_id: number;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
};
export type PauseParties = {
  id: number;
  state: ScheduledPauseState;
  end_reason: EndReason | null;
  purposes: (1 | 2)[];
  opened_at: Date;
  reminder_at: Date;
  reminded_at: Date | null;
  pause_at: Date;
  owner_property_id: number;
  agency_property_id: number | null;
  owner: EmailRecipient;
  agency_account: EmailRecipient;
  agency: { id: number; el: string; en: string; gemi: string };
  is_agency_approved: boolean;
  is_same: boolean;
  /** Open or decided; not one that ended with what it was about. */
  has_dispute: boolean;
  owner_listings: PauseListing[];
  agency_listings: PauseListing[];
};

const recipient = (table: string) =>
  sql.raw(
    `json_build_object('id', ${table}.id, 'email', ${table}.email, 'locale', ${table}.locale, 'username', ${table}.username)`,
  );
const listingsOf = (property: string) =>
  sql.raw(`(select coalesce(json_agg(json_build_object('listing_id', l.id, 'property_id', l.property_id, 'purpose', l.purpose,
    'is_active', l.is_active is true, 'title_el', l.title_el, 'title_en', l.title_en, 'type_id', p.type_id, 'area', p.area)
    order by l.purpose), '[]') from listing l join property p on p.id = l.property_id
    where l.property_id = ${property} and l.purpose = any (s.purposes))`);

/** Everything an email or a step needs. */
export async function findPauseParties(trx: Trx, id: number): Promise<PauseParties | undefined> {
  const { rows } = await sql<PauseParties>`
    select s.id, s.state, s.end_reason, s.purposes, s.opened_at, s.reminder_at, s.reminded_at, s.pause_at, s.owner_property_id,
      s.agency_property_id, ${recipient('owner')} as owner, ${recipient('office')} as agency_account,
      json_build_object('id', a.id, 'el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) as agency,
      office.status = 'approved' as is_agency_approved,
      exists (select from property_match m where m.property_id = least(s.owner_property_id, s.agency_property_id)
        and m.other_id = greatest(s.owner_property_id, s.agency_property_id) and ${isSame}) as is_same,
      exists (select from dispute d where d.scheduled_pause_id = s.id and d.state <> 'ended') as has_dispute,
      ${listingsOf('s.owner_property_id')} as owner_listings, ${listingsOf('s.agency_property_id')} as agency_listings
    from scheduled_pause s
    join property p on p.id = s.owner_property_id
    join account owner on owner.id = p.account_id
    join account office on office.id = s.agency_account_id
    join agency a on a.account_id = s.agency_account_id
    where s.id = ${id}`.execute(trx);
  return rows[0];
}

export type OtherAgency = EmailRecipient & { property_id: number; purposes: (1 | 2)[] };

/** Approved agencies besides that one that offer the property too. */
export async function listOtherAgencies(trx: Trx, pause: PauseParties): Promise<OtherAgency[]> {
  const { rows } = await sql<OtherAgency>`
    select distinct on (office.id) office.id, office.email, office.locale, office.username, p.id as property_id,
      array(select l.purpose from listing l where l.property_id = p.id and l.is_active and l.purpose = any (${pause.purposes}::smallint[])
        order by 1) as purposes
    from property_match m
    cross join lateral (values (m.property_id, m.other_id), (m.other_id, m.property_id)) pair (known, other)
    join property p on p.id = pair.other
    join account office on office.id = p.account_id and office.role_id = ${roleIds.agency} and office.status = 'approved'
      and office.id <> ${pause.agency_account.id}
    where (m.property_id in (${pause.owner_property_id}, ${pause.agency_property_id})
        or m.other_id in (${pause.owner_property_id}, ${pause.agency_property_id}))
      and pair.known in (${pause.owner_property_id}, ${pause.agency_property_id}) and ${isSame}
      and exists (select from listing l where l.property_id = p.id and l.is_active and l.purpose = any (${pause.purposes}::smallint[]))
    order by office.id, p.id`.execute(trx);
  return rows;
}

export async function listOpenPausesOfAgency(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from scheduled_pause where agency_account_id = ${accountId} and state in ('scheduled', 'disputed') order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function listOpenPausesOfOwner(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from property p join scheduled_pause s on s.owner_property_id = p.id
    where p.account_id = ${accountId} and s.state in ('scheduled', 'disputed') order by s.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Before the pauses themselves, all at once in the order of ids: whoever changes these listings waits, or is waited for. */
export const lockOwnerListings = (trx: Trx, pauseIds: readonly number[]) =>
  sql`select l.id from listing l join scheduled_pause s on s.owner_property_id = l.property_id
    where s.id = any (${pauseIds}::bigint[]) order by l.id for no key update of l`.execute(trx);

/** One that another worker has in hand is left to it. */
export async function lockPause(trx: Trx, id: number, { wait }: { wait: boolean }): Promise<boolean> {
  const { rows } =
    await sql`select from scheduled_pause where id = ${id} for update ${wait ? sql`` : sql`skip locked`}`.execute(trx);
  return rows.length > 0;
}

export const markReminded = (trx: Trx, id: number, now: Date) =>
  sql`update scheduled_pause set reminded_at = ${now} where id = ${id}`.execute(trx);

export const markPaused = (trx: Trx, id: number, now: Date) =>
  sql`update scheduled_pause set state = 'paused', closed_at = ${now} where id = ${id}`.execute(trx);

export const markEnded = (trx: Trx, id: number, { reason, now }: { reason: EndReason; now: Date }) =>
  sql`update scheduled_pause set state = 'ended', end_reason = ${reason}, closed_at = ${now} where id = ${id}`.execute(
    trx,
  );

/** The clock goes on. What was due while it stood still is not sent afterwards: the decision told of it. */
export const resumePause = (trx: Trx, id: number, { pauseAt, now }: { pauseAt: Date; now: Date }) =>
  sql`update scheduled_pause set state = 'scheduled', pause_at = ${pauseAt},
    reminded_at = case when reminder_at <= ${now} then coalesce(reminded_at, ${now}) else reminded_at end where id = ${id}`.execute(
    trx,
  );

/** The cooperation that had ended it is over: the days begin anew. */
export const restartPause = (
  trx: Trx,
  id: number,
  { now, reminderAt, pauseAt }: { now: Date; reminderAt: Date; pauseAt: Date },
) =>
  sql`update scheduled_pause set state = 'scheduled', end_reason = null, closed_at = null, opened_at = ${now},
    reminder_at = ${reminderAt}, pause_at = ${pauseAt}, reminded_at = null where id = ${id}`.execute(trx);

/** A decision is looked at again: the clock stands still as it did before it. */
export const reopenPause = (trx: Trx, id: number) =>
  sql`update scheduled_pause set state = 'disputed', end_reason = null, closed_at = null where id = ${id}`.execute(trx);

export const markDisputed = (trx: Trx, id: number) =>
  sql`update scheduled_pause set state = 'disputed' where id = ${id}`.execute(trx);

/** Of pause `s`: both offer it for a purpose on which they do not work together. */
const isAtOdds = sql`exists (
  select from listing own join listing theirs on theirs.purpose = own.purpose and theirs.is_active
  where own.property_id = s.owner_property_id and own.is_active and own.purpose = any (s.purposes)
    and theirs.property_id = s.agency_property_id
    and not exists (select from cooperation c join agency a on a.id = c.agency_id where c.property_id = own.property_id
      and c.purpose = own.purpose and a.account_id = s.agency_account_id and c.state = 'accepted'))`;
const isSamePair = sql`exists (
  select from property_match m where m.property_id = least(s.owner_property_id, s.agency_property_id)
    and m.other_id = greatest(s.owner_property_id, s.agency_property_id) and ${isSame})`;
const isApproved = sql`exists (select from account office where office.id = s.agency_account_id and office.status = 'approved')`;

/** Ended by a cooperation that is over, with nothing else in the way. */
export async function listPausesToRestart(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from scheduled_pause s
    where s.end_reason = 'cooperation' and s.id > ${after} and ${isAtOdds} and ${isApproved} and ${isSamePair}
    order by s.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Open ones with something to do: no longer both on offer, no longer the same, an agency that is not approved any more, a
 * cooperation, or a moment that has passed.
 */
export async function listDuePauses(
  db: Db,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from scheduled_pause s
    where s.state in ('scheduled', 'disputed') and s.id > ${after} and (
      (s.state = 'scheduled' and (s.pause_at <= ${now} or (s.reminded_at is null and s.reminder_at <= ${now})))
      or not ${isAtOdds} or not ${isApproved} or not ${isSamePair})
    order by s.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

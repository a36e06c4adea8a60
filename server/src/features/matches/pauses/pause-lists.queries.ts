/** SQL of what either side sees of scheduled pauses. Of the other side's listings only those on offer are read. */
import type {
  DisputeSide,
  DisputeState,
  EndReason,
  ObjectionReason,
  ScheduledPauseState,
} from '@estia/contract/matches/model';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type PauseListingRow = {
  listing_id: number;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  pause_reason: string | null;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
};

export type PauseRow = {
  id: number;
  side: DisputeSide;
  agency_property_id: number | null;
  state: ScheduledPauseState;
  end_reason: EndReason | null;
  opened_at: Date;
  reminder_at: Date;
  pause_at: Date;
  closed_at: Date | null;
  agency: { id: number; el: string; en: string; gemi: string };
  dispute: {
    state: DisputeState;
    reason: ObjectionReason;
    answer_due_at: string;
    signed_on: string | null;
    expires_on: string | null;
  } | null;
  own_listings: PauseListingRow[];
  other_listings: PauseListingRow[];
};

const listingsOf = (property: string, condition: string) =>
  sql.raw(`(select coalesce(json_agg(json_build_object('listing_id', l.id, 'property_id', l.property_id, 'purpose', l.purpose,
    'is_active', l.is_active, 'pause_reason', l.pause_reason, 'title_el', l.title_el, 'title_en', l.title_en, 'type_id', p.type_id,
    'area', p.area) order by l.purpose), '[]') from listing l join property p on p.id = l.property_id
    where l.property_id = ${property} and l.purpose = any (s.purposes) and ${condition})`);

const ofAccount = (accountId: number) => sql`
  select s.*, 'owner' as side from property p join scheduled_pause s on s.owner_property_id = p.id where p.account_id = ${accountId}
  union all
  select s.*, 'agency' from scheduled_pause s where s.agency_account_id = ${accountId}`;

const ownProperty = `case s.side when 'owner' then s.owner_property_id else s.agency_property_id end`;
const otherProperty = `case s.side when 'owner' then s.agency_property_id else s.owner_property_id end`;

const pauseColumns = sql`s.id, s.side, s.agency_property_id, s.state, s.end_reason, s.opened_at, s.reminder_at, s.pause_at, s.closed_at,
  json_build_object('id', a.id, 'el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) as agency,
  (select json_build_object('state', d.state, 'reason', d.reason, 'answer_due_at', d.answer_due_at,
    'signed_on', d.mandate_signed_on, 'expires_on', d.mandate_expires_on) from dispute d where d.scheduled_pause_id = s.id) as dispute,
  ${listingsOf(ownProperty, 'l.is_active is not null')} as own_listings, ${listingsOf(otherProperty, 'l.is_active')} as other_listings`;

/** Open ones first, what comes soonest at the top. */
export async function listPausesOf(
  db: Db,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<PauseRow[]> {
  const { rows } = await sql<PauseRow>`
    select ${pauseColumns} from (
      select * from (${ofAccount(accountId)}) own
      order by state in ('scheduled', 'disputed') desc, case when state in ('scheduled', 'disputed') then pause_at end, id desc
      limit ${limit} offset ${offset}
    ) s join agency a on a.account_id = s.agency_account_id
    order by s.state in ('scheduled', 'disputed') desc, case when s.state in ('scheduled', 'disputed') then s.pause_at end, s.id desc`.execute(
    db,
  );
  return rows;
}

export async function countPausesOf(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${ofAccount(accountId)}) own`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findPauseOf(db: Db, accountId: number, id: number): Promise<PauseRow | undefined> {
  const { rows } = await sql<PauseRow>`
    select ${pauseColumns} from (${ofAccount(accountId)}) s join agency a on a.account_id = s.agency_account_id
    where s.id = ${id}`.execute(db);
  return rows[0];
}

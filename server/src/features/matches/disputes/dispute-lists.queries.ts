/** SQL of disputes as admins read them. */
import type { DisputeSort, DisputeState, ObjectionReason, ScheduledPauseState } from '@estia/contract/matches/model';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { PauseListingRow } from '../pauses/pause-lists.queries.ts';

export type DisputeTab = 'ready' | 'waiting' | 'closed';
export type DisputeRow = {
  id: number;
  state: DisputeState;
  reason: ObjectionReason;
  opened_at: Date;
  answer_due_at: Date;
  answered_at: Date | null;
  closed_at: Date | null;
  pause_at: Date;
  pause_state: ScheduledPauseState;
  signed_on: string | null;
  expires_on: string | null;
  owner_property_id: number;
  agency_property_id: number | null;
  owner: { id: number; username: string };
  agency: { id: number; el: string; en: string; gemi: string };
  listing: PauseListingRow | null;
};

export const isInDisputeTab = (tab: DisputeTab) =>
  ({
    ready: sql`d.state = 'awaiting_decision'`,
    waiting: sql`d.state = 'awaiting_agency'`,
    closed: sql`d.state in ('decided_for_owner', 'decided_for_agency', 'ended')`,
  })[tab];

const columns = sql`d.scheduled_pause_id as id, d.state, d.reason, d.opened_at, d.answer_due_at, d.answered_at, d.closed_at, s.pause_at, s.state as pause_state,
  d.mandate_signed_on::text as signed_on, d.mandate_expires_on::text as expires_on, s.owner_property_id, s.agency_property_id,
  json_build_object('id', u.id, 'username', u.username) as owner,
  json_build_object('id', a.id, 'el', a.name_el, 'en', a.name_en, 'gemi', a.gemi) as agency,
  (select json_build_object('property_id', l.property_id, 'purpose', l.purpose, 'title_el', l.title_el, 'title_en', l.title_en,
    'type_id', p.type_id, 'area', p.area) from listing l where l.property_id = s.owner_property_id and l.purpose = any (s.purposes)
    order by l.purpose limit 1) as listing`;
const joins = sql`join scheduled_pause s on s.id = d.scheduled_pause_id join property p on p.id = s.owner_property_id
  join account u on u.id = p.account_id join agency a on a.account_id = s.agency_account_id`;

type Page = { state: DisputeTab; sort: DisputeSort; order: 'asc' | 'desc'; limit: number; offset: number };

export async function listDisputes(db: Db, { state, sort, order, limit, offset }: Page): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select ${columns} from dispute d ${joins} where ${isInDisputeTab(state)}
    order by ${sql.raw(`d.${sort} ${order}, d.scheduled_pause_id ${order}`)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function countDisputes(db: Db): Promise<Record<DisputeTab, number>> {
  const { rows } = await sql<Record<DisputeTab, number>>`
    select count(*) filter (where ${isInDisputeTab('ready')})::int as ready, count(*) filter (where ${isInDisputeTab('waiting')})::int as waiting,
      count(*) filter (where ${isInDisputeTab('closed')})::int as closed from dispute d`.execute(db);
  return rows[0] ?? { ready: 0, waiting: 0, closed: 0 };
}

export async function findDispute(db: Db, id: number): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`
    select ${columns} from dispute d ${joins} where d.scheduled_pause_id = ${id}`.execute(db);
  return rows[0];
}

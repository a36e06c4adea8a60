/** SQL of cooperation. A row is the listing of an advertiser and an agency that works on it too. */
import type { CooperationList, CooperationSide, CooperationState } from '@estia/contract/cooperation/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type CooperationRow = {
  id: number;
  property_id: number;
  purpose: 1 | 2;
  state: CooperationState;
  proposed_by: CooperationSide;
  message: string | null;
  proposed_at: Date;
  answer_by: string;
  answered_at: Date | null;
  closed_at: Date | null;
  closed_by: CooperationSide | null;
  advertiser_id: number;
  agency_account_id: number;
  agency_id: number;
  agency_el: string;
  agency_en: string;
  agency_gemi: string;
  /** Of an advertiser that is an agency. */
  advertiser_agency: { id: number; el: string; en: string; gemi: string } | null;
  type_id: number;
  area: number;
  district_id: number;
  title_el: string | null;
  title_en: string | null;
  price: number | null;
  is_active: boolean;
};

/** What is not on offer keeps no price and no title to be read here: nobody but its advertiser sees them elsewhere. */
const columns =
  sql.raw(`c.id, c.property_id, c.purpose, c.state, c.proposed_by, c.message, c.proposed_at, c.answer_by::text as answer_by,
  c.answered_at, c.closed_at, c.closed_by, p.account_id as advertiser_id, a.account_id as agency_account_id, a.id as agency_id,
  a.name_el as agency_el, a.name_en as agency_en, a.gemi as agency_gemi, p.type_id, p.area, p.district_id,
  (select json_build_object('id', o.id, 'el', o.name_el, 'en', o.name_en, 'gemi', o.gemi) from agency o where o.id = p.agency_id) as advertiser_agency,
  l.title_el, l.title_en, l.price, l.id is not null as is_active`);
const joins = sql.raw(`join property p on p.id = c.property_id join agency a on a.id = c.agency_id
  left join listing l on l.property_id = c.property_id and l.purpose = c.purpose and l.is_active`);

const isMine = (accountId: number) => sql`(p.account_id = ${accountId} or a.account_id = ${accountId})`;
/** True where the account is the side that proposed. */
const isProposer = (accountId: number) =>
  sql`(case c.proposed_by when 'agency' then a.account_id else p.account_id end = ${accountId})`;
const isIn: Readonly<Record<CooperationList, (accountId: number) => ReturnType<typeof sql>>> = {
  incoming: (id) => sql`not ${isProposer(id)}`,
  outgoing: isProposer,
  in_force: () => sql`c.state = 'accepted'`,
};

/** By both ends: each has an index, and an account is seldom at both of one. */
const ofAccount = (accountId: number) => sql`(
  select c.* from cooperation c join property p on p.id = c.property_id where p.account_id = ${accountId}
  union select c.* from cooperation c join agency a on a.id = c.agency_id where a.account_id = ${accountId}) c`;

export async function listCooperations(
  db: Db,
  accountId: number,
  { list, limit, offset }: { list: CooperationList; limit: number; offset: number },
): Promise<CooperationRow[]> {
  const { rows } = await sql<CooperationRow>`
    select ${columns} from ${ofAccount(accountId)} ${joins} where ${isIn[list](accountId)}
    order by c.state = 'proposed' desc, c.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type CooperationCounts = Record<CooperationList | 'waiting', number>;

export async function countCooperations(db: Db, accountId: number): Promise<CooperationCounts> {
  const { rows } = await sql<CooperationCounts>`
    select (count(*) filter (where ${isIn.incoming(accountId)}))::int as incoming,
      (count(*) filter (where ${isIn.outgoing(accountId)}))::int as outgoing,
      (count(*) filter (where ${isIn.in_force(accountId)}))::int as in_force,
      (count(*) filter (where c.state = 'proposed' and ${isIn.incoming(accountId)}))::int as waiting
    from ${ofAccount(accountId)} join property p on p.id = c.property_id join agency a on a.id = c.agency_id`.execute(
    db,
  );
  return rows[0] ?? { incoming: 0, outgoing: 0, in_force: 0, waiting: 0 };
}

/** One of the two sides of it; to anybody else it is not there. */
export async function lockCooperation(trx: Trx, id: number, accountId: number): Promise<CooperationRow | undefined> {
  const { rows } = await sql<CooperationRow>`
    select ${columns} from cooperation c ${joins} where c.id = ${id} and ${isMine(accountId)} for update of c`.execute(
    trx,
  );
  return rows[0];
}

export type ProposableListing = { property_id: number; purpose: 1 | 2; account_id: number; no_brokers: boolean };

export async function findProposableListing(
  trx: Trx,
  propertyId: number,
  purpose: 1 | 2,
): Promise<ProposableListing | undefined> {
  const { rows } = await sql<ProposableListing>`
    select l.property_id, l.purpose, p.account_id, coalesce(c.no_brokers, false) as no_brokers
    from listing l join property p on p.id = l.property_id left join property_contact c on c.property_id = p.id
    where l.property_id = ${propertyId} and l.purpose = ${purpose} and l.is_active for share of l`.execute(trx);
  return rows[0];
}

/** An agency that the public sees. */
export async function findPublicAgency(
  trx: Trx,
  by: { gemi: string } | { accountId: number },
): Promise<{ id: number; account_id: number } | undefined> {
  const ofAgency = 'gemi' in by ? sql`a.gemi = ${by.gemi}` : sql`a.account_id = ${by.accountId}`;
  const { rows } = await sql<{ id: number; account_id: number }>`
    select a.id, a.account_id from agency a join account u on u.id = a.account_id
    where ${ofAgency} and u.status = 'approved' and u.erase_after is null`.execute(trx);
  return rows[0];
}

type CooperationKey = { propertyId: number; purpose: 1 | 2; agencyId: number };

export async function wasDeclinedSince(
  trx: Trx,
  { propertyId, purpose, agencyId, proposedBy, since }: CooperationKey & { proposedBy: CooperationSide; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ declined: boolean }>`
    select exists (select from cooperation where property_id = ${propertyId} and purpose = ${purpose} and agency_id = ${agencyId}
      and state = 'declined' and proposed_by = ${proposedBy} and closed_at > ${since}) as declined`.execute(trx);
  return rows[0]?.declined ?? false;
}

/** Besides this one, which its side proposed just now. */
export async function hasOtherProposalSince(trx: Trx, { id, since }: { id: number; since: Date }): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from cooperation c join cooperation o on o.property_id = c.property_id and o.purpose = c.purpose
        and o.agency_id = c.agency_id and o.proposed_by = c.proposed_by and o.id <> c.id
      where c.id = ${id} and o.state in ('withdrawn', 'expired') and o.proposed_at > ${since}) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

/** Null where one between the two is open already. */
export async function insertProposal(
  trx: Trx,
  proposal: CooperationKey & { proposedBy: CooperationSide; message: string | null; now: Date; answerBy: string },
): Promise<number | null> {
  const { propertyId, purpose, agencyId, proposedBy, message, now, answerBy } = proposal;
  const { rows } = await sql<{ id: number }>`
    insert into cooperation (property_id, purpose, agency_id, proposed_by, message, proposed_at, answer_by)
    values (${propertyId}, ${purpose}, ${agencyId}, ${proposedBy}, ${message}, ${now}, ${answerBy}::date)
    on conflict (property_id, purpose, agency_id) where state in ('proposed', 'accepted') do nothing returning id`.execute(
    trx,
  );
  return rows[0]?.id ?? null;
}

export const markAccepted = (trx: Trx, id: number, now: Date) =>
  sql`update cooperation set state = 'accepted', answered_at = ${now} where id = ${id}`.execute(trx);

export const markClosed = (
  trx: Trx,
  ids: readonly number[],
  { state, by, now }: { state: 'declined' | 'withdrawn' | 'expired' | 'ended'; by: CooperationSide | null; now: Date },
) =>
  sql`
    update cooperation set state = ${state}, closed_at = ${now}, closed_by = ${by},
      answered_at = case when ${state} = 'declined' then ${now}::timestamptz else answered_at end
    where id = any (${ids}::bigint[])`.execute(trx);

/** Nobody answered; one that another worker has in hand is left to it. */
export async function lockUnanswered(
  trx: Trx,
  { today, limit }: { today: string; limit: number },
): Promise<CooperationRow[]> {
  const { rows } = await sql<CooperationRow>`
    select ${columns} from cooperation c ${joins} where c.state = 'proposed' and c.answer_by < ${today}::date
    order by c.answer_by, c.id limit ${limit} for update of c skip locked`.execute(trx);
  return rows;
}

/** Open or in force, of listings that are deleted. */
export async function lockOfListings(
  trx: Trx,
  listings: readonly { property_id: number; purpose: 1 | 2 }[],
): Promise<CooperationRow[]> {
  const { rows } = await sql<CooperationRow>`
    select ${columns} from unnest(${listings.map((listing) => listing.property_id)}::bigint[],
      ${listings.map((listing) => listing.purpose)}::int[]) gone(property_id, purpose)
    join cooperation c on c.property_id = gone.property_id and c.purpose = gone.purpose ${joins}
    where c.state in ('proposed', 'accepted') order by c.id for update of c`.execute(trx);
  return rows;
}

/** Open or in force, of an account that is erased. */
export async function lockOfAccount(trx: Trx, accountId: number): Promise<CooperationRow[]> {
  const { rows } = await sql<CooperationRow>`
    select ${columns} from cooperation c ${joins}
    where c.state in ('proposed', 'accepted') and c.id in (select c.id from ${ofAccount(accountId)})
    order by c.id for update of c`.execute(trx);
  return rows;
}

export const listRecipients = (trx: Trx, accountIds: readonly number[]) =>
  trx.selectFrom('account').select(['id', 'email', 'locale', 'username']).where('id', 'in', accountIds).execute();

/** For what the advertiser of the property and the agency of this account work together on it: 1 sale, 2 rent. */
export async function listCooperationPurposes(db: Db, propertyId: number, agencyAccountId: number): Promise<(1 | 2)[]> {
  const { rows } = await sql<{ purpose: 1 | 2 }>`
    select c.purpose from cooperation c join agency a on a.id = c.agency_id
    where c.property_id = ${propertyId} and a.account_id = ${agencyAccountId} and c.state = 'accepted' order by 1`.execute(
    db,
  );
  return rows.map(({ purpose }) => purpose);
}

/** Everything that was proposed to or by an account; of the other side only the agency, which is public. */
export async function listCooperationsForExport(db: Db, accountId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select c.property_id, c.purpose, c.state, c.proposed_by,
      case when c.state <> 'withdrawn' or ${isProposer(accountId)} then c.message end as message, c.proposed_at,
      c.answer_by::text as answer_by, c.answered_at, c.closed_at, c.closed_by, a.name_el as agency, a.gemi as agency_gemi
    from ${ofAccount(accountId)} join property p on p.id = c.property_id join agency a on a.id = c.agency_id order by c.id`.execute(
    db,
  );
  return rows;
}

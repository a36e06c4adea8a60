/** SQL of an agency's people and of who was invited. */
import type { AgencyRole } from '@estia/contract/agencies/team-limits';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { AgencyInvitation } from '../../platform/generated/schema.ts';

type AgentRow = {
  id: number;
  username: string;
  email: string;
  role: AgencyRole;
  is_agency_account: boolean;
  joined_at: Date;
  last_seen_on: string;
};

/** The account of the agency first, then in the order they came. */
export async function listAgents(db: Db, agencyId: number): Promise<AgentRow[]> {
  const { rows } = await sql<AgentRow>`
    select u.id, u.username, u.email::text as email, 'owner' as role, true as is_agency_account, g.created_at as joined_at,
      u.last_seen_on::text as last_seen_on
    from agency g join account u on u.id = g.account_id where g.id = ${agencyId}
    union all
    select u.id, u.username, u.email::text, m.role, false, m.joined_at, u.last_seen_on::text
    from agency_agent m join account u on u.id = m.account_id where m.agency_id = ${agencyId}
    order by is_agency_account desc, joined_at, id`.execute(db);
  return rows;
}

/** Neither accepted nor taken back; also those whose days are over, until they are swept. */
export const listOpenInvitations = (db: Db, agencyId: number) =>
  db
    .selectFrom('agency_invitation')
    .select(['id', 'name', 'email', 'role', 'expires_at'])
    .where('agency_id', '=', agencyId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();

export const hasAccountWithEmail = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

/** Invited again: the new key takes the place of the old one. */
export const upsertInvitation = (trx: Trx, row: Insertable<AgencyInvitation>) =>
  trx
    .insertInto('agency_invitation')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          role: eb.ref('excluded.role'),
          locale: eb.ref('excluded.locale'),
          key_hash: eb.ref('excluded.key_hash'),
          invited_by: eb.ref('excluded.invited_by'),
          created_at: eb.ref('excluded.created_at'),
          expires_at: eb.ref('excluded.expires_at'),
        })),
    )
    .execute();

/** The role that was offered; undefined when there is no such open invitation of this agency. */
export const markInvitationWithdrawn = (trx: Trx, agencyId: number, id: number, now: Date) =>
  trx
    .updateTable('agency_invitation')
    .set({ withdrawn_at: now, key_hash: null })
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('role')
    .executeTakeFirst();

export const findAgent = (trx: Trx, agencyId: number, accountId: number) =>
  trx
    .selectFrom('agency_agent')
    .innerJoin('account', 'account.id', 'agency_agent.account_id')
    .select(['account.id', 'account.email', 'account.locale', 'account.username', 'agency_agent.role'])
    .where('agency_agent.agency_id', '=', agencyId)
    .where('agency_agent.account_id', '=', accountId)
    .executeTakeFirst();

export const getOwnerAccount = (trx: Trx, id: number) =>
  trx
    .selectFrom('account')
    .select(['id', 'email', 'locale', 'username'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const updateAgentRole = (trx: Trx, accountId: number, role: AgencyRole) =>
  trx.updateTable('agency_agent').set({ role }).where('account_id', '=', accountId).execute();

/** The database ends their sessions and makes them an individual (0020_office.sql). */
export const deleteAgent = (trx: Trx, accountId: number) =>
  trx.deleteFrom('agency_agent').where('account_id', '=', accountId).execute();

export type OpenInvitation = {
  id: number;
  agency_id: number;
  email: string;
  name: string;
  role: AgencyRole;
  expires_at: Date;
  name_el: string;
  name_en: string;
};

/** By its key, while it is good and its agency may have people. */
export async function findInvitationByKey(db: Db, keyHash: Buffer, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.agency_id, i.email::text as email, i.name, i.role, i.expires_at, g.name_el, g.name_en
    from agency_invitation i join agency g on g.id = i.agency_id
    join account u on u.id = g.account_id and u.status = 'approved' and u.erase_after is null
    where i.key_hash = ${keyHash} and i.expires_at > ${now} and i.accepted_at is null and i.withdrawn_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Of two who come with the same key one gets true. */
export async function markInvitationAccepted(trx: Trx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('agency_invitation')
    .set({ accepted_at: now, key_hash: null })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const insertAgent = (
  trx: Trx,
  row: { account_id: number; agency_id: number; role: AgencyRole; joined_at: Date },
) => trx.insertInto('agency_agent').values(row).execute();

/** What others invited a person to: with the person it goes. */
export const deleteInvitationsTo = (trx: Trx, email: string) =>
  trx.deleteFrom('agency_invitation').where('email', '=', email).execute();

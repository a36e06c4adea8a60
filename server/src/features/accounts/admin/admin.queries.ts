/** What the admin dashboard reads of accounts. */

import { parseGemi } from '@estia/contract/accounts/identifiers';
import { userStatuses } from '@estia/contract/accounts/model';
import { roleIds } from '@estia/contract/accounts/roles';
import type { ListingState } from '@estia/contract/listings/states';
import { requireValue } from '@estia/contract/require-value';
import type { Purpose } from '@estia/contract/search/model';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/generated/schema.ts';
import { selectWaitingCases, type WaitingCases } from '../../matches/index.ts';
import { userColumns } from '../accounts.queries.ts';

/** Beyond this the dashboard says "10,000": nobody turns a thousand pages, and counting everybody would cost a full read. */
const MAX_COUNT = 10_000;
const MAX_ADMINISTRATORS = 200;
const MAX_CHECKS = 20;

export type UserFilter = { search?: string | undefined; role_id?: number | undefined; status?: string | undefined };
type Pagination = { limit: number; offset: number };

/** Letter for letter the expression of the index account_words. */
const searchableText = sql<string>`(lower(account.username) || ' ' || lower(account.email::text))`;
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Three letters make a trigram: less is looked for where words begin, which the index also knows. */
const containsText = (search: string) =>
  [...search].length < 3
    ? sql<boolean>`(${searchableText} like lower(${`${escapeLike(search)}%`}) or ${searchableText} like lower(${`% ${escapeLike(search)}%`}))`
    : sql<boolean>`${searchableText} like lower(${`%${escapeLike(search)}%`})`;

/** Whose agency bears the number that was searched for, if it is one. */
async function findOwnerByGemi(db: Db, search: string): Promise<number | null> {
  const gemi = parseGemi(search);
  if (gemi === null) return null;
  const row = await db.selectFrom('agency').select('account_id').where('gemi', '=', gemi).executeTakeFirst();
  return row?.account_id ?? null;
}

const filterUsers = <O>(
  query: SelectQueryBuilder<DB, 'account', O>,
  { search, role_id, status }: UserFilter,
  owner: number | null,
): SelectQueryBuilder<DB, 'account', O> =>
  query
    .$if(owner !== null, (q) => q.where('account.id', '=', requireValue(owner)))
    .$if(owner === null && Boolean(search), (q) => q.where(containsText(requireValue(search))))
    .$if(role_id !== undefined, (q) => q.where('account.role_id', '=', requireValue(role_id)))
    // A role alone would find no index: all states, named, lead to account_status.
    .$if(role_id !== undefined && !status, (q) => q.where('account.status', 'in', userStatuses))
    .$if(Boolean(status), (q) => q.where('account.status', '=', requireValue(status)));

export const usersQuery = (db: Db, filter: UserFilter, owner: number | null, page: Pagination) =>
  filterUsers(db.selectFrom('account'), filter, owner)
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select(userColumns)
    .select(['agency.id as agency_id', 'agency.name_el as agency_name', 'agency.gemi'])
    .select('agency.updated_at as agency_updated_at')
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(page.limit)
    .offset(page.offset);

export const usersCountQuery = (db: Db, filter: UserFilter, owner: number | null) =>
  db
    .selectFrom(filterUsers(db.selectFrom('account'), filter, owner).select('account.id').limit(MAX_COUNT).as('some'))
    .select((e) => e.fn.countAll<number>().as('count'));

export async function listUsers(db: Db, filter: UserFilter, page: Pagination) {
  const owner = filter.search ? await findOwnerByGemi(db, filter.search) : null;
  const [rows, { count }] = await Promise.all([
    usersQuery(db, filter, owner, page).execute(),
    usersCountQuery(db, filter, owner).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

const hasSecondFactor = sql<boolean>`(
  exists (select from totp where totp.account_id = account.id and totp.confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id))`;

const lastSeen = sql<string>`to_char(account.last_seen_on, 'YYYY-MM-DD')`;

/** As the admin's lists divide them: by purpose and state. */
const listingsByList = sql<{ for: Purpose; state: ListingState; count: number }[]>`(
  select coalesce(json_agg(own order by own."for" desc, own.state), '[]') from (
    select case l.purpose when 1 then 'sale' else 'rent' end as "for",
      case when l.is_active is null then 'removed' when l.is_active then 'active' else 'inactive' end as state,
      count(*) as count
    from property p join listing l on l.property_id = p.id where p.account_id = account.id group by 1, 2) own)`;

export const findUserForAdmin = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select(userColumns)
    .select([
      'account.email_refused_at',
      lastSeen.as('last_seen_on'),
      hasSecondFactor.as('second_factor'),
      sql<number>`(select count(*) from session where session.account_id = account.id)`.as('sessions'),
      sql<number>`(select count(*) from property p join listing l on l.property_id = p.id
        where p.account_id = account.id and l.deleted_at is null)`.as('listings'),
      listingsByList.as('listings_by'),
    ])
    .where('account.id', '=', id)
    .executeTakeFirst();

export const findPlanChoice = (db: Db, accountId: number) =>
  db.selectFrom('plan_choice').select(['plan_id', 'payment']).where('account_id', '=', accountId).executeTakeFirst();

export const listRegisterChecks = (db: Db, agencyId: number) =>
  db
    .selectFrom('register_check')
    .select(['at', 'verdict', 'found'])
    .where('agency_id', '=', agencyId)
    .orderBy('at', 'desc')
    .limit(MAX_CHECKS)
    .execute();

export const listAdministrators = (db: Db) =>
  db
    .selectFrom('account')
    .select(userColumns)
    .select([lastSeen.as('last_seen_on'), hasSecondFactor.as('second_factor')])
    .where('account.status', 'in', userStatuses)
    .where('account.role_id', '=', roleIds.admin)
    .orderBy('account.is_main_admin', 'desc')
    .orderBy('account.id')
    .limit(MAX_ADMINISTRATORS)
    .execute();

export async function getAdminCounts(db: Db, now: Date) {
  const since = new Date(now.getTime() - 7 * 86_400_000);
  const { rows } = await sql<
    {
      waiting_professionals: number;
      waiting_individuals: number;
      users: number;
      blocked: number;
      pending_erasure: number;
      emails_queued: number;
      emails_refused: number;
      reports: number;
      deposits_new: number;
      deposits_matched: number;
      invoices_unmarked: number;
      agencies_unpaid: number;
      owed_cents: number;
      listings_new: number;
      paid_cents: number;
    } & WaitingCases
  >`select
    (select count(*) from account where status = 'waiting' and role_id = 3) as waiting_professionals,
    (select count(*) from account where status = 'waiting' and role_id = 2) as waiting_individuals,
    (select count(*) from account) as users,
    (select count(*) from account where status = 'blocked') as blocked,
    (select count(*) from account where erase_after is not null) as pending_erasure,
    (select count(*) from email_outbox where state = 'queued') as emails_queued,
    (select count(*) from email_outbox where state in ('refused', 'given_up')) as emails_refused,
    (select count(*) from report where decided_at is null) as reports,
    (select count(*) from bank_line where state = 'new') as deposits_new,
    (select count(*) from bank_line where state = 'matched') as deposits_matched,
    (select count(*) from invoice where mark is null) as invoices_unmarked,
    (select count(*) from subscription where state = 'past_due') as agencies_unpaid,
    (select coalesce(sum(gross_cents - credit_cents), 0) from charge where state = 'due')::bigint as owed_cents,
    (select count(*) from listing where is_active and activated_at > ${since}) as listings_new,
    (select coalesce(sum(cents), 0) from payment where at > ${since})::bigint as paid_cents,
    ${selectWaitingCases(now, MAX_COUNT)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counting gave no row');
  return row;
}

/** More are shown as "999+" (web/src/features/accounts/dashboard/DashboardNav.tsx). */
const MOST_IN_MENU = 1_000;

export type Waiting = {
  agencies: number;
  reports: number;
  deposits: number;
  invoices: number;
  private_accounts: number;
} & WaitingCases;

/** Read with every page of the admin: only what an index counts. */
export const waitingStatement = (now: Date) => sql<Waiting>`select
  (select count(*) from account where status = 'waiting' and role_id = 3) as agencies,
  (select count(*) from report where state = 'open') as reports,
  (select count(*) from bank_line where state in ('new', 'matched')) as deposits,
  (select count(*) from invoice where mark is null) as invoices,
  (select count(*) from broker_score where state in ('new', 'answered', 'no_answer') or has_complaint) as private_accounts,
  ${selectWaitingCases(now, MOST_IN_MENU)}`;

/** Held still until the transaction ends, as by `lockAccount`. */
export const lockUserByEmail = (trx: Trx, email: string) =>
  trx.selectFrom('account').select(userColumns).where('account.email', '=', email).forUpdate().executeTakeFirst();

export const setUserStatus = (
  trx: Trx,
  id: number,
  change: { status: string; status_reason: string | null; role_id?: number },
) => trx.updateTable('account').set(change).where('id', '=', id).returning(userColumns).executeTakeFirstOrThrow();

/** An admin's deletion, unlike a person's own, leaves no code to undo it with: approving again is what undoes it. */
export const cancelAdminDeletion = (trx: Trx, id: number) =>
  trx
    .updateTable('account')
    .set({ erase_after: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_code')
            .select('account_code.id')
            .where('account_code.account_id', '=', id)
            .where('account_code.purpose', '=', 'undo_delete'),
        ),
      ),
    )
    .execute();

/** A password that was right a minute ago does not finish a login any more. */
export const deleteLoginChallenges = (trx: Trx, id: number) =>
  trx.deleteFrom('login_challenge').where('account_id', '=', id).execute();

export const lockMainAdmin = (trx: Trx) =>
  trx
    .selectFrom('account')
    .select(userColumns)
    .where('account.status', 'in', userStatuses)
    .where('account.role_id', '=', roleIds.admin)
    .where('account.is_main_admin', '=', true)
    .orderBy('account.id')
    .forUpdate()
    .executeTakeFirst();

/** Two first admins made at once would both find none: the second waits here until the first is done. */
export const lockFirstAdminSetup = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('first admin'))`.execute(trx);

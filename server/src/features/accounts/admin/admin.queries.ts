/** What the admin dashboard reads of accounts. */

import { parseGemi } from '@estia/contract/accounts/identifiers';
import { type User, userStatuses } from '@estia/contract/accounts/model';
import { type RoleId, roleIds } from '@estia/contract/accounts/roles';
import type { UserSort } from '@estia/contract/admin-lists/list-choices';
import type { ListingState } from '@estia/contract/listings/states';
import { requireValue } from '@estia/contract/require-value';
import type { Purpose } from '@estia/contract/search/model';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/generated/schema.ts';
import { userColumns } from '../accounts.queries.ts';

/** Beyond this the dashboard says "10,000": nobody turns a thousand pages, and counting everybody would cost a full read. */
const MAX_COUNT = 10_000;
const MAX_ADMINISTRATORS = 200;
const MAX_CHECKS = 20;

export type UserFilter = {
  search?: string | undefined;
  role_id?: RoleId | undefined;
  status?: User['status'] | undefined;
};
type Pagination = { limit: number; offset: number };
export type UserOrder = { sort: UserSort; order: 'asc' | 'desc' };

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

/** Letter for letter the expressions of the indexes account_newest, account_by_name and account_seen. */
const sortKeys = {
  created: sql`account.created_at`,
  name: sql`account.username collate "el-x-icu"`,
  seen: sql`account.last_seen_on`,
} as const;

const lastSeen = sql<string>`to_char(account.last_seen_on, 'YYYY-MM-DD')`;

const selectUsers = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select(userColumns)
    .select(['agency.id as agency_id', 'agency.name_el as agency_name', 'agency.gemi'])
    .select(['agency.updated_at as agency_updated_at', lastSeen.as('last_seen_on')]);

/** Which users are on the page is found by the narrow index alone; what is shown of them is read for these. */
export const usersQuery = (
  db: Db,
  filter: UserFilter,
  owner: number | null,
  { limit, offset, sort, order }: Pagination & UserOrder,
) =>
  selectUsers(db)
    .where(
      'account.id',
      'in',
      filterUsers(db.selectFrom('account'), filter, owner)
        .select('account.id')
        .orderBy(sortKeys[sort], order)
        .orderBy('account.id', order)
        .limit(limit)
        .offset(offset),
    )
    .orderBy(sortKeys[sort], order)
    .orderBy('account.id', order);

/** On from an id: what is added meanwhile moves nothing. */
export async function listUsersBefore(db: Db, filter: UserFilter, before: number | undefined, limit: number) {
  const owner = filter.search ? await findOwnerByGemi(db, filter.search) : null;
  return selectUsers(db)
    .where(
      'account.id',
      'in',
      filterUsers(db.selectFrom('account'), filter, owner)
        .select('account.id')
        .$if(before !== undefined, (q) => q.where('account.id', '<', requireValue(before)))
        .orderBy('account.id', 'desc')
        .limit(limit),
    )
    .orderBy('account.id', 'desc')
    .execute();
}

export const usersCountQuery = (db: Db, filter: UserFilter, owner: number | null) =>
  db
    .selectFrom(filterUsers(db.selectFrom('account'), filter, owner).select('account.id').limit(MAX_COUNT).as('some'))
    .select((e) => e.fn.countAll<number>().as('count'));

export async function listUsers(db: Db, filter: UserFilter, page: Pagination & UserOrder) {
  const owner = filter.search ? await findOwnerByGemi(db, filter.search) : null;
  const [rows, { count }] = await Promise.all([
    usersQuery(db, filter, owner, page).execute(),
    usersCountQuery(db, filter, owner).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

/** The newest that are found, and how many there are. */
export async function findUserIds(db: Db, filter: UserFilter, limit: number) {
  const owner = filter.search ? await findOwnerByGemi(db, filter.search) : null;
  const [rows, { count }] = await Promise.all([
    filterUsers(db.selectFrom('account'), filter, owner)
      .select('account.id')
      .orderBy('account.created_at', 'desc')
      .orderBy('account.id', 'desc')
      .limit(limit)
      .execute(),
    usersCountQuery(db, filter, owner).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ id }) => id), count };
}

const hasSecondFactor = sql<boolean>`(
  exists (select from totp where totp.account_id = account.id and totp.confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id))`;

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

/** Held still until the transaction ends, as by `lockAccount`. */
export const lockUserByEmail = (trx: Trx, email: string) =>
  trx.selectFrom('account').select(userColumns).where('account.email', '=', email).forUpdate().executeTakeFirst();

export const setUserStatus = (
  trx: Trx,
  id: number,
  change: { status: User['status']; status_reason: string | null; role_id?: RoleId },
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

export const lockAdministrators = (trx: Trx) =>
  trx
    .selectFrom('account')
    .select(userColumns)
    .where('account.status', '=', 'approved')
    .where('account.role_id', '=', roleIds.admin)
    .orderBy('account.id')
    .forUpdate()
    .execute();

/** Two first admins made at once would both find none: the second waits here until the first is done. */
export const lockFirstAdminSetup = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('first admin'))`.execute(trx);

/** Of an agency: it has been approved at some time. */
export async function hasSubscription(trx: Trx, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from subscription where account_id = ${accountId}) as has`.execute(trx);
  return rows[0]?.has ?? false;
}

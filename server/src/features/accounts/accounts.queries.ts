/** SQL of the door: finding and making accounts, what proves a mailbox, what a new password ends. */
import { requireValue } from '@estia/contract/require-value';
import { type Insertable, type Selectable, sql } from 'kysely';
import { buildLastSeenUpdate, hashToken } from '../../platform/auth/sessions.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Account, PlanChoice, TermsAcceptance } from '../../platform/generated/schema.ts';
import { getStatusAfterConfirmation } from './accounts.policy.ts';

/** What `userView` reads. */
export const userColumns = [
  'account.id',
  'account.role_id',
  'account.is_main_admin',
  'account.status',
  'account.status_reason',
  'account.username',
  'account.email',
  'account.email_confirmed_at',
  'account.mobile',
  'account.landline',
  'account.locale',
  'account.mail_news',
  'account.mail_alerts',
  'account.mail_messages',
  'account.mail_agency_leads',
  'account.created_at',
  'account.erase_after',
] as const;

type Column = (typeof userColumns)[number] extends `account.${infer Name}` ? Name : never;
export type UserRow = Pick<Selectable<Account>, Column>;

export type AccountWithPassword = UserRow & { password_hash: string | null };

/** Emails are compared without regard to case (citext). */
export const findAccountByEmail = (db: Db, email: string): Promise<AccountWithPassword | undefined> =>
  db
    .selectFrom('account')
    .select(userColumns)
    .select('account.password_hash')
    .where('email', '=', email)
    .executeTakeFirst();

/**
 * The account, held still until the transaction ends. Whoever changes an account, or what hangs on it (codes, sessions,
 * factors, a change of address), holds it first: then no two wait for each other crosswise.
 */
export const lockAccount = (trx: Trx, id: number): Promise<UserRow | undefined> =>
  trx.selectFrom('account').select(userColumns).where('id', '=', id).forUpdate().executeTakeFirst();

export const findUser = (db: Db, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('account').select(userColumns).where('id', '=', id).executeTakeFirst();

/** Undefined when the email is taken: of two who register it at once, the second waits for the first and gets this. */
export const insertAccount = (db: Db, row: Insertable<Account>): Promise<UserRow | undefined> =>
  db
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(userColumns)
    .executeTakeFirst();

export async function insertTermsAcceptance(db: Db, row: Insertable<TermsAcceptance>): Promise<void> {
  await db.insertInto('terms_acceptance').values(row).execute();
}

export async function insertPlanChoice(db: Db, row: Insertable<PlanChoice>): Promise<void> {
  await db.insertInto('plan_choice').values(row).execute();
}

/**
 * Somebody comes in. Takes the row's lock, so that a block that is being written is waited for and seen, and notes the
 * day, by which forgotten accounts are told from others.
 */
export const recordLogin = (db: Db, id: number, now: Date): Promise<UserRow | undefined> =>
  db
    .updateTable('account')
    .set(buildLastSeenUpdate(now))
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();

/** Whose agency is blocked is out with it, as `findViewer` says too. */
export async function isAgencyBlocked(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('agency_agent')
    .innerJoin('agency', 'agency.id', 'agency_agent.agency_id')
    .innerJoin('account', 'account.id', 'agency.account_id')
    .select('account.status')
    .where('agency_agent.account_id', '=', id)
    .executeTakeFirst();
  return found?.status === 'blocked';
}

export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/**
 * Off, where the sweep of accounts that nobody confirmed had set it. One that its owner asked for has a code to undo it
 * with.
 */
const eraseAfterUnlessSwept = sql<Date | null>`case when exists (
  select from account_code c where c.account_id = account.id and c.purpose = 'undo_delete'
) then account.erase_after end`;

/** The mailbox was shown to be theirs: by its code, or by one for a new password that went to the same place. */
export async function markEmailConfirmed(trx: Trx, id: number, now: Date): Promise<void> {
  const account = await lockAccount(trx, id);
  if (!account) return;
  await trx
    .updateTable('account')
    .set({
      status: getStatusAfterConfirmation(account),
      email_confirmed_at: account.email_confirmed_at ?? now,
      email_refused_at: null,
      ...(account.status === 'waiting' && account.email_confirmed_at === null
        ? { erase_after: eraseAfterUnlessSwept }
        : {}),
    })
    .where('id', '=', id)
    .execute();
}

export type CodePurpose =
  | 'confirm_email'
  | 'reset_password'
  | 'choose_password'
  | 'leave_email'
  | 'enter_email'
  | 'undo_delete';

export async function deleteCodes(db: Db, accountId: number, purposes: readonly CodePurpose[]): Promise<void> {
  await db.deleteFrom('account_code').where('account_id', '=', accountId).where('purpose', 'in', purposes).execute();
}

/** A change of address that is under way, with its codes. */
export async function deleteEmailChange(trx: Trx, accountId: number): Promise<void> {
  await deleteCodes(trx, accountId, ['leave_email', 'enter_email']);
  await trx.deleteFrom('email_change').where('account_id', '=', accountId).execute();
}

/**
 * A new password, and the end of what could still come in by the old one, or was begun with it: half-made logins, codes
 * to choose a password with, a change of address. False when the password is no longer `from`.
 */
export async function replacePassword(
  trx: Trx,
  id: number,
  { from, to }: { from?: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password_hash: to })
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', requireValue(from)))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('login_challenge').where('account_id', '=', id).execute();
  await deleteCodes(trx, id, ['reset_password', 'choose_password']);
  await deleteEmailChange(trx, id);
  return true;
}

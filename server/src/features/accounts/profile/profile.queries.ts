/** What a person changes of themselves. */
import { readProperty } from '@estia/contract/read-property';
import type { Updateable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Account } from '../../../platform/generated/schema.ts';
import { deleteCodes, deleteEmailChange, markEmailConfirmed, type UserRow, userColumns } from '../accounts.queries.ts';

export async function findPasswordHash(db: Db, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return row?.password_hash ?? null;
}

export type ProfileChange = Pick<
  Updateable<Account>,
  'username' | 'mobile' | 'landline' | 'locale' | 'mail_news' | 'mail_alerts' | 'mail_messages' | 'mail_agency_leads'
>;

export async function updateProfile(db: Db, accountId: number, change: ProfileChange): Promise<UserRow> {
  return db
    .updateTable('account')
    .set(change)
    .where('id', '=', accountId)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
}

/* Change of email */

export async function isEmailInUse(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

export async function findEmailChange(db: Db, accountId: number, now: Date) {
  return db
    .selectFrom('email_change')
    .select(['new_email', 'old_confirmed_at', 'new_confirmed_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export type NewEmailChange = {
  account_id: number;
  new_email: string;
  /** Set at once where there is no proven mailbox to ask. */
  old_confirmed_at: Date | null;
  created_at: Date;
  expires_at: Date;
};

/** One at a time: a new one takes the place of the last, and of its codes. The account is held. */
export async function insertEmailChange(trx: Trx, start: NewEmailChange): Promise<void> {
  await deleteCodes(trx, start.account_id, ['leave_email', 'enter_email']);
  const { account_id, ...columns } = { ...start, new_confirmed_at: null };
  await trx
    .insertInto('email_change')
    .values({ account_id, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}

/**
 * One mailbox says yes. Says whether both have; null when there is no change under way (any more). Two that say it at
 * once wait for each other at the row, and the second sees the first.
 */
export async function confirmEmailChangeSide(
  db: Db,
  { accountId, side, now }: { accountId: number; side: 'old' | 'new'; now: Date },
): Promise<{ newEmail: string; both: boolean } | null> {
  const row = await db
    .updateTable('email_change')
    .set(side === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .returning(['new_email', 'old_confirmed_at', 'new_confirmed_at'])
    .executeTakeFirst();
  if (!row) return null;
  return { newEmail: row.new_email, both: row.old_confirmed_at !== null && row.new_confirmed_at !== null };
}

/**
 * The new address takes over, and is a proven mailbox: an individual who waited for just that is approved. Codes that
 * were mailed to the old address open nothing any more.
 */
export async function replaceEmail(
  trx: Trx,
  { accountId, newEmail, now }: { accountId: number; newEmail: string; now: Date },
): Promise<void> {
  await deleteCodes(trx, accountId, ['confirm_email', 'reset_password', 'choose_password']);
  await deleteEmailChange(trx, accountId);
  await trx
    .updateTable('account')
    .set({ email: newEmail, email_confirmed_at: null })
    .where('id', '=', accountId)
    .execute();
  await markEmailConfirmed(trx, accountId, now);
}

/** Somebody else has taken the address between the question and the write. */
export const isEmailUniqueViolation = (error: unknown): boolean =>
  readProperty(error, 'constraint') === 'account_email_key';

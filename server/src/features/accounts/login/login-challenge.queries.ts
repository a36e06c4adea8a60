/** Logins whose password was right and whose second factor is due. */
import { accountLimits } from '@estia/contract/accounts/limits';
import { sql } from 'kysely';
import { generateToken, hashToken } from '../../../platform/auth/sessions.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';

export async function insertLoginChallenge(
  trx: Trx,
  { accountId, now, expiresAt }: { accountId: number; now: Date; expiresAt: Date },
): Promise<string> {
  const token = generateToken();
  await trx.deleteFrom('login_challenge').where('account_id', '=', accountId).where('expires_at', '<=', now).execute();
  await trx
    .insertInto('login_challenge')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      tries_left: accountLimits.codeTries,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

/** Whose login it is, while there is a try left. */
export async function findChallengedAccount(db: Db, hash: Buffer, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('login_challenge')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** As above, and takes a try before anything is compared: many at once do not get more of them. */
export async function consumeChallengeAttempt(db: Db, hash: Buffer, now: Date): Promise<number | null> {
  const row = await db
    .updateTable('login_challenge')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** False when it is gone: a login is finished once. */
export async function deleteLoginChallenge(db: Db, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('login_challenge').where('token_hash', '=', hash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Passkeys of an account, and the challenges that wait to be signed. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export async function listPasskeys(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** Null when the device is already known here, to whomever. */
export async function insertPasskey(
  db: Db,
  row: {
    account_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Date;
  },
): Promise<number | null> {
  const made = await db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/**
 * A device that counts must count up: one that does not was copied, or what it signed is being sent again. Devices that
 * keep their keys in a cloud say 0 always.
 */
export async function recordPasskeyUse(
  db: Db,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.val(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/* Challenges: each is signed once */

export async function savePasskeyChallenge(
  db: Db,
  row: { account_id: number; challenge: string; expires_at: Date },
): Promise<void> {
  const { challenge, expires_at } = row;
  await db
    .insertInto('passkey_challenge')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ challenge, expires_at }))
    .execute();
}

export async function consumePasskeyChallenge(db: Db, accountId: number, now: Date): Promise<string | null> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('account_id', '=', accountId)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : null;
}

type LoginChallengeRef = { accountId: number; challengeHash: Buffer; now: Date };

/** False when the login has ended meanwhile. */
export async function saveLoginPasskeyChallenge(
  db: Db,
  { accountId, challengeHash, now }: LoginChallengeRef,
  challenge: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_challenge')
    .set({ passkey_challenge: challenge })
    .where('token_hash', '=', challengeHash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function consumeLoginPasskeyChallenge(
  db: Db,
  { accountId, challengeHash, now }: LoginChallengeRef,
): Promise<string | null> {
  const { rows } = await sql<{ challenge: string | null }>`
    with waiting as (
      select token_hash, passkey_challenge from login_challenge
      where token_hash = ${challengeHash} and account_id = ${accountId} and expires_at > ${now} for update
    )
    update login_challenge l set passkey_challenge = null from waiting w where l.token_hash = w.token_hash
    returning w.passkey_challenge as challenge`.execute(db);
  return rows[0]?.challenge ?? null;
}

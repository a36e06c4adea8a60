/** Second factors of an account. Every statement names the account: one of somebody else is not found. */
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type AccountFactors = { totp: boolean; passkeys: number; recoveryCodes: number };

/** What an account has confirmed. */
export async function getFactors(db: Db, accountId: number): Promise<AccountFactors> {
  const { rows } = await sql<AccountFactors>`
    select
      exists (select from totp where account_id = ${accountId} and confirmed_at is not null) as totp,
      (select count(*)::int from passkey where account_id = ${accountId}) as passkeys,
      (select count(*)::int from recovery_code where account_id = ${accountId}) as "recoveryCodes"`.execute(db);
  return requireValue(rows[0]);
}

/* Authenticator app */

/** Begins anew, unless the account already has one that counts. */
export async function insertTotp(db: Db, accountId: number, secret: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('totp')
    .values({ account_id: accountId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findTotp(db: Db, accountId: number): Promise<{ secret: Buffer; confirmed: boolean } | null> {
  const row = await db
    .selectFrom('totp')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { secret: row.secret, confirmed: row.confirmed_at !== null } : null;
}

/** False when it was confirmed meanwhile, or begun anew with another secret. */
export async function markTotpConfirmed(
  db: Db,
  { accountId, secret, step, now }: { accountId: number; secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A code counts once, and none before it: of two that bring the same at once one is true. */
export async function consumeTotpStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTotp(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('totp')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/* Recovery codes */

export async function saveRecoveryCodes(trx: Trx, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(trx, accountId);
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

async function deleteRecoveryCodes(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** With the last factor go the codes that stood in for it, and what sessions had by having given it. */
export async function clearFactorState(trx: Trx, accountId: number): Promise<void> {
  await deleteRecoveryCodes(trx, accountId);
  await trx.updateTable('session').set({ has_second_factor: false }).where('account_id', '=', accountId).execute();
}

/** A used code is a deleted row. */
export async function consumeRecoveryCode(db: Db, accountId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lost with the phone: the account is as if it had never had one. */
export async function deleteAllFactors(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('totp').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
  await clearFactorState(trx, accountId);
}

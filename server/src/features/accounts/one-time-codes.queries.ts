/**
 * Codes that prove a mailbox. A code for a forgotten password is short, because people type it from a phone, and so it
 * is looked up by its account, belongs to whoever asked for it and has five tries. Those that an admin gives are twice
 * as long. All others are long enough to be looked up by themselves: a letter's link carries them behind the #, which
 * no server and no log ever sees.
 */

import { accountLimits } from '@estia/contract/accounts/limits';
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import {
  generateEmailCode,
  generateRandomText,
  groupByFour,
  hashEmailCode,
  normalizeCode,
} from '../../platform/security/email-codes.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { type CodePurpose, lockAccount } from './accounts.queries.ts';

export type EmailCodePurpose = 'confirm_email' | 'leave_email' | 'enter_email' | 'undo_delete';

/** Digits of a code that somebody asked for, and of one that was given. */
const RESET_CODE_DIGITS = 8;
const ADMIN_CODE_DIGITS = 16;

type CodeContext = { secrets: Secrets; now: Date };

type CodeRow = {
  account_id: number;
  purpose: CodePurpose;
  code_hash: Buffer;
  requester_hash?: Buffer;
  created_at: Date;
  expires_at: Date;
};

/**
 * A new code ends the old ones of its purpose, or of its viewer: one email counts, the last, also of two asked at once.
 */
async function saveCode(trx: Trx, row: CodeRow): Promise<void> {
  await lockAccount(trx, row.account_id);
  await trx
    .deleteFrom('account_code')
    .where('account_id', '=', row.account_id)
    .where('purpose', '=', row.purpose)
    .$if(row.requester_hash !== undefined, (query) =>
      query.where('requester_hash', '=', requireValue(row.requester_hash)),
    )
    .execute();
  await trx
    .insertInto('account_code')
    .values({ ...row, tries_left: accountLimits.codeTries })
    .execute();
}

/** `ABCD-EFGH-JKMN`, good for `days`. `trx` also orders the email. */
export async function createEmailCode(
  trx: Trx,
  {
    secrets,
    now,
    accountId,
    purpose,
    days,
  }: CodeContext & { accountId: number; purpose: EmailCodePurpose; days: number },
): Promise<string> {
  const { code, hash } = generateEmailCode(secrets, purpose);
  await saveCode(trx, {
    account_id: accountId,
    purpose,
    code_hash: hash,
    created_at: now,
    expires_at: new Date(now.getTime() + days * 86_400_000),
  });
  return code;
}

/**
 * Whose code it is. A code works once: taking it deletes it, and of two takers at once one gets it. The account is held
 * before the code is taken, as by all who change either.
 */
export async function consumeEmailCode(
  trx: Trx,
  { secrets, now, purpose, code }: CodeContext & { purpose: EmailCodePurpose; code: string },
): Promise<number | null> {
  const code_hash = hashEmailCode(secrets, purpose, code);
  const found = await trx
    .selectFrom('account_code')
    .select('account_id')
    .where('purpose', '=', purpose)
    .where('code_hash', '=', code_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return null;
  await lockAccount(trx, found.account_id);
  const { numDeletedRows } = await trx
    .deleteFrom('account_code')
    .where('purpose', '=', purpose)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n ? found.account_id : null;
}

/* Codes to choose a password with: digits, because they are typed; looked up by their account */

type PasswordCode = { secrets: Secrets; accountId: number; code: string };

/** Nobody asked for it: an admin or the command line gave it. */
export const isAdminIssuedCode = (code: string): boolean => normalizeCode(code).length > RESET_CODE_DIGITS;

const getPasswordCodePurpose = (code: string) => (isAdminIssuedCode(code) ? 'choose_password' : 'reset_password');
const hashPasswordCode = ({ secrets, accountId, code }: PasswordCode): Buffer =>
  secrets.hash(getPasswordCodePurpose(code), `${accountId} ${normalizeCode(code)}`);

async function savePasswordCode(
  trx: Trx,
  { secrets, now, accountId, minutes, requester }: PasswordCodeInput & { requester?: Buffer },
): Promise<string> {
  const code = generateRandomText('0123456789', requester ? RESET_CODE_DIGITS : ADMIN_CODE_DIGITS);
  await saveCode(trx, {
    account_id: accountId,
    purpose: getPasswordCodePurpose(code),
    code_hash: hashPasswordCode({ secrets, accountId, code }),
    ...(requester ? { requester_hash: requester } : {}),
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
  });
  return code;
}

type PasswordCodeInput = CodeContext & { accountId: number; minutes: number };

/** Eight digits for whoever asked. Others who ask have codes of their own. */
export const createResetCode = (trx: Trx, order: PasswordCodeInput & { requester: Buffer }): Promise<string> =>
  savePasswordCode(trx, order);

/**
 * `1234-5678-9012-3456`, for an invitation or by an admin's hand. Too long to guess, so it needs no tries that a
 * stranger could use up, and nobody's asking ends it.
 */
export const createAdminIssuedCode = async (trx: Trx, order: PasswordCodeInput): Promise<string> =>
  groupByFour(await savePasswordCode(trx, order));

/**
 * Whether the code is right. Asked-for codes: who asked takes a try of theirs before it is compared, in one statement,
 * so that many at once get no more than five between them; codes of others are compared only where `others` allows it,
 * and lose no try by that: whoever lets them be compared has counted it. A right code stays until `consumeResetCode`.
 */
export async function verifyResetCode(
  db: Db,
  { now, requester, others, ...passwordCode }: CodeContext & PasswordCode & { requester: Buffer; others: boolean },
): Promise<boolean> {
  const hash = hashPasswordCode(passwordCode);
  const live = sql`account_id = ${passwordCode.accountId} and purpose = ${getPasswordCodePurpose(passwordCode.code)} and expires_at > ${now} and tries_left > 0`;
  const { rows } = await sql<{ right: boolean | null }>`
    with own as (
      update account_code set tries_left = tries_left - 1 where ${live} and requester_hash = ${requester}
      returning code_hash = ${hash} as "right"
    )
    select bool_or("right") as "right" from (
      select "right" from own
      union all
      select code_hash = ${hash} from account_code
      where ${live} and (requester_hash is null or (${others} and requester_hash <> ${requester}))
    ) compared`.execute(db);
  return rows[0]?.right ?? false;
}

/** Uses a code up, in the transaction of what it was for. Of two at once one gets true. */
export async function consumeResetCode(db: Db, passwordCode: PasswordCode): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_code')
    .where('account_id', '=', passwordCode.accountId)
    .where('purpose', '=', getPasswordCodePurpose(passwordCode.code))
    .where('code_hash', '=', hashPasswordCode(passwordCode))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

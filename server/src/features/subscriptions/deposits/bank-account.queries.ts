/** Where agencies deposit: a setting of the site, one row, whole. Empty until an admin has filled it in. */
import type { Db, Trx } from '../../../platform/db/db.ts';
import { findSetting, lockSetting, updateSetting } from '../../../platform/settings.queries.ts';

export type BankAccount = { beneficiary: string; iban: string; bank: string };

const NAME = 'bank_account';
export const emptyBankAccount: BankAccount = { beneficiary: '', iban: '', bank: '' };

export async function getBankAccount(db: Db): Promise<{ account: BankAccount; changed_at: Date | null }> {
  const row = await findSetting<BankAccount>(db, NAME);
  const account = { ...emptyBankAccount, ...row?.value };
  return { account, changed_at: account.iban === '' ? null : (row?.changed_at ?? null) };
}

export const lockBankAccount = (trx: Trx, now: Date): Promise<BankAccount> =>
  lockSetting(trx, NAME, emptyBankAccount, now);

export const updateBankAccount = (trx: Trx, account: BankAccount, by: number, now: Date) =>
  updateSetting(trx, NAME, account, by, now);

/** What an agency is told: where to, and its GEMI number to write on it. Null until an admin has named an account. */
export async function findDepositInstructions(
  db: Db,
  gemi: string,
): Promise<(BankAccount & { reference: string }) | null> {
  const { account } = await getBankAccount(db);
  return account.iban === '' ? null : { ...account, reference: gemi };
}

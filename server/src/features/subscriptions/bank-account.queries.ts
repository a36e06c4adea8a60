/** Where offices deposit: a setting of the site, one row, whole. Empty until an admin has filled it in. */
import type { Db } from '../../platform/db.ts';
import { holdSetting, readSetting, writeSetting } from '../../platform/settings.ts';

export type BankAccount = { beneficiary: string; iban: string; bank: string };

const NAME = 'bank_account';
export const noBankAccount: BankAccount = { beneficiary: '', iban: '', bank: '' };

export async function readBankAccount(db: Db): Promise<{ account: BankAccount; changed_at: Date | null }> {
  const row = await readSetting(db, NAME);
  const account = { ...noBankAccount, ...(row?.value as Partial<BankAccount> | undefined) };
  return { account, changed_at: account.iban === '' ? null : (row?.changed_at ?? null) };
}

export const holdBankAccount = async (trx: Db, now: Date): Promise<BankAccount> => ({
  ...noBankAccount,
  ...((await holdSetting(trx, NAME, noBankAccount, now)) as Partial<BankAccount>),
});

export const writeBankAccount = (trx: Db, account: BankAccount, by: number, now: Date) =>
  writeSetting(trx, NAME, account, by, now);

/** What an office is told: where to, and its GEMI number to write on it. Null until an admin has named an account. */
export async function depositTo(db: Db, gemi: string): Promise<(BankAccount & { reference: string }) | null> {
  const { account } = await readBankAccount(db);
  return account.iban === '' ? null : { ...account, reference: gemi };
}

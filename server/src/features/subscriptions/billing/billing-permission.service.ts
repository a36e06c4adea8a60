/**
 * Whether this site may ask an agency for money. A real one (https) may not before an admin has entered who issues its
 * invoices, nor for a deposit before there is an account to deposit to. Until then months are free: see `free_month` of
 * the machine.
 */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/db.ts';
import { hasIssuer } from '../../invoices/index.ts';
import { getBankAccount } from '../deposits/bank-account.queries.ts';

type PaymentMethod = 'card' | 'deposit';

export async function mayBill(db: Db, deps: Pick<Deps, 'config'>, way: PaymentMethod): Promise<boolean> {
  if (!deps.config.secure) return true;
  if (!(await hasIssuer(db, deps))) return false;
  return way === 'card' || (await getBankAccount(db)).account.iban !== '';
}

export async function assertMayBill(db: Db, deps: Pick<Deps, 'config'>, way: PaymentMethod): Promise<void> {
  if (!(await mayBill(db, deps, way))) throw new AppError('not_billing_yet');
}

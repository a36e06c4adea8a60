/** Where agencies deposit: whoever changes it could have their money, so it takes two admins where there are two. */
import { isDeepStrictEqual } from 'node:util';
import { bankAccountInput } from '@estia/contract/subscriptions/bank-account-form';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import {
  type ApprovalPerformer,
  type ApprovedAct,
  lockSettingRequest,
  requestApproval,
} from '../../../platform/approvals.ts';
import { changedFields, writeAuditLog } from '../../../platform/audit.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { type BankAccount, lockBankAccount, updateBankAccount } from './bank-account.queries.ts';

/** The log names records by number; settings have names, and this one is the second. */
const SETTING_ID = 2;

type Change = Pick<ApprovedAct, 'adminId' | 'reason' | 'now'> & { before: BankAccount; after: BankAccount };

async function writeBankAccount(trx: Trx, { adminId, before, after, reason, now }: Change): Promise<void> {
  await updateBankAccount(trx, after, adminId, now);
  await writeAuditLog(trx, {
    adminId,
    action: 'bank_account_changed',
    subject: 'setting',
    subjectId: SETTING_ID,
    reason,
    before,
    after,
    now,
  });
}

/** True: another admin has to approve it first. The same again changes nothing. */
export function changeBankAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  after: BankAccount,
  reason: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const now = clock();
    await lockSettingRequest(trx, 'bank_account');
    const before = await lockBankAccount(trx, now);
    if (isDeepStrictEqual(before, { ...before, ...after })) return false;
    const act = { adminId, reason, now, before, after };
    const record = { targetId: 0, accountId: null, subject: 'setting', subjectId: SETTING_ID } as const;
    if (await requestApproval(trx, { kind: 'bank_account', ...record, input: after, ...act })) return true;
    await writeBankAccount(trx, act);
    return false;
  });
}

export const performBankAccountChange: ApprovalPerformer = async (trx, act) => {
  const after = bankAccountInput.parse(act.input);
  const before = await lockBankAccount(trx, act.now);
  // Somebody changed it meanwhile: what was approved is not what would be changed.
  if (!isDeepStrictEqual(changedFields(before, after).before, act.before)) throw new AppError('changed_meanwhile');
  await writeBankAccount(trx, { ...act, before, after });
  return undefined;
};

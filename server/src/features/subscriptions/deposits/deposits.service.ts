/**
 * SUBS-3: deposits in two steps. A line is matched to an agency and to what it owes, by the import or by an admin; then
 * an admin confirms it, another one where there is another, and only then is it money. Both steps are written down.
 * Locks: the account, then the line.
 */
import { parseGemi } from '@estia/contract/accounts/identifiers';
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { athensDay } from '@estia/contract/rules/in-force';
import { isCalendarDay } from '@estia/contract/rules/rule-params';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { hasOtherAdmin } from '../../../platform/auth/has-other-admin.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { recordPayment } from '../payments/payments.service.ts';
import { lockAgencyAccount } from '../subscriptions.queries.ts';
import { explainMismatch } from './deposit-matching.ts';
import { enqueueDepositEmail } from './deposits.emails.ts';
import * as q from './deposits.queries.ts';

const FINGERPRINT_PURPOSE = 'bank_line';
export const BANK_TEXT_PURPOSE = 'bank_text';

/** The same line of the same day again has the same print; of several alike each has its number. */
export const hashBankLine = (
  { secrets }: Pick<Deps, 'secrets'>,
  line: { booked_on: string; cents: number; text: string },
  nth: number,
): Buffer =>
  secrets.hash(FINGERPRINT_PURPOSE, JSON.stringify([line.booked_on, line.cents, line.text.replace(/\s+/g, ' '), nth]));

const toAuditFields = (line: Pick<q.BankLineRow, 'id' | 'cents' | 'booked_on'>) => ({
  line_id: line.id,
  cents: line.cents,
  booked_on: line.booked_on,
});

/** The charge that a sum settles to the cent. Null with a reason: nothing does, and the admin knows. */
async function findSettledCharge(
  trx: Trx,
  agency: { account_id: number; gemi: string },
  cents: number,
  { not_owed, credit, now, ownAccount }: { not_owed: boolean; credit: boolean; now: Date; ownAccount: number | null },
) {
  const [known] = await q.listAgenciesToMatch(trx, [agency], now);
  if (!known) throw new AppError('not_found');
  // A line that is matched anew gives its own charge back first.
  const due = [...known.due, ...known.matched.filter((owed) => owed.charge_id === ownAccount)];
  const owed = due.find(({ gross_cents }) => gross_cents === cents);
  if (owed && !not_owed) return { charge_id: owed.charge_id, match_problem: null, is_credit: false };
  const matched = known.matched.filter((each) => each.charge_id !== ownAccount);
  if (!not_owed && !credit) throw new AppError('invalid_input', { gemi: 'deposit_not_owed' });
  return {
    charge_id: null,
    is_credit: credit && !not_owed,
    match_problem: owed ? null : explainMismatch({ ...known, due, matched }, cents),
  };
}

/** By its number, or by its name where that names one agency alone. */
async function getAgencyByGemi(db: Db, typed: string): Promise<{ account_id: number; gemi: string }> {
  const gemi = parseGemi(typed);
  if (gemi !== null) {
    const agency = await q.findAgencyByGemi(db, gemi);
    if (!agency) throw new AppError('invalid_input', { gemi: 'gemi_unknown' });
    return agency;
  }
  const name = createPhoneticKey(typed);
  const found = name === '' ? [] : await q.listAgenciesByName(db, name.split(' '));
  const exact = found.filter(({ name_key }) => name_key.split('  ').some((each) => each.trim() === name));
  const [office, other] = exact.length > 0 ? exact : found;
  if (!office) throw new AppError('invalid_input', { gemi: 'gemi_unknown' });
  if (other) throw new AppError('invalid_input', { gemi: 'agency_several' });
  return { account_id: office.account_id, gemi: office.gemi };
}

type DepositMatch = { gemi: string; not_owed: boolean; credit: boolean; reason: string };

/** Whose it is, by hand. Also of a line that was matched before: until it is confirmed, a mistake can be put right. */
export async function matchDeposit(
  deps: Deps,
  adminId: number,
  id: number,
  { gemi, not_owed, credit, reason }: DepositMatch,
) {
  const now = deps.clock();
  const agency = await getAgencyByGemi(deps.db, gemi);
  await deps.db.transaction().execute(async (trx) => {
    await lockAgencyAccount(trx, agency.account_id);
    await q.lockBankLines(trx);
    const line = await q.lockBankLine(trx, id);
    if (!line) throw new AppError('not_found');
    if (line.state !== 'new' && line.state !== 'matched') throw new AppError('changed_meanwhile');
    const match = await findSettledCharge(trx, agency, line.cents, {
      not_owed,
      credit,
      now,
      ownAccount: line.charge_id,
    });
    await q.markBankLineMatched(trx, id, { ...match, account_id: agency.account_id, adminId, now });
    await writeAuditLog(trx, {
      adminId,
      action: 'deposit_matched',
      subject: 'account' as const,
      subjectId: agency.account_id,
      reason,
      now,
      before: {},
      after: { ...toAuditFields(line), charge_id: match.charge_id },
    });
  });
}

/** A deposit that an admin saw at the bank. The same day and sum of the same agency twice is the same deposit. */
export async function recordDeposit(
  deps: Deps,
  adminId: number,
  { gemi, not_owed, credit, reason, booked_on, amount }: DepositMatch & { booked_on: string; amount: number },
): Promise<number> {
  const now = deps.clock();
  if (!isCalendarDay(booked_on) || booked_on > athensDay(now))
    throw new AppError('invalid_input', { booked_on: 'invalid' });
  const agency = await getAgencyByGemi(deps.db, gemi);
  return deps.db.transaction().execute(async (trx) => {
    await lockAgencyAccount(trx, agency.account_id);
    await q.lockBankLines(trx);
    const match = await findSettledCharge(trx, agency, amount, { not_owed, credit, now, ownAccount: null });
    const line = { booked_on, cents: amount, text: `hand ${agency.account_id}` };
    const [id] = await q.insertBankLines(
      trx,
      [
        {
          fingerprint: hashBankLine(deps, line, 0),
          booked_on,
          cents: amount,
          text: null,
          state: 'matched' as const,
          ...match,
          account_id: agency.account_id,
        },
      ],
      { source: 'hand', adminId, now },
    );
    if (id === undefined) throw new AppError('changed_meanwhile');
    await writeAuditLog(trx, {
      adminId,
      action: 'deposit_noted',
      subject: 'account' as const,
      subjectId: agency.account_id,
      reason,
      now,
      before: {},
      after: { ...toAuditFields({ id, cents: amount, booked_on }), charge_id: match.charge_id },
    });
    return id;
  });
}

/** Noon of that day in Greece: a statement has no hours. */
const receivedAt = (day: string): Date => new Date(`${day}T10:00:00Z`);

export async function confirmDeposit(deps: Deps, adminId: number, id: number, reason: string): Promise<void> {
  const now = deps.clock();
  const seen = await q.findBankLine(deps.db, id);
  if (!seen) throw new AppError('not_found');
  const accountId = seen.account_id;
  if (accountId === null) throw new AppError('changed_meanwhile');
  await deps.db.transaction().execute(async (trx) => {
    const agency = await lockAgencyAccount(trx, accountId);
    const line = await q.lockBankLine(trx, id);
    if (line?.state !== 'matched' || line.account_id !== accountId) throw new AppError('changed_meanwhile');
    if (line.matcher_id === adminId && (await hasOtherAdmin(trx, adminId))) throw new AppError('second_admin_needed');
    const became = await recordPayment(trx, deps, {
      chargeId: line.charge_id,
      accountId,
      method: 'deposit' as const,
      cents: line.cents,
      isCredit: line.is_credit,
      ref: `bank:${id}`,
      at: receivedAt(line.booked_on),
    });
    // It was owed when it was matched and is not any more: an admin looks again.
    if (line.charge_id !== null && became !== 'paid') throw new AppError('deposit_not_owed');
    await q.markBankLineConfirmed(trx, id, adminId, now);
    if (agency)
      await enqueueDepositEmail(trx, deps, agency, 'deposit_received', {
        cents: line.cents,
        due_on: line.booked_on,
        reference: agency.gemi,
        owed: became === 'paid',
        ...(line.is_credit ? { left_cents: await q.sumDueCents(trx, accountId) } : {}),
      });
    await writeAuditLog(trx, {
      adminId,
      action: 'deposit_confirmed',
      subject: 'account' as const,
      subjectId: accountId,
      reason,
      now,
      before: {},
      after: { ...toAuditFields(line), charge_id: line.charge_id },
    });
  });
}

export async function rejectDeposit(deps: Deps, adminId: number, id: number, reason: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const line = await q.lockBankLine(trx, id);
    if (!line) throw new AppError('not_found');
    if (line.state === 'rejected') return;
    if (line.state === 'confirmed') throw new AppError('changed_meanwhile');
    await q.markBankLineRejected(trx, id, adminId, now);
    await writeAuditLog(trx, {
      adminId,
      action: 'deposit_rejected',
      reason,
      now,
      ...(line.account_id === null
        ? { subject: 'setting' as const, subjectId: id }
        : { subject: 'account' as const, subjectId: line.account_id }),
      before: {},
      after: toAuditFields(line),
    });
  });
}

/** NAV-7: who runs the site. Changed in one transaction with its row in the audit log; the same again changes nothing. */
import { isDeepStrictEqual } from 'node:util';
import { defaultOperator, type Operator } from '@estia/contract/site/operator';
import { type OperatorInput, operatorInput } from '@estia/contract/site/operator-form';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  type ApprovalPerformer,
  type ApprovedAct,
  lockSettingRequest,
  requestApproval,
} from '../../platform/approvals.ts';
import { changedFields, writeAuditLog } from '../../platform/audit.ts';
import type { Trx } from '../../platform/db/db.ts';
import { OPERATOR_SETTING, readOperator } from '../../platform/operator.ts';
import { lockSetting, updateSetting } from '../../platform/settings.queries.ts';

/** The log names records by number; settings have names, and this one is the first. */
const SUBJECT_ID = 1;

export async function getOperator({ db }: Pick<Deps, 'db'>) {
  const { operator, changedAt } = await readOperator(db);
  return { operator, changed_at: changedAt?.toISOString() ?? null };
}

/** As the form has it: one name a line of the log. */
const toForm = ({ name, legal_form, seat, partner, ...rest }: Operator) => ({
  name: name.el,
  name_en: name.en,
  legal_form: legal_form.el,
  legal_form_en: legal_form.en,
  seat: seat.el,
  seat_en: seat.en,
  ...rest,
  partner: partner.el,
  partner_en: partner.en,
});

const fromForm = (form: OperatorInput): Operator => ({
  name: { el: form.name, en: form.name_en },
  legal_form: { el: form.legal_form, en: form.legal_form_en },
  seat: { el: form.seat, en: form.seat_en },
  gemi: form.gemi,
  tax_number: form.tax_number,
  telephone: form.telephone,
  email: form.email,
  partner: { el: form.partner, en: form.partner_en },
});

type Change = Pick<ApprovedAct, 'adminId' | 'reason' | 'now'> & { before: OperatorInput; after: OperatorInput };

async function writeOperator(trx: Trx, { adminId, before, after, reason, now }: Change): Promise<void> {
  await updateSetting(trx, OPERATOR_SETTING, fromForm(after), adminId, now);
  await writeAuditLog(trx, {
    adminId,
    action: 'operator_changed',
    subject: 'setting',
    subjectId: SUBJECT_ID,
    reason,
    before,
    after,
    now,
  });
}

const lockOperator = async (trx: Trx, now: Date): Promise<OperatorInput> =>
  toForm(await lockSetting(trx, OPERATOR_SETTING, defaultOperator, now));

/** `needsApproval`: another admin has to approve it first, and what stands is as it was. */
export async function changeOperator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  typed: OperatorInput,
  reason: string,
): Promise<{ operator: Operator; needsApproval: boolean }> {
  return db.transaction().execute(async (trx) => {
    const now = clock();
    await lockSettingRequest(trx, 'operator');
    const before = await lockOperator(trx, now);
    const after = toForm(fromForm(typed));
    if (isDeepStrictEqual(before, after)) return { operator: fromForm(before), needsApproval: false };
    const act = { adminId, reason, now, before, after };
    const record = { targetId: 0, accountId: null, subject: 'setting', subjectId: SUBJECT_ID } as const;
    if (await requestApproval(trx, { kind: 'operator', ...record, input: after, ...act }))
      return { operator: fromForm(before), needsApproval: true };
    await writeOperator(trx, act);
    return { operator: fromForm(after), needsApproval: false };
  });
}

/** `onChange` runs when it holds: this process prints the new name at once, the others within a minute. */
export const createOperatorChange =
  (onChange: () => void): ApprovalPerformer =>
  async (trx, act) => {
    const after = operatorInput.parse(act.input);
    const before = await lockOperator(trx, act.now);
    if (!isDeepStrictEqual(changedFields(before, after).before, act.before)) throw new AppError('changed_meanwhile');
    await writeOperator(trx, { ...act, before, after });
    return async () => onChange();
  };

/** NAV-7: who runs the site. Changed in one transaction with its row in the audit log; the same again changes nothing. */
import { defaultOperator, type Operator } from '@estia/contract/site/operator';
import type { Deps } from '../../deps.ts';
import { writeAuditLog } from '../../platform/audit.ts';
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

export type OperatorForm = ReturnType<typeof toForm>;

const fromForm = (form: OperatorForm): Operator => ({
  name: { el: form.name, en: form.name_en },
  legal_form: { el: form.legal_form, en: form.legal_form_en },
  seat: { el: form.seat, en: form.seat_en },
  gemi: form.gemi,
  tax_number: form.tax_number,
  telephone: form.telephone,
  email: form.email,
  partner: { el: form.partner, en: form.partner_en },
});

export async function updateOperator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: number,
  form: OperatorForm,
  reason: string,
): Promise<Operator> {
  const input = fromForm(form);
  await db.transaction().execute(async (trx) => {
    const now = clock();
    const current = await lockSetting(trx, OPERATOR_SETTING, defaultOperator, now);
    const before = toForm({ ...defaultOperator, ...(current as Partial<Operator>) });
    const after = toForm(input);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await updateSetting(trx, OPERATOR_SETTING, input, adminId, now);
    await writeAuditLog(trx, {
      adminId,
      action: 'operator_changed',
      subject: 'setting' as const,
      subjectId: SUBJECT_ID,
      reason,
      before,
      after,
      now,
    });
  });
  return input;
}

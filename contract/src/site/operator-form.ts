/** NAV-7: who runs the site, as an admin types it. */
import { z } from 'zod';
import { email, gemi, phone, singleLineText, taxNumber } from '../accounts/model.ts';

const line = (max: number) => z.union([z.literal(''), singleLineText(max)]).default('');

export const operatorInput = z.object({
  name: singleLineText(160),
  name_en: singleLineText(160),
  legal_form: line(80),
  legal_form_en: line(80),
  seat: singleLineText(200),
  seat_en: singleLineText(200),
  gemi,
  tax_number: taxNumber,
  telephone: phone,
  email,
  partner: line(80),
  partner_en: line(80),
});
export type OperatorInput = z.infer<typeof operatorInput>;

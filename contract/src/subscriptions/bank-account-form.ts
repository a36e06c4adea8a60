/** SUBS-3: where agencies deposit, as an admin types it. */
import { z } from 'zod';
import { singleLineText } from '../accounts/model.ts';
import { parseIban } from './payment-inputs.ts';

export const bankAccountInput = z.object({
  beneficiary: singleLineText(140),
  bank: singleLineText(80),
  iban: z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(60, 'iban')
    .transform((text, context) => {
      const value = parseIban(text);
      if (value === null) context.addIssue({ code: 'custom', message: 'iban' });
      return value ?? z.NEVER;
    }),
});

/** What legal texts are made of, for calls and screens. */
import { z } from 'zod';
import { pair } from '../pair.ts';
import { legalTableNames, legalValueNames } from './legal-placeholders.ts';
import { legalKinds, legalLimits } from './limits.ts';
import { isValidMarkup } from './markup.ts';

export const legalKind = z.enum(legalKinds);
/** The day it took effect, or will. */
export const legalVersion = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid');

const words = (max: number) =>
  z
    .string('required')
    .max(max, 'too_long')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text !== '', 'required');

export const legalTextInput = words(legalLimits.text).refine(
  (text) => isValidMarkup(text, { values: legalValueNames, slots: legalTableNames }),
  'legal_text',
);
export const legalChangesInput = words(legalLimits.changes);
export const bilingualText = z.object({ el: z.string(), en: z.string() });

export const legalStates = ['draft', 'announced', 'in_force', 'past'] as const;
export type LegalState = (typeof legalStates)[number];

export const legalKindNames = {
  terms: pair('Όροι χρήσης', 'Terms of use'),
  privacy: pair('Απόρρητο και cookies', 'Privacy and cookies'),
} as const;

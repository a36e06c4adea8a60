/** What a failed ask says about the fields of a form, each under its form's own prefix. */

import type { ErrorCode } from '@estia/contract/errors';
import { getFailure, getRefusedFields } from '../../platform/failures.ts';

type Fields = Record<string, string>;
export type ContactFormError = { code: ErrorCode; fields: Fields };

/** Fields of the call → those of the form, whose names begin with its own. For one left empty the error says just that. */
export const mapFieldErrorsToForm = (form: string, fields: Fields, input: (name: string) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, why]) => {
      const name = `${form}.${field}`;
      const value = input(name);
      return [name, typeof value === 'string' && value.trim() === '' ? 'required' : why];
    }),
  );

export function getContactFormError(error: unknown, form: string, sent: FormData): ContactFormError {
  const fields = mapFieldErrorsToForm(form, getRefusedFields(error), (name) => sent.get(name));
  return { code: getFailure(error).code, fields };
}

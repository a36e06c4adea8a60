/** What the action of a screen does with a form: read it, ask with it, and show it again with what was wrong. */
import { type ErrorCode, errorStatuses } from '@estia/contract/errors';
import { data } from 'react-router';
import { getFailure, getRefusedFields, throwFailure } from './failures.ts';

export type FormValues = Record<string, string>;

/** Why a form was not taken, and what was typed: never a password or a code, which nobody should find in a page. */
export type FormError = { code: ErrorCode; fields: Record<string, string>; values: FormValues };

/** A body that is no form is the sender's fault, not ours. */
export const readFormData = (request: Request): Promise<FormData> =>
  request.formData().catch(() => throwFailure({ code: 'invalid_input', status: errorStatuses.invalid_input }));

export const readFormValues = async (request: Request): Promise<FormValues> =>
  listFormValues(await readFormData(request));

/** Strings only; of a name that came twice the last one. */
export function listFormValues(form: FormData): FormValues {
  const values: FormValues = {};
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Names of fields whose contents nobody should find in a page or a store. */
export const secretField = /password|token|passkey|(?<!postal_)code|form_key/i;

const omitSecretValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secretField.test(name)));

export type FormResult<T> = { ok: true; value: T } | { ok: false; refusal: FormError };

/** An answer that a person can do something about becomes a refusal; a fault becomes the error screen. */
export const catchFormError = <T>(work: Promise<T>, values: FormValues): Promise<FormResult<T>> =>
  work.then(
    (value): FormResult<T> => ({ ok: true, value }),
    (error): FormResult<T> => {
      const { code, status } = getFailure(error);
      if (status >= 500) throwFailure(error);
      const fields = getRefusedFields(error);
      return { ok: false, refusal: createFormError(code, fields, values) };
    },
  );

/** An empty field is told that it is empty, whatever else its rules have to say about nothing. */
export const createFormError = (code: ErrorCode, fields: Record<string, string>, values: FormValues): FormError => ({
  code,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, why]) => [name, values[name]?.trim() === '' ? 'required' : why]),
  ),
  values: omitSecretValues(values),
});

export const createFormErrorResponse = (refusal: FormError) => data(refusal, { status: errorStatuses[refusal.code] });

/** Made with the page: however often its form is sent, it is done once. */
export const createIdempotencyKey = (): string => crypto.randomUUID();

/** Fields that were left empty, as their errors; null when all are there. */
export function findMissingFields(values: FormValues, names: readonly string[]): Record<string, string> | null {
  const empty = names.filter((name) => (values[name] ?? '').trim() === '');
  return empty.length > 0 ? Object.fromEntries(empty.map((name) => [name, 'required'])) : null;
}

/** A refusal that is about one field, put at that field: `{ wrong_code: 'code' }`. */
export function assignErrorToField(refusal: FormError, fieldOf: Partial<Record<ErrorCode, string>>): FormError {
  const field = fieldOf[refusal.code];
  if (!field || Object.keys(refusal.fields).length > 0) return refusal;
  return { ...refusal, fields: { [field]: refusal.code } };
}

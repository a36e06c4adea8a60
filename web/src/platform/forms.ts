/** What the action of a screen does with a form: read it, ask with it, and show it again with what was wrong. */
import { type ErrorCode, errors } from '@estia/contract/errors';
import { data } from 'react-router';
import { failureOf, raise } from './failures.ts';

export type Values = Record<string, string>;

/** Why a form was not taken, and what was typed: never a password or a code, which nobody should find in a page. */
export type Refusal = { code: ErrorCode; fields: Record<string, string>; values: Values };

/** Strings only; of a name that came twice the last one. */
export async function readForm(request: Request): Promise<Values> {
  const values: Values = {};
  for (const [name, value] of await request.formData()) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Names of fields whose contents nobody should find in a page or a store. */
export const secretField = /password|token|passkey|(?<!postal_)code|form_key/i;

const shown = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secretField.test(name)));

export type Attempt<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** An answer that a person can do something about becomes a refusal; a fault becomes the error screen. */
export const attempt = <T>(work: Promise<T>, values: Values): Promise<Attempt<T>> =>
  work.then(
    (value): Attempt<T> => ({ ok: true, value }),
    (error): Attempt<T> => {
      const { code } = failureOf(error);
      if (errors[code].status >= 500) raise(error);
      const { fields = {} } = error as { fields?: Record<string, string> };
      return { ok: false, refusal: refuse(code, fields, values) };
    },
  );

/** An empty field is told that it is empty, whatever else its rules have to say about nothing. */
export const refuse = (code: ErrorCode, fields: Record<string, string>, values: Values): Refusal => ({
  code,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, why]) => [name, values[name]?.trim() === '' ? 'required' : why]),
  ),
  values: shown(values),
});

export const refused = (refusal: Refusal) => data(refusal, { status: errors[refusal.code].status });

/** Made with the page: however often its form is sent, it is done once. */
export const newFormKey = (): string => crypto.randomUUID();

/** Fields that were left empty, as their errors; null when all are there. */
export function missing(values: Values, names: readonly string[]): Record<string, string> | null {
  const empty = names.filter((name) => (values[name] ?? '').trim() === '');
  return empty.length > 0 ? Object.fromEntries(empty.map((name) => [name, 'required'])) : null;
}

/** A refusal that is about one field, put at that field: `{ wrong_code: 'code' }`. */
export function pointAt(refusal: Refusal, fieldOf: Partial<Record<ErrorCode, string>>): Refusal {
  const field = fieldOf[refusal.code];
  if (!field || Object.keys(refusal.fields).length > 0) return refusal;
  return { ...refusal, fields: { [field]: refusal.code } };
}

/** What the actions of pages with several forms share: which form came, asking with it, and the way back to the page. */
import { redirect } from 'react-router';
import { assignErrorToField, catchFormError, type FormError, type FormValues, readFormValues } from './forms.ts';
import { getLocale, localizePath } from './locale.ts';

export type FormSubmission = {
  intent: string;
  form: string;
  /** Fields of the form without its name before them. */
  values: FormValues;
  sent: FormValues;
  idempotencyKey: string | undefined;
};

export const readFormSubmission = async (request: Request): Promise<FormSubmission> =>
  createFormSubmission(await readFormValues(request));

/** Of a form that was read already, because it has a file. */
export function createFormSubmission(sent: FormValues): FormSubmission {
  const { intent = '', form = intent, form_key } = sent;
  const fields = Object.fromEntries(
    Object.entries(sent)
      .filter(([name]) => name.startsWith(`${form}.`))
      .map(([name, value]) => [name.slice(form.length + 1), value]),
  );
  // Two forms of a page are two requests, though the page has one key.
  return { intent, form, values: fields, sent, idempotencyKey: form_key ? `${form_key}:${form}` : undefined };
}

/** Errors that name no field, but are about one. */
const fieldByErrorCode = {
  wrong_code: 'code',
  email_in_use: 'email',
  gemi_in_use: 'general_commercial_agency_id',
} as const;

/** Refused fields carry the name of their form, as they do on the page. */
export async function catchSubmissionError<T>({ form, sent }: FormSubmission, work: Promise<T>) {
  const result = await catchFormError(work, sent);
  if (result.ok) return result;
  return { ok: false as const, refusal: prefixFieldErrors(form, assignErrorToField(result.refusal, fieldByErrorCode)) };
}

export const prefixFieldErrors = (form: string, refusal: FormError): FormError => ({
  ...refusal,
  fields: Object.fromEntries(Object.entries(refusal.fields).map(([name, code]) => [`${form}.${name}`, code])),
});

/** After success: another GET, so that nothing is sent twice by reloading. */
export function redirectWithFlash(url: URL, path: string, flash: string): Response {
  const [bare = path, query] = path.split('?');
  const search = new URLSearchParams(query);
  search.set('flash', flash);
  return redirect(localizePath(getLocale(url.pathname), `${bare}?${search}`), 303);
}

/** The refusal that the page shows: actions also answer with other things. */
export const findFormError = (answer: unknown): FormError | null =>
  typeof answer === 'object' && answer !== null && 'fields' in answer && 'values' in answer
    ? (answer as FormError)
    : null;

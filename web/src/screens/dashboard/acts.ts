/** What the actions of the dashboard share: which form came, asking with it, and the way back to the page. */
import { redirect } from 'react-router';
import { attempt, pointAt, type Refusal, readForm, type Values } from '../../platform/forms.ts';
import { localeOf, to } from '../../platform/locale.ts';

export type Act = {
  act: string;
  form: string;
  /** Fields of the form without its name before them. */
  own: Values;
  sent: Values;
  idempotencyKey: string | undefined;
};

export async function readAct(request: Request): Promise<Act> {
  const sent = await readForm(request);
  const { act = '', form = act, form_key } = sent;
  const own = Object.fromEntries(
    Object.entries(sent)
      .filter(([name]) => name.startsWith(`${form}.`))
      .map(([name, value]) => [name.slice(form.length + 1), value]),
  );
  // Two forms of a page are two wishes, though the page has one key.
  return { act, form, own, sent, idempotencyKey: form_key ? `${form_key}:${form}` : undefined };
}

/** Errors that name no field, but are about one. */
const fieldOf = {
  wrong_code: 'code',
  email_in_use: 'email',
  gemi_in_use: 'general_commercial_agency_id',
} as const;

/** Refused fields carry the name of their form, as they do on the page. */
export async function tryAct<T>({ form, sent }: Act, work: Promise<T>) {
  const tried = await attempt(work, sent);
  if (tried.ok) return tried;
  return { ok: false as const, refusal: inForm(form, pointAt(tried.refusal, fieldOf)) };
}

export const inForm = (form: string, refusal: Refusal): Refusal => ({
  ...refusal,
  fields: Object.fromEntries(Object.entries(refusal.fields).map(([name, code]) => [`${form}.${name}`, code])),
});

/** After success: another GET, so that nothing is sent twice by reloading. */
export function backTo(url: URL, path: string, said: string): Response {
  const [bare = path, query] = path.split('?');
  const search = new URLSearchParams(query);
  search.set('said', said);
  return redirect(to(localeOf(url.pathname), `${bare}?${search}`), 303);
}

/** The refusal that the page shows: actions also answer with other things. */
export const refusalIn = (answer: unknown): Refusal | null =>
  typeof answer === 'object' && answer !== null && 'fields' in answer && 'values' in answer
    ? (answer as Refusal)
    : null;

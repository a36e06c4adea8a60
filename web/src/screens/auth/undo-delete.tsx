/** The link of the letter that tells of a deletion: the account stays after all. */
import { undoDelete as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { CodeForm } from '../../features/accounts/CodeForm.tsx';
import { Door } from '../../features/accounts/Door.tsx';
import { privateHead } from '../../platform/door.ts';
import { attempt, newFormKey, pointAt, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';

export const meta = privateHead(words.title);
export const loader = () => ({ formKey: newFormKey() });

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = await readForm(request);
  const body = { code: values.code ?? '' };
  const asked = askFrom(context)('POST /user/undo-delete', { body, idempotencyKey: values.form_key });
  const tried = await attempt(asked, values);
  if (!tried.ok) return refused(pointAt(tried.refusal, { wrong_code: 'code', gone: 'code' }));
  const home = (await sessionOf(context)) ? '/dashboard/user/privacy' : '/auth/login';
  const { listings_active: active, listings_paused: paused } = tried.value;
  const said = paused > 0 ? 'account-kept-paused' : active > 0 ? 'account-kept-listings' : 'account-kept';
  return redirect(to(localeOf(url.pathname), `${home}?said=${said}`), 303);
}

export default function UndoDelete() {
  const { formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <Door title={words.title[locale]} lead={words.lead[locale]}>
      <CodeForm locale={locale} formKey={formKey} act={words.act[locale]} refusal={refusal} />
    </Door>
  );
}

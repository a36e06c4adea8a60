/** The links of the two letters about a change of email: both mailboxes have to say yes. */
import { emailChange as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { CodeForm } from '../../features/accounts/CodeForm.tsx';
import { Door } from '../../features/accounts/Door.tsx';
import { privateHead } from '../../platform/door.ts';
import { attempt, newFormKey, pointAt, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { Said } from '../../ui/form/index.ts';

export const meta = privateHead(words.title);
export const loader = () => ({ formKey: newFormKey() });

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = localeOf(url.pathname);
  const values = await readForm(request);
  const body = { code: values.code ?? '' };
  const asked = askFrom(context)('POST /user/confirm-email-change', { body, idempotencyKey: values.form_key });
  const tried = await attempt(asked, values);
  if (!tried.ok) return refused(pointAt(tried.refusal, { wrong_code: 'code', gone: 'code' }));
  if (!tried.value.changed) return redirect(to(locale, '/auth/confirm-email-change?said=half'), 303);
  const home = (await sessionOf(context)) ? '/dashboard/user/profile' : '/auth/login';
  return redirect(to(locale, `${home}?said=email-changed`), 303);
}

export default function ConfirmEmailChange() {
  const { formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <Door
      title={words.title[locale]}
      lead={words.lead[locale]}
      before={<Said locale={locale} words={{ half: words.half }} calm={['half']} />}
    >
      <CodeForm locale={locale} formKey={formKey} act={words.act[locale]} refusal={refusal} />
    </Door>
  );
}

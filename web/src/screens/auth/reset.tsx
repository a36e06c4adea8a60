/** AUTH-3, second step, for whoever has a code already or typed a wrong one. */
import { reset as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { ResetForm } from '../../features/accounts/ResetForm.tsx';
import { privateHead } from '../../platform/door.ts';
import { attempt, newFormKey, pointAt, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';

export const loader = () => ({ formKey: newFormKey() });
export const meta = privateHead(words.title);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = await readForm(request);
  const { email = '', oneTimePassword = '', password = '', passwordConfirmation = '' } = values;
  const body = { email, oneTimePassword, password, passwordConfirmation };
  const asked = askFrom(context)('POST /user/user-reset-password', { body, idempotencyKey: values.form_key });
  const tried = await attempt(asked, values);
  if (!tried.ok) return refused(pointAt(tried.refusal, { wrong_code: 'oneTimePassword' }));
  return redirect(to(localeOf(url.pathname), '/auth/login?said=password-changed'), 303);
}

export default function Reset() {
  const { formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <ResetForm locale={useLocale()} formKey={formKey} refusal={refusal} />;
}

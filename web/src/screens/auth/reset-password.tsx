/** AUTH-3, second step, for whoever has a code already or typed a wrong one. */

import { reset as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { PasswordResetForm } from '../../features/accounts/login/PasswordResetForm.tsx';
import {
  assignErrorToField,
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { addNextParam, parseNextPath } from '../../platform/session.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  formKey: createIdempotencyKey(),
  next: parseNextPath(url.searchParams.get('next')),
});
export const meta = createPrivateMeta(words.title);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const { email = '', oneTimePassword = '', password = '', passwordConfirmation = '' } = values;
  const body = { email, oneTimePassword, password, passwordConfirmation };
  const asked = getApiClient(context)('POST /user/user-reset-password', { body, idempotencyKey: values.form_key });
  const result = await catchFormError(asked, values);
  if (!result.ok) return createFormErrorResponse(assignErrorToField(result.refusal, { wrong_code: 'oneTimePassword' }));
  const login = `${pathTo(getLocale(url.pathname), '/auth/login')}?flash=password-changed`;
  return redirect(addNextParam(login, url.searchParams.get('next')), 303);
}

export default function ResetPassword() {
  const { formKey, next } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <PasswordResetForm locale={useLocale()} formKey={formKey} next={next} refusal={refusal} />;
}

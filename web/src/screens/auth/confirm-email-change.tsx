/** The links of the two letters about a change of email: both mailboxes have to say yes. */

import { emailChange as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
import {
  assignErrorToField,
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { findSessionUser } from '../../platform/session.ts';
import { FlashMessage } from '../../ui/form/index.ts';
import { FormPage } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.title);
export const loader = () => ({ formKey: createIdempotencyKey() });

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = getLocale(url.pathname);
  const values = await readFormValues(request);
  const body = { code: values.code ?? '' };
  const asked = getApiClient(context)('POST /user/confirm-email-change', { body, idempotencyKey: values.form_key });
  const result = await catchFormError(asked, values);
  if (!result.ok)
    return createFormErrorResponse(assignErrorToField(result.refusal, { wrong_code: 'code', gone: 'code' }));
  if (!result.value.changed) return redirect(`${pathTo(locale, '/auth/confirm-email-change')}?flash=half`, 303);
  const nextPath = (await findSessionUser(context)) ? '/dashboard/user/profile' : '/auth/login';
  return redirect(localizePath(locale, `${nextPath}?flash=email-changed`), 303);
}

export default function ConfirmEmailChange() {
  const { formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <FormPage
      title={words.title[locale]}
      lead={words.lead[locale]}
      before={<FlashMessage locale={locale} words={{ half: words.half }} calm={['half']} />}
    >
      <ConfirmationCodeForm locale={locale} formKey={formKey} intent={words.confirm[locale]} refusal={refusal} />
    </FormPage>
  );
}
